import type { ProjectRole } from '#rules/permissions.ts'
import { isGuestIn } from '../../db/queries/access.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { deleteGuest, findGuest, forgetSeen, upsertGuest } from '../../db/queries/workspace-people.ts'
import { findMembership, holdWorkspace } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../../notifications/notify.ts'
import { projectFor } from '../../policies/access.ts'
import { needRoomForPeople } from '../../policies/room-for-people.ts'
import type { Person, Services } from '../../services.ts'
import { announcePeople } from './announce-people.ts'

type Guest = { project_id: string; user_id: string }

/** Gives the guest of a project another role; one more editor needs a place. Throws NOT_FOUND, FORBIDDEN and PLAN_LIMIT. */
export async function setGuestRole(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  person: Person,
  { project_id: projectId, user_id: userId, role }: Guest & { role: ProjectRole },
): Promise<void> {
  await transact(services.db, async (tx) => {
    const project = await projectFor(tx, person, projectId, 'managePeople')
    const { workspaceId } = project
    const workspace = await holdWorkspace(tx, workspaceId)
    const now = await findGuest(tx, projectId, userId)
    if (!workspace || now === null) throw new AppError('NOT_FOUND')
    if (now === role) return
    await needRoomForPeople(services, tx, { workspace, projectId, role }, 1)
    await upsertGuest(tx, { projectId, workspaceId, userId, role })
    const told = { to: [userId], by: { id: person.id }, workspaceId, projectId, details: { role } }
    await notify(tx, services, { ...told, kind: 'role-changed' })
    const deed = { workspaceId, actorId: person.id, subjectId: userId, project }
    await appendActivity(tx, { ...deed, action: 'role-changed', facts: { role, before: now } })
    await announcePeople(tx, workspaceId)
  })
}

/** Takes a guest out of a project; their streams of it end at once. Throws NOT_FOUND and FORBIDDEN. */
export async function removeGuest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
  { project_id: projectId, user_id: userId }: Guest,
): Promise<void> {
  await transact(db, async (tx) => {
    const project = await projectFor(tx, person, projectId, userId === person.id ? 'see' : 'managePeople')
    if (!(await deleteGuest(tx, projectId, userId))) throw new AppError('NOT_FOUND')
    const { workspaceId } = project
    const deed = { workspaceId, actorId: person.id, project }
    if (userId === person.id) await appendActivity(tx, { ...deed, action: 'person-left' })
    else await appendActivity(tx, { ...deed, subjectId: userId, action: 'person-removed' })
    await notify(tx, { now }, { kind: 'removed', to: [userId], by: { id: person.id }, workspaceId, projectId })
    const isStillIn = (await findMembership(tx, userId, workspaceId)) ?? (await isGuestIn(tx, userId, workspaceId))
    if (!isStillIn) await forgetSeen(tx, workspaceId, userId)
    await announcePeople(tx, workspaceId, [userId])
  })
}
