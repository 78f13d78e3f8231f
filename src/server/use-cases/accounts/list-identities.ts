import type { Identity } from '#api/auth.ts'
import { claimsOf } from '../../auth/id-token.ts'
import { identitiesOf, passwordProvider } from '../../db/queries/people.ts'
import type { Person, Services } from '../../services.ts'

/** The person's ways to sign in, the oldest first. Nothing secret. */
export async function listIdentities({ db }: Pick<Services, 'db'>, person: Person): Promise<Identity[]> {
  const rows = await identitiesOf(db, person.id)
  return rows.map((row) => ({
    id: row.id,
    provider: row.providerId === passwordProvider ? 'email' : row.providerId,
    email: row.providerId === passwordProvider ? person.email : (claimsOf(row.idToken).email ?? null),
    created_at: row.createdAt.toISOString(),
  }))
}
