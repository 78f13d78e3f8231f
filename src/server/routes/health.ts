import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/context.ts'

/** /healthz: the process answers. /readyz: so does its database, and it is not shutting down; `detail` goes along. */
export function createHealth(database: Database, isClosing: () => boolean, detail: () => string): Hono<AppEnv> {
  const health = new Hono<AppEnv>()
  health.get('/healthz', (c) => c.text('ok'))
  health.get('/readyz', async (c) => {
    if (isClosing()) return c.text('closing', 503)
    return database.ping().then(
      () => c.text(`ready\n${detail()}`),
      () => c.text('the database does not answer', 503),
    )
  })
  return health
}
