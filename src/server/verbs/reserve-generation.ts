import { freeDailyCredits } from '#rules/credits.ts'
import { limitsOf, planOf } from '#rules/plans.ts'
import { activeWorkspaces, inactiveReason } from '#rules/workspaces.ts'
import type { Tx } from '../db/database.ts'
import { takeCredit } from '../db/queries/credits.ts'
import { findProfile } from '../db/queries/profiles.ts'
import { quotaDay, takeQuota } from '../db/queries/quotas.ts'
import { listOwned } from '../db/queries/workspaces.ts'
import { Refusal } from '../errors.ts'
import type { Services } from '../services.ts'
import { noCredits } from './no-credits.ts'

/** Where the credit of a generation was taken: on that day's allowance of the payer, or from what they bought. */
export type Reservation = { quotaDay: string | null; payerId: string | null }

/**
 * Takes one credit of the workspace's owner, who pays for everybody in it: of the day's allowance on the free plan, a
 * bought one on the others. With BILLING=off nothing is counted. Throws PLAN_LIMIT for a workspace beyond the owner's
 * plan, and NO_CREDITS.
 */
export async function reserveGeneration(
  { config }: Services,
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Reservation> {
  const plan = planOf((await findProfile(tx, ownerId))?.plan)
  const limits = limitsOf(plan, config.billing)
  if (!activeWorkspaces(limits, await listOwned(tx, [ownerId])).has(id))
    throw new Refusal('PLAN_LIMIT', inactiveReason(limits), { plan })
  if (!config.billing) return { quotaDay: null, payerId: null }
  const day = await quotaDay(tx)
  if (plan !== 'free') {
    if (!(await takeCredit(tx, ownerId))) throw noCredits(day, 0)
    return { quotaDay: null, payerId: ownerId }
  }
  if (!(await takeQuota(tx, day, { userId: ownerId }, freeDailyCredits))) throw noCredits(day, freeDailyCredits)
  return { quotaDay: day, payerId: ownerId }
}
