import type { Ownership, OwnershipOffer } from '#api/ownership.ts'
import { neverOffered } from '#rules/ownership.ts'
import { displayName } from '#rules/people.ts'
import type { Db } from '../../db/database.ts'
import { findPeople, type NamedPerson } from '../../db/queries/members.ts'
import { findOffer, type OfferRow } from '../../db/queries/ownership-offers.ts'
import { listMembers } from '../../db/queries/workspace-people.ts'
import type { Membership } from '../../db/queries/workspaces.ts'
import { workspaceFor } from '../../policies/access.ts'
import { whyNotOwner } from '../../policies/room-for-workspace.ts'
import type { Person, Services } from '../../services.ts'

type Needed = Pick<Services, 'config' | 'db' | 'now'>

/** Whose a workspace is, and whose it may become, as far as it concerns who asks. Throws NOT_FOUND and FORBIDDEN. */
export async function readOwnership(services: Needed, person: Person, workspaceId: string): Promise<Ownership> {
  const { db, now } = services
  const workspace = await workspaceFor(db, person, workspaceId, 'seePeople')
  const row = await findOffer(db, workspaceId)
  const isAsked = row?.userId === person.id && row.declinedAt === null && row.expiresAt > now()
  const isOwner = workspace.role === 'owner'
  const ids = [workspace.ownerId, ...(row ? [row.userId, row.offeredBy] : [])]
  const named = namesOf(await findPeople(db, [...new Set(ids)]))
  return {
    workspace: workspace.name,
    owner: named(workspace.ownerId),
    offer: row && (isOwner || isAsked) ? offerAnswer(row, named, now()) : null,
    reason: isAsked ? await whyNotOwner(services, db, workspace, person.id) : null,
    never: neverOffered(workspace.workspaceType),
    candidates: isOwner ? await candidatesOf(services, db, workspace) : [],
  }
}

function offerAnswer(row: OfferRow, named: ReturnType<typeof namesOf>, now: Date): OwnershipOffer {
  return {
    to: named(row.userId),
    from: named(row.offeredBy),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
    declined_at: row.declinedAt?.toISOString() ?? null,
  }
}

function namesOf(people: readonly NamedPerson[]) {
  const names = new Map(people.map((person) => [person.id, displayName(person)]))
  return (id: string) => ({ user_id: id, name: names.get(id) ?? '' })
}

async function candidatesOf(services: Needed, db: Db, workspace: Membership): Promise<Ownership['candidates']> {
  if (neverOffered(workspace.workspaceType) !== null) return []
  const members = (await listMembers(db, workspace.id)).filter(({ role }) => role !== 'owner')
  const people = await findPeople(
    db,
    members.map(({ userId }) => userId),
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  const found = members.flatMap(({ userId }) => byId.get(userId) ?? [])
  return Promise.all(
    found.map(async (one) => ({
      user_id: one.id,
      name: displayName(one),
      email: one.email,
      reason: await whyNotOwner(services, db, workspace, one.id),
    })),
  )
}
