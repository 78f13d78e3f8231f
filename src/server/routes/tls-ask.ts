import { isIP } from 'node:net'
import { Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Services } from '../services.ts'
import { isCertifiable } from '../use-cases/domains/is-certifiable.ts'

/** What proxies write beside a request of somebody else. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Where a proxy with on-demand TLS asks whether it may get a certificate: 200 for verified domains of live sites only. */
export function createTlsAsk(services: Services): Hono<AppEnv> {
  const { config } = services
  const routes = new Hono<AppEnv>()
  routes.get('/internal/tls', async (c) => {
    c.header('Cache-Control', 'no-store')
    const isTrusted =
      config.tlsAskSecret === null ? isFromHere(c) : isSameSecret(c.req.query('secret') ?? '', config.tlsAskSecret)
    if (!isTrusted) return c.notFound()
    try {
      return (await isCertifiable(services, c.req.query('domain') ?? '')) ? c.text('yes') : c.text('no', 404)
    } catch (error) {
      if (error instanceof AppError) return c.text('too many', 429)
      throw error
    }
  })
  return routes
}

type Asked = {
  env: AppEnv['Bindings']
  req: { header(name: string): string | undefined }
}

/** This machine itself asks, for nobody else. */
function isFromHere({ env, req }: Asked): boolean {
  const address = (env.incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isOwn = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
  const host = (req.header('host') ?? '').replace(/:\d+$/, '')
  return isOwn && isLoopback(host) && forwarded.every((name) => req.header(name) === undefined)
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
