import { newPageProblem } from '#rules/pages.ts'
import { updatePage } from '../db/queries/pages.ts'
import { transact } from '../db/transact.ts'
import { Refusal } from '../errors.ts'
import type { Person, Services } from '../services.ts'
import { lockProjectFor } from './access.ts'
import { pageNames, putPage, refuse } from './page-changes.ts'

/**
 * Brings a page that was taken out back to its place; one that is there stays as it is.
 * @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function returnPage(
  { db }: Services,
  person: Person,
  { project_id: id, name, index }: { project_id: string; name: string; index: number },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id)
    const { shown, removed } = await pageNames(tx, id)
    if (shown.includes(name)) return { revision: project.revision }
    if (!removed.includes(name)) throw new Refusal('NOT_FOUND')
    refuse(newPageProblem(shown, name))
    await updatePage(tx, id, name, { removedAt: null, leftOut: false })
    return putPage(tx, id, { others: shown, name, index })
  })
}
