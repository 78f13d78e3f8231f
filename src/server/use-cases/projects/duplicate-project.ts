import type { Project } from '#api/projects.ts'
import { copyName } from '#rules/workspaces.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { copyContent, listContentIds } from '../../db/queries/copy-project.ts'
import { insertProject } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { holdWorkspaceFor, lockProjectFor, projectFor } from '../../policies/access.ts'
import { newId } from '../../db/new-id.ts'
import { projectAnswer } from '../../presenters/project.ts'
import { needRoomForProject } from '../../policies/room-for-project.ts'
import { needRoomForCopy } from '../../policies/room-in-storage.ts'

/** Copies a project with its pages, versions and chat, beside it. Throws NOT_FOUND, PLAN_LIMIT and STORAGE_LIMIT. */
export async function duplicateProject(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  id: string,
): Promise<Project> {
  return transact(services.db, async (tx) => {
    const { workspaceId } = await projectFor(tx, person, id, 'createProject')
    // Workspace, plan, project: the order in which everybody takes them.
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'createProject')
    await needRoomForProject(services, tx, workspace)
    const source = await lockProjectFor(tx, person, id, 'see')
    await needRoomForCopy(services, tx, source)
    const copy = await insertProject(tx, {
      id: newId(),
      workspaceId,
      userId: person.id,
      name: copyName(source.name),
      mode: source.mode,
      structure: source.structure,
    })
    const ids = await listContentIds(tx, id)
    await copyContent(tx, id, copy, Object.fromEntries(ids.map((from) => [from, newId()])))
    const facts = { of: source.name }
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'project-copied', project: copy, facts })
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
    return projectAnswer(copy, workspace.role)
  })
}
