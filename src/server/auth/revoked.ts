import { session } from '#rules/account.ts'

const most = 10_000

/**
 * Sessions that ended a moment ago. Their signed credential would be good for reading until it runs out; here it is
 * refused at once. A process that missed the news learns of it when the credential has to be renewed.
 */
export class RevokedSessions {
  readonly #until = new Map<string, number>()

  add(ids: readonly string[], now = Date.now()): void {
    for (const [id, until] of this.#until) {
      if (until > now && this.#until.size < most) break
      this.#until.delete(id)
    }
    for (const id of ids) this.#until.set(id, now + session.credentialMs)
  }

  has(id: string, now = Date.now()): boolean {
    return (this.#until.get(id) ?? 0) > now
  }
}
