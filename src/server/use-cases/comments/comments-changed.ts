import { publish } from '../../bus/publish.ts'
import type { Db, Tx } from '../../db/database.ts'

/** Tells everybody who sees the project that its comments are to be read anew, once the transaction commits. */
export async function commentsChanged(db: Db | Tx, project: { id: string; workspaceId: string }): Promise<void> {
  await publish(db, [{ type: 'comments', workspace_id: project.workspaceId, project_id: project.id }])
}
