import { findProfile } from '../../db/queries/profiles.ts'
import { avatarKey } from '../../files/avatar-key.ts'
import type { Services } from '../../services.ts'

/** Somebody's picture as WebP, or null. */
export async function readAvatar(
  { db, files }: Pick<Services, 'db' | 'files'>,
  userId: string,
): Promise<Uint8Array | null> {
  const profile = await findProfile(db, userId)
  return profile?.avatarKey ? files.get(avatarKey(profile.id)) : null
}
