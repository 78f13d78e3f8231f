import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { profiles } from '../schema.ts'

/** Spends one bought credit under the row's lock; false when there is none. */
export async function takeCredit(tx: Tx, userId: string): Promise<boolean> {
  const taken = await tx
    .update(profiles)
    .set({ credits: sql`${profiles.credits} - 1` })
    .where(and(eq(profiles.id, userId), gt(profiles.credits, 0)))
    .returning({ id: profiles.id })
  return taken.length === 1
}

export async function returnCredit(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ credits: sql`${profiles.credits} + 1` })
    .where(eq(profiles.id, userId))
}
