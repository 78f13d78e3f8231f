import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { bumpProject, type ProjectChange, type ProjectRow } from '../../db/queries/projects.ts'

/**
 * The end of every change of a project: counts the revision and tells everybody who looks, once the transaction commits.
 * The caller holds the project's row.
 */
export async function contentChanged(tx: Tx, projectId: string, change: ProjectChange = {}): Promise<ProjectRow> {
  const row = await bumpProject(tx, projectId, change)
  await publish(tx, [
    { type: 'content', workspace_id: row.workspaceId, project_id: row.id, revision: row.revision },
    { type: 'projects', workspace_id: row.workspaceId },
  ])
  return row
}
