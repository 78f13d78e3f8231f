import { planOf } from '#rules/plans.ts'
import { publish } from '../../bus/publish.ts'
import { settleCredit } from '../../credits/hold.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { newId } from '../../db/new-id.ts'
import { heldCredit } from '../generations/reserve-generation.ts'

/** Spends one of the caller's own credits. False when there is none; with BILLING=off nothing is counted. */
export async function useCredit(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'logger'>,
  person: Person,
  { address }: Visitor,
): Promise<{ used: boolean }> {
  const { db, config, limits } = services
  await limits.take('useCredit', { account: person.id, address })
  if (!config.billing) return { used: true }
  const used = await transact(db, async (tx) => {
    const id = newId()
    const plan = planOf((await findProfile(tx, person.id))?.plan)
    const hold = { id, userId: person.id, actorId: person.id, what: 'One credit, by the API', prompt: null }
    if (!(await heldCredit(services, tx, hold, plan))) return false
    await settleCredit(tx, id)
    await publish(tx, [{ type: 'profile', user_id: person.id }])
    return true
  })
  return { used }
}
