import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { profiles, sessions, users } from '../schema.ts'

export type NamedPerson = {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  avatarKey: string | null
  avatarChangedAt: Date | null
}

/** Who these people are, as far as others see it. */
export async function findPeople(db: Db | Tx, ids: string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatarKey: profiles.avatarKey,
      avatarChangedAt: profiles.avatarChangedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, ids))
}

/** Whether a session still counts. */
export async function isSessionOpen(db: Db | Tx, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
  return rows.length > 0
}
