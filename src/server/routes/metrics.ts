import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { isSameSecret } from '../http/same-secret.ts'

/** /metrics in the text format of Prometheus, for who has the host's token; without a token it is not there. */
export function createMetrics(token: string | null, metrics: () => string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  if (token === null) return routes
  routes.get('/metrics', (c) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`))
      return c.text('a bearer token is needed', 401)
    return c.text(metrics(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return routes
}
