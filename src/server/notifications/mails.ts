import type { Logger } from 'pino'
import { notificationPaths } from '#rules/notification-paths.ts'
import type { Seal } from '../auth/seal.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import {
  claimMails,
  type DueMail,
  endMails,
  freeMails,
  putOffMails,
  stillToMail,
} from '../db/queries/notification-mails.ts'
import type { NotificationRow } from '../db/queries/notifications.ts'
import type { Mail } from '../mail/mail.ts'
import { type MailedNotification, notificationLetter } from '../mail/notification-letters.ts'
import { sentenceOf } from '../presenters/notifications.ts'
import { Waker } from '../waker.ts'
import { unsubscribePath, unsubscribeToken } from '../auth/unsubscribe-pass.ts'

const minute = 60_000
/** Pauses before the next try of a letter that was not taken. */
const pausesMs = [5 * minute, 30 * minute, 3 * 60 * minute]
/** Longer than any try takes: then whoever had it is dead. */
const leaseMs = 2 * minute
const atOnce = 20

type Parts = {
  db: Db
  config: Pick<Config, 'baseUrl' | 'emailVerification'>
  mail: Mail | null
  seal: Seal
  logger: Logger
  now: () => Date
}

/**
 * Mails what people have not read: some minutes after it happened, or in the morning. What is due stands with the
 * notification; it is taken under a lease, so that it outlives processes and goes out once.
 */
export class NotificationMails {
  readonly #parts: Parts
  readonly #waker: Waker

  constructor(parts: Parts) {
    this.#parts = parts
    this.#waker = new Waker({
      run: () => this.#run(),
      onFailure: (error) => parts.logger.warn({ err: error }, 'notifications wait for the database'),
    })
  }

  /** Where no other process sends, what a dead one held is taken at once. */
  async start(alone: boolean): Promise<void> {
    if (alone) await freeMails(this.#parts.db)
    this.wake()
  }

  /** Something may be due. Returns at once. */
  wake(): void {
    this.#waker.wake()
  }

  /** Waits until what was due is done. */
  idle(): Promise<void> {
    return this.#waker.idle()
  }

  close(): Promise<void> {
    return this.#waker.close()
  }

  async #run(): Promise<void> {
    const { db, mail, now } = this.#parts
    if (!mail) return
    for (;;) {
      const at = now()
      const due = await claimMails(db, at, new Date(at.getTime() + leaseMs), atOnce)
      await Promise.all(due.map((one) => this.#send(mail, one)))
      if (due.length < atOnce || this.#waker.isClosed) return
    }
  }

  /** All that is due to one person, in one letter. */
  async #send(mail: Mail, { userId, email, isVerified, rows }: DueMail): Promise<void> {
    const { db, config, seal, logger, now } = this.#parts
    const readable = await stillToMail(
      db,
      rows.map(({ id }) => id),
    )
    const isOwn = isVerified || !config.emailVerification
    const [sent, left] = [
      rows.filter(({ id }) => isOwn && readable.has(id)),
      rows.filter(({ id }) => !readable.has(id)),
    ]
    await putOffMails(
      db,
      (isOwn ? left : rows).map(({ id }) => id),
      null,
    )
    const [first] = sent
    if (!first) return
    const to = {
      to: email,
      id: `${first.id}.${first.count}`,
      unsubscribeUrl: `${config.baseUrl}${unsubscribePath}?of=${unsubscribeToken(seal, userId)}`,
      settingsUrl: `${config.baseUrl}${notificationPaths.settings}`,
    }
    try {
      await mail.deliver(
        notificationLetter(
          to,
          sent.map((row) => this.#mailed(row)),
        ),
      )
      await endMails(db, sent, now())
    } catch (error) {
      logger.warn({ err: error }, 'notifications were not mailed')
      const pause = pausesMs[Math.min(...sent.map(({ tries }) => tries)) - 1]
      await putOffMails(
        db,
        sent.map(({ id }) => id),
        pause === undefined ? null : new Date(now().getTime() + pause),
      )
    }
  }

  #mailed(row: NotificationRow): MailedNotification {
    const { who, what, path } = sentenceOf(row)
    const where = row.place === '' ? '' : who === null ? ` (${row.place})` : ` in ${row.place}`
    const sentence = `${who === null ? what : `${who} ${what}`}${where}`
    return { sentence, excerpt: row.excerpt, url: `${this.#parts.config.baseUrl}${path}` }
  }
}
