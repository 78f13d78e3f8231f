import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the server gives its word for: that a request was read for a page that was paid for, that a form was served at a
 * time, which opening of it an answer came from, that a browser gave the password of a site or of a review link, that
 * somebody was invited, whose letters a link stops. One word never counts as another: people choose what stands in some of
 * them.
 */
type Purpose = 'request' | 'form' | 'opening' | 'site' | 'review' | 'invitation' | 'unsubscribe'

/** The server's own words about texts; they hold for as long as the secret does. */
export class Seal {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  of(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${text}`).digest('base64url')
  }

  isOf(seal: string, purpose: Purpose, text: string): boolean {
    const right = this.of(purpose, text)
    return seal.length === right.length && timingSafeEqual(Buffer.from(seal), Buffer.from(right))
  }
}
