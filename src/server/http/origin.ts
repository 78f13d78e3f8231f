import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { AppEnv } from './context.ts'
import { problem } from './problem.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only our own pages may change anything: Origin and Sec-Fetch-Site decide (bad inputs 5 and 6 of the threat model). */
export function sameOrigin(config: Config) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (safe.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isForeign =
      origin !== undefined ? !isOwn(origin, c, config) : site !== undefined && site !== 'same-origin' && site !== 'none'
    if (isForeign) return problem(c, 403, 'FORBIDDEN', 'This request came from another site and was refused.')
    return next()
  })
}

/** Scheme and host: a page of the same name without TLS is somebody else's. */
function isOwn(origin: string, c: Context<AppEnv>, config: Config): boolean {
  if (config.publicUrl) return origin === new URL(config.baseUrl).origin
  const scheme = config.trustedProxies > 0 ? (c.req.header('x-forwarded-proto') ?? 'http') : 'http'
  const own = `${scheme}://${c.req.header('host') ?? ''}`
  return URL.canParse(own) && origin === new URL(own).origin
}
