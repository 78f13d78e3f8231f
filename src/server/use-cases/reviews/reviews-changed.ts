import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'

/** Tells everybody who sees the project that its reviews are to be read anew, once the transaction commits. */
export async function reviewsChanged(tx: Tx, project: { id: string; workspaceId: string }): Promise<void> {
  await publish(tx, [{ type: 'reviews', workspace_id: project.workspaceId, project_id: project.id }])
}
