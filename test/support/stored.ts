import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { lockProject } from '#server/db/queries/projects.ts'
import { storeVersion } from '#server/db/queries/versions.ts'

const megabyte = 1024 * 1024
/** A page with all its pictures; one letter over and over, which takes next to nothing on the disk. */
const pageMegabytes = 4

/** Fills a project with named versions of that many megabytes together; a multiple of 4. */
export async function fillProject(db: Db, projectId: string, megabytes: number): Promise<void> {
  const htmlContent = 'x'.repeat(pageMegabytes * megabyte)
  const id = randomUUID()
  const version = { id, pageName: 'Home', htmlContent, map: [], maker: { kind: 'person' }, name: 'Kept' }
  await db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    if (!project) throw new Error('There is no such project.')
    const { number } = await storeVersion(tx, project, version)
    // Copied inside the database, as it lies there: nothing that large travels.
    await tx.execute(sql`
      insert into page_versions (id, project_id, workspace_id, page_name, number, html_content, current, map, maker, name)
      select gen_random_uuid(), project_id, workspace_id, page_name, ${number}::int + n, html_content, current, map, maker, name
      from page_versions, generate_series(1, ${megabytes / pageMegabytes - 1}::int) n where project_id = ${projectId} and id = ${id}`)
  })
}
