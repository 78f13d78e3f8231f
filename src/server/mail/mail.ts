import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { MailConfig } from '../config.ts'
import { MailOutbox } from './outbox.ts'

/** A mail in plain text and as simple HTML, to one address. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** where answers go, when not to the sender */
  replyTo?: string
  /** of one that may be sent twice: then it is shown once */
  messageId?: string
  headers?: Record<string, string>
}

/** Takes letters and delivers them in the background: nobody waits for a mail server, or can tell whether one was asked. */
export type Mail = {
  send(letter: Letter): void
  /** One try, for whoever keeps the letter until it went out. Throws when it did not. */
  deliver(letter: Letter): Promise<void>
  /** what was sent, where it is kept instead of delivered */
  outbox: MailOutbox | null
  /** waits for what is on its way */
  close(): Promise<void>
}

/** Pauses between the tries of one delivery, in milliseconds. */
const pauses = [2000, 20_000, 60_000]

/** The mail of this host; null when it has none. */
export function createMail(config: MailConfig | null, logger: Logger): Mail | null {
  if (!config) return null
  if (config.kind === 'outbox') {
    const outbox = new MailOutbox()
    const deliver = async (letter: Letter) => outbox.add(letter)
    return { send: (letter) => outbox.add(letter), deliver, outbox, close: async () => {} }
  }
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = nodemailer.createTransport({ url: config.url, ...timeouts }, { from: config.from })
  const stopped = new AbortController()
  const onTheWay = new Set<Promise<void>>()
  const deliver = async ({ to, replyTo, ...letter }: Letter) => {
    // As an object, so that an address with a comma is one address.
    const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }
    await transport.sendMail({ ...letter, ...answers, to: { name: '', address: to } })
  }
  const deliverSoon = async (letter: Letter) => {
    for (const pause of [0, ...pauses]) {
      await wait(pause, stopped.signal)
      try {
        await deliver(letter)
        return
      } catch (error) {
        logger.warn({ err: error, subject: letter.subject }, 'a mail was not delivered')
        if (stopped.signal.aborted) return
      }
    }
  }
  return {
    send(letter) {
      const delivery = deliverSoon(letter).finally(() => onTheWay.delete(delivery))
      onTheWay.add(delivery)
    },
    deliver,
    outbox: null,
    async close() {
      stopped.abort()
      await Promise.all(onTheWay)
      transport.close()
    },
  }
}

function wait(milliseconds: number, stop: AbortSignal): Promise<void> {
  if (milliseconds === 0 || stop.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    stop.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      resolve()
    }
  })
}
