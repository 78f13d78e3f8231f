import { createMiddleware } from 'hono/factory'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from './context.ts'
import { problem } from './problem.ts'

const megabyte = 1024 * 1024

/** Largest request body, in bytes: a page with its pictures, and with a prompt what else a project says. */
const usual = {
  maxSize: 8 * megabyte,
  code: 'PAYLOAD_TOO_LARGE',
  message: 'This request is larger than 8 MB. Nothing was changed.',
}

const byPath: Record<string, typeof usual> = {
  '/api/profile/avatar': {
    // the file itself has at most 5 MB; its envelope is small
    maxSize: 5 * megabyte + 8 * 1024,
    code: 'TOO_LARGE',
    message: 'This image is too large; at most 5 MB. Your picture was not changed.',
  },
  '/api/projects/import': {
    // as much as a browser keeps for one site
    maxSize: 8 * megabyte,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'This work is larger than 8 MB. It is kept in this browser.',
  },
}

/** Cuts the stream of a body that is too large for its address. */
export function bodyLimits() {
  const limitOf = ({ maxSize, code, message }: typeof usual) =>
    bodyLimit({ maxSize, onError: (c) => problem(c, 413, code, message) })
  const others = new Map(Object.entries(byPath).map(([path, limit]) => [path, limitOf(limit)]))
  const rest = limitOf(usual)
  return createMiddleware<AppEnv>((c, next) => (others.get(c.req.path) ?? rest)(c, next))
}
