import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './context.ts'

/** An error in the shape that the contract's errors have, with the request id that the log knows. */
export function problem(c: Context<AppEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  return c.json({ defined: false, code, status, message, data: { requestId: c.get('requestId') } }, status)
}
