import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { type GenerationEvent, generationEvent } from '#api/generations.ts'
import type { Db, Tx } from '../database.ts'
import { generationEvents, generations } from '../schema.ts'
import { storable } from '../storable.ts'
import { isSeenBy } from './access.ts'

export type GenerationRow = typeof generations.$inferSelect
export type NewGeneration = typeof generations.$inferInsert
export type EndedStatus = Exclude<GenerationRow['status'], 'running'>

/** Who asks for a generation: a browser, and the person who is signed in there. */
export type Reader = { visitorId: string; userId: string | null }

/** A visitor's own generation, or one of a project that the person may see; else null. */
export async function findGeneration(db: Db | Tx, id: string, reader: Reader): Promise<GenerationRow | null> {
  const own = and(isNull(generations.projectId), eq(generations.visitorId, reader.visitorId))
  const shared = reader.userId ? isSeenBy(reader.userId, generations) : undefined
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), or(own, shared)))
  return row ?? null
}

/** How a generation stands, whoever it belongs to; null when it is gone. */
export async function generationState(
  db: Db | Tx,
  id: string,
): Promise<Pick<GenerationRow, 'status' | 'charge'> | null> {
  const [row] = await db
    .select({ status: generations.status, charge: generations.charge })
    .from(generations)
    .where(eq(generations.id, id))
  return row ?? null
}

/** The generation that runs on a page of a project now. */
export async function findRunning(db: Db | Tx, projectId: string, pageName: string): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(
      and(eq(generations.projectId, projectId), eq(generations.pageName, pageName), eq(generations.status, 'running')),
    )
  return row ?? null
}

/** What somebody started under that turn, in a project or (null) as a visitor. */
export async function findByTurn(
  db: Db | Tx,
  of: Pick<GenerationRow, 'visitorId' | 'projectId' | 'turn'>,
): Promise<GenerationRow | null> {
  const inProject = of.projectId === null ? isNull(generations.projectId) : eq(generations.projectId, of.projectId)
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.visitorId, of.visitorId), inProject, eq(generations.turn, of.turn)))
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
export async function insertGeneration(tx: Tx, row: Omit<NewGeneration, 'leaseUntil'>): Promise<boolean> {
  const inserted = await tx
    .insert(generations)
    .values({ ...row, leaseUntil: lease })
    .onConflictDoNothing()
    .returning({ id: generations.id })
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

/** The lease of a running generation lasts this long; its process extends it well before. */
const lease = sql`now() + interval '30 seconds'`

/** The process that runs these says that it lives. */
export async function extendLeases(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(generations)
    .set({ leaseUntil: lease })
    .where(and(inArray(generations.id, ids), eq(generations.status, 'running')))
}

/** What runs, or only what runs on a lease that its process let go. */
export async function runningGenerations(db: Db, which: 'all' | 'dead'): Promise<GenerationRow[]> {
  const running = eq(generations.status, 'running')
  return db
    .select()
    .from(generations)
    .where(which === 'all' ? running : and(running, lt(generations.leaseUntil, sql`now()`)))
}

export type NumberedEvent = { seq: number; event: GenerationEvent }

export async function appendEvents(db: Db | Tx, generationId: string, events: NumberedEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insert(generationEvents)
    .values(events.map(({ seq, event }) => ({ generationId, seq, event: storable(event) })))
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

/** What ended before these instants goes, events and all; a visitor's pages are not kept. What may be discarded or was
 * finished keeps its row as long as a project's, without what it told. */
export async function forgetEnded(db: Db, before: { visitors: Date; projects: Date }): Promise<void> {
  const visitors = and(isNull(generations.projectId), lt(generations.endedAt, before.visitors))
  const isStopped = or(
    and(eq(generations.status, 'stopped'), eq(generations.charge, 'settled')),
    isNotNull(generations.continues),
  )
  const told = db.select({ id: generations.id }).from(generations).where(and(visitors, isStopped))
  await db.delete(generationEvents).where(inArray(generationEvents.generationId, told))
  await db
    .delete(generations)
    .where(or(and(visitors, not(isStopped ?? sql`false`)), lt(generations.endedAt, before.projects)))
}
