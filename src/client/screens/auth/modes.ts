/** What /auth shows; the mode stands in the query string. */
export const modes = ['signin', 'signup', 'forgot', 'reset', 'verify', 'invite', 'returned'] as const
export type AuthMode = (typeof modes)[number]

/** The mode of an address; a mode that needs a token falls back to sign-in without one. */
export function modeOf(search: URLSearchParams): AuthMode {
  const mode = modes.find((known) => known === search.get('mode')) ?? 'signin'
  return needsToken(mode) && !search.get('token') ? 'signin' : mode
}

/** These come from the link of a mail. */
export const needsToken = (mode: AuthMode) => mode === 'reset' || mode === 'verify'

/** What a provider says of a sign-in that failed stands in the query or the fragment; null when nothing does. */
export function returnedError({ search, hash }: { search: string; hash: string }): { words: string | null } | null {
  for (const text of [search, hash.replace(/^#/, '?')]) {
    const found = new URLSearchParams(text)
    const code = found.get('error')
    if (code) return { words: found.get('error_description') ?? known[code] ?? null }
  }
  return null
}

/** Words for the codes that come without any. */
const known: Record<string, string> = {
  access_denied: 'Access was not given.',
  account_not_linked: 'An account with this email exists. Sign in with your password, then connect Google in settings.',
  email_not_verified: 'Google has not verified this email address.',
}
