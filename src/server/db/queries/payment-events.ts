import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { paymentEvents } from '../money-schema.ts'

export type PaymentEventRow = typeof paymentEvents.$inferSelect

/** Keeps what a provider said; as long as one about the same sale is open, that one is enough. */
export async function insertEvent(
  db: Db,
  event: Pick<PaymentEventRow, 'id' | 'provider' | 'saleId' | 'kind'>,
): Promise<void> {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}

/** What was said since then and not handled yet, newest first. */
export async function openEvents(db: Db, provider: string, since: Date): Promise<PaymentEventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.provider, provider), isNull(paymentEvents.handledAt), gt(paymentEvents.createdAt, since)),
    )
    .orderBy(desc(paymentEvents.createdAt))
    .limit(200)
}

/** Whatever was said about this sale until `seenAt` is handled. */
export async function closeEvents(db: Db, provider: string, saleId: string, seenAt: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ handledAt: sql`now()` })
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.saleId, saleId),
        isNull(paymentEvents.handledAt),
        lte(paymentEvents.createdAt, seenAt),
      ),
    )
}

/** Forgets what was handled long ago, and what the provider never knew. */
export async function forgetEvents(db: Db): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, sql`now() - interval '90 days'`))
}
