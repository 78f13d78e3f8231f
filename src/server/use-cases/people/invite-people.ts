import type { GivenRole, MadeLink } from '#api/people.ts'
import { counted } from '#rules/listed.ts'
import { displayName } from '#rules/people.ts'
import { invitationDays } from '#rules/seats.ts'
import { newToken, tokenHash } from '../../auth/mail-token.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import {
  deleteInvite,
  type Invite,
  insertInvite,
  listInvites,
  lockInvite,
  type NewInvite,
  renewInvite,
} from '../../db/queries/invites.ts'
import { findPeople } from '../../db/queries/members.ts'
import { deleteAboutSubject } from '../../db/queries/notifications.ts'
import { findUserByEmail } from '../../db/queries/people.ts'
import { findProject } from '../../db/queries/projects.ts'
import { listGuests, listMembers } from '../../db/queries/workspace-people.ts'
import type { Membership } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { invitationLetter } from '../../mail/invitation-letter.ts'
import { notificationsChanged, notify } from '../../notifications/notify.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { needRoomForPeople } from '../../policies/room-for-people.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { announcePeople } from './announce-people.ts'

type Needed = Pick<Services, 'config' | 'db' | 'limits' | 'mail' | 'now'>
type Where = { workspace_id: string; role: GivenRole; project_id: string | null }
/** A link that was made, with what its letter says. */
type Made = MadeLink & { workspace: string; project: string | null; role: GivenRole }

const dayMs = 24 * 60 * 60_000

/**
 * Invites people by e-mail: all of them, or with a reason none. The links are told once. Throws NOT_FOUND, FORBIDDEN,
 * PLAN_LIMIT, CONFLICT and TOO_MANY.
 */
export async function invitePeople(
  services: Needed,
  person: Person,
  { address }: Visitor,
  { emails, ...where }: Where & { emails: string[] },
): Promise<MadeLink[]> {
  const { db, limits } = services
  const wanted = [...new Set(emails)]
  for (const _each of wanted) await limits.take('invite', { account: person.id, address })
  const made = await transact(db, async (tx) => {
    const { workspace, project } = await placeOf(tx, person, where)
    await forgetRunOut(services, tx, where, wanted)
    await needRoomForPeople(services, tx, { workspace, projectId: where.project_id, role: where.role }, wanted.length)
    await needNew(tx, where, wanted)
    const all: Made[] = []
    for (const email of wanted) {
      const { token, ...row } = newInvite(services, person, where, { email, uses: 1 })
      if (!(await insertInvite(tx, row))) throw new AppError('CONFLICT', `${email} was invited already.`)
      await notifyInvited(services, tx, person, row)
      const facts = { email, role: row.role }
      await appendActivity(tx, { ...deed(person, where, project), action: 'person-invited', facts })
      all.push({ id: row.id, email, url: urlOf(services, token), workspace: workspace.name, project, role: row.role })
    }
    await announcePeople(tx, workspace.id)
    return all
  })
  await sendLetters(services, person, made)
  return made.map(({ id, email, url }) => ({ id, email, url }))
}

/** A link for so many people, whoever has it. Throws NOT_FOUND, FORBIDDEN, PLAN_LIMIT and TOO_MANY. */
export async function makeInviteLink(
  services: Needed,
  person: Person,
  { address }: Visitor,
  { uses, ...where }: Where & { uses: number },
): Promise<MadeLink> {
  await services.limits.take('invite', { account: person.id, address })
  return transact(services.db, async (tx) => {
    const { workspace, project } = await placeOf(tx, person, where)
    await needRoomForPeople(services, tx, { workspace, projectId: where.project_id, role: where.role }, uses)
    const { token, ...row } = newInvite(services, person, where, { email: null, uses })
    await insertInvite(tx, row)
    const facts = { uses: `good for ${counted(uses, 'person', 'people')}`, role: row.role }
    await appendActivity(tx, { ...deed(person, where, project), action: 'invitation-link-made', facts })
    await announcePeople(tx, workspace.id)
    return { id: row.id, email: null, url: urlOf(services, token) }
  })
}

/**
 * Another link for an invitation, good from now on; the one before it is void. `sends` mails it. One that ran out needs its
 * place again. Throws NOT_FOUND, FORBIDDEN, PLAN_LIMIT and TOO_MANY.
 */
export async function renewInvitation(
  services: Needed,
  person: Person,
  { address }: Visitor,
  { workspace_id: workspaceId, id, sends }: { workspace_id: string; id: string; sends: boolean },
): Promise<MadeLink> {
  await services.limits.take('invite', { account: person.id, address })
  const made = await transact(services.db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId, 'managePeople')
    const known = (await listInvites(tx, workspaceId)).find((row) => row.id === id)
    if (!known) throw new AppError('NOT_FOUND')
    await needRoomForPeople(services, tx, { workspace, ...known }, known.uses, id)
    if (!(await lockInvite(tx, workspaceId, id))) throw new AppError('NOT_FOUND')
    const token = newToken()
    await renewInvite(tx, id, { tokenHash: tokenHash(token), expiresAt: endOf(services) })
    await announcePeople(tx, workspaceId)
    const project = known.projectId && ((await findProject(tx, known.projectId))?.name ?? null)
    return { id, email: known.email, url: urlOf(services, token), workspace: workspace.name, project, role: known.role }
  })
  if (sends) await sendLetters(services, person, [made])
  return { id: made.id, email: made.email, url: made.url }
}

/** Takes an invitation back: its link is void and its place free. Throws NOT_FOUND and FORBIDDEN. */
export async function revokeInvitation(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { workspace_id: workspaceId, id }: { workspace_id: string; id: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await holdWorkspaceFor(tx, person, workspaceId, 'managePeople')
    const invite = await lockInvite(tx, workspaceId, id)
    if (!invite) throw new AppError('NOT_FOUND')
    await deleteInvite(tx, id)
    await notificationsChanged(tx, await deleteAboutSubject(tx, id))
    const facts = { email: invite.email ?? 'whoever has the link' }
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'invitation-revoked', facts })
    await announcePeople(tx, workspaceId)
  })
}

/** Who has an account with that address sees it in the app too. */
async function notifyInvited(services: Needed, tx: Tx, person: Person, invite: NewInvite): Promise<void> {
  const known = invite.email == null ? null : await findUserByEmail(tx, invite.email)
  if (!known || (services.config.emailVerification && !known.emailVerified)) return
  const { id: subject, workspaceId, projectId = null, role } = invite
  const about = { workspaceId, projectId, subject, details: { role } }
  await notify(tx, services, { ...about, kind: 'invited', to: [known.id], by: { id: person.id } })
}
const deed = (person: Person, { workspace_id: workspaceId, project_id: id }: Where, name: string | null) => ({
  workspaceId,
  actorId: person.id,
  ...(id !== null && name !== null && { project: { id, name } }),
})

/** The workspace for who may invite, and the name of the one project that is meant. */
async function placeOf(
  tx: Tx,
  person: Person,
  where: Where,
): Promise<{ workspace: Membership; project: string | null }> {
  const workspace = await holdWorkspaceFor(tx, person, where.workspace_id, 'managePeople')
  if (where.project_id === null) return { workspace, project: null }
  if (where.role === 'admin') throw new AppError('CONFLICT', 'A single project has editors and viewers, no admins.')
  const project = await findProject(tx, where.project_id)
  if (project?.workspaceId !== workspace.id) throw new AppError('NOT_FOUND')
  return { workspace, project: project.name }
}

/** An invitation that ran out makes room for the next one to the same address. */
async function forgetRunOut({ now }: Needed, tx: Tx, where: Where, emails: readonly string[]): Promise<void> {
  const old = (row: Invite) => row.projectId === where.project_id && row.expiresAt <= now()
  for (const row of await listInvites(tx, where.workspace_id))
    if (row.email !== null && emails.includes(row.email) && old(row)) await deleteInvite(tx, row.id)
}

/** Nobody is invited who is there. */
async function needNew(tx: Tx, where: Where, emails: readonly string[]): Promise<void> {
  const members = await listMembers(tx, where.workspace_id)
  const guests = where.project_id === null ? [] : await listGuests(tx, { projectId: where.project_id })
  const known = await findPeople(
    tx,
    [...members, ...guests].map(({ userId }) => userId),
  )
  const here = known.find(({ email }) => emails.includes(email))
  if (here) throw new AppError('CONFLICT', `${here.email} is here already. Nobody was invited.`)
}

function newInvite(
  services: Needed,
  person: Person,
  where: Where,
  { email, uses }: { email: string | null; uses: number },
) {
  const token = newToken()
  return {
    token,
    id: newId(),
    workspaceId: where.workspace_id,
    projectId: where.project_id,
    role: where.role,
    email,
    uses,
    tokenHash: tokenHash(token),
    invitedBy: person.id,
    expiresAt: endOf(services),
  }
}

const endOf = ({ now }: Needed) => new Date(now().getTime() + invitationDays * dayMs)

/** The secret stands in the fragment: it reaches no server's log and no referrer. */
const urlOf = ({ config }: Needed, token: string) => `${config.baseUrl}/auth?mode=invite#${token}`

async function sendLetters({ db, mail }: Needed, person: Person, made: readonly Made[]): Promise<void> {
  const [inviter] = await findPeople(db, [person.id])
  const name = inviter ? displayName(inviter) : person.email
  for (const { email, ...words } of made)
    if (email !== null) mail?.send(invitationLetter(email, { ...words, inviter: name }))
}
