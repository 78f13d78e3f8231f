import type { Project } from '#api/projects.ts'
import { defaultProjectName } from '#rules/workspaces.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { lockProfile } from '../../db/queries/profiles.ts'
import { findImported, insertProject } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { newId } from '../../db/new-id.ts'
import { projectAnswer } from '../../presenters/project.ts'
import { needRoomForProject } from '../../policies/room-for-project.ts'
import { needRoomForBrought } from '../../policies/room-in-storage.ts'
import { needShallow } from '../../policies/need-shallow.ts'
import { type LocalWork, mapWork, storeWork } from './store-local-work.ts'

type Import = { workspace_id: string; import_id: string; name?: string | undefined; work: LocalWork }

/**
 * Makes a project of what a visitor made before signing in. What was imported under that id already is only answered again.
 * Throws NOT_FOUND, PLAN_LIMIT and STORAGE_LIMIT.
 */
export async function importProject(
  services: Pick<Services, 'config' | 'db' | 'work'>,
  person: Person,
  input: Import,
): Promise<Project> {
  const { workspace_id: workspaceId, import_id: importId, name, work } = input
  await needShallow(
    services,
    person.id,
    [...work.pages, ...work.versions].map(({ html }) => html),
  )
  const mapped = await mapWork(services, person, work)
  return transact(services.db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'createProject')
    // Two tabs that import the same work take turns here.
    await lockProfile(tx, person.id)
    const known = await findImported(tx, person.id, importId)
    if (known) return projectAnswer(known, workspace.role)
    await needRoomForProject(services, tx, workspace)
    const project = await insertProject(tx, {
      id: newId(),
      workspaceId,
      userId: person.id,
      importId,
      name: name ?? defaultProjectName,
      mode: work.mode,
    })
    await storeWork(tx, project, person, mapped)
    await needRoomForBrought(services, tx, project, 'import')
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'project-created', project })
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
    return projectAnswer(project, workspace.role)
  })
}
