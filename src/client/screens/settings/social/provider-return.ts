/** How a sign-in provider sent one back: with access, or with what went wrong. */
export type ProviderReturn = { error: string | null }

const marks = ['code', 'access_token', 'error'] as const

/** Reads what a provider left in the URL, in the query or behind the fragment; null when one comes from elsewhere. */
export function providerReturn({ search, hash }: { search: string; hash: string }): ProviderReturn | null {
  const places = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, '').replace(/\?/g, '&'))]
  const found = places.find((place) => marks.some((mark) => place.has(mark)))
  if (!found) return null
  const code = found.get('error')
  return { error: code === null ? null : (words[code] ?? '') }
}

/** Only words of our own: anybody can write a URL. A code without words is told in those of the catalogue. */
const words: Record<string, string> = {
  access_denied: 'Google was not connected, because access was not given.',
  account_already_linked_to_different_user: 'This Google account is connected to another account here.',
  state_mismatch: 'The way back from Google was interrupted. Please try again.',
  invalid_code: 'The way back from Google was interrupted. Please try again.',
}
