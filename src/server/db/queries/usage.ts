import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { DaySpan } from '#rules/usage.ts'
import { workspaceActivity } from '../activity-schema.ts'
import type { Db } from '../database.ts'
import { creditLedger } from '../money-schema.ts'

/** Whose usage: of a workspace in a span of UTC days, of everybody or of one person. */
export type UsageOf = DaySpan & { workspaceId: string; userId: string | null }

/** Credits that were spent and not taken back, and what was made with keys of one's own. */
export type Spent = { spent: number; ownKey: number }

const start = (day: string) => sql`${day}::timestamp at time zone 'utc'`
const end = (day: string) => sql`(${day}::timestamp + interval '1 day') at time zone 'utc'`

/** One row for each generation: by whom, where and when. A credit that was taken back later was not spent. */
function moves(db: Db, { workspaceId, userId, from, to }: UsageOf) {
  const refund = alias(creditLedger, 'refund')
  const takenBack = db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.reference, creditLedger.reference), eq(refund.kind, 'refund')))
  const spends = db
    .select({
      actorId: creditLedger.actorId,
      projectId: creditLedger.projectId,
      projectName: creditLedger.projectName,
      at: creditLedger.createdAt,
      spent: sql<number>`1`.as('spent'),
      ownKey: sql<number>`0`.as('own_key'),
    })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.workspaceId, workspaceId),
        eq(creditLedger.kind, 'spend'),
        notExists(takenBack),
        gte(creditLedger.createdAt, start(from)),
        lt(creditLedger.createdAt, end(to)),
        userId === null ? undefined : eq(creditLedger.actorId, userId),
      ),
    )
  const own = db
    .select({
      actorId: workspaceActivity.actorId,
      projectId: workspaceActivity.projectId,
      projectName: workspaceActivity.projectName,
      at: workspaceActivity.createdAt,
      spent: sql<number>`0`.as('spent'),
      ownKey: sql<number>`1`.as('own_key'),
    })
    .from(workspaceActivity)
    .where(
      and(
        eq(workspaceActivity.workspaceId, workspaceId),
        eq(workspaceActivity.action, 'page-made-own-key'),
        gte(workspaceActivity.createdAt, start(from)),
        lt(workspaceActivity.createdAt, end(to)),
        userId === null ? undefined : eq(workspaceActivity.actorId, userId),
      ),
    )
  const all = unionAll(spends, own).as('moves')
  const sums = {
    spent: sql<number>`sum(${all.spent})::int`.as('all_spent'),
    ownKey: sql<number>`sum(${all.ownKey})::int`.as('all_own_key'),
  }
  const day = sql<string>`to_char(${all.at} at time zone 'utc', 'YYYY-MM-DD')`
  const name = sql<string | null>`(array_agg(${all.projectName} order by ${all.at} desc))[1]`
  return { all, sums, day, name }
}

/** By who made it; null: accounts that were deleted. */
export async function spentByMember(db: Db, of: UsageOf): Promise<(Spent & { actorId: string | null })[]> {
  const { all, sums } = moves(db, of)
  return db
    .select({ actorId: all.actorId, ...sums })
    .from(all)
    .groupBy(all.actorId)
}

/** By project, with the name that it had when it was last used. */
export async function spentByProject(
  db: Db,
  of: UsageOf,
): Promise<(Spent & { projectId: string | null; name: string | null })[]> {
  const { all, sums, name } = moves(db, of)
  return db
    .select({ projectId: all.projectId, name, ...sums })
    .from(all)
    .groupBy(all.projectId)
}

/** By UTC day; days without any are not there. */
export async function spentByUtcDay(db: Db, of: UsageOf): Promise<(Spent & { day: string })[]> {
  const { all, sums, day } = moves(db, of)
  return db
    .select({ day, ...sums })
    .from(all)
    .groupBy(day)
}

export type UsageLine = Spent & { day: string; actorId: string | null; projectId: string | null; name: string | null }

/** By day, person and project, the newest first: what the table for a spreadsheet has. */
export async function usageLines(db: Db, of: UsageOf, limit: number): Promise<UsageLine[]> {
  const { all, sums, day, name } = moves(db, of)
  return db
    .select({ day, actorId: all.actorId, projectId: all.projectId, name, ...sums })
    .from(all)
    .groupBy(day, all.actorId, all.projectId)
    .orderBy(sql`1 desc`, all.actorId, all.projectId)
    .limit(limit)
}
