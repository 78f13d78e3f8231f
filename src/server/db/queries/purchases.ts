import { and, asc, desc, eq, gt, gte, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { checkoutIntents, purchases } from '../money-schema.ts'
import { users } from '../schema.ts'

export type PurchaseRow = typeof purchases.$inferSelect
export type NewPurchase = typeof purchases.$inferInsert
type Pack = Pick<PurchaseRow, 'plan' | 'credits'>
type SaleKey = { provider: string; saleId: string }

export async function insertIntent(db: Db | Tx, row: typeof checkoutIntents.$inferInsert): Promise<void> {
  await db.insert(checkoutIntents).values(row)
}

/** Who began this checkout with that provider. */
export async function intentOwner(db: Db | Tx, provider: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: checkoutIntents.userId })
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.id, id), eq(checkoutIntents.provider, provider)))
  return row?.userId ?? null
}

/** Providers tell when a sale was made to the second, by clocks of their own. */
const clocksApartMs = 60_000

/** Who has this address and began a checkout for this pack before `at`, as far as two clocks can tell. */
export async function intentOwnerByEmail(
  db: Db | Tx,
  { provider, email, plan, credits, at }: Pack & { provider: string; email: string; at: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ userId: checkoutIntents.userId })
    .from(checkoutIntents)
    .innerJoin(users, eq(users.id, checkoutIntents.userId))
    .where(
      and(
        eq(users.email, email),
        eq(checkoutIntents.provider, provider),
        eq(checkoutIntents.plan, plan),
        eq(checkoutIntents.credits, credits),
        lte(checkoutIntents.createdAt, new Date(at.getTime() + clocksApartMs)),
      ),
    )
    .limit(1)
  return row?.userId ?? null
}

/** When the oldest checkout since `since` began that has no purchase; null when there is none. */
export async function oldestUnconfirmed(db: Db, provider: string, since: Date): Promise<Date | null> {
  const confirmed = db.select({ id: purchases.id }).from(purchases).where(eq(purchases.intentId, checkoutIntents.id))
  const [row] = await db
    .select({ at: checkoutIntents.createdAt })
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.provider, provider), gte(checkoutIntents.createdAt, since), notExists(confirmed)))
    .orderBy(asc(checkoutIntents.createdAt))
    .limit(1)
  return row?.at ?? null
}

export async function findPurchase(db: Db | Tx, { provider, saleId }: SaleKey): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.saleId, saleId)))
  return row ?? null
}

/** The purchase of a sale with its row held until the transaction ends: whatever is said about a sale takes turns here. */
export async function lockPurchase(tx: Tx, { provider, saleId }: SaleKey): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.saleId, saleId)))
    .for('update')
  return row ?? null
}

/** Null when somebody else has written it meanwhile. */
export async function insertPurchase(tx: Tx, row: NewPurchase): Promise<PurchaseRow | null> {
  const [inserted] = await tx
    .insert(purchases)
    .values(row)
    .onConflictDoNothing({ target: [purchases.provider, purchases.saleId] })
    .returning()
  return inserted ?? null
}

export async function updatePurchase(
  tx: Tx,
  id: string,
  change: Partial<Pick<PurchaseRow, 'state' | 'clawedBack' | 'changes'>>,
): Promise<void> {
  await tx
    .update(purchases)
    .set({ ...change, checkedAt: sql`now()` })
    .where(eq(purchases.id, id))
}

export async function findBySubscription(db: Db | Tx, provider: string, id: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.subscriptionId, id)))
    .orderBy(asc(purchases.createdAt))
    .limit(1)
  return row ?? null
}

/** A person's purchases, newest first. */
export async function listPurchases(db: Db | Tx, userId: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
}

/** Purchases that nobody has asked the provider about for a while, longest first. */
export async function duePurchases(
  db: Db,
  provider: string,
  { checkedBefore, boughtAfter, limit }: { checkedBefore: Date; boughtAfter: Date; limit: number },
): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.provider, provider),
        lt(purchases.checkedAt, checkedBefore),
        gt(purchases.createdAt, boughtAfter),
      ),
    )
    .orderBy(asc(purchases.checkedAt))
    .limit(limit)
}
