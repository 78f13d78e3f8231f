import { pageNameProblem } from '#rules/pages.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { hideChat } from '../../db/queries/hidden-messages.ts'
import { showVersion } from '../../db/queries/pages.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { contentChanged } from '../projects/content-changed.ts'
import { newId } from '../../db/new-id.ts'
import { pageNames, refuse } from './page-changes.ts'
import { needRoomForPage } from '../../policies/room-in-storage.ts'

/**
 * Adds an empty page at the end. The chat of a page of that name that was taken out stays reachable, put aside.
 * @returns the new revision. Throws NOT_FOUND, CONFLICT and STORAGE_LIMIT.
 */
export async function addPage(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: id, name }: { project_id: string; name: string },
): Promise<{ revision: number }> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { shown, leftOut } = await pageNames(tx, id)
    refuse(pageNameProblem([...shown, ...leftOut], name))
    await needRoomForPage(services, tx, project)
    await hideChat(tx, id, name, { after: -1, by: newId() })
    await showVersion(tx, project, name, null)
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'page-added',
      project,
      facts: { page: name },
    })
    return { revision: (await contentChanged(tx, id)).revision }
  })
}
