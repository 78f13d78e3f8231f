import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Db } from '../db/database.ts'
import { projectsInLine } from '../db/queries/line.ts'

/**
 * Begins what waits until its page is made, wherever that ended: every process looks, and the project's row decides which
 * of them begins it.
 */
export class GenerationLine {
  private readonly db: Db
  private readonly logger: Logger
  private readonly leaveBus: () => void
  private startNext: ((projectId: string) => Promise<void>) | null = null
  private working: Promise<void> = Promise.resolve()
  private isClosed = false

  constructor(db: Db, bus: Bus, logger: Logger) {
    this.db = db
    this.logger = logger
    this.leaveBus = bus.subscribe({
      onEvent: (event) => {
        if (event.type === 'generation' && !event.running) this.after(() => this.begin([event.project_id]))
      },
      // An end may have been missed.
      onGap: () => this.wake(),
    })
  }

  /** From here on something begins. */
  open(startNext: (projectId: string) => Promise<void>): void {
    this.startNext = startNext
  }

  /** Something stands in line that may begin at once. */
  look(projectId: string): void {
    this.after(() => this.begin([projectId]))
  }

  /** Looks at every line: after a start, and now and then for ends that nobody told. */
  wake(): void {
    this.after(async () => this.begin(await projectsInLine(this.db)))
  }

  /** Resolves once all that was to begin has begun. */
  async idle(): Promise<void> {
    await this.working
  }

  /** Nothing begins any more; what is just beginning is waited for. */
  async close(): Promise<void> {
    this.isClosed = true
    this.leaveBus()
    await this.working
  }

  private after(work: () => Promise<void>): void {
    if (this.isClosed) return
    this.working = this.working.then(work).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'what waits in line goes on waiting')
    })
  }

  private async begin(projectIds: readonly string[]): Promise<void> {
    for (const id of projectIds) if (!this.isClosed) await this.startNext?.(id)
  }
}
