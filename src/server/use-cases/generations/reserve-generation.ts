import { freeDailyCredits } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { limitsOf, type Plan, planOf } from '#rules/plans.ts'
import { activeWorkspaces, inactiveReason } from '#rules/workspaces.ts'
import { type Hold, holdCredit } from '../../credits/hold.ts'
import type { Tx } from '../../db/database.ts'
import { findAccount } from '../../db/queries/credit-accounts.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { listOwned } from '../../db/queries/workspaces.ts'
import { isGivenUp } from '../../db/transact.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { AppError } from '../../errors.ts'
import { needBelowLimit } from '../../policies/member-limit.ts'
import type { Services } from '../../services.ts'
import { noCredits } from '../credits/no-credits.ts'

/**
 * Holds one credit of the workspace's owner, who pays for everybody in it, for the generation `hold.id`. With BILLING=off
 * nothing is counted. @returns who pays. Throws PLAN_LIMIT for a workspace beyond the owner's plan, MEMBER_LIMIT for who has
 * used up what they may in a month, NO_CREDITS and CREDIT_FAILED.
 */
export async function reserveGeneration(
  services: Pick<Services, 'config' | 'logger'>,
  tx: Tx,
  workspace: { id: string; ownerId: string },
  hold: Omit<Hold, 'userId' | 'actorId' | 'workspaceId'> & { actorId: string },
): Promise<string | null> {
  const plan = await needActive(services, tx, workspace)
  const { ownerId } = workspace
  if (!services.config.billing) return null
  await needBelowLimit(tx, workspace, hold.actorId)
  if (!(await heldCredit(services, tx, { ...hold, userId: ownerId, workspaceId: workspace.id }, plan)))
    throw noCredits((await findAccount(tx, ownerId)).day, freeDailyCredits, plan)
  return ownerId
}

/** The plan of a workspace that something new may be made in. Throws PLAN_LIMIT for one beyond its owner's plan. */
export async function needActive(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Plan> {
  const plan = planOf((await findProfile(tx, ownerId))?.plan)
  const limits = limitsOf(plan, config.billing)
  if (!activeWorkspaces(limits, await listOwned(tx, [ownerId])).has(id))
    throw new AppError('PLAN_LIMIT', inactiveReason(limits), { plan })
  return plan
}

/** `holdCredit`; when it fails for another reason than an empty account, the person is told that it was this. Throws CREDIT_FAILED. */
export async function heldCredit(
  { logger }: Pick<Services, 'logger'>,
  tx: Tx,
  hold: Hold,
  plan: Plan,
): Promise<boolean> {
  try {
    return await holdCredit(tx, hold, plan)
  } catch (error) {
    if (isUnavailable(error) || isGivenUp(error)) throw error
    logger.error({ err: error, hold: hold.id }, 'a credit could not be held')
    throw new AppError('CREDIT_FAILED', messages.creditNotUsed.description)
  }
}
