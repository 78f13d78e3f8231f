import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { creditAccounts, creditLedger, creditReservations } from '../money-schema.ts'
import { generations } from '../schema.ts'

export type ReservationRow = typeof creditReservations.$inferSelect
type NewReservation = typeof creditReservations.$inferInsert
export type LedgerEntry = typeof creditLedger.$inferInsert
/** An account as it is today: `day` is the database's own UTC day, which never goes back even if its clock does. */
export type Account = { userId: string; balance: number; reserved: number; day: string; dayUsed: number }

const utcDay = sql`(now() at time zone 'utc')::date`
const today = {
  userId: creditAccounts.userId,
  balance: creditAccounts.balance,
  reserved: creditAccounts.reserved,
  day: sql<string>`to_char(greatest(${creditAccounts.day}, ${utcDay}), 'YYYY-MM-DD')`,
  dayUsed: sql<number>`case when ${creditAccounts.day} < ${utcDay} then 0 else ${creditAccounts.dayUsed} end`,
}

/** A person's account; an empty one as long as nothing was ever moved on it. */
export async function findAccount(db: Db | Tx, userId: string): Promise<Account> {
  const [row] = await db.select(today).from(creditAccounts).where(eq(creditAccounts.userId, userId))
  if (row) return row
  const [now] = await db.select({ day: sql<string>`to_char(${utcDay}, 'YYYY-MM-DD')` }).from(sql`(select 1) as one`)
  if (!now) throw new Error('The database did not tell its day.')
  return { userId, balance: 0, reserved: 0, day: now.day, dayUsed: 0 }
}

/** The account, made on demand, with its row held until the transaction ends: whatever moves credits takes turns here. */
export async function lockAccount(tx: Tx, userId: string): Promise<Account> {
  await tx.insert(creditAccounts).values({ userId, day: utcDay }).onConflictDoNothing()
  const [row] = await tx.select(today).from(creditAccounts).where(eq(creditAccounts.userId, userId)).for('update')
  if (!row) throw new Error('The account was not stored.')
  return row
}

/** Writes an account whose row the caller holds. */
export async function writeAccount(tx: Tx, { userId, ...values }: Account): Promise<void> {
  await tx.update(creditAccounts).set(values).where(eq(creditAccounts.userId, userId))
}

export async function appendLedger(tx: Tx, entry: LedgerEntry): Promise<void> {
  await tx.insert(creditLedger).values(entry)
}

/** An open reservation may be reaped after this; what runs for longer is kept alive by its generation. */
const lifetime = sql`now() + interval '15 minutes'`

export async function insertReservation(
  tx: Tx,
  row: Omit<NewReservation, 'state' | 'expiresAt' | 'createdAt'>,
): Promise<void> {
  await tx.insert(creditReservations).values({ ...row, state: 'reserved', expiresAt: lifetime })
}

/** Ends an open reservation exactly once; a settled one can be refunded, once. Null when it stands otherwise, or never was. */
export async function endReservation(
  tx: Tx,
  id: string,
  state: 'settled' | 'released' | 'refunded',
): Promise<ReservationRow | null> {
  const from = state === 'refunded' ? 'settled' : 'reserved'
  const [row] = await tx
    .update(creditReservations)
    .set({ state })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, from)))
    .returning()
  return row ?? null
}

/** Open reservations that outlived their time and have no generation that still runs. */
export async function expiredReservations(db: Db): Promise<string[]> {
  const running = db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, creditReservations.id), eq(generations.status, 'running')))
  const rows = await db
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .where(
      and(eq(creditReservations.state, 'reserved'), lt(creditReservations.expiresAt, sql`now()`), notExists(running)),
    )
  return rows.map(({ id }) => id)
}
