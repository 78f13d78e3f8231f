import type { Profile } from '#api/profiles.ts'
import { publish } from '../../bus/publish.ts'
import { type ProfileChange, updateProfile } from '../../db/queries/profiles.ts'
import { transact } from '../../db/transact.ts'
import type { Person, Services } from '../../services.ts'
import { profileAnswer } from '../../presenters/profile.ts'

/** Changes one's profile and tells one's other tabs. */
export async function changeProfile(
  services: Pick<Services, 'db'>,
  person: Person,
  change: ProfileChange,
): Promise<Profile> {
  const row = await transact(services.db, async (tx) => {
    const changed = await updateProfile(tx, person.id, change)
    await publish(tx, [{ type: 'profile', user_id: person.id }])
    return changed
  })
  return profileAnswer(services, person, row)
}
