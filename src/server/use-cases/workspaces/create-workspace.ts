import { limitsOf, planOf, type WorkspaceType, workspaceLimitReason } from '#rules/plans.ts'
import { publish } from '../../bus/publish.ts'
import { lockProfile } from '../../db/queries/profiles.ts'
import { insertWorkspace, listOwned } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

type NewWorkspace = { workspace_name: string; workspace_description: string; workspace_type: WorkspaceType }

/** Creates a workspace with this person as its owner. Throws PLAN_LIMIT. */
export async function createWorkspace(
  { db, config }: Pick<Services, 'config' | 'db'>,
  person: Person,
  input: NewWorkspace,
): Promise<{ id: string }> {
  return transact(db, async (tx) => {
    const plan = planOf((await lockProfile(tx, person.id))?.plan)
    const owned = await listOwned(tx, [person.id])
    const reason = workspaceLimitReason(limitsOf(plan, config.billing), owned.length, input.workspace_type)
    if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
    const id = newId()
    await insertWorkspace(tx, {
      id,
      name: input.workspace_name,
      description: input.workspace_description,
      workspaceType: input.workspace_type,
      ownerId: person.id,
    })
    await publish(tx, [{ type: 'workspaces', user_id: person.id }])
    return { id }
  })
}
