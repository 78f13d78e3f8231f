import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { visitorQuotas } from '../schema.ts'

/** Whom a visitor's generation is counted against: the browser and its network address. */
export type QuotaSubject = { visitorId: string; address: string }

/** The allowance's day: the database's own UTC day, which never goes back even if its clock does. */
export async function quotaDay(tx: Db | Tx): Promise<string> {
  const [row] = await tx
    .select({
      day: sql<string>`to_char(greatest((now() at time zone 'utc')::date, max(${visitorQuotas.day})), 'YYYY-MM-DD')`,
    })
    .from(visitorQuotas)
  if (!row) throw new Error('The database did not tell its day.')
  return row.day
}

/** Takes one of `limit` for both the visitor and the address; false (and nothing taken) when either has none left. */
export async function takeQuota(tx: Tx, day: string, subject: QuotaSubject, limit: number): Promise<boolean> {
  for (const row of rowsOf(day, subject)) {
    if (limit < 1) return false
    const taken = await tx
      .insert(visitorQuotas)
      .values({ ...row, used: 1 })
      .onConflictDoUpdate({
        target: [visitorQuotas.day, visitorQuotas.scope, visitorQuotas.subject],
        set: { used: sql`${visitorQuotas.used} + 1` },
        setWhere: lt(visitorQuotas.used, limit),
      })
      .returning({ used: visitorQuotas.used })
    if (taken.length === 0) return false
  }
  return true
}

/** Gives one back on the day it was taken. */
export async function returnQuota(tx: Tx, day: string, subject: QuotaSubject): Promise<void> {
  for (const row of rowsOf(day, subject)) {
    await tx
      .update(visitorQuotas)
      .set({ used: sql`${visitorQuotas.used} - 1` })
      .where(
        and(
          eq(visitorQuotas.day, row.day),
          eq(visitorQuotas.scope, row.scope),
          eq(visitorQuotas.subject, row.subject),
          gt(visitorQuotas.used, 0),
        ),
      )
  }
}

/** How many are used on a day: the larger of what the visitor and their address used. */
export async function usedQuota(db: Db | Tx, day: string, subject: QuotaSubject): Promise<number> {
  let used = 0
  for (const row of rowsOf(day, subject)) {
    const [found] = await db
      .select({ used: visitorQuotas.used })
      .from(visitorQuotas)
      .where(
        and(eq(visitorQuotas.day, row.day), eq(visitorQuotas.scope, row.scope), eq(visitorQuotas.subject, row.subject)),
      )
    used = Math.max(used, found?.used ?? 0)
  }
  return used
}

/** Forgets days that are long over, so that addresses are not kept. */
export async function forgetOldQuotas(db: Db, today: string): Promise<void> {
  await db.delete(visitorQuotas).where(lt(visitorQuotas.day, sql`${today}::date - 2`))
}

type QuotaRow = { day: string; scope: 'visitor' | 'address'; subject: string }

function rowsOf(day: string, { visitorId, address }: QuotaSubject): QuotaRow[] {
  return [
    { day, scope: 'visitor', subject: visitorId },
    { day, scope: 'address', subject: address },
  ]
}
