import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawn, isSoak } from './draw.ts'

/** What a database of one process could hide: locks, races, constraints, what one tenant sees of another. */
const always = [
  'activity',
  'ask-for-change',
  'changes-at-once',
  'comments',
  'credit-races',
  'domains',
  'edits-together',
  'ledger-migration',
  'line',
  'live-edits',
  'notification-mails',
  'notifications',
  'ownership',
  'people',
  'picks',
  'preview-links',
  'project-generations',
  'realtime',
  'remix',
  'reviews',
  'submissions',
  'tenancy',
  'usage',
  'version-ids',
  'version-ids-migration',
  'versions',
  'visits',
]

/** The API's files that run on PostgreSQL too: these and some others, or all in `npm run soak`. */
export function onPostgres(): string[] {
  if (isSoak) return ['test/api/**/*.test.ts']
  const names = readdirSync(join(import.meta.dirname, '../api'))
    .flatMap((file) => /^([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const others = drawn(
    names.filter((name) => !always.includes(name)),
    4,
  )
  return [...always, ...others].map((name) => `test/api/${name}.test.ts`)
}
