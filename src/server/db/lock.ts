import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The embedded database destroys rows when a second process opens it, so exactly one process may hold its folder. */
export type DataLock = { release(): Promise<void> }

/** Another living process holds the data folder. */
export class DataFolderBusy extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that server first, or set DATA_DIR to another folder.`,
    )
    this.pid = pid
  }
}

const holder = z.object({ pid: z.number().int().positive(), started: z.string(), id: z.string() })

/** Takes the folder's exclusive lock. A lock whose process is gone is taken over. Throws DataFolderBusy. */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  const path = join(folder, 'server.lock')
  const mine = { pid: process.pid, started: await startOf(process.pid), id: randomUUID() }
  // The file appears with its content in one step: written aside, then linked, which fails when the name is taken.
  const draft = `${path}.${mine.id}`
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await tryLink(draft, path)) return { release: () => release(path, mine.id) }
      const other = await readHolder(path)
      if (other && (await isAlive(other))) throw new DataFolderBusy(folder, other.pid)
      await removeStale(path, other?.id ?? null)
    }
    throw new DataFolderBusy(folder, 0)
  } finally {
    await rm(draft, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readHolder(path: string): Promise<z.infer<typeof holder> | null> {
  try {
    return holder.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

/** Renames the dead lock away and looks at what it took: two starters can never both remove a living lock. */
async function removeStale(path: string, id: string | null): Promise<void> {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const taken = await readHolder(aside)
  const wrong = taken !== null && taken.id !== id
  if (wrong) await tryLink(aside, path)
  await unlink(aside)
}

async function release(path: string, id: string): Promise<void> {
  const current = await readHolder(path)
  if (current?.id === id) await rm(path, { force: true })
}

async function isAlive(other: { pid: number; started: string }): Promise<boolean> {
  try {
    process.kill(other.pid, 0)
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false
  }
  const started = await startOf(other.pid)
  return started === '' || other.started === '' || started === other.started
}

/** When a process started, as the kernel counts it, so that a reused pid is not taken for the old process; '' where unknown. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
