import { publish } from '../../bus/publish.ts'
import { clawBackCredits, grantCredits } from '../../credits/move.ts'
import { transact } from '../../db/transact.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'
import { type ShownPerson, showPerson, userByEmail } from '../host/show-person.ts'

type Wanted = { email: string; credits: number; note: string }

/** The host gives credits, or takes as many as there are; the ledger keeps the host's words. Throws NOT_FOUND. */
export async function moveCreditsByHost(
  services: Pick<Services, 'config' | 'db'>,
  { email, credits, note }: Wanted,
  kind: 'grant' | 'claw-back',
): Promise<ShownPerson & { moved: number }> {
  const { id: userId } = await userByEmail(services, email)
  const moved = await transact(services.db, async (tx) => {
    const movement = { userId, credits, reference: 'host', key: `host:${newId()}`, what: 'By the host', note }
    await publish(tx, [{ type: 'profile', user_id: userId }])
    if (kind === 'claw-back') return -(await clawBackCredits(tx, movement))
    await grantCredits(tx, movement)
    return credits
  })
  return { ...(await showPerson(services, email)), moved }
}
