import DataLoader from 'dataloader'
import { type AskedState, contentStates } from '../../db/queries/content-state.ts'
import type { Services } from '../../services.ts'
import { maxPagesOf } from '../../policies/room-in-storage.ts'

/** What tells one answer of a project's content from another. */
export type ContentState = { revision: number; running: string[]; maxPages: number | null }

/** So many are asked for at once at most. */
const atOnce = 100

/**
 * The state that a project's content is in, for who may see it; else null. Everybody who looks at a project reads it when
 * something of it changes: what is asked at the same time is one statement. Nothing is kept.
 */
export function createContentStates({
  db,
  config,
}: Pick<Services, 'config' | 'db'>): Pick<DataLoader<AskedState, ContentState | null>, 'load'> {
  return new DataLoader<AskedState, ContentState | null>(
    async (asked) => {
      const rows = await contentStates(db, asked)
      return rows.map(
        (row) => row && { revision: row.revision, running: row.running, maxPages: maxPagesOf(row.plan, config) },
      )
    },
    // by then all requests that have arrived by now have asked
    { cache: false, maxBatchSize: atOnce, batchScheduleFn: (ask) => void setImmediate(ask) },
  )
}
