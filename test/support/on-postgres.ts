import { isSoak } from './draw.ts'
import { drawnFiles, filesOf } from './drawn-files.ts'

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

const whole = ['test/api/**/*.test.ts']

/** The API's files that run on PostgreSQL: these and some others, or all in `npm run soak`. */
export const onPostgres = (): string[] => (isSoak ? whole : drawnFiles('api', always, () => 3))

/** The API's files that run on the embedded database: all others, and some of these, or all in `npm run soak`. */
export const onEmbedded = (): string[] => {
  if (isSoak) return whole
  const others = filesOf('api').filter((name) => !always.includes(name))
  return drawnFiles('api', others, () => 4)
}
