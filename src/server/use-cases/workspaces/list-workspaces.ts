import type { WorkspaceDetails } from '#api/workspaces.ts'
import { displayName } from '#rules/people.ts'
import { refusal } from '#rules/permissions.ts'
import { limitsOf, planOf } from '#rules/plans.ts'
import { activeWorkspaces } from '#rules/workspaces.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { hasWorkspace, listMemberships, listOwned, type MembershipDetails } from '../../db/queries/workspaces.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { createDefaultWorkspaces } from './create-default-workspaces.ts'

/**
 * The workspaces a person is a member of, oldest first. Whoever never had one gets the default one now, so that a lost
 * event leaves nobody without; whoever deleted theirs is left without until they ask for another.
 */
export async function listWorkspaces(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  person: Person,
): Promise<WorkspaceDetails[]> {
  const { db, config } = services
  const rows = await listMemberships(db, person.id)
  if (rows.length > 0) return details(db, rows, config.billing)
  const profile = await findProfile(db, person.id)
  if (profile && !profile.defaultsCreatedAt && !(await hasWorkspace(db, person.id)))
    await createDefaultWorkspaces(services, person)
  // Another call may have made it since they were read.
  return details(db, await listMemberships(db, person.id), config.billing)
}

/** One workspace of a person. Throws NOT_FOUND. */
export async function findWorkspace(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  id: string,
): Promise<WorkspaceDetails> {
  const [workspace] = await details(db, await listMemberships(db, person.id, id), config.billing)
  if (!workspace) throw new AppError('NOT_FOUND')
  return workspace
}

/** Whether a workspace is active depends on all that its owner has. */
async function details(db: Db | Tx, rows: MembershipDetails[], billing: boolean): Promise<WorkspaceDetails[]> {
  const owned = Map.groupBy(await listOwned(db, [...new Set(rows.map((row) => row.ownerId))]), (row) => row.ownerId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    workspace_type: row.workspaceType,
    project_count: row.projectCount,
    member_count: row.memberCount,
    role: row.role,
    create_reason: refusal(row.role, 'createProject'),
    is_active: activeWorkspaces(limitsOf(planOf(row.ownerPlan), billing), owned.get(row.ownerId) ?? []).has(row.id),
    offer: row.offeredUntil && { from: displayName(row.owner), expires_at: row.offeredUntil.toISOString() },
    created_at: row.createdAt.toISOString(),
  }))
}
