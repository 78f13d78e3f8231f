import { sql } from 'drizzle-orm'
import type { RungCounts } from '#engine/turn/rungs.ts'
import { rungs } from '#engine/turn/rungs.ts'
import type { Db } from '../database.ts'
import { modelRungs } from '../schema.ts'

/** What is known of each model, and since when it is that old. */
export async function readModelRungs(db: Db): Promise<Map<string, { counts: RungCounts; at: Date }>> {
  const rows = await db.select().from(modelRungs)
  const known = new Map<string, { counts: RungCounts; at: Date }>()
  for (const { model, rung, tried, worked, updatedAt } of rows)
    known.set(model, { counts: { ...known.get(model)?.counts, [rung]: { tried, worked } }, at: updatedAt })
  return known
}

/** Keeps what is known of one model. Of two processes that learn at the same time the later one counts. */
export async function saveModelRungs(db: Db, model: string, counts: RungCounts, at: Date): Promise<void> {
  const rows = rungs.flatMap((rung) => {
    const count = counts[rung]
    return count ? [{ model, rung, tried: count.tried, worked: count.worked, updatedAt: at }] : []
  })
  if (rows.length === 0) return
  await db
    .insert(modelRungs)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelRungs.model, modelRungs.rung],
      set: { tried: sql`excluded.tried`, worked: sql`excluded.worked`, updatedAt: sql`excluded.updated_at` },
    })
}
