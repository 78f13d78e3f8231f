import type { Profile } from '#api/profiles.ts'
import type { Person, Services } from '../../services.ts'
import { changeProfile } from './change-profile.ts'

type Names = { first_name?: string | undefined; last_name?: string | undefined }

/** Changes one's name; what is not given stays. */
export async function renamePerson(services: Pick<Services, 'db'>, person: Person, names: Names): Promise<Profile> {
  const { first_name: firstName, last_name: lastName } = names
  return changeProfile(services, person, {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })
}
