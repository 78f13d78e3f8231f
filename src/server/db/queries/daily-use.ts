import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { visitorQuotas } from '../schema.ts'
import { quotaDay } from './quotas.ts'

/** How many generations count against a person today. */
export async function usedToday(db: Db | Tx, userId: string): Promise<number> {
  const day = await quotaDay(db)
  const [row] = await db
    .select({ used: visitorQuotas.used })
    .from(visitorQuotas)
    .where(and(eq(visitorQuotas.day, day), eq(visitorQuotas.scope, 'user'), eq(visitorQuotas.subject, userId)))
  return row?.used ?? 0
}
