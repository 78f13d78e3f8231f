import { and, desc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { reviewLinks } from '../review-links-schema.ts'
import { pageVersions, profiles, projectPages, projects, workspaces } from '../schema.ts'

export type ReviewLinkRow = typeof reviewLinks.$inferSelect

/** The review links of a project with the numbers of their versions, newest first. */
export async function listReviewLinks(
  db: Db | Tx,
  projectId: string,
): Promise<(ReviewLinkRow & { versionNumber: number | null })[]> {
  return db
    .select({ ...getTableColumns(reviewLinks), versionNumber: pageVersions.number })
    .from(reviewLinks)
    .leftJoin(
      pageVersions,
      and(eq(pageVersions.projectId, reviewLinks.projectId), eq(pageVersions.id, reviewLinks.versionId)),
    )
    .where(eq(reviewLinks.projectId, projectId))
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id))
}

export function countLiveReviewLinks(db: Db | Tx, projectId: string, now: Date): Promise<number> {
  const isLive = or(isNull(reviewLinks.endsAt), gt(reviewLinks.endsAt, now))
  return db.$count(reviewLinks, and(eq(reviewLinks.projectId, projectId), isLive))
}

/** The links of a project that are good. */
export async function liveReviewLinks(db: Db | Tx, projectId: string, now: Date): Promise<Set<string>> {
  const isLive = or(isNull(reviewLinks.endsAt), gt(reviewLinks.endsAt, now))
  const rows = await db
    .select({ id: reviewLinks.id })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.projectId, projectId), isLive))
  return new Set(rows.map(({ id }) => id))
}

/** False when the project has no such link. */
export async function changeReviewLink(
  tx: Tx,
  projectId: string,
  id: string,
  change: Pick<ReviewLinkRow, 'allowsComments'>,
): Promise<boolean> {
  const rows = await tx
    .update(reviewLinks)
    .set(change)
    .where(and(eq(reviewLinks.projectId, projectId), eq(reviewLinks.id, id)))
    .returning({ id: reviewLinks.id })
  return rows.length > 0
}

export async function insertReviewLink(tx: Tx, link: typeof reviewLinks.$inferInsert): Promise<void> {
  await tx.insert(reviewLinks).values(link)
}

/** False when the project has no such link. */
export async function deleteReviewLink(tx: Tx, projectId: string, id: string): Promise<{ pageName: string } | null> {
  const rows = await tx
    .delete(reviewLinks)
    .where(and(eq(reviewLinks.projectId, projectId), eq(reviewLinks.id, id)))
    .returning({ pageName: reviewLinks.pageName })
  return rows[0] ?? null
}

/** The links stay with their page when it gets another name. */
export async function moveReviewLinks(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  await tx
    .update(reviewLinks)
    .set({ pageName: to })
    .where(and(eq(reviewLinks.projectId, projectId), eq(reviewLinks.pageName, from)))
}

export type ReviewedRow = ReviewLinkRow & {
  projectName: string
  workspaceName: string
  workspaceType: string
  ownerId: string
  /** of who made the link */
  firstName: string | null
  /** the version that the page shows now; null: the page has none, or was taken out */
  shownId: string | null
}

/** What the link with that hash leads to; null: nowhere. Held, it cannot be revoked before the transaction ends. */
export async function findReviewed(
  db: Db | Tx,
  tokenHash: string,
  hold?: 'share' | 'update',
): Promise<ReviewedRow | null> {
  const query = db
    .select({
      ...getTableColumns(reviewLinks),
      projectName: projects.name,
      workspaceName: workspaces.name,
      workspaceType: workspaces.workspaceType,
      ownerId: workspaces.ownerId,
      firstName: profiles.firstName,
      shownId: projectPages.versionId,
    })
    .from(reviewLinks)
    .innerJoin(projects, eq(projects.id, reviewLinks.projectId))
    .innerJoin(workspaces, eq(workspaces.id, reviewLinks.workspaceId))
    .leftJoin(profiles, eq(profiles.id, reviewLinks.madeBy))
    .leftJoin(projectPages, isPageOf)
    .where(eq(reviewLinks.tokenHash, tokenHash))
    .$dynamic()
  const [row] = await (hold ? query.for(hold, { of: reviewLinks }) : query)
  return row ?? null
}

const isPageOf = and(
  eq(projectPages.projectId, reviewLinks.projectId),
  eq(projectPages.name, reviewLinks.pageName),
  isNull(projectPages.removedAt),
)
