import type { OwnModel } from '#api/models.ts'
import { ModelError } from '#engine/models/errors.ts'
import type { ModelTrouble } from '#engine/models/trouble.ts'
import type { ModelClient } from '#engine/models/types.ts'
import { findWorkspaceModel, setTestOutcome } from '../../db/queries/models.ts'
import { AppError } from '../../errors.ts'
import { ownClient } from '../../models/own-model.ts'
import { workspaceFor } from '../../policies/access.ts'
import { ownModelAnswer } from '../../presenters/models.ts'
import type { Caller, Person, Services } from '../../services.ts'
import { needOwner } from './own-models.ts'

/** Nobody waits longer for one word. */
const testMs = 30_000

/** What its owner can do about each trouble. */
const words: Partial<Record<ModelTrouble, string>> = {
  key: 'The provider refuses this key.',
  model: 'The provider does not know this model, or not for this key.',
  balance: 'The account behind this key is used up.',
  parameter: 'The provider refuses how it is asked.',
  unreachable: 'This address cannot be reached.',
  busy: 'The provider is busy. Test it again in a moment.',
  'left-alone': 'It failed several times. Test it again in a moment.',
}
const unreadable = 'This key was kept under another secret of this host. Remove it and add it again.'

/** Asks a workspace's own model for one word, and keeps how it went. Throws NOT_FOUND, FORBIDDEN, PLAN_LIMIT, TOO_MANY. */
export async function testOwnModel(
  services: Pick<Services, 'db' | 'config' | 'keys' | 'models' | 'limits' | 'now'>,
  person: Person,
  { address }: Caller['visitor'],
  { workspace_id: workspaceId, id }: { workspace_id: string; id: string },
): Promise<OwnModel> {
  const { db, config, limits, now } = services
  await workspaceFor(db, person, workspaceId, 'see')
  await db.transaction((tx) => needOwner(tx, config.billing, person, workspaceId))
  const row = await findWorkspaceModel(db, workspaceId, id)
  if (!row) throw new AppError('NOT_FOUND')
  await limits.take('ownModel', { account: person.id, address })
  const client = ownClient(services, row)
  const outcome = { ...(client ? await oneWord(client) : { trouble: unreadable, firstWordMs: null }), testedAt: now() }
  await setTestOutcome(db, workspaceId, id, outcome)
  return ownModelAnswer({ ...row, ...outcome })
}

async function oneWord(client: ModelClient): Promise<{ trouble: string | null; firstWordMs: number | null }> {
  let firstWordMs: number | null = null
  try {
    const began = performance.now()
    const said = client.reply([{ role: 'user', content: 'Say yes.' }], AbortSignal.timeout(testMs))
    for await (const part of said) {
      if (part.type !== 'delta' && part.type !== 'end') continue
      firstWordMs = Math.round(performance.now() - began)
      break
    }
    return { trouble: null, firstWordMs }
  } catch (error) {
    const trouble = error instanceof ModelError ? error.trouble : 'server'
    return { trouble: words[trouble] ?? 'It does not answer.', firstWordMs: null }
  }
}
