import { neverOffered, ownershipReason } from '#rules/ownership.ts'
import { type Plan, planOf } from '#rules/plans.ts'
import type { Db, Tx } from '../db/database.ts'
import { findProfile, lockProfile } from '../db/queries/profiles.ts'
import { countProjects } from '../db/queries/projects.ts'
import { seatsInUse } from '../db/queries/seats.ts'
import { bytesOfOwner, bytesOfWorkspace } from '../db/queries/stored.ts'
import { countOwnedProjects, listOwned, type WorkspaceRow } from '../db/queries/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

type Configured = Pick<Services, 'config'>

/** Why a workspace cannot become that person's by their plan; null when it can. */
export async function whyNotOwner(
  services: Configured,
  db: Db | Tx,
  workspace: WorkspaceRow,
  userId: string,
): Promise<string | null> {
  return reasonOf(services, db, workspace, userId, planOf((await findProfile(db, userId))?.plan))
}

/**
 * Makes sure that a workspace can become that person's. Their profile is held until the transaction ends, so that whatever
 * counts against their plan takes turns. Throws CONFLICT for one that nobody else can own, and PLAN_LIMIT.
 */
export async function needRoomForWorkspace(
  services: Configured,
  tx: Tx,
  workspace: WorkspaceRow,
  userId: string,
): Promise<void> {
  const never = neverOffered(workspace.workspaceType)
  if (never) throw new AppError('CONFLICT', never)
  const plan = planOf((await lockProfile(tx, userId))?.plan)
  const reason = await reasonOf(services, tx, workspace, userId, plan)
  if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
}

async function reasonOf(
  { config: { billing } }: Configured,
  db: Db | Tx,
  { id }: WorkspaceRow,
  userId: string,
  plan: Plan,
): Promise<string | null> {
  const owned = (await listOwned(db, [userId])).length
  const projects = { theirs: await countOwnedProjects(db, userId), here: await countProjects(db, id) }
  const bytes = { theirs: await bytesOfOwner(db, userId), here: await bytesOfWorkspace(db, id) }
  return ownershipReason({ plan, billing, owned, projects, bytes, seats: await seatsInUse(db, id) })
}
