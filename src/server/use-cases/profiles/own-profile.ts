import type { Profile } from '#api/profiles.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import type { Person, Services } from '../../services.ts'
import { profileAnswer } from '../../presenters/profile.ts'

/** One's own profile. */
export async function ownProfile(services: Pick<Services, 'db'>, person: Person): Promise<Profile> {
  return profileAnswer(services, person, await findProfile(services.db, person.id))
}
