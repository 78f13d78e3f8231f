import type { ModelChoice, ModelChoices } from '#api/models.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { designerChoice, hostChoice, ownChoice, ownKeysReason } from '#rules/model-choice.ts'
import type { Db, Tx } from '../../db/database.ts'
import { listWorkspaceModels } from '../../db/queries/models.ts'
import { bumpProject, type ProjectRow } from '../../db/queries/projects.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { hostChoiceIds } from '../../models/host-choices.ts'
import { ownClient, ownLabel } from '../../models/own-model.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'

type Desk = Pick<Services, 'config' | 'models' | 'keys'>
/** A choice and how it is asked; `client` null: the built-in designer. */
type Asked = ModelChoice & { client: ModelClient | null }

/** Who can make the pages of a project, and who does. Throws NOT_FOUND. */
export async function modelChoices(
  services: Pick<Services, 'db'> & Desk,
  person: Person,
  projectId: string,
): Promise<ModelChoices> {
  return choicesOf(services, services.db, await projectFor(services.db, person, projectId, 'see'))
}

/** Chooses for a project; it is remembered with it. Throws NOT_FOUND and CONFLICT. */
export async function chooseModel(
  services: Pick<Services, 'db'> & Desk,
  person: Person,
  { project_id: id, model }: { project_id: string; model: string },
): Promise<ModelChoices> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, id, 'change')
    const { choices } = await choicesOf(services, tx, project)
    if (!choices.some((choice) => choice.id === model))
      throw new AppError('CONFLICT', 'This model is not there any more. Choose another one.')
    await bumpProject(tx, id, { model }, false)
    return { chosen: model, choices }
  })
}

/** Who is asked for the next page of a project. */
export async function chosenMaker(services: Desk, db: Db | Tx, project: ProjectRow): Promise<Asked> {
  const all = await allOf(services, db, project.workspaceId)
  const fallback = defaultOf(services, all)
  const found = all.find(({ id }) => id === project.model)
  // a key that cannot be read any more is nobody to ask
  if (!found || (found.kind === 'own' && found.client === null)) return fallback
  return found
}

async function choicesOf(services: Desk, db: Db | Tx, project: ProjectRow): Promise<ModelChoices> {
  const all = await allOf(services, db, project.workspaceId)
  const { id: chosen } = await chosenMaker(services, db, project)
  return { chosen, choices: all.map(({ client: _client, ...choice }) => choice) }
}

async function allOf(services: Desk, db: Db | Tx, workspaceId: string): Promise<Asked[]> {
  const { config, models } = services
  const { plan } = await ownerPlan(db, workspaceId)
  const rows = ownKeysReason(plan, config.billing) === null ? await listWorkspaceModels(db, workspaceId) : []
  const main = models.mainAddress()
  const listed = config.aiModels.map((one) => ({ ...one, seen: one.sees ?? (models.sees(one) ? null : false) }))
  const isListed = listed.some(({ model, baseUrl }) => model === main?.model && baseUrl === main.baseUrl)
  const here = main && !isListed ? [{ ...main, seen: models.sees(main) ? null : false }] : []
  const hosts = [...here, ...listed]
  const ids = hostChoiceIds(hosts, config.ai?.baseUrl)
  return [
    ...hosts.map((one, index) => ({
      id: ids[index] ?? hostChoice(one.model),
      label: one.label,
      kind: 'host' as const,
      last_four: null,
      sees: one.seen,
      client: models.client(one),
    })),
    { id: designerChoice, label: 'Built-in designer', kind: 'designer', last_four: null, sees: false, client: null },
    ...rows.map((row) => ({
      id: ownChoice(row.id),
      label: ownLabel(row),
      kind: 'own' as const,
      last_four: row.lastFour,
      sees: models.sees(row) ? null : false,
      client: ownClient(services, row),
    })),
  ]
}

/** Where nothing was chosen: the host's model, else the built-in designer. */
function defaultOf({ models }: Desk, all: readonly Asked[]): Asked {
  const main = models.main()
  const found = all.find((one) => (main ? one.client === main : one.id === designerChoice)) ?? all[0]
  if (!found) throw new Error('There is nobody to ask.')
  return found
}
