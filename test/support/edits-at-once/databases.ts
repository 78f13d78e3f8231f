import { onTestFinished } from 'vitest'
import { drawn } from '../draw.ts'
import { hasPostgres, startCluster } from '../postgres.ts'

const all = hasPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const)
type DatabaseName = (typeof all)[number]

/** The databases that a journey is walked on: one of them, both in `npm run soak`, or the one of `TEST_DATABASE`. */
export const walkedDatabases: readonly DatabaseName[] = all.some((name) => name === process.env['TEST_DATABASE'])
  ? all.filter((name) => name === process.env['TEST_DATABASE'])
  : drawn(all, 1)

/** The settings of a server with that database, which goes with the test. */
export async function settingsFor(database: DatabaseName): Promise<Record<string, string>> {
  if (database === 'embedded') return {}
  const cluster = await startCluster()
  onTestFinished(() => cluster.stop())
  return { DATABASE_URL: await cluster.create('product') }
}
