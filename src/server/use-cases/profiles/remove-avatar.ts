import type { Profile } from '#api/profiles.ts'
import { avatarKey } from '../../files/avatar-key.ts'
import type { Person, Services } from '../../services.ts'
import { changeProfile } from './change-profile.ts'

/** Removes one's picture; it is no longer served even if its file cannot be deleted now. */
export async function removeAvatar(
  services: Pick<Services, 'db' | 'files' | 'logger' | 'now'>,
  person: Person,
): Promise<Profile> {
  const profile = await changeProfile(services, person, { avatarKey: null, avatarChangedAt: services.now() })
  await services.files.delete(avatarKey(person.id)).catch((error: unknown) => {
    services.logger.warn({ err: error }, 'a removed picture could not be deleted')
  })
  return profile
}
