import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { notifications } from '../notifications-schema.ts'
import { users } from '../schema.ts'
import { isReadable, type NotificationRow } from './notifications.ts'

export type DueMail = { userId: string; email: string; isVerified: boolean; rows: NotificationRow[] }

const { dueAt, leasedUntil, mailedAt, readAt, userId } = notifications
const isDue = (now: Date) =>
  and(
    isNull(readAt),
    isNull(mailedAt),
    isNotNull(dueAt),
    lte(dueAt, now),
    or(isNull(leasedUntil), lt(leasedUntil, now)),
  )

/**
 * Takes all that is due to some people for this process; nobody else gets it before the lease ends. Each of them is held
 * while it is taken, so that what one is to read in one letter is not divided between two processes.
 */
export async function claimMails(db: Db, now: Date, lease: Date, limit: number): Promise<DueMail[]> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(userId, users.id), isDue(now)))
    const people = await tx
      .select({ id: users.id, email: users.email, isVerified: users.emailVerified })
      .from(users)
      .where(exists(due))
      .orderBy(asc(users.id))
      .limit(limit)
      .for('no key update', { skipLocked: true })
    if (people.length === 0) return []
    const ids = people.map(({ id }) => id)
    const taken = await tx
      .update(notifications)
      .set({ leasedUntil: lease, tries: sql`${notifications.tries} + 1` })
      .where(and(inArray(userId, ids), isDue(now)))
      .returning()
    const byPerson = Map.groupBy(taken, (row) => row.userId)
    return people.flatMap(({ id, ...person }) => {
      const rows = byPerson.get(id)?.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
      return rows ? [{ userId: id, ...person, rows }] : []
    })
  })
}

/** Those of these that their person may still read, and has not read meanwhile. */
export async function stillToMail(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inArray(notifications.id, [...ids]), isNull(readAt), isNotNull(dueAt), isReadable()))
  return new Set(rows.map(({ id }) => id))
}

/** They went out; a line that has grown since stays due. */
export async function endMails(db: Db, rows: readonly NotificationRow[], at: Date): Promise<void> {
  for (const { id, count } of rows)
    await db
      .update(notifications)
      .set({
        leasedUntil: null,
        mailedAt: sql`case when ${notifications.count} = ${count} then ${at.toISOString()}::timestamptz else null end`,
      })
      .where(eq(notifications.id, id))
}

/** They are tried again at that time; null: not any more. */
export async function putOffMails(db: Db, ids: readonly string[], next: Date | null): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(notifications)
    .set({ leasedUntil: null, dueAt: next })
    .where(inArray(notifications.id, [...ids]))
}

/** Where no other process can be at it: what a dead one had taken is free at once. */
export async function freeMails(db: Db): Promise<void> {
  await db.update(notifications).set({ leasedUntil: null }).where(isNotNull(leasedUntil))
}
