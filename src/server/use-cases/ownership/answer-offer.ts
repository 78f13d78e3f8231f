import { displayName } from '#rules/people.ts'
import { shortDate } from '#rules/relative-time.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import type { Tx } from '../../db/database.ts'
import { findPeople } from '../../db/queries/members.ts'
import { declineOffer, deleteOffer, findOffer, giveDecisions } from '../../db/queries/ownership-offers.ts'
import { lockUser } from '../../db/queries/people.ts'
import { setMemberRole } from '../../db/queries/workspace-people.ts'
import { type Membership, setOwner } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Letter } from '../../mail/mail.ts'
import { acceptedLetter, declinedLetter, peopleUrl } from '../../mail/ownership-letters.ts'
import { lockWorkspaceFor } from '../../policies/access.ts'
import { needRoomForWorkspace } from '../../policies/room-for-workspace.ts'
import type { Person, Services } from '../../services.ts'
import { announcePeople } from '../people/announce-people.ts'

type Needed = Pick<Services, 'config' | 'db' | 'mail' | 'now'>

/**
 * Makes the person the owner of a workspace that was offered to them; who owned it is an admin from now on, and new pages
 * use the new owner's credits. Throws NOT_FOUND, GONE, and PLAN_LIMIT where it does not fit into their plan.
 */
export async function acceptOwnership(services: Needed, person: Person, workspaceId: string): Promise<void> {
  const letter = await transact(services.db, async (tx) => {
    // Whoever deletes this account takes turns with it.
    await lockUser(tx, person.id)
    const workspace = await offeredTo(services, tx, person, workspaceId)
    await needRoomForWorkspace(services, tx, workspace, person.id)
    await deleteOffer(tx, workspaceId)
    await setMemberRole(tx, workspaceId, workspace.ownerId, 'admin')
    await setMemberRole(tx, workspaceId, person.id, 'owner')
    await setOwner(tx, workspaceId, person.id)
    await giveDecisions(tx, workspaceId, person.id)
    const deed = { workspaceId, actorId: person.id, subjectId: workspace.ownerId }
    await appendActivity(tx, { ...deed, action: 'owner-changed' })
    await announcePeople(tx, workspaceId)
    await publish(
      tx,
      [workspace.ownerId, person.id].map((id) => ({ type: 'profile' as const, user_id: id })),
    )
    return letterTo(services, tx, workspace, person, acceptedLetter)
  })
  if (letter) services.mail?.send(letter)
}

/** Leaves a workspace that was offered with its owner, who is told. Throws NOT_FOUND and GONE. */
export async function declineOwnership(services: Needed, person: Person, workspaceId: string): Promise<void> {
  const letter = await transact(services.db, async (tx) => {
    const workspace = await offeredTo(services, tx, person, workspaceId)
    await declineOffer(tx, workspaceId, services.now())
    await announcePeople(tx, workspaceId)
    return letterTo(services, tx, workspace, person, declinedLetter)
  })
  if (letter) services.mail?.send(letter)
}

/** The workspace, held, when it is offered to this person by its present owner. Throws NOT_FOUND and GONE. */
async function offeredTo({ now }: Needed, tx: Tx, person: Person, workspaceId: string): Promise<Membership> {
  const workspace = await lockWorkspaceFor(tx, person, workspaceId, 'see')
  const offer = await findOffer(tx, workspaceId)
  if (offer?.userId !== person.id || offer.declinedAt !== null || offer.offeredBy !== workspace.ownerId)
    throw new AppError('GONE', 'This workspace is not offered to you any more. Ask its owner.')
  if (offer.expiresAt <= now()) {
    const until = shortDate(offer.expiresAt.getTime(), now().getTime())
    throw new AppError('GONE', `The offer was good until ${until}. Ask the owner of the workspace for another.`)
  }
  return workspace
}

async function letterTo(
  { config }: Needed,
  tx: Tx,
  { ownerId, name }: Membership,
  person: Person,
  write: typeof acceptedLetter,
): Promise<Letter | null> {
  const people = new Map((await findPeople(tx, [ownerId, person.id])).map((one) => [one.id, one]))
  const [owner, who] = [people.get(ownerId), people.get(person.id)]
  if (!owner || !who) return null
  return write(owner.email, { who: displayName(who), workspace: name, url: peopleUrl(config) })
}
