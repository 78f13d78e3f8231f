import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { projects, users, workspaces } from '../schema.ts'
import { sites } from '../sites-schema.ts'

/** Whose site it is, and where its letters go. */
export type DeliverySite = { name: string; projectId: string; projectName: string; ownerEmail: string }

export async function deliverySite(db: Db | Tx, siteId: string): Promise<DeliverySite | null> {
  const [row] = await db
    .select({ name: sites.name, projectId: projects.id, projectName: projects.name, ownerEmail: users.email })
    .from(sites)
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .innerJoin(workspaces, eq(workspaces.id, sites.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(sites.id, siteId))
  return row ?? null
}
