import type { Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Logger } from 'pino'
import { beatOf, isComputing, newPulse, type Pulse, threadOf } from './pulse.ts'
import { longestBurstMs, TooLarge, WorkLost } from '../work-limits.ts'

/** Largest heap of one worker, in megabytes: a page of 1 MB with its tables needs a third of it. */
const heapMegabytes = 256
/** So much may stand in one worker at once; most of it waits, for a model or for the next beat. */
export const perWorker = 32
const lookEveryMs = 500

type Options = { size: number; logger: Logger; burstMs?: number; heapMb?: number }
type Watched = { pulse: Pulse; beat: number; since: number; isTooLong: boolean }

/**
 * The workers. Each thread holds many pieces of work that take turns in it. One that computes too long at a stretch ends
 * with its thread; another thread takes its place.
 */
export class WorkerPool {
  readonly #threads: Piscina
  readonly #burstMs: number
  readonly #logger: Logger
  readonly #watched = new Set<Watched>()
  readonly #looking: NodeJS.Timeout

  constructor({ size, logger, burstMs = longestBurstMs, heapMb = heapMegabytes }: Options) {
    this.#logger = logger
    this.#burstMs = burstMs
    this.#threads = new Piscina({
      filename: new URL('worker.ts', import.meta.url).href,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: perWorker * 2,
      // a thread without work must hear its other messages too
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    this.#threads.on('error', (error: unknown) => logger.warn({ err: error }, 'a worker ended'))
    this.#looking = setInterval(() => this.#look(), Math.min(lookEveryMs, this.#burstMs / 2))
    this.#looking.unref()
  }

  /** Runs one export of `worker.ts`. Throws `TooLarge` or `WorkLost`, besides what it throws itself. */
  async run<T>(name: 'turn' | 'job', task: object, transferList: Transferable[] = []): Promise<T> {
    const watched: Watched = { pulse: newPulse(), beat: 0, since: Date.now(), isTooLong: false }
    this.#watched.add(watched)
    try {
      return await this.#threads.run({ ...task, pulse: watched.pulse }, { name, transferList })
    } catch (error) {
      if (watched.isTooLong) throw new TooLarge()
      if (!isEndOfThread(error)) throw error
      this.#logger.warn({ err: error }, 'work ended with its worker')
      throw isOutOfMemory(error) && isComputing(watched.pulse) ? new TooLarge() : new WorkLost(error)
    } finally {
      this.#watched.delete(watched)
    }
  }

  /** Waits for what runs, then ends the threads. */
  async close(): Promise<void> {
    clearInterval(this.#looking)
    await this.#threads.close()
  }

  #look(): void {
    for (const watched of this.#watched) {
      const beat = beatOf(watched.pulse)
      if (beat !== watched.beat || !isComputing(watched.pulse)) {
        watched.beat = beat
        watched.since = Date.now()
      } else if (!watched.isTooLong && Date.now() - watched.since > this.#burstMs) {
        watched.isTooLong = true
        const thread = this.#threads.threads.find(({ threadId }) => threadId === threadOf(watched.pulse))
        this.#logger.warn({ ms: Date.now() - watched.since }, 'a worker computed too long and is replaced')
        void thread?.terminate()
      }
    }
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Errors of the thread, not of what ran in it. */
const isEndOfThread = (error: unknown): boolean =>
  isOutOfMemory(error) || (error instanceof Error && /^worker exited with code|^Terminating worker/.test(error.message))
