import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawn, isSoak } from './draw.ts'

/** What a database of one process could hide: locks, races, constraints, what one tenant sees of another. */
const always = [
  'changes-at-once',
  'comments',
  'credit-races',
  'domains',
  'edits-together',
  'ledger-migration',
  'line',
  'notifications',
  'ownership',
  'people',
  'project-generations',
  'realtime',
  'reviews',
  'submissions',
  'tenancy',
  'versions',
]

/** The API's files that run on PostgreSQL too: these and some others, or all in `npm run soak`. */
export function onPostgres(): string[] {
  if (isSoak) return ['test/api/**/*.test.ts']
  const names = readdirSync(join(import.meta.dirname, '../api'))
    .flatMap((file) => /^([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const gone = always.find((name) => !names.includes(name))
  if (gone) throw new Error(`There is no file of the API "${gone}".`)
  const others = drawn(
    names.filter((name) => !always.includes(name)),
    5,
  )
  return [...always, ...others].map((name) => `test/api/${name}.test.ts`)
}
