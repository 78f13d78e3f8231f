import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { lockProject } from '#server/db/queries/projects.ts'
import { storeVersion } from '#server/db/queries/versions.ts'

const megabyte = 1024 * 1024
/** A page with all its pictures; one letter over and over, which takes next to nothing on the disk. */
const pageMegabytes = 4

/** Fills a project with named versions of that many megabytes together; a multiple of 4. */
export function fillProject(db: Db, projectId: string, megabytes: number): Promise<void> {
  const html = 'x'.repeat(pageMegabytes * megabyte)
  return storeMany(db, projectId, { html, count: megabytes / pageMegabytes, name: 'Kept' })
}

/** Stores a page on Home so many times. */
export async function storeMany(
  db: Db,
  projectId: string,
  { html, count, name = null }: { html: string; count: number; name?: string | null },
): Promise<void> {
  const id = randomUUID()
  const version = { id, pageName: 'Home', htmlContent: html, map: [], authorId: null, maker: { kind: 'person' }, name }
  await db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    if (!project) throw new Error('There is no such project.')
    const { number } = await storeVersion(tx, project, version)
    // Copied inside the database, as it lies there: nothing that large travels. The first is the newest, which is shown.
    await tx.execute(sql`
      insert into page_versions (id, project_id, workspace_id, page_name, number, html_content, current, map, maker, name, created_at)
      select gen_random_uuid(), project_id, workspace_id, page_name, ${number}::int + n, html_content, current, map, maker, name,
        created_at - n * interval '1 minute'
      from page_versions, generate_series(1, ${count - 1}::int) n where project_id = ${projectId} and id = ${id}`)
  })
}
