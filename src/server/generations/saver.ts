import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import { appendEvents, type NumberedEvent } from '../db/queries/generations.ts'

/** The event log reaches the database in batches this long, so that a restart loses at most one. */
const batchMs = 150

/** Writes the events of one generation down while it runs, in order, one batch at a time. */
export class EventSaver {
  private unsaved: NumberedEvent[] = []
  private saving: Promise<void> = Promise.resolve()
  private isSaving = false
  private readonly timer: NodeJS.Timeout
  private readonly db: Db
  private readonly id: string
  private readonly logger: Logger

  constructor(db: Db, id: string, logger: Logger) {
    this.db = db
    this.id = id
    this.logger = logger
    this.timer = setInterval(() => this.next(), batchMs)
  }

  push(event: NumberedEvent): void {
    this.unsaved.push(event)
  }

  /** Stops writing; what is left goes along with the end. */
  async stop(): Promise<NumberedEvent[]> {
    clearInterval(this.timer)
    await this.saving
    return this.unsaved
  }

  /** While the database is away, what could not be written waits for the next batch. */
  private next(): void {
    if (this.isSaving || this.unsaved.length === 0) return
    const batch = this.unsaved
    this.unsaved = []
    this.isSaving = true
    this.saving = appendEvents(this.db, this.id, batch)
      .catch((error: unknown) => {
        this.unsaved = [...batch, ...this.unsaved]
        this.logger.warn({ err: error, generation: this.id }, 'events wait for the database')
      })
      .finally(() => {
        this.isSaving = false
      })
  }
}
