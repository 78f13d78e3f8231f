import type { Mode } from '#rules/turns.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from './content-changed.ts'

/** Chooses HTML or JSON mode for a project. @returns the new revision. Throws NOT_FOUND. */
export async function setProjectMode(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: id, mode }: { project_id: string; mode: Mode },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { revision } = project.mode === mode ? project : await contentChanged(tx, id, { mode })
    return { revision }
  })
}
