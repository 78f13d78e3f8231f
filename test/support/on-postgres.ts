import { drawn, isSoak } from './draw.ts'
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

/** What takes a quarter of a minute or more, and has its promises in other files too: a quarter of it in a run, another one in the next. */
const long = [
  'ask-for-change',
  'bus',
  'contact',
  'embedded',
  'model-usage',
  'own-models',
  'polish',
  'review-comments',
  'site-export',
  'sites',
  'storage',
  'storage-copies',
  'storage-plans',
  'usage',
  'worst-case',
]

/** The API's files that run on the embedded database: what does not run on PostgreSQL but for a quarter of what is long, or all in `npm run soak`. */
export const onEmbedded = (): string[] => {
  if (isSoak) return whole
  const left = new Set(drawn(long, Math.ceil(long.length / 4)))
  const others = filesOf('api').filter((name) => !always.includes(name) && (!long.includes(name) || left.has(name)))
  return drawnFiles('api', others, () => 1)
}
