import { pageLockReason, pageNameProblem } from '#rules/pages.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { hideChat } from '../../db/queries/hidden-messages.ts'
import { movePageContent } from '../../db/queries/move-page.ts'
import { deletePageRow, updatePage } from '../../db/queries/pages.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { pageNames, refuse } from './page-changes.ts'

/**
 * Gives a page another name, everywhere: chat, versions and what they show. What is left of a page of that name that was
 * taken out is put aside before it. @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function renamePage(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: id, name: from, to }: { project_id: string; name: string; to: string },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown, leftOut, made } = await pageNames(tx, id)
    if (!shown.includes(from)) throw new AppError('NOT_FOUND')
    refuse(pageLockReason(from, made.includes(from)))
    refuse(pageNameProblem([...shown, ...leftOut], to, from))
    if (from === to) return { revision: project.revision }
    await hideChat(tx, id, to, { after: -1, by: newId() })
    await deletePageRow(tx, id, to)
    await updatePage(tx, id, from, { name: to })
    await movePageContent(tx, id, from, to)
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'page-renamed',
      project,
      facts: { page: to, before: from },
    })
    return { revision: (await contentChanged(tx, id)).revision }
  })
}
