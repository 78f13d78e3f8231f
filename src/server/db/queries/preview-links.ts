import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { previewLinks } from '../preview-links-schema.ts'
import { projects } from '../schema.ts'
import type { InProject } from './pages.ts'

export type PreviewLinkRow = typeof previewLinks.$inferSelect

export async function findPreviewLink(db: Db | Tx, projectId: string): Promise<PreviewLinkRow | null> {
  const [row] = await db.select().from(previewLinks).where(eq(previewLinks.projectId, projectId))
  return row ?? null
}

export type Previewed = { id: string; name: string; mayBeCopied: boolean }

/** The project that a link shows; null when it leads nowhere. */
export async function findPreviewed(db: Db | Tx, token: string): Promise<Previewed | null> {
  const [row] = await db
    .select({ id: projects.id, name: projects.name, mayBeCopied: previewLinks.mayBeCopied })
    .from(previewLinks)
    .innerJoin(projects, eq(projects.id, previewLinks.projectId))
    .where(eq(previewLinks.token, token))
  return row ?? null
}

/** The link of a project from now on; one before it leads nowhere. What may be done with it stays as it was. */
export async function putPreviewLink(tx: Tx, project: InProject, token: string): Promise<PreviewLinkRow> {
  const createdAt = new Date()
  const [row] = await tx
    .insert(previewLinks)
    .values({ projectId: project.id, workspaceId: project.workspaceId, token, createdAt })
    .onConflictDoUpdate({ target: previewLinks.projectId, set: { token, createdAt } })
    .returning()
  if (!row) throw new Error('a link was not stored')
  return row
}

/** Whether whoever has the link may copy the project. Null when there is no link. */
export async function setMayBeCopied(tx: Tx, projectId: string, mayBeCopied: boolean): Promise<PreviewLinkRow | null> {
  const [row] = await tx
    .update(previewLinks)
    .set({ mayBeCopied })
    .where(eq(previewLinks.projectId, projectId))
    .returning()
  return row ?? null
}

export async function deletePreviewLink(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(previewLinks).where(eq(previewLinks.projectId, projectId))
}
