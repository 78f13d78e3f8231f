import { createHmac, timingSafeEqual } from 'node:crypto'

/** The server's word that a request was read for a page that was paid for; it holds for as long as the secret does. */
export class RequestSeal {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  of(request: string): string {
    return createHmac('sha256', this.#secret).update(`request ${request}`).digest('base64url')
  }

  isOf(seal: string, request: string): boolean {
    const right = this.of(request)
    return seal.length === right.length && timingSafeEqual(Buffer.from(seal), Buffer.from(right))
  }
}
