import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { AppEnv } from './context.ts'
import { problem } from './problem.ts'

/** Load balancers ask these by whatever address they know. */
const health = new Set(['/healthz', '/readyz'])

/**
 * Answers only to its own names. Where BASE_URL is not set, that is this machine alone: a name of somebody else that was
 * pointed here (DNS rebinding) would let their pages read what is meant for the person in front of it.
 */
export function ownNames(config: Config) {
  const names = new Set(
    [config.publicUrl ? config.baseUrl : null, config.previewOrigin].flatMap((url) => (url ? hostnameOf(url) : [])),
  )
  const isOpen = !isLoopback(config.host)
  return createMiddleware<AppEnv>((c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const name = hostnameOf(`http://${host}`)
    const isOwn = name !== null && (isLoopback(name) || names.has(name) || (isOpen && isAddress(name)))
    if (isOwn || health.has(c.req.path)) return next()
    return Promise.resolve(
      problem(c, 404, 'NOT_FOUND', 'This server does not answer to this name. Its host sets the name with BASE_URL.'),
    )
  })
}

const hostnameOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null)

const isAddress = (name: string) => isIP(name.replace(/^\[|\]$/g, '')) !== 0

/** Whether a name or address leads to this machine itself, wherever it is looked up. */
function isLoopback(name: string): boolean {
  if (name === 'localhost' || name === '[::1]' || name === '::1') return true
  return isIP(name) === 4 && name.startsWith('127.')
}
