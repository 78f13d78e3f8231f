import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { listGuests, listMembers } from '../../db/queries/workspace-people.ts'

/**
 * Tells everybody in a workspace, its guests, and `others` (who were just taken out) that who may what there has changed:
 * their streams look again at once. Call it after the change.
 */
export async function announcePeople(tx: Tx, workspaceId: string, others: readonly string[] = []): Promise<void> {
  const members = await listMembers(tx, workspaceId)
  const guests = await listGuests(tx, { workspaceId })
  const ids = new Set([...[...members, ...guests].map(({ userId }) => userId), ...others])
  await publish(
    tx,
    [...ids].map((userId) => ({ type: 'workspaces' as const, user_id: userId })),
  )
}
