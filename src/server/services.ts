import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Auth, createAuth } from './auth/auth.ts'
import { folderSecret } from './auth/secret.ts'
import { type Bus, openBus } from './bus/bus.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { Files } from './files/files.ts'
import { localFiles } from './files/local-files.ts'
import type { Engine } from './generations/engine.ts'
import { GenerationRunner } from './generations/runner.ts'
import { GenerationLine } from './generations/line.ts'
import { sealed } from './generations/sealed.ts'
import { Streams } from './generations/streams.ts'
import { Limits } from './limits/limits.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { Inbox } from './payments/inbox.ts'
import { openPayments } from './payments/open.ts'
import type { Payments } from './payments/provider.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import type { ModelDesk } from './models/desk.ts'
import { KeySeal } from './models/sealed-key.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { DomainChecks } from './sites/domain-checks.ts'
import { Deliveries } from './sites/deliveries.ts'
import { VisitCounter } from './sites/visit-counter.ts'
import { NotificationMails } from './notifications/mails.ts'
import { Presence } from './realtime/presence.ts'
import { startNext } from './use-cases/generations/start-next.ts'
import type { Work } from './workers/jobs.ts'

/** What use cases may use. */
export type Services = {
  config: Config
  db: Db
  bus: Bus
  auth: Auth
  files: Files
  limits: Limits
  /** null: this host sends no mail */
  mail: Mail | null
  payments: Payments
  /** null: no sandbox plays the provider of payments here */
  sandbox: Sandbox | null
  /** what is done after its answer went out */
  inbox: Inbox
  presence: Presence
  /** mails and webhooks of answers to forms */
  deliveries: Deliveries
  /** mails of what people have not read */
  notificationMails: NotificationMails
  /** looks at the records of domains */
  domainChecks: DomainChecks
  /** who came to sites */
  visits: VisitCounter
  runner: GenerationRunner
  /** what waits until its page is made */
  line: GenerationLine
  models: ModelDesk
  /** for keys that workspaces bring along */
  keys: KeySeal
  streams: Streams
  /** ways out to addresses that people or pages name */
  outside: { pictures: typeof fetch }
  /** what takes more than a few milliseconds is done beside the server's thread */
  work: Work
  logger: Logger
  now: () => Date
}

/** Who asks, signed in or not. The id begins with 'visitor-': it is never that of a person. */
export type Visitor = { id: string; address: string }

/** Who reads: a browser, and the person who is signed in there. */
export type Caller = { visitor: Visitor; person: Person | null }

/** Who is signed in. */
export type Person = { id: string; email: string; sessionId: string }

/** Everything use cases need, from what a process opens once; `outside` is the way to servers of others. */
export async function createServices(
  config: Config,
  database: Database,
  engine: Engine,
  work: Work,
  logger: Logger,
  models: ModelDesk,
  outside: typeof fetch = fetch,
): Promise<Services> {
  const { db } = database
  const bus = await openBus(database, logger)
  const now = () => new Date()
  const secret = config.authSecret ?? (await folderSecret(config.dataDir))
  const auth = await createAuth(config, db, bus, logger)
  const presence = new Presence(db, bus, now)
  const runner = new GenerationRunner(
    db,
    bus,
    sealed(engine, (request) => auth.seal.of('request', request)),
    logger,
    (sides, person) => work('rebase', { ...sides, preferred: 'theirs' }, person),
    (projectId, userId) => presence.isHere(projectId, userId),
  )
  const files = localFiles(join(config.dataDir, 'files'))
  const mail = createMail(config.mail, logger)
  const [limits, streams, inbox] = [new Limits(), new Streams(), new Inbox()]
  const paying = await openPayments(config, outside)
  const keys = new KeySeal([secret, ...(config.authSecretPrevious ? [config.authSecretPrevious] : [])])
  const toWebhooks = config.webhooksPrivate ? outside : guardedFetch()
  const toPictures = config.picturesPrivate ? outside : guardedFetch()
  const deliveries = new Deliveries({ db, config, mail, keys, outside: toWebhooks, logger, now })
  const visits = new VisitCounter({ db, config, mail, logger, now })
  const notificationMails = new NotificationMails({ db, config, mail, seal: auth.seal, logger, now })
  const domainChecks = new DomainChecks({ db, config, mail, logger, now })
  const line = new GenerationLine(db, bus, logger)
  const running = { inbox, runner, line, streams, work, deliveries, notificationMails, visits, domainChecks }
  const theirs = { ...paying, ...running, models, keys, outside: { pictures: toPictures } }
  const services = { config, db, bus, presence, auth, files, limits, mail, ...theirs, logger, now }
  line.open((projectId) => startNext(services, projectId))
  return services
}

/** Ends what runs and who listens, and waits until it is written down. Readers of a page read its end before they leave. */
export async function closeServices({
  runner,
  line,
  mail,
  presence,
  bus,
  inbox,
  sandbox,
  deliveries,
  notificationMails,
  visits,
  domainChecks,
}: Pick<
  Services,
  | 'runner'
  | 'line'
  | 'mail'
  | 'presence'
  | 'bus'
  | 'inbox'
  | 'sandbox'
  | 'deliveries'
  | 'notificationMails'
  | 'visits'
  | 'domainChecks'
>): Promise<void> {
  sandbox?.close()
  // What waits goes on waiting: the next server begins it.
  await line.close()
  const letters = [deliveries.close(), notificationMails.close(), domainChecks.close()]
  await Promise.all([runner.close(), inbox.close(), visits.close(), Promise.all(letters).then(() => mail?.close())])
  presence.close()
  await bus.close()
}
