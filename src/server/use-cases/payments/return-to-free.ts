import { publish } from '../../bus/publish.ts'
import { lockProfile, updateProfile } from '../../db/queries/profiles.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'

/**
 * Takes a person back to the free plan: its gates close, bought credits stay. What was bought before gives no plan any
 * more, whatever becomes of a sale. On Free already, nothing happens.
 */
export async function returnToFree(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
): Promise<{ plan: 'free' }> {
  await transact(db, async (tx) => {
    const profile = await lockProfile(tx, person.id)
    if (!profile || profile.plan === 'free') return
    await updateProfile(tx, person.id, { plan: 'free', returnedToFreeAt: now() })
    await publish(tx, [
      { type: 'profile', user_id: person.id },
      { type: 'workspaces', user_id: person.id },
    ])
  })
  return { plan: 'free' }
}
