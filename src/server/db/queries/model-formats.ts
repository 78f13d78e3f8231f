import { sql } from 'drizzle-orm'
import type { FormatCounts } from '#engine/turn/edit-formats.ts'
import { editFormats } from '#engine/turn/edit-formats.ts'
import type { Db } from '../database.ts'
import { modelFormats } from '../models-schema.ts'

/** What is known of each model, and since when it is that old. */
export async function readModelFormats(db: Db): Promise<Map<string, { counts: FormatCounts; at: Date }>> {
  const rows = await db.select().from(modelFormats)
  const known = new Map<string, { counts: FormatCounts; at: Date }>()
  for (const { model, format, tried, worked, updatedAt } of rows)
    known.set(model, { counts: { ...known.get(model)?.counts, [format]: { tried, worked } }, at: updatedAt })
  return known
}

/** Keeps what is known of one model. Of two processes that learn at the same time the later one counts. */
export async function saveModelFormats(db: Db, model: string, counts: FormatCounts, at: Date): Promise<void> {
  const rows = editFormats.flatMap((format) => {
    const count = counts[format]
    return count ? [{ model, format, tried: count.tried, worked: count.worked, updatedAt: at }] : []
  })
  if (rows.length === 0) return
  await db
    .insert(modelFormats)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelFormats.model, modelFormats.format],
      set: { tried: sql`excluded.tried`, worked: sql`excluded.worked`, updatedAt: sql`excluded.updated_at` },
    })
}
