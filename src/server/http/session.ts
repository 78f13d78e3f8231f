import { createMiddleware } from 'hono/factory'
import type { Auth } from '../auth/auth.ts'
import type { AppEnv } from './context.ts'

/** Finds out who is signed in. What changes something asks the session itself; reading trusts its signed credential. */
export function session(auth: Auth) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    c.set('signedIn', await auth.read(c.req.raw.headers, isReading ? 'credential' : 'server'))
    await next()
  })
}
