import type { OwnModel } from '#api/models.ts'
import type { WorkspaceModelRow } from '../db/queries/models.ts'
import { keyProviderNames } from '#rules/model-choice.ts'

/** What of a model with an own key leaves the server, listed by hand: never the key. */
export function ownModelAnswer(row: Omit<WorkspaceModelRow, 'createdAt'>): OwnModel {
  return {
    id: row.id,
    provider: keyProviderNames.find((known) => known === row.provider) ?? 'other',
    base_url: row.baseUrl,
    model: row.model,
    last_four: row.lastFour,
    trouble: row.trouble,
    first_word_ms: row.firstWordMs,
    tested_at: row.testedAt?.toISOString() ?? null,
  }
}
