import { Hono } from 'hono'
import type { Database } from './db/database.ts'
import { isDatabaseAway } from './db/unavailable.ts'
import type { Asset } from './http/assets.ts'
import type { AppEnv } from './http/context.ts'
import { closingAnswer } from './http/closing.ts'
import { secureHeaders } from './http/headers.ts'
import { ownNames } from './http/host.ts'
import { away, problem } from './http/problem.ts'
import { requestLog } from './http/request-log.ts'
import { createApi } from './routes/api.ts'
import { createHealth } from './routes/health.ts'
import { createMailbox } from './routes/mailbox.ts'
import { createMetrics } from './routes/metrics.ts'
import { createPictures } from './routes/pictures.ts'
import { createPreview } from './routes/preview.ts'
import { createSandboxCheckout } from './routes/sandbox-checkout.ts'
import { createSandboxSales } from './routes/sandbox-sales.ts'
import { createSite } from './routes/site.ts'
import { createTlsAsk } from './routes/tls-ask.ts'
import { createTypefaces } from './routes/typefaces.ts'
import { createUnsubscribe } from './routes/unsubscribe.ts'
import type { Services } from './services.ts'
import { answerSites } from './sites/answer-site.ts'

export type AppParts = {
  services: Services
  database: Database
  /** folder of the built client */
  clientDir: string
  /** the built script of the preview frame */
  previewRuntime: string
  /** the built script that checks a page in it */
  previewCheck: Asset
  isClosing: () => boolean
  /** what the host may know: a line for /readyz, and the metrics */
  reports?: { ready(): string; metrics(): string }
}

/** The whole HTTP app: the order of the middleware, and who answers what. Runs without a network in tests. */
export async function createApp({
  services,
  database,
  clientDir,
  previewRuntime,
  previewCheck,
  isClosing,
  reports = { ready: () => '', metrics: () => '' },
}: AppParts): Promise<Hono<AppEnv>> {
  const app = new Hono<AppEnv>()
  app.use(requestLog(services.logger))
  app.use(answerSites(services))
  app.use(secureHeaders(services.config))
  app.onError(async (error, c) => {
    if (await isDatabaseAway(services.db, error)) return away(c, 'database')
    services.logger.error({ err: error, requestId: c.get('requestId') }, 'unexpected')
    return problem(
      c,
      500,
      'INTERNAL',
      'Something went wrong on the server. Your pages are kept in this browser; try again.',
    )
  })
  app.use(ownNames(services.config))
  app.use(closingAnswer(isClosing))
  app.route('/', createHealth(database, isClosing, reports.ready))
  app.route('/', createMetrics(services.config.metricsToken, reports.metrics))
  app.route('/', createTlsAsk(services))
  app.route('/api', await createApi(services))
  app.route('/', createPictures(services))
  app.route('/', createPreview(services, previewRuntime, previewCheck))
  app.route('/', createTypefaces(services))
  app.route('/', createUnsubscribe(services))
  const { sandbox } = services
  if (sandbox) {
    // What the sandbox says comes in by the same door as from outside.
    sandbox.deliver = async (body) => app.request('/api/webhooks/gumroad', { method: 'POST', body })
    app.route('/', createSandboxCheckout(services, sandbox))
    app.route('/', createSandboxSales(services, sandbox))
    app.route('/', sandbox.api)
  }
  if (services.mail?.outbox) app.route('/', createMailbox(services.mail.outbox))
  app.route('/', createSite(services.config, clientDir))
  app.all('*', (c) => problem(c, 405, 'METHOD_NOT_ALLOWED', 'This address only answers GET.'))
  return app
}
