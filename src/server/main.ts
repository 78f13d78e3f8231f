import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { banner } from './banner.ts'
import { ConfigError, readConfig } from './config.ts'
import { DataFolderBusy } from './db/lock.ts'
import { openDatabase } from './db/open.ts'
import { forgetExpired } from './db/queries/tokens.ts'
import { openModelDesk } from './models/desk.ts'
import { callMetrics } from './generations/call-counts.ts'
import { recallLocalChoice } from './models/local-choice.ts'
import { recordModelCalls } from './generations/model-calls.ts'
import { lookAtModels, modelDetail, applyFound } from './model-state.ts'
import { readAsset } from './http/assets.ts'
import { recoverInterrupted, sweep } from './generations/recover.ts'
import { openFormatMemory } from './generations/format-memory.ts'
import { listenForOperator } from './operator-socket.ts'
import { createOperator } from './routes/operator.ts'
import { closeServices, createServices } from './services.ts'
import { forgetOldActivity } from './use-cases/activity/forget-old-activity.ts'
import { forgetSubmissions } from './use-cases/submissions/forget-submissions.ts'
import { forgetOldNotifications } from './use-cases/notifications/forget-old-notifications.ts'
import { forgetOldVisits } from './use-cases/visits/forget-old-visits.ts'
import { reconcilePayments } from './use-cases/payments/reconcile-payments.ts'
import { sweepSiteFiles } from './use-cases/sites/sweep-files.ts'
import { createWorkers } from './workers/workers.ts'

const sweepMs = 15_000
const reconcileMs = 10 * 60_000
const sweepFilesMs = 60 * 60_000
const activityMs = 60 * 60_000
const domainsMs = 15_000
const notificationsMs = 15_000
/** What still runs at a shutdown gets this long to be written down. */
const drainMs = 10_000
/** Whoever holds a connection when a SIGTERM comes gets this long to hear on it that the server goes. */
const lastCallMs = 4000
const lookMs = 50
/** The banner waits this long for what the model’s endpoint says; the log tells it later. */
const bannerMs = 1500
/** The last words of answers and streams get this long to leave. */
const answersMs = 1000

const buildDir = join(import.meta.dirname, '../../build')

try {
  await start()
} catch (error) {
  if (error instanceof ConfigError || error instanceof DataFolderBusy) process.stderr.write(`${error.message}\n`)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    process.stderr.write(
      `Port ${process.env['PORT'] ?? 3000} is in use. Set PORT to another one: PORT=3100 npm start\n`,
    )
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const logger = pino({ level: config.logLevel })
  const database = await openDatabase(config)
  let isClosing = false
  try {
    // Nobody else can have opened the embedded database; PostgreSQL may have other servers.
    await recoverInterrupted(database.db, logger, database.kind === 'embedded' ? 'all' : 'dead')
    const memory = await openFormatMemory(database.db, logger)
    const workers = createWorkers({ size: config.workers, logger })
    const calls = recordModelCalls(database.db, logger)
    const desk = await openModelDesk(config, database.db, logger)
    await recallLocalChoice(database.db, desk)
    const engine = workers.engine({
      model: desk.main,
      memory,
      pace: config.designerSeconds * 1000,
      maxTokens: config.aiLimits.maxTokens,
      onCall: calls.hear,
    })
    const models = lookAtModels(config, logger)
    void models.looked.then(() => applyFound(desk, config, models.state))
    const services = await createServices(config, database, engine, workers.work, logger, desk)
    services.line.wake()
    await services.deliveries.start(database.kind === 'embedded')
    await services.notificationMails.start(database.kind === 'embedded')
    const app = await createApp({
      services,
      database,
      clientDir: join(buildDir, 'client'),
      previewRuntime: readFileSync(join(buildDir, 'preview/runtime.js'), 'utf8'),
      previewCheck: readAsset(join(buildDir, 'preview/check.js')),
      isClosing: () => isClosing,
      reports: {
        ready: () => modelDetail(config, models.state),
        metrics: () => callMetrics(calls.counts, config.aiPrices),
      },
    })
    const server = await listen(app.fetch, config)
    const sweeping = setInterval(() => {
      recoverInterrupted(database.db, logger, 'dead')
        .then(() => services.line.wake())
        .then(() => sweep(database.db, new Date()))
        .then(() => forgetExpired(database.db))
        .then(() => forgetSubmissions(services, new Date()))
        .then(() => forgetOldVisits(services, new Date()))
        .then(() => forgetOldNotifications(services, new Date()))
        .catch((error: unknown) => logger.warn({ err: error }, 'the sweep waits for the database'))
    }, sweepMs)
    const reconciling = every(reconcileMs, () => reconcilePayments(services))
    const sweepingFiles = every(sweepFilesMs, async () => {
      await sweepSiteFiles(services)
    })
    const forgettingActivity = every(activityMs, () => forgetOldActivity(services))
    const lookingAtDomains = every(domainsMs, async () => services.domainChecks.wake())
    const mailingNotifications = every(notificationsMs, async () => services.notificationMails.wake())
    const stopOperator = await listenForOperator(createOperator(services), config.dataDir).catch((error: unknown) => {
      logger.warn({ err: error }, 'the command line cannot reach this server')
      return () => {}
    })
    await Promise.race([models.looked, new Promise((resolve) => setTimeout(resolve, bannerMs))])
    process.stdout.write(banner(config, database.kind, models.state))
    workers.warm()

    const close = async (lastCall: number) => {
      if (isClosing) return
      isClosing = true
      clearInterval(sweeping)
      reconciling.stop()
      sweepingFiles.stop()
      forgettingActivity.stop()
      lookingAtDomains.stop()
      mailingNotifications.stop()
      stopOperator()
      setTimeout(() => process.exit(1), drainMs + 2000).unref()
      // It goes on listening until all is written down: who comes now is told to try again.
      const ended = closeServices(services).then(() => workers.close())
      const written = Promise.race([ended, new Promise((resolve) => setTimeout(resolve, drainMs))])
      await Promise.all([written, everybodyLeft(server, lastCall)])
      const answered = new Promise((resolve) => server.close(resolve))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, answersMs))])
      if ('closeAllConnections' in server) server.closeAllConnections()
      await Promise.all([memory.settled(), calls.settled(), desk.settled()])
      await database.close()
      process.exit(0)
    }
    process.on('SIGTERM', () => void close(lastCallMs))
    process.on('SIGINT', () => void close(0))
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Waits until no connection is open, but no longer than that. */
async function everybodyLeft(server: ServerType, atMostMs: number): Promise<void> {
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
  for (let waited = 0; waited < atMostMs && (await connections()) > 0; waited += lookMs)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
}

/** Does the work now, and again that long after it was done. */
function every(pauseMs: number, work: () => Promise<void>): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = async () => {
    await work().catch(() => {})
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs)
  }
  void run()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: { port: number; host: string },
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch,
      port,
      hostname: host,
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 60_000,
        // Longer than proxies and browsers keep a line that is idle: whoever closes first may cut off a request.
        keepAliveTimeout: 75_000,
        // Node looks for requests that are too slow only this often.
        connectionsCheckingInterval: 2000,
        maxHeaderSize: 16_384,
      },
    })
    server.once('listening', () => resolve(server))
    server.once('error', reject)
  })
}
