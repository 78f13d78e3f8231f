import { limitsOf, planOf, projectLimitReason } from '#rules/plans.ts'
import { activeWorkspaces, inactiveReason } from '#rules/workspaces.ts'
import type { Tx } from '../db/database.ts'
import { lockProfile } from '../db/queries/profiles.ts'
import { countOwnedProjects, listOwned, type Membership } from '../db/queries/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * Makes sure that the plan of a workspace's owner has room for one more project there. The owner's profile is held until
 * the transaction ends, so that parallel calls take turns. Throws PLAN_LIMIT.
 */
export async function needRoomForProject(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  workspace: Membership,
): Promise<void> {
  const plan = planOf((await lockProfile(tx, workspace.ownerId))?.plan)
  const limits = limitsOf(plan, config.billing)
  const isActive = activeWorkspaces(limits, await listOwned(tx, [workspace.ownerId])).has(workspace.id)
  const reason = isActive
    ? projectLimitReason(limits, await countOwnedProjects(tx, workspace.ownerId))
    : inactiveReason(limits)
  if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
}
