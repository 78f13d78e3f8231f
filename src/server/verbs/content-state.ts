import { type ContentState, contentState as findState } from '../db/queries/content-state.ts'
import type { Person, Services } from '../services.ts'

export type { ContentState }

/** The state that a project's content is in, for who may see it; else null. */
export function contentState({ db }: Services, person: Person, projectId: string): Promise<ContentState | null> {
  return findState(db, person.id, projectId)
}
