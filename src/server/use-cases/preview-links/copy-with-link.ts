import type { Project } from '#api/projects.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { copyShownPages, listShownIds } from '../../db/queries/copy-project.ts'
import { findPreviewed } from '../../db/queries/preview-links.ts'
import { insertProject, lockProject } from '../../db/queries/projects.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { needRoomForProject } from '../../policies/room-for-project.ts'
import { needRoomForBrought } from '../../policies/room-in-storage.ts'
import { projectAnswer } from '../../presenters/project.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { linkLeadsNowhere } from './look-with-link.ts'

type Asked = { token: string; workspace_id: string }

/**
 * Makes a new project of what a link shows, where its owner allows it: the pages as they are now, and neither chat nor
 * comments nor earlier versions. Throws NOT_FOUND, FORBIDDEN, GONE, PLAN_LIMIT, STORAGE_LIMIT and TOO_MANY.
 */
export async function copyWithLink(
  services: Pick<Services, 'config' | 'db' | 'limits'>,
  person: Person,
  { address }: Visitor,
  { token, workspace_id: workspaceId }: Asked,
): Promise<Project> {
  await services.limits.take('remix', { account: person.id, address })
  return transact(services.db, async (tx) => {
    // Workspace, plan, project: the order in which everybody takes them.
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'createProject')
    await needCopyable(tx, token)
    await needRoomForProject(services, tx, workspace)
    const source = await lockCopyable(tx, token)
    const copy = await insertProject(tx, {
      id: newId(),
      workspaceId,
      userId: person.id,
      name: source.name,
      mode: source.mode,
    })
    const ids = await listShownIds(tx, source.id)
    await copyShownPages(tx, source.id, copy, Object.fromEntries(ids.map((from) => [from, newId()])))
    await needRoomForBrought(services, tx, copy, 'copy')
    const facts = { of: source.name }
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'project-copied', project: copy, facts })
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
    return projectAnswer(copy, workspace.role)
  })
}

async function needCopyable(tx: Tx, token: string): Promise<string> {
  const found = await findPreviewed(tx, token)
  if (!found) throw new AppError('GONE', linkLeadsNowhere)
  if (!found.mayBeCopied)
    throw new AppError(
      'FORBIDDEN',
      'Whoever shared it does not let it be copied. Nothing was copied; you can still look.',
    )
  return found.id
}

/** The project behind the link, held: who takes the link back waits for the copy, or the copy for them. */
async function lockCopyable(tx: Tx, token: string) {
  const source = await lockProject(tx, await needCopyable(tx, token))
  await needCopyable(tx, token)
  if (!source) throw new AppError('GONE', linkLeadsNowhere)
  return source
}
