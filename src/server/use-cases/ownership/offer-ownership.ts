import { displayName } from '#rules/people.ts'
import { offerDays } from '#rules/ownership.ts'
import { findPeople } from '../../db/queries/members.ts'
import { deleteOffer, upsertOffer } from '../../db/queries/ownership-offers.ts'
import { lockMember } from '../../db/queries/workspace-people.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { offerLetter, peopleUrl } from '../../mail/ownership-letters.ts'
import { notify } from '../../notifications/notify.ts'
import { lockWorkspaceFor } from '../../policies/access.ts'
import { needRoomForWorkspace } from '../../policies/room-for-workspace.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { announcePeople } from '../people/announce-people.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Offers a workspace to one of its members; any offer before is void. Nothing else changes. Throws NOT_FOUND, FORBIDDEN,
 * CONFLICT, TOO_MANY, and PLAN_LIMIT where it would not fit into their plan.
 */
export async function offerOwnership(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'mail' | 'now'>,
  person: Person,
  { address }: Visitor,
  { workspace_id: workspaceId, user_id: userId }: { workspace_id: string; user_id: string },
): Promise<void> {
  const { config, db, limits, mail, now } = services
  await limits.take('invite', { account: person.id, address })
  const letter = await transact(db, async (tx) => {
    const workspace = await lockWorkspaceFor(tx, person, workspaceId, 'transferOwnership')
    if ((await lockMember(tx, workspaceId, userId)) === null) throw new AppError('NOT_FOUND')
    if (userId === person.id) throw new AppError('CONFLICT', 'It is yours already. Choose somebody else.')
    await needRoomForWorkspace(services, tx, workspace, userId)
    const at = now()
    const expiresAt = new Date(at.getTime() + offerDays * dayMs)
    await upsertOffer(tx, { workspaceId, userId, offeredBy: person.id, createdAt: at, expiresAt })
    await announcePeople(tx, workspaceId)
    await notify(tx, services, { kind: 'ownership-offered', to: [userId], by: person, workspaceId })
    const people = new Map((await findPeople(tx, [person.id, userId])).map((one) => [one.id, one]))
    const [from, to] = [people.get(person.id), people.get(userId)]
    if (!from || !to) throw new AppError('NOT_FOUND')
    return offerLetter(to.email, { who: displayName(from), workspace: workspace.name, url: peopleUrl(config) })
  })
  mail?.send(letter)
}

/** Takes an offer back, or away once it was declined or ran out. Throws NOT_FOUND, FORBIDDEN and GONE. */
export async function takeOfferBack({ db }: Pick<Services, 'db'>, person: Person, workspaceId: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockWorkspaceFor(tx, person, workspaceId, 'transferOwnership')
    if (!(await deleteOffer(tx, workspaceId))) throw new AppError('GONE', 'This workspace is offered to nobody.')
    await announcePeople(tx, workspaceId)
  })
}
