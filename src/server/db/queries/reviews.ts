import { and, asc, count, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { mostLookers } from '#rules/reviews.ts'
import type { Db, Tx } from '../database.ts'
import { reviewDecisions, reviewLinks, reviewLooks } from '../review-links-schema.ts'
import { pageVersions } from '../schema.ts'

export type LookRow = typeof reviewLooks.$inferSelect
export type DecisionRow = typeof reviewDecisions.$inferSelect
export type NewDecision = Omit<typeof reviewDecisions.$inferInsert, 'decidedAt'>

/** Who looked at a project with its links, who looked last first. */
export async function listLooks(db: Db | Tx, projectId: string): Promise<LookRow[]> {
  const ofProject = db.select({ id: reviewLinks.id }).from(reviewLinks).where(eq(reviewLinks.projectId, projectId))
  return db
    .select()
    .from(reviewLooks)
    .where(inArray(reviewLooks.linkId, ofProject))
    .orderBy(desc(reviewLooks.lastAt), asc(reviewLooks.viewer))
}

export async function findLook(db: Db | Tx, linkId: string, viewer: string): Promise<LookRow | null> {
  const [row] = await db
    .select()
    .from(reviewLooks)
    .where(and(eq(reviewLooks.linkId, linkId), eq(reviewLooks.viewer, viewer)))
  return row ?? null
}

/** Keeps that somebody looked. Of more people than a link keeps, those go who have not looked for longest. */
export async function saveLook(tx: Tx, look: LookRow): Promise<void> {
  const { linkId, viewer, firstAt, ...again } = look
  await tx
    .insert(reviewLooks)
    .values({ linkId, viewer, firstAt, ...again })
    .onConflictDoUpdate({ target: [reviewLooks.linkId, reviewLooks.viewer], set: again })
  const [counted] = await tx.select({ all: count() }).from(reviewLooks).where(eq(reviewLooks.linkId, linkId))
  if ((counted?.all ?? 0) <= mostLookers) return
  const kept = tx
    .select({ viewer: reviewLooks.viewer })
    .from(reviewLooks)
    .where(eq(reviewLooks.linkId, linkId))
    .orderBy(desc(reviewLooks.lastAt))
    .limit(mostLookers)
  await tx.delete(reviewLooks).where(and(eq(reviewLooks.linkId, linkId), notInArray(reviewLooks.viewer, kept)))
}

/** Everything that was decided about a project, newest first. */
export async function listDecisions(db: Db | Tx, projectId: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(reviewDecisions)
    .where(eq(reviewDecisions.projectId, projectId))
    .orderBy(desc(reviewDecisions.decidedAt), desc(reviewDecisions.id))
}

export function countDecisions(db: Db | Tx, projectId: string): Promise<number> {
  return db.$count(reviewDecisions, eq(reviewDecisions.projectId, projectId))
}

/** What a browser said last with a link to that version. */
export async function findLastDecision(
  db: Db | Tx,
  { linkId, viewer, versionId }: Pick<DecisionRow, 'linkId' | 'viewer' | 'versionId'>,
): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(reviewDecisions)
    .where(
      and(
        eq(reviewDecisions.linkId, linkId),
        eq(reviewDecisions.viewer, viewer),
        eq(reviewDecisions.versionId, versionId),
      ),
    )
    .orderBy(desc(reviewDecisions.decidedAt), desc(reviewDecisions.id))
    .limit(1)
  return row ?? null
}

/** The version that a browser approved last with a link, and that is still kept. */
export async function findApproved(
  db: Db | Tx,
  { linkId, viewer, projectId }: Pick<DecisionRow, 'linkId' | 'viewer' | 'projectId'>,
): Promise<{ id: string; number: number } | null> {
  const [row] = await db
    .select({ id: pageVersions.id, number: pageVersions.number })
    .from(reviewDecisions)
    .innerJoin(pageVersions, and(eq(pageVersions.id, reviewDecisions.versionId), eq(pageVersions.projectId, projectId)))
    .where(
      and(
        eq(reviewDecisions.linkId, linkId),
        eq(reviewDecisions.viewer, viewer),
        eq(reviewDecisions.verdict, 'approved'),
      ),
    )
    .orderBy(desc(reviewDecisions.decidedAt), desc(reviewDecisions.id))
    .limit(1)
  return row ?? null
}

export async function findDecision(db: Db | Tx, id: string): Promise<DecisionRow | null> {
  const [row] = await db.select().from(reviewDecisions).where(eq(reviewDecisions.id, id))
  return row ?? null
}

/** Null when that id is taken: the decision was sent before. */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<DecisionRow | null> {
  const [row] = await tx.insert(reviewDecisions).values(decision).onConflictDoNothing().returning()
  return row ?? null
}
