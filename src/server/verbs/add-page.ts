import { newPageProblem } from '#rules/pages.ts'
import { hideChat } from '../db/queries/hidden-messages.ts'
import { showVersion } from '../db/queries/pages.ts'
import { transact } from '../db/transact.ts'
import type { Person, Services } from '../services.ts'
import { lockProjectFor } from './access.ts'
import { contentChanged } from './content-changed.ts'
import { newId } from './new-id.ts'
import { pageNames, refuse } from './page-changes.ts'

/**
 * Adds an empty page at the end. The chat of a page of that name that was taken out stays reachable, put aside.
 * @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function addPage(
  { db }: Services,
  person: Person,
  { project_id: id, name }: { project_id: string; name: string },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id)
    const { shown, leftOut } = await pageNames(tx, id)
    refuse(newPageProblem([...shown, ...leftOut], name))
    await hideChat(tx, id, name, { after: -1, by: newId() })
    await showVersion(tx, project, name, null)
    return { revision: (await contentChanged(tx, id)).revision }
  })
}
