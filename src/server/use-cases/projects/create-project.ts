import type { Project } from '#api/projects.ts'
import { nextProjectName } from '#rules/workspaces.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { countProjects, insertProject } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { newId } from '../../db/new-id.ts'
import { projectAnswer } from '../../presenters/project.ts'
import { needRoomForProject } from '../../policies/room-for-project.ts'

/** Creates a project with an empty Home page; without a name it is called 'Project {n+1}'. Throws NOT_FOUND and PLAN_LIMIT. */
export async function createProject(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { workspace_id: workspaceId, name }: { workspace_id: string; name?: string | undefined },
): Promise<Project> {
  return transact(services.db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'createProject')
    await needRoomForProject(services, tx, workspace)
    const row = await insertProject(tx, {
      id: newId(),
      workspaceId,
      userId: person.id,
      name: name ?? nextProjectName(await countProjects(tx, workspaceId)),
    })
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'project-created', project: row })
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
    return projectAnswer(row, workspace.role)
  })
}
