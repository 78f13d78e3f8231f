import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, until } from './product.ts'

/** Where Debian's package puts the programs of the newest PostgreSQL on this machine; null when there is none. */
export function programs(): string | null {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return null
  const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  return newest ? join(versions, newest, 'bin') : null
}

export const hasPostgres = programs() !== null

/** PostgreSQL refuses to run as root; the package has a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const of = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: of('-u'), gid: of('-g') }
}

/** A PostgreSQL server of one's own, in a folder that goes with it. */
export type Cluster = {
  /** the address of a database in it */
  url(database: string): string
  /** a new database, empty or copied from another one that nobody uses now */
  create(database: string, template?: string): Promise<string>
  /** kill -9 of the postmaster: every connection is lost */
  kill(): Promise<void>
  /** starts it again, through its own recovery */
  start(): Promise<void>
  /** ends every connection to a database, while the server stays */
  dropConnections(database: string): Promise<void>
  stop(): Promise<void>
}

/** Starts one; `settings` as in its configuration file. */
export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const bin = programs()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-N', '-E', 'UTF8', '--no-locale'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const url = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`
  let server: ChildProcess | null = null
  let gone = Promise.resolve()

  async function start() {
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings }
    const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(bin ?? '', 'postgres'), ['-D', data, '-p', String(port), ...given], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    server = child
    gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await until(() => answers(url('postgres')), 30_000)
  }
  async function end(signal: NodeJS.Signals) {
    server?.kill(signal)
    await gone
  }
  process.once('exit', () => {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return {
    url,
    async create(database, template = 'template1') {
      await createDatabase(url('postgres'), database, template)
      return url(database)
    },
    kill: () => end('SIGKILL'),
    start,
    dropConnections: (database) =>
      ask(
        url('postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${pg.escapeLiteral(database)}`,
      ),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database as a copy of another one that nobody uses now; `url` is that of any database of the cluster. */
export function createDatabase(url: string, database: string, template: string): Promise<void> {
  return ask(url, `create database ${pg.escapeIdentifier(database)} template ${pg.escapeIdentifier(template)}`)
}

export function dropDatabase(url: string, database: string): Promise<void> {
  return ask(url, `drop database ${pg.escapeIdentifier(database)} with (force)`)
}

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(query)
  } finally {
    await client.end().catch(() => {})
  }
}

function answers(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  )
}
