import { createMiddleware } from 'hono/factory'
import type { SignedIn } from '../auth/auth.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './context.ts'
import { away } from './problem.ts'

/** Finds out who is signed in. What changes something asks the session itself; reading trusts its signed credential. */
export function session({ auth, logger }: Pick<Services, 'auth' | 'logger'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    let signedIn: SignedIn | null
    try {
      signedIn = await auth.read(c.req.raw.headers, isReading ? 'credential' : 'server')
    } catch (error) {
      // Not being able to look is no reason to say that nobody is signed in.
      logger.error({ err: error, requestId: c.get('requestId') }, 'a session could not be read')
      return away(c, 'database')
    }
    c.set('signedIn', signedIn)
    return next()
  })
}
