import type { Logger } from 'pino'
import type { ModelClient } from '#engine/models/types.ts'
import type { GenerationRequest } from '#engine/types.ts'
import type { GenerationEvent } from '#api/generations.ts'
import type { Bus } from '../bus/bus.ts'
import type { BusEvent } from '../bus/events.ts'
import type { Db } from '../db/database.ts'
import { extendLeases, type NumberedEvent } from '../db/queries/generations.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { AppError } from '../errors.ts'
import { Coalescer } from './coalesce.ts'
import { endInDatabase, type Made, type Started } from './end.ts'
import type { Engine } from './engine.ts'
import { EventLog } from './log.ts'
import type { Merge } from './merge-meanwhile.ts'
import { EventSaver } from './saver.ts'
import type { IsHere } from './notify-ended.ts'
import { untilShutdown } from './until-shutdown.ts'
import { isCharged, toWire } from './wire.ts'
import { TooLarge, WorkLost } from '../work-limits.ts'

/** How long an ended generation can still be read: long enough for a reload, short because a visitor's pages are not kept. */
export const graceMs = 10 * 60_000

/** Leases are extended this often, in milliseconds; three of these fit into one. */
const leaseEveryMs = 10_000

/** An end that the database cannot take yet is tried again after this long, doubling up to the limit. */
const endAgain = { fromMs: 100, toMs: 2000 }

/** A repair is free, and so is finishing what was stopped. */
const isPaid = ({ repair, continues }: GenerationRequest) => !repair && !continues

/** Who is asked, where it is not who this host asks, and whether it costs nothing: the key is the workspace's own. */
type AskedOf = { model?: ModelClient | null; isFree?: boolean }

/** Why a generation is ended from outside. */
type Stop = 'stopped' | 'interrupted'
type Done = Extract<GenerationEvent, { type: 'done' }>
type Unended = { unsaved: NumberedEvent[]; done: Done; made: Made }
type Live = { started: Started; log: EventLog; stop: AbortController; finished: Promise<void>; isOver: boolean }

/** What the person reads whose page could not be worked on. */
const notice = (description: string): GenerationEvent => ({
  type: 'notice',
  code: 'generation-error',
  title: 'The page could not be made',
  description,
  variant: 'destructive',
})

/** Runs generations to their end, whoever watches. Closing a tab changes nothing; `stop` is a call. */
export class GenerationRunner {
  private readonly live = new Map<string, Live>()
  private readonly db: Db
  private readonly engine: Engine
  private readonly logger: Logger
  private readonly merge: Merge | undefined
  private readonly isHere: IsHere | undefined
  private readonly leasing: NodeJS.Timeout
  private readonly leaveBus: () => void

  constructor(db: Db, bus: Bus, engine: Engine, logger: Logger, merge?: Merge, isHere?: IsHere) {
    this.db = db
    this.engine = engine
    this.logger = logger
    this.merge = merge
    this.isHere = isHere
    this.leaveBus = bus.subscribe({ onEvent: (event) => this.handle(event) })
    this.leasing = setInterval(() => void this.extend(), leaseEveryMs)
    this.leasing.unref()
  }

  /** Begins; the row exists already and its credit is reserved. */
  start(started: Started, request: GenerationRequest, by: AskedOf = {}): void {
    const log = new EventLog()
    const stop = new AbortController()
    const live: Live = { started, log, stop, finished: Promise.resolve(), isOver: false }
    live.finished = this.run(live, request, by)
      .catch((error: unknown) => {
        this.logger.error({ err: error, generation: started.id }, 'a generation could not be closed')
      })
      .then(() => {
        live.isOver = true
        setTimeout(() => this.live.delete(started.id), graceMs).unref()
      })
    this.live.set(started.id, live)
  }

  /** The log of a generation of this process, or null when it runs or ran in another one. */
  log(id: string): EventLog | null {
    return this.live.get(id)?.log ?? null
  }

  /** Stops and waits until it has ended; stopping twice is the same as once. */
  async stop(id: string, why: Stop = 'stopped'): Promise<void> {
    const live = this.live.get(id)
    live?.stop.abort(why)
    await live?.finished
  }

  /** Ends everything as 'interrupted', for a shutdown that nobody asked the person about. */
  async close(): Promise<void> {
    clearInterval(this.leasing)
    this.leaveBus()
    await Promise.all([...this.live.keys()].map((id) => this.stop(id, 'interrupted')))
  }

  private handle(event: BusEvent): void {
    if (event.type === 'stop') void this.stop(event.generation_id)
    if (event.type !== 'project-deleted') return
    for (const { started } of this.live.values()) if (started.projectId === event.project_id) void this.stop(started.id)
  }

  private async extend(): Promise<void> {
    const running = [...this.live.values()].filter(({ isOver }) => !isOver).map(({ started }) => started.id)
    await extendLeases(this.db, running).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'leases wait for the database'),
    )
  }

  private async run(
    { started, log, stop: { signal } }: Live,
    request: GenerationRequest,
    { model, isFree = false }: AskedOf,
  ): Promise<void> {
    const startedAt = Date.now()
    const clock = () => Date.now() - startedAt
    const saver = new EventSaver(this.db, started.id, this.logger)
    const append = (event: GenerationEvent) => saver.push(log.append(event))
    const coalescer = new Coalescer(append)
    let done: Done | null = null
    let made: Made = {}
    let hasVersion = false
    let isLost = false
    append({
      type: 'started',
      startedAt: new Date(startedAt).toISOString(),
      prompt: request.prompt,
      pageName: request.pageName,
      mode: request.mode,
    })
    try {
      const events = this.engine(request, signal, started.visitorId, started.id, model)
      for await (const event of untilShutdown(events, signal)) {
        if (event.type === 'version') {
          hasVersion = true
          made = { map: event.map, keys: event.keys }
        }
        const wire = toWire(
          event,
          clock(),
          event.type === 'done' && !isFree && isPaid(request) && isCharged(event.outcome, hasVersion),
        )
        if (wire.type === 'done') {
          done = wire
          break
        }
        coalescer.push(wire)
      }
    } catch (error) {
      this.logger.error({ err: error, generation: started.id }, 'the engine failed')
      isLost = error instanceof WorkLost
      const words = error instanceof TooLarge || error instanceof AppError ? error.message : null
      if (words) coalescer.push(notice(words))
    }
    coalescer.end()
    const unsaved = await saver.stop()
    const outcome = signal.aborted ? 'stopped' : isLost ? 'interrupted' : 'failed'
    done ??= { type: 'done', outcome, maker: { kind: 'designer' }, at: clock(), charged: false }
    // A shutdown is not what the person wanted: nothing is spent, and it can be continued.
    if (signal.reason === 'interrupted' && done.outcome === 'stopped')
      done = { ...done, outcome: 'interrupted', charged: false }
    await this.end(started, log, { unsaved, done, made })
  }

  /** Only once the end is in the database do readers see it; a database that is away is waited for. */
  private async end(started: Started, log: EventLog, { unsaved, done, made }: Unended): Promise<void> {
    const events = log.events.map(({ event }) => event)
    const last = { seq: log.events.length + 1, event: done }
    const ending = { events, unsaved, last, made, merge: this.merge, isHere: this.isHere }
    for (let pause = endAgain.fromMs; ; pause = Math.min(pause * 2, endAgain.toMs)) {
      try {
        log.append(await endInDatabase(this.db, started, ending))
        return
      } catch (error) {
        if (!isUnavailable(error)) {
          // The row's lease runs out, and the sweep ends it as interrupted.
          log.append({ ...done, outcome: 'failed', charged: false })
          throw error
        }
        this.logger.warn({ err: error, generation: started.id }, 'the end of a generation waits for the database')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
}
