import type { InvitationLook } from '#api/people.ts'
import { shortDate } from '#rules/relative-time.ts'
import { displayName } from '#rules/people.ts'
import { isPassOf, passId } from '../../auth/invitation-pass.ts'
import type { Seal } from '../../auth/seal.ts'
import { tokenHash } from '../../auth/mail-token.ts'
import type { Db, Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import {
  deleteInvitesOf,
  findInviteByHash,
  findInviteRow,
  type Invite,
  lockInvite,
  useInvite,
} from '../../db/queries/invites.ts'
import { findPeople } from '../../db/queries/members.ts'
import { deleteAboutSubject } from '../../db/queries/notifications.ts'
import { findUser } from '../../db/queries/people.ts'
import { findProject, findMemberProject } from '../../db/queries/projects.ts'
import { insertMember, upsertGuest } from '../../db/queries/workspace-people.ts'
import { findMembership, findWorkspaceRow, holdWorkspace } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notificationsChanged } from '../../notifications/notify.ts'
import { needRoomForPeople } from '../../policies/room-for-people.ts'
import type { Caller, Person, Services, Visitor } from '../../services.ts'
import { announcePeople } from './announce-people.ts'

const voidWords =
  'This invitation was used already, or taken back. Each link works once; ask who invited you for a new one.'

/** What an invitation says; looking uses nothing up. Throws GONE and TOO_MANY. */
export async function lookAtInvitation(
  { auth, db, limits, now }: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { visitor, person }: Caller,
  token: string,
): Promise<InvitationLook> {
  await limits.take('token', { address: visitor.address })
  const invite = await findGood({ auth, now }, db, token)
  const workspace = await findWorkspaceRow(db, invite.workspaceId)
  const project = invite.projectId === null ? null : await findProject(db, invite.projectId)
  const [inviter] = await findPeople(db, invite.invitedBy ? [invite.invitedBy] : [])
  return {
    workspace_id: invite.workspaceId,
    workspace: workspace?.name ?? '',
    project: project && { id: project.id, name: project.name },
    role: invite.role,
    inviter: inviter ? displayName(inviter) : null,
    email: invite.email,
    expires_at: invite.expiresAt.toISOString(),
    is_member: person !== null && (await isIn(db, person, invite)),
  }
}

/**
 * Makes the person a member of the workspace, or the guest of one project, in the place that the invitation kept. Throws
 * GONE, FORBIDDEN for another address, PLAN_LIMIT and TOO_MANY.
 */
export async function acceptInvitation(
  services: Pick<Services, 'auth' | 'config' | 'db' | 'limits' | 'now'>,
  person: Person,
  { address }: Visitor,
  token: string,
): Promise<{ workspace_id: string; project_id: string | null }> {
  const { db, limits } = services
  await limits.take('token', { address })
  return transact(db, async (tx) => {
    const known = await findGood(services, tx, token)
    await needAddress(services, tx, person, known)
    const workspace = await holdWorkspace(tx, known.workspaceId)
    if (!workspace) throw new AppError('GONE', voidWords)
    const answer = { workspace_id: known.workspaceId, project_id: known.projectId }
    if (await isIn(tx, person, known)) {
      await dropInvitesOf(tx, person, known)
      return answer
    }
    // The owner's profile is held from here on: who comes second finds the invitation as the first left it.
    await needRoomForPeople(services, tx, { workspace, ...known }, 1, known.id).catch(async (error: unknown) => {
      // They may have come in by this very invitation, in the last place of both.
      await findGood(services, tx, token)
      throw error
    })
    const invite = await lockInvite(tx, known.workspaceId, known.id)
    if (!invite) throw new AppError('GONE', voidWords)
    await enter(tx, person, invite)
    await useInvite(tx, invite)
    await notificationsChanged(tx, await deleteAboutSubject(tx, invite.id))
    await dropInvitesOf(tx, person, invite)
    await keepJoining(tx, person, invite)
    await announcePeople(tx, invite.workspaceId)
    return answer
  })
}

/** Who came in by a link waits no longer to be let in by mail: the place that one kept is free. */
async function dropInvitesOf(tx: Tx, person: Person, { workspaceId, projectId }: Invite): Promise<void> {
  const user = await findUser(tx, person.id)
  const ids = user ? await deleteInvitesOf(tx, { workspaceId, projectId, email: user.email }) : []
  for (const id of ids) await notificationsChanged(tx, await deleteAboutSubject(tx, id))
  if (ids.length > 0) await announcePeople(tx, workspaceId)
}

/** An invitation that can still be accepted. Throws GONE. */
async function findGood(
  { auth, now: clock }: Pick<Services, 'auth' | 'now'>,
  db: Db | Tx,
  token: string,
): Promise<Invite> {
  const [invite, now] = [await findByToken(auth.seal, db, token), clock()]
  if (!invite) throw new AppError('GONE', voidWords)
  if (invite.expiresAt <= now) {
    const until = shortDate(invite.expiresAt.getTime(), now.getTime())
    throw new AppError('GONE', `This invitation was good until ${until}. Ask who invited you for a new one.`)
  }
  return invite
}

/** By the link that was sent, or by the pass of who was told of it in the app. */
async function findByToken(seal: Seal, db: Db | Tx, token: string): Promise<Invite | null> {
  const id = passId(token)
  if (id === null) return findInviteByHash(db, tokenHash(token))
  const row = await findInviteRow(db, id)
  return row && isPassOf(seal, token, row) ? row : null
}

/** One by e-mail is for an account with that address, proven where this host has addresses proven. Throws FORBIDDEN. */
async function needAddress(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  person: Person,
  { email }: Invite,
): Promise<void> {
  if (email === null) return
  const user = await findUser(tx, person.id)
  if (user?.email !== email)
    throw new AppError(
      'FORBIDDEN',
      `This invitation is for ${email}, and you are signed in as ${user?.email ?? person.email}.`,
    )
  if (config.emailVerification && !user.emailVerified)
    throw new AppError(
      'FORBIDDEN',
      `Verify ${email} first: open the link of the mail that was sent to it, then accept.`,
    )
}

/** Whether the invitation would change nothing. */
async function isIn(db: Db | Tx, person: Person, { workspaceId, projectId, role }: Invite): Promise<boolean> {
  if ((await findMembership(db, person.id, workspaceId)) !== null) return true
  const access = projectId === null ? null : await findMemberProject(db, person.id, projectId)
  return access !== null && (access.role === 'guest-editor' || role === 'viewer')
}

async function keepJoining(tx: Tx, person: Person, { workspaceId, projectId, role }: Invite): Promise<void> {
  const project = projectId === null ? null : await findProject(tx, projectId)
  const deed = { workspaceId, actorId: person.id, ...(project && { project }) }
  await appendActivity(tx, { ...deed, action: 'person-joined', facts: { role } })
}

async function enter(tx: Tx, { id: userId }: Person, { workspaceId, projectId, role }: Invite): Promise<void> {
  if (projectId === null) return insertMember(tx, { workspaceId, userId, role })
  await upsertGuest(tx, { projectId, workspaceId, userId, role: role === 'viewer' ? 'viewer' : 'editor' })
}
