import type { Letter } from './mail.ts'

const most = 200

/** Letters that are looked at here instead of being delivered; the oldest go first. */
export class MailOutbox {
  readonly #letters: (Letter & { sentAt: Date })[] = []

  add(letter: Letter): void {
    this.#letters.push({ ...letter, sentAt: new Date() })
    if (this.#letters.length > most) this.#letters.shift()
  }

  /** Newest first. */
  list(): (Letter & { sentAt: Date })[] {
    return this.#letters.toReversed()
  }
}
