import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { deleteProjectRow } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor } from '../../policies/access.ts'
import { announceDeleted } from './announce-deleted.ts'

/** Deletes a project and all in it. Throws NOT_FOUND. */
export async function deleteProject({ db }: Pick<Services, 'db'>, person: Person, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'deleteProject')
    const { workspaceId } = project
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'project-deleted', project })
    await announceDeleted(tx, [{ id, workspaceId }])
    await deleteProjectRow(tx, id)
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
  })
}
