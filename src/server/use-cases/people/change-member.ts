import type { GivenRole } from '#api/people.ts'
import { refusal } from '#rules/permissions.ts'
import type { Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { deleteLinksBy } from '../../db/queries/invites.ts'
import { forgetRoles } from '../../db/queries/notifications.ts'
import { findUser } from '../../db/queries/people.ts'
import { deleteMember, giveProjects, lockMember, setMemberRole } from '../../db/queries/workspace-people.ts'
import type { Membership } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { removedLetter } from '../../mail/invitation-letter.ts'
import { notify } from '../../notifications/notify.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { announcePeople } from './announce-people.ts'

type Member = { workspace_id: string; user_id: string }

/**
 * Gives a member another role, at once in all their tabs. Once they may not invite, the links that they made are good no
 * longer. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for the owner.
 */
export async function setMemberRoleTo(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  person: Person,
  { workspace_id: workspaceId, user_id: userId, role }: Member & { role: GivenRole },
): Promise<void> {
  await transact(db, async (tx) => {
    await holdWorkspaceFor(tx, person, workspaceId, 'managePeople')
    const now = await lockMember(tx, workspaceId, userId)
    if (now === null) throw new AppError('NOT_FOUND')
    if (now === 'owner')
      throw new AppError(
        'CONFLICT',
        'The owner of a workspace stays its owner until somebody they offer it to accepts.',
      )
    await setMemberRole(tx, workspaceId, userId, role)
    if (refusal(role, 'managePeople') !== null) await deleteLinksBy(tx, workspaceId, userId)
    const told = { kind: 'role-changed', to: [userId], by: { id: person.id }, workspaceId, details: { role } } as const
    if (now !== role) await forgetRoles(tx, workspaceId, userId)
    if (now !== role) await notify(tx, { now: clock }, told)
    const facts = { role, before: now }
    if (role !== now)
      await appendActivity(tx, { workspaceId, actorId: person.id, subjectId: userId, action: 'role-changed', facts })
    await announcePeople(tx, workspaceId)
  })
}

/**
 * Takes somebody out of a workspace and its projects; what they made stays, as `keeper`'s or the owner's. Their streams end
 * at once. Throws NOT_FOUND, FORBIDDEN and CONFLICT.
 */
export async function removePerson(
  { db, mail, now }: Pick<Services, 'db' | 'mail' | 'now'>,
  person: Person,
  { workspace_id: workspaceId, user_id: userId, keeper }: Member & { keeper?: string | undefined },
): Promise<void> {
  const letter = await transact(db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'managePeople')
    if (userId === person.id) throw new AppError('CONFLICT', 'Nobody removes themselves. You can leave instead.')
    await takeOut(tx, workspace, userId, keeper)
    await notify(tx, { now }, { kind: 'removed', to: [userId], by: { id: person.id }, workspaceId })
    await appendActivity(tx, { workspaceId, actorId: person.id, subjectId: userId, action: 'person-removed' })
    const user = await findUser(tx, userId)
    return user && removedLetter(user.email, workspace.name)
  })
  if (letter) mail?.send(letter)
}

/** Leaves a workspace; what one made there stays, as `keeper`'s or the owner's. Throws NOT_FOUND, and CONFLICT for the owner. */
export async function leaveWorkspace(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { workspace_id: workspaceId, keeper }: { workspace_id: string; keeper?: string | undefined },
): Promise<void> {
  await transact(db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'see')
    await takeOut(tx, workspace, person.id, keeper)
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'person-left' })
  })
}

async function takeOut(tx: Tx, workspace: Membership, userId: string, keeper = workspace.ownerId): Promise<void> {
  const { id: workspaceId, ownerId } = workspace
  if (userId === ownerId)
    throw new AppError('CONFLICT', 'The owner does not leave a workspace. Offer it to a member first, or delete it.')
  const kept = await lockMember(tx, workspaceId, keeper)
  if (kept === null || kept === 'viewer' || keeper === userId)
    throw new AppError('CONFLICT', 'Choose an editor of this workspace to keep the projects. Nothing was changed.')
  if (!(await deleteMember(tx, workspaceId, userId))) throw new AppError('NOT_FOUND')
  await giveProjects(tx, workspaceId, userId, keeper)
  await deleteLinksBy(tx, workspaceId, userId)
  await forgetRoles(tx, workspaceId, userId)
  await announcePeople(tx, workspaceId, [userId])
}
