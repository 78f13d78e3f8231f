import type { WorkspaceDetails } from '#api/workspaces.ts'
import { publish } from '../../bus/publish.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { listMemberIds, updateWorkspaceRow } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { holdWorkspaceFor } from '../../policies/access.ts'
import { findWorkspace } from './list-workspaces.ts'

type Update = { id: string; name?: string | undefined; description?: string | undefined }

/** Another name or description for a workspace, by its owner or an admin; its members are told. Throws NOT_FOUND and FORBIDDEN. */
export async function updateWorkspace(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { id, name, description }: Update,
): Promise<WorkspaceDetails> {
  await transact(services.db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, id, 'changeWorkspace')
    await updateWorkspaceRow(tx, id, {
      name: name ?? workspace.name,
      description: description ?? workspace.description,
    })
    const facts = { before: workspace.name }
    if (name !== undefined && name !== workspace.name)
      await appendActivity(tx, { workspaceId: id, actorId: person.id, action: 'workspace-renamed', facts })
    const members = await listMemberIds(tx, id)
    await publish(
      tx,
      members.map((userId) => ({ type: 'workspaces', user_id: userId })),
    )
  })
  return findWorkspace(services, person, id)
}
