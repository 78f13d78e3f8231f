import { dailyAllowance } from '#rules/credits.ts'
import { limitsOf, planOf } from '#rules/plans.ts'
import { activeWorkspaces, inactiveReason } from '#rules/workspaces.ts'
import { type Hold, holdCredit } from '../credits/hold.ts'
import type { Tx } from '../db/database.ts'
import { findAccount } from '../db/queries/credit-accounts.ts'
import { findProfile } from '../db/queries/profiles.ts'
import { listOwned } from '../db/queries/workspaces.ts'
import { Refusal } from '../errors.ts'
import type { Services } from '../services.ts'
import { noCredits } from './no-credits.ts'

/**
 * Holds one credit of the workspace's owner, who pays for everybody in it, for the generation `hold.id`. With BILLING=off
 * nothing is counted. @returns who pays. Throws PLAN_LIMIT for a workspace beyond the owner's plan, and NO_CREDITS.
 */
export async function reserveGeneration(
  { config }: Services,
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
  hold: Omit<Hold, 'userId'>,
): Promise<string | null> {
  const plan = planOf((await findProfile(tx, ownerId))?.plan)
  const limits = limitsOf(plan, config.billing)
  if (!activeWorkspaces(limits, await listOwned(tx, [ownerId])).has(id))
    throw new Refusal('PLAN_LIMIT', inactiveReason(limits), { plan })
  if (!config.billing) return null
  const allowance = dailyAllowance[plan]
  if (!(await holdCredit(tx, { ...hold, userId: ownerId }, allowance)))
    throw noCredits((await findAccount(tx, ownerId)).day, allowance)
  return ownerId
}
