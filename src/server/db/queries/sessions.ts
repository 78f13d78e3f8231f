import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { sessions } from '../schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Sessions that have not run out, last seen first. */
export async function openSessions(db: Db | Tx, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

/** Ends one session of the person; false when it is not theirs or not there. */
export async function deleteSession(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length === 1
}

/** Ends the person's sessions, all but `except`, and tells which. */
export async function deleteSessions(db: Db | Tx, userId: string, except: string | null): Promise<string[]> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return gone.map(({ id }) => id)
}
