import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded.ts'

/** A folder that all workers of a run share: a migrated database to copy, and which servers are up. */
const folder = (): string | undefined => process.env['TEST_RUN']

/** Makes it before the first test. @returns what ends the servers that are left and removes it */
export default async function setup(): Promise<() => void> {
  if (folder()) return () => {}
  const run = mkdtempSync(join(tmpdir(), 'pagewright-run-'))
  process.env['TEST_RUN'] = run
  await mkdir(join(run, 'servers'))
  const database = await openEmbedded(join(run, 'data'))
  const dump = await database.dump()
  await database.close()
  if (dump) await writeFile(join(run, 'dump.tgz'), Buffer.from(await dump.arrayBuffer()))
  return () => {
    for (const pid of readdirSync(join(run, 'servers'))) end(Number(pid))
    rmSync(run, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The data folder with a migrated database in it; null outside a run that has made one. */
export const preparedData = (): string | null => inRun('data')
/** The same database as a file for one in memory. */
export const preparedDump = (): string | null => inRun('dump.tgz')

/** Notes a server, which is ended with the run at the latest: its worker may be gone by then. */
export async function noteServer(pid: number | undefined, gone: Promise<void>): Promise<void> {
  const note = inRun(join('servers', String(pid)))
  if (!note) return
  await writeFile(note, '')
  void gone.then(() => rm(note, { force: true }))
}

const inRun = (name: string): string | null => {
  const run = folder()
  return run ? join(run, name) : null
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
