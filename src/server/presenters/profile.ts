import type { Profile } from '#api/profiles.ts'
import { planOf } from '#rules/plans.ts'
import { avatarUrl } from '../avatar-url.ts'
import { findAccount } from '../db/queries/credit-accounts.ts'
import type { ProfileRow } from '../db/queries/profiles.ts'
import { AppError } from '../errors.ts'
import type { Person, Services } from '../services.ts'

/** What of a profile leaves the server, listed by hand. Throws UNAUTHORIZED when the person is gone. */
export async function profileAnswer(
  { db }: Pick<Services, 'db'>,
  person: Person,
  row: ProfileRow | null,
): Promise<Profile> {
  if (!row) throw new AppError('UNAUTHORIZED')
  const account = await findAccount(db, person.id)
  return {
    id: person.id,
    email: person.email,
    first_name: row.firstName,
    last_name: row.lastName,
    avatar_url: avatarUrl(row),
    plan: planOf(row.plan),
    credits: account.balance - account.reserved,
    daily_credits_used: account.dayUsed,
  }
}
