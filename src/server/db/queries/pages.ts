import { and, asc, eq, isNull, max, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { homePage } from '#rules/chat.ts'
import type { Db, Tx } from '../database.ts'
import { pageVersions, projectPages, type projects } from '../schema.ts'

export type PageRow = typeof projectPages.$inferSelect
/** The project that a row belongs to. */
export type InProject = Pick<typeof projects.$inferSelect, 'id' | 'workspaceId'>

/** Every page of a project in its order, those that were taken out too. */
export async function listPages(db: Db | Tx, projectId: string): Promise<PageRow[]> {
  return db
    .select()
    .from(projectPages)
    .where(eq(projectPages.projectId, projectId))
    .orderBy(...inOrder)
}

const inOrder = [asc(projectPages.position), asc(projectPages.name)]

/** The version that a page shows. */
export const isShown = and(
  eq(pageVersions.projectId, projectPages.projectId),
  eq(pageVersions.id, projectPages.versionId),
)

export type ShownPage = { name: string; html: string; versionId: string | null; elementIds: string | null }

const ofShown = {
  name: projectPages.name,
  html: pageVersions.htmlContent,
  versionId: projectPages.versionId,
  elementIds: pageVersions.elementIds,
}

/** The pages of a project as they are shown now. */
export async function listShownPages(db: Db | Tx, projectId: string): Promise<ShownPage[]> {
  const rows = await db
    .select(ofShown)
    .from(projectPages)
    .leftJoin(pageVersions, isShown)
    .where(and(eq(projectPages.projectId, projectId), isNull(projectPages.removedAt)))
    .orderBy(...inOrder)
  return rows.map((row) => ({ ...row, html: row.html ?? '' }))
}

/** The pages that the version which was switched to does not have. */
export async function listLeftOutPages(db: Db | Tx, projectId: string): Promise<ShownPage[]> {
  const rows = await db
    .select(ofShown)
    .from(projectPages)
    .leftJoin(pageVersions, isShown)
    .where(and(eq(projectPages.projectId, projectId), eq(projectPages.leftOut, true)))
    .orderBy(...inOrder)
  return rows.map((row) => ({ ...row, html: row.html ?? '' }))
}

/** Shows a version on a page; a page that is missing or was taken out comes (back) at the end. The caller holds the project's row. */
export async function showVersion(tx: Tx, project: InProject, name: string, versionId: string | null): Promise<void> {
  const position = await nextPosition(tx, project.id)
  await tx
    .insert(projectPages)
    .values({ projectId: project.id, workspaceId: project.workspaceId, name, position, versionId })
    .onConflictDoUpdate({
      target: [projectPages.projectId, projectPages.name],
      set: {
        versionId,
        removedAt: null,
        leftOut: false,
        position: sql`case when ${projectPages.removedAt} is null then ${projectPages.position} else ${position} end`,
      },
    })
}

async function nextPosition(tx: Tx, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(projectPages.position) })
    .from(projectPages)
    .where(eq(projectPages.projectId, projectId))
  return (row?.last ?? -1) + 1
}

type PageChange = PgUpdateSetSource<typeof projectPages>

/** Changes one page's row. */
export async function updatePage(tx: Tx, projectId: string, name: string, change: PageChange): Promise<void> {
  await tx.update(projectPages).set(change).where(pageIs(projectId, name))
}

/** Forgets a page's row; its chat and versions stay. */
export async function deletePageRow(tx: Tx, projectId: string, name: string): Promise<void> {
  await tx.delete(projectPages).where(pageIs(projectId, name))
}

const pageIs = (projectId: string, name: string) =>
  and(eq(projectPages.projectId, projectId), eq(projectPages.name, name))

/**
 * Shows exactly these versions, page by page, and leaves every other page out, from where it can be brought back; Home
 * stays, empty if need be. The caller holds the project's row.
 */
export async function showCurrent(tx: Tx, project: InProject, current: Record<string, string | null>): Promise<void> {
  for (const { name, removedAt } of await listPages(tx, project.id)) {
    if (name in current) continue
    if (name === homePage) await updatePage(tx, project.id, name, { versionId: null })
    else if (removedAt === null) await updatePage(tx, project.id, name, { removedAt: sql`now()`, leftOut: true })
  }
  for (const [name, versionId] of Object.entries(current)) await showVersion(tx, project, name, versionId)
}
