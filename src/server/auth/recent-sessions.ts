import type { SignedIn } from './auth.ts'

const most = 5000

/**
 * Credentials that were found good a moment ago, by the very bytes of the cookies that carried them: checking a signature
 * takes longer than all else that a short read does. One is forgotten when it ends; who asks looks at sessions that
 * ended before.
 */
export class RecentSessions {
  readonly #known = new Map<string, SignedIn>()

  find(cookies: string, now = Date.now()): SignedIn | null {
    const found = this.#known.get(cookies)
    if (!found) return null
    this.#known.delete(cookies)
    if ((found.credentialUntil?.getTime() ?? 0) <= now) return null
    // who asks again is the last to be forgotten
    this.#known.set(cookies, found)
    return found
  }

  keep(cookies: string, found: SignedIn): void {
    if (!found.credentialUntil) return
    this.#known.set(cookies, found)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= most) return
      this.#known.delete(oldest)
    }
  }
}
