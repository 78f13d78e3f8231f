import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import { type GenerationEvent, generationEvent } from '#api/generations.ts'
import type { Db, Tx } from '../database.ts'
import { generationEvents, generations } from '../schema.ts'
import { withoutNul } from '../without-nul.ts'

export type GenerationRow = typeof generations.$inferSelect
export type NewGeneration = typeof generations.$inferInsert
export type EndedStatus = Exclude<GenerationRow['status'], 'running'>

export async function findGeneration(db: Db | Tx, id: string, visitorId: string): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.visitorId, visitorId)))
  return row ?? null
}

export async function findByTurn(db: Db | Tx, visitorId: string, turn: string): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.visitorId, visitorId), eq(generations.turn, turn)))
  return row ?? null
}

export async function countRunning(db: Db | Tx, visitorId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(eq(generations.visitorId, visitorId), eq(generations.status, 'running')))
  return row?.n ?? 0
}

/** False when this turn has been started already. */
export async function insertGeneration(tx: Tx, row: NewGeneration): Promise<boolean> {
  const inserted = await tx.insert(generations).values(row).onConflictDoNothing().returning({ id: generations.id })
  return inserted.length === 1
}

/** Ends a running generation exactly once; null when it had ended already. */
export async function endGeneration(
  tx: Tx,
  id: string,
  status: EndedStatus,
  charge: 'settled' | 'released',
): Promise<GenerationRow | null> {
  const [row] = await tx
    .update(generations)
    .set({ status, charge, endedAt: sql`now()` })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')))
    .returning()
  return row ?? null
}

export async function runningGenerations(db: Db): Promise<GenerationRow[]> {
  return db.select().from(generations).where(eq(generations.status, 'running'))
}

export type NumberedEvent = { seq: number; event: GenerationEvent }

export async function appendEvents(db: Db | Tx, generationId: string, events: NumberedEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insert(generationEvents)
    .values(events.map(({ seq, event }) => ({ generationId, seq, event: withoutNul(event) })))
    .onConflictDoNothing()
}

/** Events after `seq`, in order. */
export async function readEvents(db: Db | Tx, generationId: string, seq: number): Promise<NumberedEvent[]> {
  const rows = await db
    .select({ seq: generationEvents.seq, event: generationEvents.event })
    .from(generationEvents)
    .where(and(eq(generationEvents.generationId, generationId), gt(generationEvents.seq, seq)))
    .orderBy(asc(generationEvents.seq))
  return rows.map((row) => ({ seq: row.seq, event: generationEvent.parse(row.event) }))
}

/** A visitor's pages are not kept: what ended before `instant` goes, events and all. */
export async function forgetEnded(db: Db, before: Date): Promise<void> {
  await db.delete(generations).where(lt(generations.endedAt, before))
}
