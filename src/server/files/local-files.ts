import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Files } from './files.ts'

/** Files in a folder that only the server's own user can read. It is made with the first file. */
export function localFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, bytes, contentType) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const staged = `${key}.${randomUUID()}.new`
      try {
        await disk.put(staged, bytes, { contentType })
        await rename(join(folder, staged), join(folder, key))
      } catch (error) {
        await disk.delete(staged).catch(() => {})
        throw error
      }
    },
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteFolder: (prefix) => disk.deleteAll(prefix),
  }
}
