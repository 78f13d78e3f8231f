import { pageLockReason } from '#rules/pages.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { updatePage } from '../../db/queries/pages.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { pageNames, refuse } from './page-changes.ts'

/**
 * Takes a page out; its chat and versions stay, so that it can come back whole.
 * @returns the new revision. Throws NOT_FOUND and CONFLICT.
 */
export async function deletePage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
  { project_id: id, name }: { project_id: string; name: string },
): Promise<{ revision: number }> {
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown, leftOut, made } = await pageNames(tx, id)
    if (!shown.includes(name) && !leftOut.includes(name)) throw new AppError('NOT_FOUND')
    refuse(pageLockReason(name, made.includes(name)))
    await updatePage(tx, id, name, { removedAt: now(), leftOut: false })
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'page-deleted',
      project,
      facts: { page: name },
    })
    return { revision: (await contentChanged(tx, id)).revision }
  })
}
