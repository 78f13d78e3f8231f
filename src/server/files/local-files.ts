import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Files } from './files.ts'

/** What is being written lies in a folder of its own, so that what a killed server left there is found without a walk. */
const unfinished = 'unfinished'

/** Files in a folder that only the server's own user can read. It is made with the first file. */
export function localFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, bytes, contentType) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const staged = `${unfinished}/${randomUUID()}`
      try {
        await disk.put(staged, bytes, { contentType })
        await mkdir(dirname(join(folder, key)), { recursive: true, mode: 0o700 })
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
    async deleteUnfinished(before) {
      let deleted = 0
      for (const name of await readdir(join(folder, unfinished)).catch(() => [])) {
        // One that was renamed meanwhile is whole.
        const begun = await stat(join(folder, unfinished, name)).catch(() => null)
        if (!begun || begun.mtime >= before) continue
        await disk.delete(`${unfinished}/${name}`)
        deleted += 1
      }
      return deleted
    },
  }
}
