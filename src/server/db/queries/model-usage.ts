import { count, gte, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { modelUsage } from '../usage-schema.ts'

type UsageRow = Omit<typeof modelUsage.$inferInsert, 'createdAt'>

/** Adds a call to what its generation came to so far. */
export async function addUsage(db: Db, row: UsageRow): Promise<void> {
  const added = (name: 'calls' | 'failed' | 'input' | 'cached' | 'output' | 'reasoning' | 'took') =>
    sql`${modelUsage[name]} + ${row[name]}`
  await db
    .insert(modelUsage)
    .values(row)
    .onConflictDoUpdate({
      target: modelUsage.generationId,
      set: {
        calls: added('calls'),
        failed: added('failed'),
        input: added('input'),
        cached: added('cached'),
        output: added('output'),
        reasoning: added('reasoning'),
        took: added('took'),
        firstByte: sql`coalesce(${modelUsage.firstByte}, ${row.firstByte ?? null}::integer)`,
      },
    })
}

/** What each model came to since then. */
export async function usageSince(db: Db, since: Date) {
  const total = (name: 'calls' | 'failed' | 'input' | 'cached' | 'output' | 'reasoning') =>
    sum(modelUsage[name]).mapWith(Number)
  return db
    .select({
      model: modelUsage.model,
      generations: count(),
      calls: total('calls'),
      failed: total('failed'),
      input: total('input'),
      cached: total('cached'),
      output: total('output'),
      reasoning: total('reasoning'),
      firstByte: sql<number | null>`round(avg(${modelUsage.firstByte}))`.mapWith(Number),
      took: sql<number>`round(avg(${modelUsage.took}))`.mapWith(Number),
    })
    .from(modelUsage)
    .where(gte(modelUsage.createdAt, since))
    .groupBy(modelUsage.model)
    .orderBy(modelUsage.model)
}

export async function forgetUsage(db: Db, before: Date): Promise<void> {
  await db.delete(modelUsage).where(lt(modelUsage.createdAt, before))
}
