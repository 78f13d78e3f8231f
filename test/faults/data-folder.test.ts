import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { DataFolderBusy, lockDataFolder } from '#server/db/lock.ts'
import { atMost, drawn } from '#test/support/draw.ts'
import { until } from '#test/support/product.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** Opens the folder in another process and says 'open'; it stays until it is killed. */
function holder(folder: string, onOpen: 'lock' | 'database') {
  const program =
    onOpen === 'lock'
      ? `const { lockDataFolder } = await import('#server/db/lock.ts'); await lockDataFolder(process.argv[1]); console.log('open'); setInterval(() => {}, 1000)`
      : `const { openEmbedded } = await import('#server/db/embedded.ts'); await openEmbedded(process.argv[1]); console.log('open'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const open = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, open, gone, kill: () => (child.kill('SIGKILL'), gone) }
}

test('a second server on a live data folder is refused in words', async () => {
  const folder = await newFolder()
  const first = holder(folder, 'lock')
  await first.open
  await expect(openEmbedded(folder)).rejects.toThrow(DataFolderBusy)
  await expect(openEmbedded(folder)).rejects.toThrow(`in use by process ${first.child.pid}`)
  await first.kill()
})

test('the lock of a killed server is free at once', async () => {
  const folder = await newFolder()
  const first = holder(folder, 'lock')
  await first.open
  await first.kill()
  const lock = await lockDataFolder(folder)
  await lock.release()
})

test('of many that start at once exactly one gets the folder, and the next one after its release', async () => {
  const folder = await newFolder()
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)))
  const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(won).toHaveLength(1)
  await won[0]?.release()
  await (await lockDataFolder(folder)).release()
})

test('files that are no database are refused, and the lock does not stay behind', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'PG_VERSION'), 'nonsense')
  await expect(openEmbedded(folder)).rejects.toThrow()
  await (await lockDataFolder(folder)).release()
})

test(
  'a kill during the first start leaves a folder that opens, private to its owner',
  async () => {
    const folder = await newFolder()
    const written = async () => (await readdir(folder, { recursive: true }).catch(() => [])).length
    for (const files of drawn([1, 100, 500], 1)) {
      const first = holder(folder, 'database')
      await until(async () => (await written()) >= files, 120_000)
      await first.kill()
    }
    const database = await openEmbedded(folder)
    await database.ping()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const copy = await database.dump()
    expect(copy?.size).toBeGreaterThan(1000)
    await database.close()
    expect((await readdir(folder)).sort()).toEqual(['database', 'server.lock'])
  },
  atMost(300_000),
)
