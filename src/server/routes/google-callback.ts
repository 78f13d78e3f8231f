import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'

/** Where Google sends the browser back to: the one address at which the auth library answers itself. */
export function createGoogleCallback({ auth, config }: Services): Hono<AppEnv> {
  const callback = new Hono<AppEnv>()
  callback.get('/auth/callback/google', async (c) => {
    const library = await auth.google()
    if (!library) return c.redirect(`${config.baseUrl}/auth?error=unavailable`)
    const headers = auth.headersOf({ headers: c.req.raw.headers, visitor: c.get('visitor') })
    const { search } = new URL(c.req.url)
    const answer = await library.handler(
      new Request(`${config.baseUrl}/api/auth/callback/google${search}`, { headers }),
    )
    return c.newResponse(answer.body, answer)
  })
  return callback
}
