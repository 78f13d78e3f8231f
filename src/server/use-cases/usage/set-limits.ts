import { limitReason, limitInWords } from '#rules/member-limits.ts'
import type { PersonRole } from '#rules/permissions.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import type { Tx } from '../../db/database.ts'
import { setDefaultLimit, setLimit } from '../../db/queries/member-limits.ts'
import { listGuests, lockMember } from '../../db/queries/workspace-people.ts'
import { listMemberIds } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'

/** Limits what everybody without a limit of their own may use in a month; null: nothing does. Throws NOT_FOUND and FORBIDDEN. */
export async function setDefaultMemberLimit(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { workspace_id: workspaceId, credits }: { workspace_id: string; credits: number | null },
): Promise<void> {
  await transact(db, async (tx) => {
    await holdWorkspaceFor(tx, person, workspaceId, 'limitPeople')
    await setDefaultLimit(tx, workspaceId, credits)
    const facts = { limit: limitInWords(credits) }
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'default-limit-set', facts })
    const guests = (await listGuests(tx, { workspaceId })).map(({ userId }) => userId)
    await announceCredits(tx, [...(await listMemberIds(tx, workspaceId)), ...guests])
  })
}

type Wanted = { workspace_id: string; user_id: string; credits: number | null | 'workspace' }

/** Limits what one person may use in a month, from their next generation on. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for the owner. */
export async function setMemberLimit(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { workspace_id: workspaceId, user_id: userId, credits }: Wanted,
): Promise<void> {
  await transact(db, async (tx) => {
    const { role: by } = await holdWorkspaceFor(tx, person, workspaceId, 'limitPeople')
    const of = await roleHere(tx, workspaceId, userId)
    if (of === null) throw new AppError('NOT_FOUND')
    const reason = limitReason(by, of)
    if (reason) throw new AppError(of === 'owner' ? 'CONFLICT' : 'FORBIDDEN', reason)
    await setLimit(tx, workspaceId, userId, credits === 'workspace' ? undefined : credits)
    const facts = { limit: limitInWords(credits) }
    await appendActivity(tx, { workspaceId, actorId: person.id, subjectId: userId, action: 'limit-set', facts })
    await announceCredits(tx, [userId])
  })
}

/** A member's role, or what they are to one of its projects; null: nobody here. */
async function roleHere(tx: Tx, workspaceId: string, userId: string): Promise<PersonRole | null> {
  const role = await lockMember(tx, workspaceId, userId)
  const guest = (await listGuests(tx, { workspaceId })).find((one) => one.userId === userId)
  return role ?? (guest ? `guest-${guest.role}` : null)
}

/** Their open tabs read again what is left. */
async function announceCredits(tx: Tx, ids: readonly string[]): Promise<void> {
  await publish(
    tx,
    [...new Set(ids)].map((userId) => ({ type: 'profile' as const, user_id: userId })),
  )
}
