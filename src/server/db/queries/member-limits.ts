import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { WorkspaceRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { creditReservations } from '../money-schema.ts'
import { memberLimits } from '../people-schema.ts'
import { workspaceMembers, workspaces } from '../schema.ts'

export type LimitRow = {
  ownerId: string
  /** of the workspace, for everybody without one of their own */
  fallback: number | null
  /** undefined: nothing was set for this person */
  own: number | null | undefined
  /** null: a guest of one of its projects */
  role: WorkspaceRole | null
}

/** What limits a person in a workspace; null: there is no such workspace. */
export async function findLimit(db: Db | Tx, workspaceId: string, userId: string): Promise<LimitRow | null> {
  const [row] = await db
    .select({
      ownerId: workspaces.ownerId,
      fallback: workspaces.memberLimit,
      set: memberLimits.userId,
      credits: memberLimits.credits,
      role: workspaceMembers.role,
    })
    .from(workspaces)
    .leftJoin(memberLimits, and(eq(memberLimits.workspaceId, workspaces.id), eq(memberLimits.userId, userId)))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, userId)),
    )
    .where(eq(workspaces.id, workspaceId))
  if (!row) return null
  const { ownerId, fallback, role } = row
  return { ownerId, fallback, role, own: row.set === null ? undefined : row.credits }
}

/** The limits that were set for single people of a workspace. */
export async function listLimits(db: Db | Tx, workspaceId: string): Promise<Map<string, number | null>> {
  const rows = await db.select().from(memberLimits).where(eq(memberLimits.workspaceId, workspaceId))
  return new Map(rows.map(({ userId, credits }) => [userId, credits]))
}

/** Sets somebody's own limit; undefined: the workspace's holds for them again. */
export async function setLimit(
  tx: Tx,
  workspaceId: string,
  userId: string,
  credits: number | null | undefined,
): Promise<void> {
  if (credits === undefined)
    await tx.delete(memberLimits).where(and(eq(memberLimits.workspaceId, workspaceId), eq(memberLimits.userId, userId)))
  else
    await tx
      .insert(memberLimits)
      .values({ workspaceId, userId, credits })
      .onConflictDoUpdate({ target: [memberLimits.workspaceId, memberLimits.userId], set: { credits } })
}

export async function setDefaultLimit(tx: Tx, workspaceId: string, credits: number | null): Promise<void> {
  await tx.update(workspaces).set({ memberLimit: credits }).where(eq(workspaces.id, workspaceId))
}

/** What counts for the month of a UTC day: credits that were spent and ones that are held, by the account's own day. */
const counts = (workspaceId: string, day: string) =>
  and(
    eq(creditReservations.workspaceId, workspaceId),
    inArray(creditReservations.state, ['reserved', 'settled']),
    gte(creditReservations.heldOn, sql`date_trunc('month', ${day}::date)::date`),
  )

/** How many credits of a workspace a person has used or holds in the month of this day. */
export async function usedInMonth(db: Db | Tx, workspaceId: string, userId: string, day: string): Promise<number> {
  return db.$count(creditReservations, and(counts(workspaceId, day), eq(creditReservations.actorId, userId)))
}

/** The same for everybody. */
export async function usedByMember(db: Db | Tx, workspaceId: string, day: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ actorId: creditReservations.actorId, n: count() })
    .from(creditReservations)
    .where(counts(workspaceId, day))
    .groupBy(creditReservations.actorId)
  return new Map(rows.flatMap(({ actorId, n }) => (actorId === null ? [] : [[actorId, n] as const])))
}
