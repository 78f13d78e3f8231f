import type { SessionState, User } from '#api/auth.ts'

/** The specification's auth events (section 4). */
export const authEvents = [
  'signed-in',
  'signed-up',
  'signed-out',
  'token-refreshed',
  'password-recovery',
  'user-updated',
] as const
export type AuthEventName = (typeof authEvents)[number]

export type AuthState = {
  user: User | null
  /** when the short-lived credential has to be refreshed, in milliseconds since 1970 */
  expiresAt: number | null
  /** true until the session was read for the first time */
  loading: boolean
  /** the workspaces of a new person are being made */
  creatingWorkspaces: boolean
  /** the session ended while this person was at work: they are asked to sign in again over the page */
  isLost: boolean
  /** which event came last, to tell a sign-out from never having been signed in */
  last: AuthEventName | null
}

export type AuthEvent =
  /** `isNew` begins the setup of a new person with the same step, so that nothing is shown in between */
  | { type: 'signed-in' | 'signed-up'; session: SessionState; isNew?: boolean }
  | { type: 'token-refreshed' | 'user-updated'; session: SessionState }
  | { type: 'signed-out' | 'password-recovery' }
  /** the server was asked who is signed in */
  | { type: 'session-read'; session: SessionState; isNew?: boolean }
  | { type: 'session-lost' }
  | { type: 'setup-ended' }

export const initialAuth: AuthState = {
  user: null,
  expiresAt: null,
  loading: true,
  creatingWorkspaces: false,
  isLost: false,
  last: null,
}

/** The whole of what is known about who is signed in, as a pure step. The same state means that nothing changed. */
export function reduceAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'signed-in':
    case 'signed-up':
      return { ...held(state, event.session), last: event.type, creatingWorkspaces: event.isNew ?? false }
    case 'session-read':
      // What was told meanwhile, by a form or another tab, is newer than what was asked before it.
      if (!state.loading) return state
      return { ...held(state, event.session), creatingWorkspaces: event.isNew ?? state.creatingWorkspaces }
    case 'token-refreshed':
    case 'user-updated':
      return { ...held(state, event.session), last: event.type }
    case 'signed-out':
      return { ...initialAuth, loading: false, last: 'signed-out' }
    case 'password-recovery':
      return { ...state, last: 'password-recovery' }
    case 'session-lost':
      return state.user && !state.isLost ? { ...state, isLost: true } : state
    case 'setup-ended':
      return state.creatingWorkspaces ? { ...state, creatingWorkspaces: false } : state
  }
}

function held(state: AuthState, { user, expires_at }: SessionState): AuthState {
  const expiresAt = expires_at === null ? null : Date.parse(expires_at)
  return { ...state, user, expiresAt, loading: false, isLost: false }
}
