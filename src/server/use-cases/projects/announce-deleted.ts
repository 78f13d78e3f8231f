import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { listRunningIds } from '../../db/queries/running.ts'

/** Tells who looks at these projects that they are about to go, and ends what runs in them. Before they are deleted. */
export async function announceDeleted(tx: Tx, projects: { id: string; workspaceId: string }[]): Promise<void> {
  const running = await listRunningIds(
    tx,
    projects.map(({ id }) => id),
  )
  await publish(tx, [
    ...running.map((id) => ({ type: 'stop' as const, generation_id: id })),
    ...projects.map(({ id, workspaceId }) => ({
      type: 'project-deleted' as const,
      project_id: id,
      workspace_id: workspaceId,
    })),
  ])
}
