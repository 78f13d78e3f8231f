import { publish } from '../bus/publish.ts'
import type { Tx } from '../db/database.ts'
import type { ProjectRow } from '../db/queries/projects.ts'

/** Tells everybody who looks that a project's content and its card have changed, once the transaction commits. */
export async function announceContent(
  tx: Tx,
  { id, workspaceId, revision }: Pick<ProjectRow, 'id' | 'workspaceId' | 'revision'>,
): Promise<void> {
  await publish(tx, [
    { type: 'content', workspace_id: workspaceId, project_id: id, revision },
    { type: 'projects', workspace_id: workspaceId },
  ])
}
