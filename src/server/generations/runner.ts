import type { Logger } from 'pino'
import type { GenerationRequest } from '#engine/types.ts'
import type { GenerationEvent } from '#api/generations.ts'
import type { Db } from '../db/database.ts'
import { appendEvents, endGeneration, type EndedStatus, type NumberedEvent } from '../db/queries/generations.ts'
import { returnQuota } from '../db/queries/quotas.ts'
import { Coalescer } from './coalesce.ts'
import type { Engine } from './engine.ts'
import { EventLog } from './log.ts'
import { isCharged, toWire } from './wire.ts'

/** The event log reaches the database in batches this long, so that a restart loses at most one. */
const batchMs = 150

/** How long an ended generation can still be read: long enough for a reload, short because a visitor's pages are not kept. */
export const graceMs = 10 * 60_000

type Live = { log: EventLog; stop: AbortController; finished: Promise<void> }

/** Runs generations to their end, whoever watches. Closing a tab changes nothing; `stop` is a call. */
export class GenerationRunner {
  private readonly live = new Map<string, Live>()
  private readonly db: Db
  private readonly engine: Engine
  private readonly logger: Logger

  constructor(db: Db, engine: Engine, logger: Logger) {
    this.db = db
    this.engine = engine
    this.logger = logger
  }

  /** Begins; the row exists already and its quota is reserved. */
  start(id: string, request: GenerationRequest): void {
    const log = new EventLog()
    const stop = new AbortController()
    const finished = this.run(id, request, log, stop.signal).catch((error: unknown) => {
      this.logger.error({ err: error, generation: id }, 'a generation could not be closed')
    })
    this.live.set(id, { log, stop, finished })
    void finished.then(() => {
      setTimeout(() => this.live.delete(id), graceMs).unref()
    })
  }

  /** The log of a generation of this process, or null when it ran before the last start. */
  log(id: string): EventLog | null {
    return this.live.get(id)?.log ?? null
  }

  /** Stops and waits until it has ended; stopping twice is the same as once. */
  async stop(id: string): Promise<void> {
    const live = this.live.get(id)
    live?.stop.abort()
    await live?.finished
  }

  /** Stops everything, for a shutdown. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.live.keys()].map((id) => this.stop(id)))
  }

  private async run(id: string, request: GenerationRequest, log: EventLog, signal: AbortSignal): Promise<void> {
    const startedAt = Date.now()
    const unsaved: NumberedEvent[] = []
    const append = (event: GenerationEvent) => void unsaved.push(log.append(event))
    const coalescer = new Coalescer(append)
    const saving = setInterval(() => void this.save(id, unsaved), batchMs)
    let end: EndedStatus = 'failed'
    let closing: GenerationEvent | null = null
    let hasVersion = false
    append({
      type: 'started',
      startedAt: new Date(startedAt).toISOString(),
      prompt: request.prompt,
      pageName: request.pageName,
      mode: request.mode,
    })
    try {
      for await (const event of this.engine(request, signal)) {
        if (event.type === 'version') hasVersion = true
        if (event.type === 'done') {
          end = event.outcome
          closing = toWire(event, Date.now() - startedAt, isCharged(event.outcome, hasVersion))
          break
        }
        coalescer.push(toWire(event, Date.now() - startedAt, false))
      }
    } catch (error) {
      this.logger.error({ err: error, generation: id }, 'the engine failed')
    }
    coalescer.end()
    clearInterval(saving)
    const at = Date.now() - startedAt
    closing ??= {
      type: 'done',
      outcome: signal.aborted ? 'stopped' : 'failed',
      maker: { kind: 'designer' },
      at,
      charged: false,
    }
    if (closing.type === 'done' && end !== closing.outcome) end = signal.aborted ? 'stopped' : 'failed'
    await this.close(id, end, closing, unsaved, log)
  }

  /** The last events, the state and the charge change together; only then do readers see the end. */
  private async close(
    id: string,
    status: EndedStatus,
    closing: GenerationEvent,
    unsaved: NumberedEvent[],
    log: EventLog,
  ): Promise<void> {
    const charged = closing.type === 'done' && closing.charged
    const last = { seq: log.events.length + 1, event: closing }
    try {
      await this.db.transaction(async (tx) => {
        await appendEvents(tx, id, [...unsaved.splice(0), last])
        const row = await endGeneration(tx, id, status, charged ? 'settled' : 'released')
        if (row?.quotaDay && !charged) await returnQuota(tx, row.quotaDay, row)
      })
    } finally {
      log.append(closing)
    }
  }

  private async save(id: string, unsaved: NumberedEvent[]): Promise<void> {
    const batch = unsaved.splice(0)
    try {
      await appendEvents(this.db, id, batch)
    } catch (error) {
      unsaved.unshift(...batch)
      this.logger.warn({ err: error, generation: id }, 'events wait for the database')
    }
  }
}
