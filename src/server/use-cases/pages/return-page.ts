import { pageNameProblem } from '#rules/pages.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { updatePage } from '../../db/queries/pages.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { pageNames, putPage, refuse } from './page-changes.ts'
import { needRoomForPage } from '../../policies/room-in-storage.ts'

/**
 * Brings a page that was taken out back to its place; one that is there stays as it is.
 * @returns the new revision. Throws NOT_FOUND, CONFLICT and STORAGE_LIMIT.
 */
export async function returnPage(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: id, name, index }: { project_id: string; name: string; index: number },
): Promise<{ revision: number }> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown, removed, leftOut } = await pageNames(tx, id)
    if (shown.includes(name)) return { revision: project.revision }
    if (!removed.includes(name)) throw new AppError('NOT_FOUND')
    refuse(pageNameProblem(shown, name))
    // One that a switch left out is counted already.
    if (!leftOut.includes(name)) await needRoomForPage(services, tx, project)
    await updatePage(tx, id, name, { removedAt: null, leftOut: false })
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'page-returned',
      project,
      facts: { page: name },
    })
    return putPage(tx, id, { others: shown, name, index })
  })
}
