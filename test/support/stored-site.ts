import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { publish } from '#server/bus/publish.ts'
import { newId } from '#server/db/new-id.ts'
import { projects } from '#server/db/schema.ts'
import { releaseFiles, releases, siteBlobs, sites } from '#server/db/sites-schema.ts'
import { blobKey } from '#server/files/blob-key.ts'
import { newProject, settled, type TestServer } from './people.ts'

type SiteChange = Partial<typeof sites.$inferInsert>

/** A site with a release of these files, put into the database as it is: for what serves it, not for what builds it. */
export async function storedSite(server: TestServer, files: Record<string, string>, change: SiteChange = {}) {
  const { services } = server
  const { db } = services
  const owner = await settled(server)
  const { id: projectId } = await newProject(owner)
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  if (!project) throw new Error('No project')
  const [siteId, releaseId] = [newId(), newId()]
  const name = change.name ?? `site-${randomUUID().slice(0, 8)}`
  const at = { siteId, workspaceId: project.workspaceId }
  await db.insert(sites).values({ id: siteId, projectId, workspaceId: project.workspaceId, name, state: 'unpublished' })
  await db.insert(releases).values({ ...at, id: releaseId, number: 1, pages: [], bytes: 0 })
  for (const [path, text] of Object.entries(files)) {
    const sha256 = createHash('sha256').update(text).digest('hex')
    await services.files.put(blobKey(sha256), new TextEncoder().encode(text), 'text/html')
    await db.insert(siteBlobs).values({ sha256 }).onConflictDoNothing()
    const type = path.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8'
    await db.insert(releaseFiles).values({ releaseId, path, sha256, size: text.length, type })
  }
  const set = async (more: SiteChange) => {
    await db.update(sites).set(more).where(eq(sites.id, siteId))
    await publish(db, [{ type: 'site', workspace_id: at.workspaceId, project_id: projectId, site_id: siteId, name }])
  }
  await set({ state: 'live', liveReleaseId: releaseId, ...change })
  return { owner, siteId, releaseId, projectId, name, set }
}
