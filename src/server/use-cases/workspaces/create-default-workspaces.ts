import { defaultWorkspace } from '#rules/workspaces.ts'
import { publish } from '../../bus/publish.ts'
import { lockProfile, updateProfile } from '../../db/queries/profiles.ts'
import { hasWorkspace, insertWorkspace } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

/** Gives a person who is in no workspace the default one; whoever is in one gets nothing. */
export async function createDefaultWorkspaces(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
): Promise<{ created: number }> {
  return transact(db, async (tx) => {
    const profile = await lockProfile(tx, person.id)
    if (!profile || (await hasWorkspace(tx, person.id))) return { created: 0 }
    await insertWorkspace(tx, {
      id: newId(),
      name: defaultWorkspace.name,
      description: defaultWorkspace.description,
      workspaceType: defaultWorkspace.workspace_type,
      ownerId: person.id,
      isDefault: true,
    })
    await updateProfile(tx, person.id, { defaultsCreatedAt: now() })
    await publish(tx, [{ type: 'workspaces', user_id: person.id }])
    return { created: 1 }
  })
}
