import { z } from 'zod'

const reviewer = z.object({ viewer: z.uuid(), name: z.string().nullable(), mail: z.string().nullable() })
/** Whoever reviews in this browser: an id that it made up, and what they call themselves. */
export type Reviewer = z.infer<typeof reviewer>

const storageKey = 'pagewright.reviewer'
const passKey = (token: string) => `pagewright.review-pass.${token}`

/** Who reviewed here last, or somebody new. */
export function storedReviewer(): Reviewer {
  try {
    const kept = reviewer.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (kept.success) return kept.data
  } catch {
    // Without storage one says who one is on every visit.
  }
  const made = { viewer: crypto.randomUUID(), name: null, mail: null }
  storeReviewer(made)
  return made
}

export function storeReviewer(now: Reviewer): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(now))
  } catch {
    // It lives as long as the tab.
  }
}

/** What this tab got for the password of a link. */
export function storedPass(token: string): string | undefined {
  try {
    return sessionStorage.getItem(passKey(token)) ?? undefined
  } catch {
    return undefined
  }
}

export function storePass(token: string, pass: string): void {
  try {
    sessionStorage.setItem(passKey(token), pass)
  } catch {
    // It is asked for again after a reload.
  }
}
