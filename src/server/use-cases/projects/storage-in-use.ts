import type { StorageUse } from '#api/project-content.ts'
import { storageOf } from '#rules/storage.ts'
import { nearLimits } from '#rules/storage-near.ts'
import { ownerPlan, storedOf } from '../../db/queries/stored.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'

/** Which limits of what is stored a project is near to. Of what its owner has besides nothing more is told. Throws NOT_FOUND. */
export async function storageInUse(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
): Promise<StorageUse> {
  const { workspaceId } = await projectFor(db, person, projectId, 'see')
  const { ownerId, plan } = await ownerPlan(db, workspaceId)
  const near = config.billing ? nearLimits(storageOf(plan, config.billing), await storedOf(db, projectId, ownerId)) : []
  return { plan, is_owner: ownerId === person.id, near }
}
