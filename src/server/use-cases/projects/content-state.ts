import { contentState as findState } from '../../db/queries/content-state.ts'
import type { Person, Services } from '../../services.ts'
import { maxPagesOf } from '../../policies/room-in-storage.ts'

/** What tells one answer of a project's content from another. */
export type ContentState = { revision: number; running: string[]; maxPages: number | null }

/** The state that a project's content is in, for who may see it; else null. */
export async function contentState(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
): Promise<ContentState | null> {
  const row = await findState(db, person.id, projectId)
  return row && { revision: row.revision, running: row.running, maxPages: maxPagesOf(row.plan, config) }
}
