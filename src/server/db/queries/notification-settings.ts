import { and, eq, isNull } from 'drizzle-orm'
import { mailDueAt, type MailChoices, timingOf } from '#rules/notifications.ts'
import type { Db, Tx } from '../database.ts'
import { notifications, notificationSettings } from '../notifications-schema.ts'

/** What somebody has chosen about mails. */
export async function readMailChoices(db: Db | Tx, userId: string): Promise<MailChoices & { timeZone: string | null }> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  return { isOff: row?.isOff ?? false, byTopic: row?.byTopic ?? {}, timeZone: row?.timeZone ?? null }
}

export async function saveMailChoices(
  tx: Db | Tx,
  userId: string,
  change: Partial<MailChoices & { timeZone: string }>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .insert(notificationSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: change })
}

/** What waits for its mail goes by the new choices. */
export async function planMailsAnew(tx: Tx, userId: string): Promise<void> {
  const { timeZone, ...choices } = await readMailChoices(tx, userId)
  const { id, kind, madeAt, readAt, mailedAt } = notifications
  const waiting = await tx
    .select({ id, kind, madeAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(readAt), isNull(mailedAt)))
  for (const row of waiting) {
    const dueAt = mailDueAt(timingOf(row.kind, choices), row.madeAt, timeZone)
    await tx.update(notifications).set({ dueAt }).where(eq(id, row.id))
  }
}
