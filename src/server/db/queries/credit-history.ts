import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { creditLedger } from '../money-schema.ts'
import { profiles, users } from '../schema.ts'

export type LedgerRow = typeof creditLedger.$inferSelect & {
  /** the balance after this movement */
  balance: number
  actor: { firstName: string | null; lastName: string | null; email: string | null }
}

/** Movements of a person's credits, newest first, all of them without a `limit`; `before` is the id of one of them. */
export async function listLedger(
  db: Db,
  userId: string,
  { limit, before, days }: { limit?: number; before?: string | undefined; days?: number | undefined },
): Promise<LedgerRow[]> {
  const all = db.$with('all_movements').as(
    db
      .select({
        ...getTableColumns(creditLedger),
        balance:
          sql<number>`(sum(${creditLedger.amount}) over (order by ${creditLedger.createdAt}, ${creditLedger.id}))::int`.as(
            'balance_after',
          ),
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId)),
  )
  const older = sql`(${all.createdAt}, ${all.id}) < (select created_at, id from ${creditLedger} where id = ${before ?? null} and user_id = ${userId})`
  const query = db
    .with(all)
    .select({
      id: all.id,
      userId: all.userId,
      actorId: all.actorId,
      kind: all.kind,
      amount: all.amount,
      daily: all.daily,
      reference: all.reference,
      workspaceId: all.workspaceId,
      projectId: all.projectId,
      projectName: all.projectName,
      key: all.key,
      what: all.what,
      prompt: all.prompt,
      note: all.note,
      createdAt: all.createdAt,
      balance: all.balance,
      actor: { firstName: profiles.firstName, lastName: profiles.lastName, email: users.email },
    })
    .from(all)
    .leftJoin(users, eq(users.id, all.actorId))
    .leftJoin(profiles, eq(profiles.id, all.actorId))
    .where(and(before ? older : undefined, days ? gte(all.createdAt, firstDay(days)) : undefined))
    .orderBy(desc(all.createdAt), desc(all.id))
    .$dynamic()
  return limit === undefined ? query : query.limit(limit)
}

/** How many credits a person's account spent on each of the last days, by the database's UTC day; days without any are there too. */
export async function spentByDay(db: Db, userId: string, days: number): Promise<{ day: string; spent: number }[]> {
  const span = sql`generate_series(${firstDay(days)}, now(), interval '1 day') as span(start)`
  const start = sql`span.start`
  return db
    .select({
      day: sql<string>`to_char(${start} at time zone 'utc', 'YYYY-MM-DD')`,
      spent: sql<number>`greatest(coalesce(sum(${creditLedger.daily} - ${creditLedger.amount}), 0), 0)::int`,
    })
    .from(span)
    .leftJoin(
      creditLedger,
      and(
        eq(creditLedger.userId, userId),
        inArray(creditLedger.kind, ['spend', 'refund']),
        gte(creditLedger.createdAt, start),
        lt(creditLedger.createdAt, sql`${start} + interval '1 day'`),
      ),
    )
    .groupBy(start)
    .orderBy(start)
}

/** When the first of the last `days` UTC days began. */
function firstDay(days: number) {
  return sql`(date_trunc('day', now() at time zone 'utc') - make_interval(days => ${days - 1}::int)) at time zone 'utc'`
}
