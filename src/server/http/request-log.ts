import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { AppEnv } from './context.ts'

/** Numbers each request, tells the number to the caller, and writes one line. Addresses and bodies are not logged. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    logger.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    )
  })
}
