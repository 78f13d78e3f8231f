import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { ProjectRole, WorkspaceRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { projectMembers, workspaceSeen } from '../people-schema.ts'
import { accounts, projects, workspaceMembers } from '../schema.ts'

/** How often it is written that somebody is there. */
const seenEveryMs = 60 * 60_000

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

/** When people last had a project of a workspace open, by person. */
export async function lastSeen(db: Db | Tx, workspaceId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(workspaceSeen).where(eq(workspaceSeen.workspaceId, workspaceId))
  return new Map(rows.map(({ userId, seenAt }) => [userId, seenAt]))
}

/** In which workspaces a person last had a project open when, for their export. */
export function seenIn(db: Db, userId: string): Promise<{ workspace_id: string; seen_at: Date }[]> {
  return db
    .select({ workspace_id: workspaceSeen.workspaceId, seen_at: workspaceSeen.seenAt })
    .from(workspaceSeen)
    .where(eq(workspaceSeen.userId, userId))
    .orderBy(asc(workspaceSeen.workspaceId))
}

/** Keeps that somebody is there, unless that was written less than an hour ago. */
export async function noteSeen(db: Db, workspaceId: string, userId: string, now: Date): Promise<void> {
  const isTheirs = and(eq(workspaceSeen.workspaceId, workspaceId), eq(workspaceSeen.userId, userId))
  const isFresh = gt(workspaceSeen.seenAt, new Date(now.getTime() - seenEveryMs))
  if ((await db.$count(workspaceSeen, and(isTheirs, isFresh))) > 0) return
  await db
    .insert(workspaceSeen)
    .values({ workspaceId, userId, seenAt: now })
    .onConflictDoUpdate({ target: [workspaceSeen.workspaceId, workspaceSeen.userId], set: { seenAt: now } })
}

/** Who is gone from a workspace was never seen there. */
export async function forgetSeen(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  const isTheirs = and(eq(workspaceSeen.workspaceId, workspaceId), eq(workspaceSeen.userId, userId))
  await tx.delete(workspaceSeen).where(isTheirs)
}

/** The providers with which each of these people signs in. */
export async function signInsOf(db: Db | Tx, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ userId: accounts.userId, provider: accounts.providerId })
    .from(accounts)
    .where(inArray(accounts.userId, ids))
    .orderBy(asc(accounts.providerId))
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byPerson].map(([id, ways]) => [id, ways.map(({ provider }) => provider)]))
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
  await forgetSeen(tx, workspaceId, userId)
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
