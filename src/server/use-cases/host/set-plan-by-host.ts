import type { Plan } from '#rules/plans.ts'
import { publish } from '../../bus/publish.ts'
import { updateProfile } from '../../db/queries/profiles.ts'
import { transact } from '../../db/transact.ts'
import type { Services } from '../../services.ts'
import { type ShownPerson, showPerson, userByEmail } from './show-person.ts'

/** The host sets a person's plan, up or down. Throws NOT_FOUND. */
export async function setPlanByHost(
  services: Pick<Services, 'config' | 'db'>,
  { email, plan }: { email: string; plan: Plan },
): Promise<ShownPerson> {
  const user = await userByEmail(services, email)
  await transact(services.db, async (tx) => {
    await updateProfile(tx, user.id, { plan })
    await publish(tx, [
      { type: 'profile', user_id: user.id },
      { type: 'workspaces', user_id: user.id },
    ])
  })
  return showPerson(services, email)
}
