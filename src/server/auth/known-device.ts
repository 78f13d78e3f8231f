import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const oneYear = 365 * 24 * 60 * 60
/** People who share a browser, newest first. */
const most = 5

/** How the device cookie is called and where it goes: only to what signs people in. */
export const deviceCookie = (isSecure: boolean) => ({
  name: isSecure ? '__Secure-device' : 'device',
  attributes: `Max-Age=${oneYear}; Path=/api/auth; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
})

/**
 * Signs that somebody signed in to an account in this browser before, so that wrong passwords from elsewhere do not keep
 * them out (OWASP: device cookies). It opens nothing by itself, and names no account.
 */
export class KnownDevices {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** What this browser may be counted under when it signs in to that account; null when it never did. */
  of(cookie: string | undefined, email: string): string | null {
    const entry = entriesOf(cookie).find(([nonce, until, mac]) => {
      const right = this.#mac(nonce, until, email)
      return mac.length === right.length && timingSafeEqual(Buffer.from(mac), Buffer.from(right))
    })
    return entry && Number.parseInt(entry[1], 36) > Date.now() ? entry[0] : null
  }

  /** The cookie of this browser with that account in it. */
  with(cookie: string | undefined, email: string): string {
    const nonce = this.of(cookie, email) ?? randomBytes(12).toString('base64url')
    const until = (Date.now() + oneYear * 1000).toString(36)
    const others = entriesOf(cookie).filter(([other]) => other !== nonce)
    return [[nonce, until, this.#mac(nonce, until, email)], ...others]
      .slice(0, most)
      .map((entry) => entry.join('.'))
      .join('~')
  }

  #mac(nonce: string, until: string, email: string): string {
    return createHmac('sha256', this.#secret).update(`device ${nonce} ${until} ${email}`).digest('base64url')
  }
}

function entriesOf(cookie: string | undefined): [nonce: string, until: string, mac: string][] {
  return (cookie ?? '')
    .slice(0, 2000)
    .split('~')
    .slice(0, most)
    .flatMap((entry) => {
      const [nonce, until, mac] = entry.split('.')
      return nonce && until && mac ? [[nonce, until, mac] as [string, string, string]] : []
    })
}
