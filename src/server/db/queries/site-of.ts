import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { sites } from '../sites-schema.ts'

export type SiteOf = { id: string; workspaceId: string; name: string; liveReleaseId: string | null }

/** The site of a project; null: it was never published. */
export async function findSiteOf(db: Db | Tx, projectId: string): Promise<SiteOf | null> {
  const { id, workspaceId, name, liveReleaseId } = sites
  const [row] = await db
    .select({ id, workspaceId, name, liveReleaseId })
    .from(sites)
    .where(eq(sites.projectId, projectId))
  return row ?? null
}

export async function findSiteById(db: Db | Tx, siteId: string): Promise<SiteOf | null> {
  const { id, workspaceId, name, liveReleaseId } = sites
  const [row] = await db.select({ id, workspaceId, name, liveReleaseId }).from(sites).where(eq(sites.id, siteId))
  return row ?? null
}
