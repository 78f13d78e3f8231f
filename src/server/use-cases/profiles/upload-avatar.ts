import type { Profile } from '#api/profiles.ts'
import { avatarMaxBytes, avatarTypes } from '#rules/fields.ts'
import { AppError } from '../../errors.ts'
import { avatarKey } from '../../files/avatar-key.ts'
import { imageType, redraw, TooManyPixels } from '../../files/image.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { changeProfile } from './change-profile.ts'

/** Longest side of a kept avatar, in pixels. */
const avatarSize = 512

/** Sets one's picture. Throws TOO_MANY, EMPTY, TOO_LARGE, UNSUPPORTED, and STORAGE with the old picture intact. */
export async function uploadAvatar(
  services: Pick<Services, 'db' | 'files' | 'limits' | 'logger' | 'now'>,
  person: Person,
  visitor: Visitor,
  file: File,
): Promise<Profile> {
  await services.limits.take('avatar', { account: person.id, address: visitor.address })
  if (file.size === 0) throw new AppError('EMPTY')
  if (file.size > avatarMaxBytes) throw new AppError('TOO_LARGE')
  const picture = await drawn(new Uint8Array(await file.arrayBuffer()))
  const key = avatarKey(person.id)
  await services.files.put(key, picture, 'image/webp').catch((error: unknown) => {
    services.logger.error({ err: error }, 'a picture could not be stored')
    throw new AppError('STORAGE')
  })
  return changeProfile(services, person, { avatarKey: key, avatarChangedAt: services.now() })
}

/** The type is read from the bytes; what a file is called does not count. */
async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const type = imageType(bytes)
  if (!avatarTypes.some((taken) => taken === type)) throw new AppError('UNSUPPORTED')
  return redraw(bytes, avatarSize).catch((error: unknown) => {
    throw new AppError(error instanceof TooManyPixels ? 'TOO_LARGE' : 'UNSUPPORTED')
  })
}
