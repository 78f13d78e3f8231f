import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { generationLine } from '../line-schema.ts'
import { isSeenBy } from './access.ts'

export type WaitingRow = typeof generationLine.$inferSelect
export type NewWaiting = Omit<typeof generationLine.$inferInsert, 'createdAt'>

/** What waits in a project, first come first. */
export async function listWaiting(db: Db | Tx, projectId: string): Promise<WaitingRow[]> {
  return db
    .select()
    .from(generationLine)
    .where(eq(generationLine.projectId, projectId))
    .orderBy(asc(generationLine.createdAt), asc(generationLine.id))
}

/** The projects in which something waits. */
export async function projectsInLine(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ id: generationLine.projectId }).from(generationLine)
  return rows.map(({ id }) => id)
}

export async function countWaiting(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(generationLine).where(eq(generationLine.userId, userId))
  return row?.n ?? 0
}

/** What waits under this id, of a project that the person may see. */
export async function findWaiting(db: Db | Tx, id: string, userId: string): Promise<WaitingRow | null> {
  const [row] = await db
    .select()
    .from(generationLine)
    .where(and(eq(generationLine.id, id), isSeenBy(userId, generationLine)))
  return row ?? null
}

export async function insertWaiting(tx: Tx, row: NewWaiting): Promise<void> {
  // When it came, not when its transaction began: those take turns by the project's row.
  await tx.insert(generationLine).values({ ...row, createdAt: sql`clock_timestamp()` })
}

/** Takes one out of the line; false when it has left already. */
export async function deleteWaiting(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(generationLine).where(eq(generationLine.id, id)).returning({ id: generationLine.id })
  return gone.length > 0
}
