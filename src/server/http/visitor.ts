import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { clientAddress } from './address.ts'
import type { AppEnv } from './context.ts'

const oneYear = 365 * 24 * 60 * 60

const cookieOf = (config: Config) => {
  const secure = config.baseUrl.startsWith('https:')
  return { name: secure ? '__Host-visitor' : 'visitor', secure }
}

/** The id in the cookie, or null. */
function known(c: Context<AppEnv>, config: Config): string | null {
  return z.uuid().safeParse(getCookie(c, cookieOf(config).name)).data ?? null
}

/** Gives the browser an anonymous id in a cookie that no script can read, unless it has one. @returns the id */
function given(c: Context<AppEnv>, config: Config): string {
  const { name, secure } = cookieOf(config)
  const id = known(c, config)
  if (id) return id
  const fresh = randomUUID()
  setCookie(c, name, fresh, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: oneYear })
  return fresh
}

/**
 * Who asks. Calls that a page sends side by side must not each name its visitor anew, so that reading never sets the
 * cookie: the page itself does, and what changes something. A visitor's id is never a person's.
 */
export function visitorCookie(config: Config) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const id = isReading ? (known(c, config) ?? randomUUID()) : given(c, config)
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      config.trustedProxies,
    )
    c.set('visitor', { id: `visitor-${id}`, address })
    await next()
  })
}

/** A page of the app names its visitor before anything on it asks. */
export function visitorOfPage(config: Config) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.res.headers.get('content-type')?.startsWith('text/html')) given(c, config)
  })
}
