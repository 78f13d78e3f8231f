import type { Plan } from '#rules/plans.ts'
import { planOf } from '#rules/plans.ts'
import { editorReason, editorsOf, personalReason, seatReason, seatsOf, type Used } from '#rules/seats.ts'
import { activeWorkspaces, inactiveReason } from '#rules/workspaces.ts'
import { limitsOf } from '#rules/plans.ts'
import type { Db, Tx } from '../db/database.ts'
import { findProfile, lockProfile } from '../db/queries/profiles.ts'
import { editorsInUse, seatsInUse } from '../db/queries/seats.ts'
import { listOwned, type WorkspaceRow } from '../db/queries/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

type Configured = Pick<Services, 'config'>
type Place = { workspace: WorkspaceRow; projectId: string | null; role: string }

/** What is full where somebody wants to come in, and what its plan has. Null: nothing is counted there. */
export type Room = Used & { plan: Plan; kind: 'seats' | 'editors' }

/** Whose count a role takes a place of: the workspace's seats, a project's editors, or nobody's. */
export function kindOf({ workspace, projectId, role }: Place): Room['kind'] | null {
  if (projectId === null) return 'seats'
  if (role !== 'editor') return null
  return workspace.workspaceType === 'team' ? 'seats' : 'editors'
}

/** How the place is filled. `except` leaves an invitation out, which is about to be used. */
export async function roomIn(
  { config }: Configured,
  db: Db | Tx,
  place: Place,
  plan: Plan,
  except: string | null = null,
): Promise<Room | null> {
  const kind = kindOf(place)
  if (kind === null) return null
  if (kind === 'editors') {
    const used = place.projectId === null ? 0 : await editorsInUse(db, place.projectId, except)
    return { kind, plan, used, limit: editorsOf(plan, config.billing) }
  }
  return { kind, plan, used: await seatsInUse(db, place.workspace.id, except), limit: seatsOf(plan, config.billing) }
}

/** The plan of a workspace's owner. */
export async function planOfOwner(db: Db | Tx, ownerId: string): Promise<Plan> {
  return planOf((await findProfile(db, ownerId))?.plan)
}

/**
 * Makes sure that there is room for so many more people. The owner's profile is held until the transaction ends, so that
 * parallel calls take turns. Throws PLAN_LIMIT.
 */
export async function needRoomForPeople(
  services: Configured,
  tx: Tx,
  place: Place,
  wanted: number,
  except: string | null = null,
): Promise<void> {
  const { workspace, projectId } = place
  const plan = planOf((await lockProfile(tx, workspace.ownerId))?.plan)
  const limits = limitsOf(plan, services.config.billing)
  if (projectId === null && workspace.workspaceType === 'personal')
    throw new AppError('PLAN_LIMIT', personalReason, { plan })
  if (!activeWorkspaces(limits, await listOwned(tx, [workspace.ownerId])).has(workspace.id))
    throw new AppError('PLAN_LIMIT', inactiveReason(limits), { plan })
  const room = await roomIn(services, tx, place, plan, except)
  if (!room) return
  const reason = room.kind === 'seats' ? seatReason(room, wanted) : editorReason(room, wanted, plan)
  if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
}
