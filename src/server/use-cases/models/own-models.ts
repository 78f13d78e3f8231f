import type { z } from 'zod'
import type { addModelInput, OwnModel } from '#api/models.ts'
import { mostOwnModels, ownKeysReason } from '#rules/model-choice.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import {
  deleteWorkspaceModel,
  insertWorkspaceModel,
  listWorkspaceModels,
  type WorkspaceModelRow,
} from '../../db/queries/models.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { keyPlace, ownAddress } from '../../models/own-model.ts'
import { holdWorkspaceFor, workspaceFor } from '../../policies/access.ts'
import { ownModelAnswer } from '../../presenters/models.ts'
import type { Caller, Person, Services } from '../../services.ts'

/** The models that a workspace has keys for, and why its plan does not use them. Throws NOT_FOUND. */
export async function listOwnModels(
  { db, config }: Pick<Services, 'db' | 'config'>,
  person: Person,
  workspaceId: string,
): Promise<{ models: OwnModel[]; plan_reason: string | null }> {
  await workspaceFor(db, person, workspaceId, 'see')
  const { plan } = await ownerPlan(db, workspaceId)
  const rows = await listWorkspaceModels(db, workspaceId)
  return { models: rows.map(ownModelAnswer), plan_reason: ownKeysReason(plan, config.billing) }
}

/** Keeps a key of the workspace, encrypted. Throws NOT_FOUND, FORBIDDEN, PLAN_LIMIT, BAD_REQUEST, CONFLICT, TOO_MANY. */
export async function addOwnModel(
  { db, config, keys, limits }: Pick<Services, 'db' | 'config' | 'keys' | 'limits'>,
  person: Person,
  { address }: Caller['visitor'],
  { workspace_id: workspaceId, provider, base_url: typed, key, model }: z.infer<typeof addModelInput>,
): Promise<OwnModel> {
  await workspaceFor(db, person, workspaceId, 'see')
  await limits.take('ownModel', { account: person.id, address })
  const id = newId()
  return transact(db, async (tx) => {
    await needOwner(tx, config.billing, person, workspaceId)
    const baseUrl = ownAddress(provider, typed, config.aiOwnPrivate)
    if (baseUrl === null)
      throw new AppError('BAD_REQUEST', 'Type an address that begins with https:// and holds no key.')
    if ((await listWorkspaceModels(tx, workspaceId)).length >= mostOwnModels)
      throw new AppError('CONFLICT', `A workspace has ${mostOwnModels} own models at most. Remove one first.`)
    const row = {
      id,
      workspaceId,
      provider,
      baseUrl,
      model,
      sealedKey: keys.seal(key, keyPlace({ workspaceId, id })),
      lastFour: key.slice(-4),
      trouble: null,
      firstWordMs: null,
      testedAt: null,
    } satisfies Omit<WorkspaceModelRow, 'createdAt'>
    await insertWorkspaceModel(tx, row)
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'key-added', facts: { model } })
    return ownModelAnswer(row)
  })
}

/** Removes a model with its key. Projects that chose it go on with the host's. Throws NOT_FOUND and FORBIDDEN. */
export async function removeOwnModel(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { workspace_id: workspaceId, id }: { workspace_id: string; id: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await holdWorkspaceFor(tx, person, workspaceId, 'manageModels')
    const known = (await listWorkspaceModels(tx, workspaceId)).find((row) => row.id === id)
    if (!known || !(await deleteWorkspaceModel(tx, workspaceId, id))) throw new AppError('NOT_FOUND')
    const facts = { model: known.model }
    await appendActivity(tx, { workspaceId, actorId: person.id, action: 'key-removed', facts })
  })
}

/** Who may use keys: the owner of a workspace whose plan has them. */
export async function needOwner(tx: Tx, billing: boolean, person: Person, workspaceId: string): Promise<void> {
  await holdWorkspaceFor(tx, person, workspaceId, 'manageModels')
  const { plan } = await ownerPlan(tx, workspaceId)
  const missing = ownKeysReason(plan, billing)
  if (missing) throw new AppError('PLAN_LIMIT', missing, { plan })
}
