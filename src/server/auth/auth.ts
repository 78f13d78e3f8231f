import { getCookieCache } from 'better-auth/cookies'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Person, Visitor } from '../services.ts'
import { googleLibrary } from './google.ts'
import { deviceCookie, KnownDevices } from './known-device.ts'
import { addressHeader, cookiePrefix, createLibrary, type Library } from './library.ts'
import { RecentSessions } from './recent-sessions.ts'
import { RevokedSessions } from './revoked.ts'
import { Seal } from './seal.ts'
import { folderSecret } from './secret.ts'

/** The browser that asks, as far as sessions are concerned. */
export type Browser = { headers: Headers; visitor: Visitor; setCookie: (cookie: string) => void }

/** A session that was found good. */
export type SignedIn = {
  person: Person
  createdAt: Date
  emailConfirmedAt: Date | null
  /** when the signed credential has to be renewed; null: now */
  credentialUntil: Date | null
}

const found = z.object({
  session: z.object({ id: z.string(), token: z.string() }),
  user: z.object({
    id: z.string(),
    email: z.string(),
    createdAt: z.coerce.date(),
    emailConfirmedAt: z.coerce.date().nullish(),
  }),
})
type Found = z.infer<typeof found>

/** The unsigned end in the credential; only used to tell one that ran out from one that was altered. */
const claimedEnd = z.object({ expiresAt: z.number() })

/** Sessions and cookies; the one door to the auth library. */
export class Auth {
  readonly revoked = new RevokedSessions()
  /** of requests that were paid for */
  readonly seal: Seal
  readonly google: () => Promise<Library | null>
  readonly #recent = new RecentSessions()
  readonly #library: Library
  readonly #secret: string
  readonly #prefix: string
  readonly #devices: KnownDevices
  readonly #device: ReturnType<typeof deviceCookie>

  constructor(config: Config, db: Db, bus: Bus, secret: string, logger: Logger) {
    bus.subscribe({
      onEvent: (event) => {
        if (event.type === 'signed-out') this.revoked.add(event.session_ids ?? [])
      },
    })
    const parts = { config, db, secret, logger }
    this.#library = createLibrary(parts, null)
    this.google = googleLibrary(parts)
    this.#secret = secret
    this.seal = new Seal(secret)
    this.#prefix = cookiePrefix(config)
    this.#devices = new KnownDevices(secret)
    this.#device = deviceCookie(config.baseUrl.startsWith('https:'))
  }

  /**
   * Whose session the cookies are; null when there is none, or when anything about them was altered.
   * The signed credential is enough for reading; with `server` the session itself must be there.
   */
  async read(headers: Headers, need: 'credential' | 'server'): Promise<SignedIn | null> {
    const cookies = cookiesOf(headers)
    const token = cookies.get(`${this.#prefix}.session_token`)
    if (!token) return null
    const credential = cookies.get(`${this.#prefix}.session_data`)
    const known = need === 'credential' && credential ? this.#recent.find(`${token} ${credential}`) : null
    if (known) return this.revoked.has(known.person.sessionId) ? null : known
    const end = credential === undefined ? null : until(credential)
    if (credential !== undefined && !end) return null
    const hasRunOut = end !== null && end.getTime() <= Date.now()
    const cached = end && !hasRunOut ? await this.#cached(headers) : null
    if (end && !hasRunOut && !cached) return null
    if (cached && !token.startsWith(encodeURIComponent(`${cached.session.token}.`))) return null
    const answer = await this.#library.api.getSession({
      headers,
      query: { disableCookieCache: need === 'server', disableRefresh: true },
    })
    const signedIn = this.#signedIn(answer, cached ? end : null)
    if (signedIn && credential && need === 'credential') this.#recent.keep(`${token} ${credential}`, signedIn)
    return signedIn
  }

  /** Under which name this browser signed in to that account before, or null. */
  knownDevice(headers: Headers, email: string): string | null {
    return this.#devices.of(cookiesOf(headers).get(this.#device.name), email)
  }

  /** Renews the signed credential against the session. */
  async refresh(browser: Browser): Promise<SignedIn | null> {
    const { headers, response } = await this.#library.api.getSession({
      headers: this.headersOf(browser),
      query: { disableCookieCache: true },
      returnHeaders: true,
    })
    forward(headers, browser)
    return this.#signedIn(response, credentialEnd(headers, this.#prefix))
  }

  /** Opens a session of a person whom a use case has let in. The one that this browser had before ends. */
  async open(browser: Browser, userId: string): Promise<SignedIn> {
    const before = await this.read(browser.headers, 'server')
    const { headers } = await this.#library.api.openSession({
      headers: this.headersOf(browser),
      body: { userId },
      returnHeaders: true,
    })
    forward(headers, browser)
    if (before) await this.#library.api.signOut({ headers: this.headersOf(browser) })
    if (before) this.revoked.add([before.person.sessionId])
    const opened = await this.read(withCookies(browser.headers, headers), 'credential')
    if (!opened) throw new Error('A session that was just opened cannot be read.')
    const { name, attributes } = this.#device
    const device = this.#devices.with(cookiesOf(browser.headers).get(name), opened.person.email)
    browser.setCookie(`${name}=${device}; ${attributes}`)
    return opened
  }

  /** Takes the cookies of this browser away, and what is left of their session. */
  async forget(browser: Browser): Promise<void> {
    const { headers } = await this.#library.api.signOut({ headers: this.headersOf(browser), returnHeaders: true })
    forward(headers, browser)
  }

  /** The headers of a request with the address that we determined. */
  headersOf({ headers, visitor }: Pick<Browser, 'headers' | 'visitor'>): Headers {
    const copy = new Headers(headers)
    copy.set(addressHeader, visitor.address)
    return copy
  }

  async #cached(headers: Headers): Promise<Found | null> {
    const options = { cookiePrefix: this.#prefix, isSecure: false, secret: this.#secret }
    // A signature that is no signature at all makes the library throw.
    const cached = await getCookieCache(headers, options).catch(() => null)
    return found.safeParse(cached).data ?? null
  }

  #signedIn(answer: unknown, credentialUntil: Date | null): SignedIn | null {
    const { data } = found.safeParse(answer)
    if (!data || this.revoked.has(data.session.id)) return null
    return {
      person: { id: data.user.id, email: data.user.email, sessionId: data.session.id },
      createdAt: data.user.createdAt,
      emailConfirmedAt: data.user.emailConfirmedAt ?? null,
      credentialUntil,
    }
  }
}

/** Opens the auth library; its secret comes from the environment or the data folder. */
export async function createAuth(config: Config, db: Db, bus: Bus, logger: Logger): Promise<Auth> {
  return new Auth(config, db, bus, config.authSecret ?? (await folderSecret(config.dataDir)), logger)
}

/** Passes the library's cookies on to the browser. */
export function forward(headers: Headers, browser: Pick<Browser, 'setCookie'>): void {
  for (const cookie of headers.getSetCookie()) browser.setCookie(cookie)
}

function cookiesOf(headers: Headers): Map<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s))
  return new Map(pairs.map(([name = '', value = '']) => [name.trim(), value]))
}

function withCookies(headers: Headers, answer: Headers): Headers {
  const cookies = cookiesOf(headers)
  for (const set of answer.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
    cookies.set(name, value)
  }
  return new Headers({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
}

function until(credential: string): Date | null {
  try {
    const { expiresAt } = claimedEnd.parse(JSON.parse(Buffer.from(credential, 'base64url').toString('utf8')))
    return new Date(expiresAt)
  } catch {
    return null
  }
}

function credentialEnd(headers: Headers, prefix: string): Date | null {
  const credential = cookiesOf(withCookies(new Headers(), headers)).get(`${prefix}.session_data`)
  return credential ? until(credential) : null
}
