import { isSoak } from './draw.ts'
import { drawnFiles } from './drawn-files.ts'

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
export const onPostgres = (): string[] => (isSoak ? ['test/api/**/*.test.ts'] : drawnFiles('api', always, () => 5))
