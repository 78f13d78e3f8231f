import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { submissionDeliveries } from '../site-forms-schema.ts'

export type DeliveryRow = typeof submissionDeliveries.$inferSelect
export type NewDelivery = typeof submissionDeliveries.$inferInsert

export async function insertDeliveries(tx: Db | Tx, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length > 0) await tx.insert(submissionDeliveries).values([...rows])
}

/** How many answers of a site were given to the mail since then. */
export async function countMailed(tx: Tx, siteId: string, since: Date): Promise<number> {
  const { kind, state, createdAt } = submissionDeliveries
  const isMailed = and(eq(kind, 'mail'), inArray(state, ['waiting', 'sent']), gte(createdAt, since))
  return tx.$count(submissionDeliveries, and(eq(submissionDeliveries.siteId, siteId), isMailed))
}

/** Takes what is due for this process; nobody else gets it before the lease ends. */
export async function claimDeliveries(db: Db, now: Date, leasedUntil: Date, limit: number): Promise<DeliveryRow[]> {
  return db.transaction(async (tx) => {
    const { state, dueAt, leasedUntil: lease } = submissionDeliveries
    const due = await tx
      .select({ id: submissionDeliveries.id })
      .from(submissionDeliveries)
      .where(and(eq(state, 'waiting'), lte(dueAt, now), or(isNull(lease), lt(lease, now))))
      .orderBy(asc(dueAt), asc(submissionDeliveries.id))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(submissionDeliveries)
      .set({ leasedUntil, tries: sql`${submissionDeliveries.tries} + 1` })
      .where(
        inArray(
          submissionDeliveries.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

/** Where no other process can be at it: what a dead one had taken is free at once. */
export async function freeDeliveries(db: Db): Promise<void> {
  await db
    .update(submissionDeliveries)
    .set({ leasedUntil: null })
    .where(and(eq(submissionDeliveries.state, 'waiting'), isNotNull(submissionDeliveries.leasedUntil)))
}

export type DeliveryOutcome = Partial<Pick<DeliveryRow, 'state' | 'dueAt' | 'status' | 'tookMs' | 'trouble'>>

export async function endDeliveries(db: Db, ids: readonly string[], outcome: DeliveryOutcome): Promise<void> {
  await db
    .update(submissionDeliveries)
    .set({ ...outcome, leasedUntil: null })
    .where(inArray(submissionDeliveries.id, [...ids]))
}

/** The last ones of a webhook, newest first. */
export async function listWebhookDeliveries(db: Db, siteId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(submissionDeliveries)
    .where(and(eq(submissionDeliveries.siteId, siteId), eq(submissionDeliveries.kind, 'webhook')))
    .orderBy(desc(submissionDeliveries.createdAt), desc(submissionDeliveries.id))
    .limit(limit)
}

export async function findDelivery(db: Db, siteId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(submissionDeliveries)
    .where(and(eq(submissionDeliveries.siteId, siteId), eq(submissionDeliveries.id, id)))
  return row ?? null
}

export async function listDeliveriesOf(db: Db, submissionId: string): Promise<DeliveryRow[]> {
  return db.select().from(submissionDeliveries).where(eq(submissionDeliveries.submissionId, submissionId))
}

/** Makes one wait again that failed, or was sent. False when there is none. */
export async function requeueDelivery(tx: Db | Tx, siteId: string, id: string, now: Date): Promise<boolean> {
  const { state } = submissionDeliveries
  const found = await tx
    .update(submissionDeliveries)
    .set({ state: 'waiting', dueAt: now, tries: 0, leasedUntil: null, trouble: null, status: null, tookMs: null })
    .where(
      and(
        eq(submissionDeliveries.siteId, siteId),
        eq(submissionDeliveries.id, id),
        eq(submissionDeliveries.kind, 'webhook'),
        inArray(state, ['sent', 'failed']),
      ),
    )
    .returning({ id: submissionDeliveries.id })
  return found.length > 0
}

/** What was sent long ago is forgotten. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  const { state, createdAt } = submissionDeliveries
  await db.delete(submissionDeliveries).where(and(inArray(state, ['sent', 'failed', 'over']), lt(createdAt, before)))
}
