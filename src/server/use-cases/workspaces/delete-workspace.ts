import { publish } from '../../bus/publish.ts'
import { listProjectIds } from '../../db/queries/account.ts'
import { deleteWorkspaceRow, listMemberIds } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { announceDeleted } from '../projects/announce-deleted.ts'

/** Deletes a workspace and all in it, for its owner. Throws NOT_FOUND and FORBIDDEN. */
export async function deleteWorkspace({ db }: Pick<Services, 'db'>, person: Person, id: string): Promise<void> {
  await transact(db, async (tx) => {
    await holdWorkspaceFor(tx, person, id, 'deleteWorkspace')
    await announceDeleted(tx, await listProjectIds(tx, [id]))
    const members = await listMemberIds(tx, id)
    await deleteWorkspaceRow(tx, id)
    await publish(
      tx,
      members.map((userId) => ({ type: 'workspaces', user_id: userId })),
    )
  })
}
