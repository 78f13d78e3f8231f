import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of this data folder, made on the first start. Only its owner can read the file. */
export async function folderSecret(folder: string): Promise<string> {
  const file = join(folder, 'auth.secret')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known.trim()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Written whole beside it and then linked, so that a kill leaves no half a secret and two starts agree on one.
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh, { force: true })
  return (await readFile(file, 'utf8')).trim()
}
