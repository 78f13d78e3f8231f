import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { readFormSettings } from '../db/queries/site-forms.ts'
import {
  claimDeliveries,
  type DeliveryRow,
  endDeliveries,
  freeDeliveries,
} from '../db/queries/submission-deliveries.ts'
import { findSubmissions } from '../db/queries/submissions.ts'
import { deliverySite } from '../db/queries/delivery-site.ts'
import { answersLetter } from '../mail/answer-letters.ts'
import type { Mail } from '../mail/mail.ts'
import type { KeySeal } from '../models/sealed-key.ts'
import { webhookPlace } from '../use-cases/submissions/webhook-place.ts'
import { Waker } from '../waker.ts'
import { postToWebhook, webhookBody } from './webhook.ts'

const minute = 60_000
/** Pauses before the next try of what did not go out: over about a day. */
const pausesMs = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 6 * 60 * minute, 15 * 60 * minute]
/** Longer than any try takes: then whoever had it is dead. */
const leaseMs = 2 * minute
const atOnce = 50
const lookEveryMs = 5000

type Parts = {
  db: Db
  config: Pick<Config, 'baseUrl'>
  mail: Mail | null
  keys: KeySeal
  outside: typeof fetch
  logger: Logger
  now: () => Date
}

/**
 * Sends out what answers to forms brought: mails and webhooks. What is to be sent stands in the database, written with the
 * answer; it is taken from there under a lease and tried again for a day.
 */
export class Deliveries {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  readonly #waker: Waker

  constructor(parts: Parts) {
    this.#parts = parts
    this.#waker = new Waker({
      run: () => this.#run(),
      onFailure: (error) => parts.logger.warn({ err: error }, 'answers of forms wait for the database'),
    })
  }

  /** Begins to look; where no other process sends, what a dead one held is taken at once. */
  async start(alone: boolean): Promise<void> {
    if (alone) await freeDeliveries(this.#parts.db)
    this.#timer = setInterval(() => this.wake(), lookEveryMs)
    this.#timer.unref()
    this.wake()
  }

  /** Something is due. Returns at once. */
  wake(): void {
    this.#waker.wake()
  }

  /** Waits until what was due is done. */
  idle(): Promise<void> {
    return this.#waker.idle()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#waker.close()
  }

  async #run(): Promise<void> {
    const { db, now } = this.#parts
    for (;;) {
      const at = now()
      const claimed = await claimDeliveries(db, at, new Date(at.getTime() + leaseMs), atOnce)
      const mails = Map.groupBy(
        claimed.filter(({ kind }) => kind === 'mail'),
        ({ siteId }) => siteId,
      )
      const webhooks = claimed.filter(({ kind }) => kind === 'webhook')
      await Promise.all([
        ...[...mails].map(([siteId, rows]) => this.#sendMail(siteId, rows)),
        ...webhooks.map((row) => this.#tell(row)),
      ])
      if (claimed.length < atOnce || this.#waker.isClosed) return
    }
  }

  /** All answers of a site that are due, in one letter. */
  async #sendMail(siteId: string, rows: readonly DeliveryRow[]): Promise<void> {
    const { db, mail, config, logger } = this.#parts
    const ids = rows.map(({ id }) => id)
    const site = await deliverySite(db, siteId)
    const answers = await findSubmissions(
      db,
      rows.flatMap(({ submissionId }) => submissionId ?? []),
    )
    if (!site || answers.length === 0) return endDeliveries(db, ids, { state: 'failed', trouble: 'It was deleted.' })
    if (!mail) return endDeliveries(db, ids, { state: 'failed', trouble: 'This host sends no mail.' })
    const sorted = answers.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    const inbox = `${config.baseUrl}/projects/${site.projectId}/site#forms`
    try {
      await mail.deliver(answersLetter({ to: site.ownerEmail, site: site.projectName, inbox }, sorted))
      await endDeliveries(db, ids, { state: 'sent', trouble: null })
    } catch (error) {
      logger.warn({ err: error, site: siteId }, 'answers were not mailed')
      const tries = Math.min(...rows.map((row) => row.tries))
      await endDeliveries(db, ids, { ...this.#after(tries), trouble: 'The mail server did not take it.' })
    }
  }

  async #tell(row: DeliveryRow): Promise<void> {
    const { db, keys, outside, now } = this.#parts
    const site = await deliverySite(db, row.siteId)
    const [answer = null] = row.submissionId === null ? [] : await findSubmissions(db, [row.submissionId])
    const settings = await readFormSettings(db, { id: row.siteId, workspaceId: row.workspaceId })
    const secret = settings.webhookSecret === null ? null : keys.open(settings.webhookSecret, webhookPlace(row.siteId))
    if (!site || settings.webhookUrl === null || (row.submissionId !== null && !answer))
      return endDeliveries(db, [row.id], { state: 'failed', trouble: 'It was taken away.' })
    if (secret === null)
      return endDeliveries(db, [row.id], {
        state: 'failed',
        trouble: 'Its secret was kept under another secret of this host. Replace it.',
      })
    const body = webhookBody({ name: site.name }, row.id, answer)
    const outcome = await postToWebhook(outside, settings.webhookUrl, secret, body, now())
    const isTest = row.submissionId === null
    const next =
      outcome.trouble === null
        ? { state: 'sent' as const }
        : isTest
          ? { state: 'failed' as const }
          : this.#after(row.tries)
    await endDeliveries(db, [row.id], { ...outcome, ...next })
  }

  #after(tries: number): { state: 'waiting' | 'failed'; dueAt?: Date } {
    const pause = pausesMs[tries - 1]
    return pause === undefined
      ? { state: 'failed' }
      : { state: 'waiting', dueAt: new Date(this.#parts.now().getTime() + pause) }
  }
}
