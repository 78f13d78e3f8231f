import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './context.ts'

/** An error in the shape that the contract's errors have, with the request id that the log knows. */
export function problem(c: Context<AppEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  return c.json({ defined: false, code, status, message, data: { requestId: c.get('requestId') } }, status)
}

/** What a person reads while the database or the whole server is away. */
export const awayWords = {
  database: 'The server cannot reach its database right now. Nothing was lost; try again in a moment.',
  closing: 'The server is being restarted. Nothing was lost; try again in a moment.',
} as const

/** 503, with a word on when to come again. */
export function away(c: Context<AppEnv>, why: keyof typeof awayWords): Response {
  c.header('Retry-After', '2')
  return problem(c, 503, 'UNAVAILABLE', awayWords[why])
}
