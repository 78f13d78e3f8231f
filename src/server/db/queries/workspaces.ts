import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { WorkspaceRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { ownershipOffers } from '../people-schema.ts'
import { profiles, projects, users, workspaceMembers, workspaces } from '../schema.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect
export type NewWorkspace = typeof workspaces.$inferInsert
export type Membership = WorkspaceRow & { role: WorkspaceRole }
export type MembershipDetails = Membership & {
  ownerPlan: string
  projectCount: number
  memberCount: number
  owner: { email: string; firstName: string | null; lastName: string | null }
  /** until when it is offered to this person; null: it is not */
  offeredUntil: Date | null
}

const role = workspaceMembers.role

/** The workspace as this person is a member of it, or null. */
export async function findMembership(db: Db | Tx, userId: string, workspaceId: string): Promise<Membership | null> {
  const [row] = await membershipQuery(db, userId, workspaceId)
  return row ?? null
}

/** The same, and the workspace is neither deleted nor given to another owner before the transaction ends. */
export async function holdMembership(tx: Tx, userId: string, workspaceId: string): Promise<Membership | null> {
  // The role is read once the row is held: it may have changed while this waited.
  return (await holdWorkspace(tx, workspaceId)) && findMembership(tx, userId, workspaceId)
}

/** The same, and nobody else changes who is in the workspace until the transaction ends. */
export async function lockMembership(tx: Tx, userId: string, workspaceId: string): Promise<Membership | null> {
  const held = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  return held.length === 0 ? null : findMembership(tx, userId, workspaceId)
}

/** A workspace, for who was let in already. Null when it is gone. */
export async function findWorkspaceRow(db: Db | Tx, workspaceId: string): Promise<WorkspaceRow | null> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  return row ?? null
}

/** The workspace, there until the transaction ends, for who was asked about one of its projects. Null when it is gone. */
export async function holdWorkspace(tx: Tx, workspaceId: string): Promise<WorkspaceRow | null> {
  const [row] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('share')
  return row ?? null
}

function membershipQuery(db: Db | Tx, userId: string, workspaceId: string) {
  return db
    .select({ ...getTableColumns(workspaces), role })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
    .where(and(eq(workspaces.id, workspaceId), eq(workspaceMembers.userId, userId)))
}

/** Every workspace a person is a member of, oldest first; `workspaceId` asks for one of them. */
export async function listMemberships(db: Db | Tx, userId: string, workspaceId?: string): Promise<MembershipDetails[]> {
  const mine = eq(workspaceMembers.userId, userId)
  return db
    .select({
      ...getTableColumns(workspaces),
      role,
      ownerPlan: profiles.plan,
      owner: { email: users.email, firstName: profiles.firstName, lastName: profiles.lastName },
      offeredUntil: ownershipOffers.expiresAt,
      projectCount: sql<number>`(select count(*)::int from ${projects} where ${projects.workspaceId} = ${workspaces.id})`,
      memberCount: sql<number>`(select count(*)::int from workspace_members m where m.workspace_id = ${workspaces.id})`,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(
      ownershipOffers,
      and(
        eq(ownershipOffers.workspaceId, workspaces.id),
        eq(ownershipOffers.userId, userId),
        isNull(ownershipOffers.declinedAt),
        gt(ownershipOffers.expiresAt, sql`now()`),
      ),
    )
    .where(workspaceId === undefined ? mine : and(mine, eq(workspaces.id, workspaceId)))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
}

export type OwnedWorkspace = Pick<WorkspaceRow, 'id' | 'ownerId' | 'workspaceType'>

/** The workspaces that these people own, oldest first. */
export async function listOwned(db: Db | Tx, ownerIds: string[]): Promise<OwnedWorkspace[]> {
  if (ownerIds.length === 0) return []
  return db
    .select({ id: workspaces.id, ownerId: workspaces.ownerId, workspaceType: workspaces.workspaceType })
    .from(workspaces)
    .where(inArray(workspaces.ownerId, ownerIds))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
}

/** How many projects stand in the workspaces that this person owns, whoever made them. */
export async function countOwnedProjects(db: Db | Tx, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(eq(workspaces.ownerId, ownerId))
  return row?.n ?? 0
}

/** Whether the person is a member of any workspace. */
export async function hasWorkspace(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, userId))
    .limit(1)
  return rows.length > 0
}

/** Inserts a workspace with its owner as the first member. */
export async function insertWorkspace(tx: Tx, workspace: NewWorkspace): Promise<void> {
  await tx.insert(workspaces).values(workspace)
  await tx.insert(workspaceMembers).values({ workspaceId: workspace.id, userId: workspace.ownerId, role: 'owner' })
}

/** Everybody who is told when something about the workspace changes. */
export async function listMemberIds(db: Db | Tx, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId))
  return rows.map(({ userId }) => userId)
}

export async function updateWorkspaceRow(
  tx: Tx,
  workspaceId: string,
  change: Pick<WorkspaceRow, 'name' | 'description'>,
): Promise<void> {
  await tx.update(workspaces).set(change).where(eq(workspaces.id, workspaceId))
}

/** The workspace is this person's from now on. */
export async function setOwner(tx: Tx, workspaceId: string, ownerId: string): Promise<void> {
  await tx.update(workspaces).set({ ownerId }).where(eq(workspaces.id, workspaceId))
}

/** Deletes a workspace with everything in it. */
export async function deleteWorkspaceRow(tx: Tx, workspaceId: string): Promise<void> {
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId))
}
