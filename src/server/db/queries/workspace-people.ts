import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import type { ProjectRole, WorkspaceRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { projectMembers } from '../people-schema.ts'
import { projects, sessions, workspaceMembers } from '../schema.ts'

export type MemberRow = { userId: string; role: WorkspaceRole }
export type GuestRow = { userId: string; role: ProjectRole; projectId: string; projectName: string }

/** The members of a workspace, who came first comes first. */
export async function listMembers(db: Db | Tx, workspaceId: string): Promise<MemberRow[]> {
  return db
    .select({ userId: workspaceMembers.userId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(workspaceMembers.userId))
}

/** The guests of a workspace's projects, or of one of them. */
export async function listGuests(
  db: Db | Tx,
  of: { workspaceId: string } | { projectId: string },
): Promise<GuestRow[]> {
  return db
    .select({
      userId: projectMembers.userId,
      role: projectMembers.role,
      projectId: projects.id,
      projectName: projects.name,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(
      'projectId' in of ? eq(projectMembers.projectId, of.projectId) : eq(projectMembers.workspaceId, of.workspaceId),
    )
    .orderBy(asc(projectMembers.createdAt), asc(projectMembers.userId))
}

/** When browsers of these people were last seen, by person. */
export async function lastSeen(db: Db | Tx, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: sessions.userId, at: max(sessions.updatedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])))
}

/** How many projects of a workspace each of its people made. */
export async function countMade(db: Db | Tx, workspaceId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: projects.userId, n: count() })
    .from(projects)
    .where(eq(projects.workspaceId, workspaceId))
    .groupBy(projects.userId)
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}

/** What a person is in a workspace, held until the transaction ends; null: no member. */
export async function lockMember(tx: Tx, workspaceId: string, userId: string): Promise<WorkspaceRole | null> {
  const [row] = await tx
    .select({ role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(isMember(workspaceId, userId))
    .for('update')
  return row?.role ?? null
}

/** Makes somebody a member; one who is stays what they are. */
export async function insertMember(tx: Tx, row: typeof workspaceMembers.$inferInsert): Promise<void> {
  await tx.insert(workspaceMembers).values(row).onConflictDoNothing()
}

export async function setMemberRole(tx: Tx, workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
  await tx.update(workspaceMembers).set({ role }).where(isMember(workspaceId, userId))
}

/** Takes a person out of a workspace, and out of the projects of it that they were a guest of. */
export async function deleteMember(tx: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(workspaceMembers)
    .where(isMember(workspaceId, userId))
    .returning({ id: workspaceMembers.userId })
  const guest = await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.workspaceId, workspaceId), eq(projectMembers.userId, userId)))
    .returning({ id: projectMembers.userId })
  return gone.length + guest.length > 0
}

/** Makes somebody the guest of a project, or gives one another role. */
export async function upsertGuest(tx: Tx, row: typeof projectMembers.$inferInsert): Promise<void> {
  await tx
    .insert(projectMembers)
    .values(row)
    .onConflictDoUpdate({ target: [projectMembers.projectId, projectMembers.userId], set: { role: row.role } })
}

/** What a guest may do in a project; null: no guest. */
export async function findGuest(db: Db | Tx, projectId: string, userId: string): Promise<ProjectRole | null> {
  const [row] = await db.select({ role: projectMembers.role }).from(projectMembers).where(isGuest(projectId, userId))
  return row?.role ?? null
}

export async function deleteGuest(tx: Tx, projectId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(projectMembers)
    .where(isGuest(projectId, userId))
    .returning({ id: projectMembers.userId })
  return gone.length > 0
}

/** What somebody made in a workspace is somebody else's from now on. */
export async function giveProjects(tx: Tx, workspaceId: string, from: string, to: string): Promise<void> {
  await tx
    .update(projects)
    .set({ userId: to, importId: null })
    .where(and(eq(projects.workspaceId, workspaceId), eq(projects.userId, from)))
}

const isMember = (workspaceId: string, userId: string) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))
const isGuest = (projectId: string, userId: string) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId))
