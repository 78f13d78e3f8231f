/** How a sign-in provider sent one back: with access, or with what went wrong. */
export type ProviderReturn = { error: string | null }

const marks = ['code', 'access_token', 'error'] as const

/** Reads what a provider left in the URL, in the query or behind the fragment; null when one comes from elsewhere. */
export function providerReturn({ search, hash }: { search: string; hash: string }): ProviderReturn | null {
  const places = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, '').replace(/\?/g, '&'))]
  const found = places.find((place) => marks.some((mark) => place.has(mark)))
  if (!found) return null
  return { error: found.has('error') ? (found.get('error_description') ?? errorWords(found.get('error') ?? '')) : null }
}

/** A code that stands for itself is not shown; the caller has words of its own. */
function errorWords(code: string): string {
  return words[code] ?? ''
}

const words: Record<string, string> = {
  access_denied: 'Google was not connected, because access was not given.',
}
