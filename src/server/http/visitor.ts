import { randomUUID } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { clientAddress } from './address.ts'
import type { AppEnv } from './context.ts'

const oneYear = 365 * 24 * 60 * 60

/** Gives every visitor an anonymous id in a cookie that no script can read. */
export function visitorCookie(config: Config) {
  const secure = config.baseUrl.startsWith('https:')
  const name = secure ? '__Host-visitor' : 'visitor'
  return createMiddleware<AppEnv>(async (c, next) => {
    const known = z.uuid().safeParse(getCookie(c, name))
    const id = known.success ? known.data : randomUUID()
    if (!known.success) setCookie(c, name, id, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: oneYear })
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      config.trustedProxies,
    )
    c.set('visitor', { id, address })
    await next()
  })
}
