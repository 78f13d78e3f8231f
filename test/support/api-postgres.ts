import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { openPostgres } from '#server/db/postgres.ts'
import { createDatabase, dropDatabase, programs, startCluster } from './postgres.ts'

/** Every database of a test is copied from this one, which is migrated once. */
const template = 'migrated'

/** What a power cut would cost does not matter in a test. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Starts the PostgreSQL of the project `api-postgres` and tells its workers where it is. @returns what stops it */
export default async function setup(): Promise<() => Promise<void>> {
  install()
  const cluster = await startCluster(hasty)
  await (await openPostgres(await cluster.create(template))).close()
  process.env['TEST_POSTGRES'] = cluster.url('postgres')
  return () => cluster.stop()
}

let databases = 0

type Own = { url: string; drop(): Promise<void> }

/** A migrated database of its own. */
export const freshDatabase = (): Promise<Own> => copyOf(template)

/** One of its own without any table. */
export const emptyDatabase = (): Promise<Own> => copyOf('template0')

async function copyOf(source: string): Promise<Own> {
  const cluster = process.env['TEST_POSTGRES'] ?? ''
  const name = `test_${process.pid}_${(databases += 1)}`
  await createDatabase(cluster, name, source)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(cluster, name) }
}

/** Debian's package, when this machine has no PostgreSQL and we may install it. */
function install(): void {
  if (programs() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing PostgreSQL from the system packages (once) …\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  if (programs() !== null) return
  throw new Error(
    'The API tests also run on PostgreSQL 15 or newer, which this machine does not have. Install the package "postgresql", or leave them out: npm test -- --project unit --project api --project journeys',
  )
}
