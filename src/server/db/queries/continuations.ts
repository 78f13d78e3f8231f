import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database.ts'
import { chatMessages, generations, pageVersions, projectPages } from '../schema.ts'
import type { GenerationRow } from './generations.ts'
import { isShown } from './pages.ts'

/** A generation with its row held: finishing it and discarding it take turns here. */
export async function lockGeneration(tx: Tx, id: string): Promise<GenerationRow | null> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id)).for('update')
  return row ?? null
}

/** What was started to finish a stopped generation. */
export async function listContinuations(tx: Tx, id: string): Promise<GenerationRow[]> {
  return tx.select().from(generations).where(eq(generations.continues, id))
}

/** The turn of a generation, null when it is forgotten. */
export async function generationTurn(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ turn: generations.turn }).from(generations).where(eq(generations.id, id))
  return row?.turn ?? null
}

/** The stopped generation that this one finishes, and what that was: a page of its own, or changes of one. */
export async function continuedBy(
  tx: Tx,
  { continues }: Pick<GenerationRow, 'continues'>,
): Promise<{ id: string; what: 'page' | 'changes' } | null> {
  if (continues === null) return null
  const [row] = await tx.select({ base: generations.base }).from(generations).where(eq(generations.id, continues))
  return { id: continues, what: row && row.base !== null ? 'changes' : 'page' }
}

/** Its credit was spent, and is not any more. False when that happened before. */
export async function releaseCharge(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ charge: 'released' })
    .where(and(eq(generations.id, id), eq(generations.charge, 'settled')))
    .returning({ id: generations.id })
  return rows.length === 1
}

/** Marks the versions and the answers of these turns as discarded. */
export async function discardTurns(tx: Tx, projectId: string, turns: string[]): Promise<void> {
  await tx
    .update(pageVersions)
    .set({ discardedAt: sql`now()` })
    .where(and(eq(pageVersions.projectId, projectId), inArray(pageVersions.id, turns)))
  await tx
    .update(chatMessages)
    .set({ details: sql`${chatMessages.details} || '{"discarded":true,"charged":false}'::jsonb` })
    .where(
      and(
        eq(chatMessages.projectId, projectId),
        inArray(chatMessages.turn, turns),
        eq(chatMessages.role, 'assistant'),
        isNotNull(chatMessages.details),
      ),
    )
}

/**
 * Forgets what was discarded before `before`. What a page shows, what was switched to since and what another version was
 * stored beside stays: it would be missed.
 */
export async function forgetDiscarded(db: Db, before: Date): Promise<void> {
  const other = alias(pageVersions, 'other')
  const needed = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.projectId, pageVersions.projectId),
        sql`${other.id} <> ${pageVersions.id}`,
        or(
          eq(other.restoredFrom, pageVersions.id),
          sql`${other.current}::text like '%' || ${pageVersions.id}::text || '%'`,
          sql`${other.replaced}::text like '%' || ${pageVersions.id}::text || '%'`,
        ),
      ),
    )
  const shown = db.select({ id: projectPages.versionId }).from(projectPages).where(isShown)
  await db.delete(pageVersions).where(and(lt(pageVersions.discardedAt, before), notExists(needed), notExists(shown)))
}
