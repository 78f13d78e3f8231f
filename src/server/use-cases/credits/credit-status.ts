import type { CreditStatus } from '#api/credits.ts'
import { dailyAllowance } from '#rules/credits.ts'
import { limitWords } from '#rules/member-limits.ts'
import { planOf } from '#rules/plans.ts'
import type { Db } from '../../db/database.ts'
import { isGuestIn } from '../../db/queries/access.ts'
import { findAccount } from '../../db/queries/credit-accounts.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { quotaDay, usedQuota } from '../../db/queries/quotas.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { AppError } from '../../errors.ts'
import type { Caller, Person, Services, Visitor } from '../../services.ts'
import { workspaceFor } from '../../policies/access.ts'
import { memberMonth } from '../../policies/member-limit.ts'
import { resetAfter } from './no-credits.ts'

/**
 * What is left: of the day's allowance for visitors, the free plan and who has bought nothing more, and of what was bought; in a workspace, its owner's,
 * who pays there. With BILLING=off nothing is counted. Throws NOT_FOUND for a workspace of others.
 */
export async function creditStatus(
  services: Pick<Services, 'config' | 'db'>,
  { visitor, person }: Caller,
  { workspace_id: workspaceId }: { workspace_id?: string | undefined } = {},
): Promise<CreditStatus> {
  if (workspaceId !== undefined && !person) throw new AppError('NOT_FOUND')
  if (!person) return visitorStatus(services, visitor)
  if (workspaceId === undefined) return personStatus(services, person.id)
  const payer = await payerFor(services.db, person, workspaceId)
  return { ...(await personStatus(services, payer)), member: await memberStatus(services, person, workspaceId, payer) }
}

/** What the person may use of it this month; null where nothing limits them. */
async function memberStatus(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  workspaceId: string,
  payer: string,
): Promise<CreditStatus['member']> {
  const month = config.billing ? await memberMonth(db, workspaceId, person.id, await findAccount(db, payer)) : null
  if (month === null) return null
  const { limit, used, resetsAt } = month
  return { limit, used, resetsAt, words: limitWords(month) }
}

/** The owner, for members of a workspace and for guests of its projects: what they make is paid for there. */
async function payerFor(db: Db, person: Person, workspaceId: string): Promise<string> {
  if (await isGuestIn(db, person.id, workspaceId)) return (await ownerPlan(db, workspaceId)).ownerId
  return (await workspaceFor(db, person, workspaceId, 'see')).ownerId
}

/** The status of somebody with an account. */
export async function personStatus(
  { db, config }: Pick<Services, 'config' | 'db'>,
  userId: string,
): Promise<CreditStatus> {
  const [profile, account] = await Promise.all([findProfile(db, userId), findAccount(db, userId)])
  const plan = planOf(profile?.plan)
  const totalCredits = account.balance - account.reserved
  const allowance = dailyAllowance(plan, totalCredits)
  const used = Math.min(allowance, account.dayUsed)
  return {
    plan,
    ...counted(config.billing, allowance, used),
    totalCredits,
    resetsAt: resetAfter(account.day),
    member: null,
  }
}

async function visitorStatus(
  { db, config }: Pick<Services, 'config' | 'db'>,
  { id, address }: Visitor,
): Promise<CreditStatus> {
  const day = await quotaDay(db)
  const limit = config.visitorDailyGenerations
  const used = config.billing ? Math.min(limit, await usedQuota(db, day, { visitorId: id, address })) : 0
  return {
    plan: null,
    ...counted(config.billing, limit, used),
    totalCredits: 0,
    resetsAt: resetAfter(day),
    member: null,
  }
}

function counted(billing: boolean, dailyLimit: number, dailyUsed: number) {
  return billing
    ? { dailyLimit, dailyUsed, dailyRemaining: dailyLimit - dailyUsed }
    : { dailyLimit: null, dailyUsed: 0, dailyRemaining: null }
}
