import type { SessionState, User } from '#api/auth.ts'
import type { SignedIn } from '../auth/auth.ts'
import type { Config } from '../config.ts'

/** The signed-in person as the browser may know them. */
export function presentUser(config: Config, { person, createdAt, emailConfirmedAt }: SignedIn): User {
  return {
    id: person.id,
    email: person.email,
    created_at: createdAt.toISOString(),
    email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
    is_admin: person.email === config.adminEmail,
  }
}

/** Who is signed in, and until when the credential is good. */
export function sessionState(config: Config, signedIn: SignedIn | null, now: Date): SessionState {
  if (!signedIn) return { user: null, expires_at: null }
  return { user: presentUser(config, signedIn), expires_at: (signedIn.credentialUntil ?? now).toISOString() }
}
