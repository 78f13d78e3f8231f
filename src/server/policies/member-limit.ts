import { limitWords, type MemberMonth, monthlyLimit, nextMonth, raisedBy } from '#rules/member-limits.ts'
import { displayName } from '#rules/people.ts'
import type { Db, Tx } from '../db/database.ts'
import { type Account, lockAccount } from '../db/queries/credit-accounts.ts'
import { findLimit, usedInMonth } from '../db/queries/member-limits.ts'
import { findPeople } from '../db/queries/members.ts'
import { AppError } from '../errors.ts'

/** How a person stands in a workspace this month, by the day of who pays; null: nothing limits them. */
export async function memberMonth(
  db: Db | Tx,
  workspaceId: string,
  userId: string,
  { day }: Pick<Account, 'day'>,
): Promise<MemberMonth | null> {
  const found = await findLimit(db, workspaceId, userId)
  const limit = found && monthlyLimit(found)
  if (found === null || limit === null) return null
  const [owner] = await findPeople(db, [found.ownerId])
  return {
    limit,
    used: await usedInMonth(db, workspaceId, userId, day),
    resetsAt: nextMonth(day),
    raisedBy: raisedBy(owner ? displayName(owner) : 'Whoever', found.role),
  }
}

/**
 * Throws MEMBER_LIMIT for who may use no more credits of a workspace this month. The account of who pays is held from here
 * on, so that of many requests at once none sees a credit less than is held already.
 */
export async function needBelowLimit(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
  userId: string,
): Promise<void> {
  const month = await memberMonth(tx, id, userId, await lockAccount(tx, ownerId))
  const words = month && limitWords(month)
  if (words) throw new AppError('MEMBER_LIMIT', words)
}
