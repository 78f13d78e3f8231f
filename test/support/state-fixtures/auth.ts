import type { SessionState, User } from '#api/auth.ts'

/** Everything in these tests happens around this moment. */
export const noon = Date.parse('2026-06-01T12:00:00Z')

export function person(id = 'ada', ageMs = 86_400_000): User {
  return {
    id,
    email: `${id}@example.com`,
    created_at: new Date(noon - ageMs).toISOString(),
    email_confirmed_at: null,
    is_admin: false,
  }
}

/** A session whose credential holds for this long from noon. */
export function sessionOf(user: User | null = person(), holdsMs = 600_000): SessionState {
  return { user, expires_at: user && new Date(noon + holdsMs).toISOString() }
}
