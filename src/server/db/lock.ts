import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The embedded database destroys rows when a second process opens it, so exactly one process may hold its folder. */
export type DataLock = { release(): Promise<void> }

/** Another living process holds the data folder. */
export class DataFolderBusy extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by ${pid ? `process ${pid}` : 'another process'}. Stop that server first, or set DATA_DIR to another folder.`,
    )
  }
}

/** What SQLite answers when somebody else holds the lock. */
const busy = 5

/**
 * Takes the folder's exclusive lock. Throws DataFolderBusy.
 * An exclusive SQLite transaction is a lock of the operating system: it ends with its process, however that dies.
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  const pidFile = join(folder, 'server.pid')
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new DataFolderBusy(folder, await readFile(pidFile, 'utf8').catch(() => ''))
    throw error
  }
  await writeFile(pidFile, String(process.pid), { mode: 0o600 })
  return {
    release: async () => {
      await rm(pidFile, { force: true })
      file.close()
    },
  }
}
