import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import type { Engine } from '../generations/engine.ts'
import { FairQueue } from './fair-queue.ts'
import type { JobResult, Work } from './jobs.ts'
import { perWorker, WorkerPool } from './pool.ts'
import { type EngineParts, turnEngine } from './turn-engine.ts'
import { busyWords, TooLarge, WorkLost } from '../work-limits.ts'

export type Workers = {
  work: Work
  /** the engine, its turns in the workers */
  engine(parts: EngineParts): Engine
  /** starts the threads, so that the first who needs one does not wait */
  warm(): void
  /** waits for what runs */
  close(): Promise<void>
}

/** Somebody has so many jobs and turns at once; those beyond wait. */
const jobsPerPerson = 2
const turnsPerPerson = 6
const mostWaiting = 200

/** The pool with its limits. Threads start when they are needed first, or warmed. */
export function createWorkers({ size, logger }: { size: number; logger: Logger }): Workers {
  let started: WorkerPool | null = null
  const pool = () => (started ??= new WorkerPool({ size, logger }))
  const busy = () => new AppError('UNAVAILABLE', busyWords)
  const jobs = new FairQueue({ atOnce: size * 2, perPerson: jobsPerPerson, waiting: mostWaiting }, busy)
  const turns = new FairQueue({ atOnce: size * perWorker, perPerson: turnsPerPerson, waiting: mostWaiting }, busy)

  const work: Work = (name, input, person) => {
    const once = () => pool().run<JobResult<typeof name>>('job', { name, input })
    return jobs.run(person, () => once().catch(onceMore(once)).catch(refuse))
  }

  return {
    work,
    engine: (parts) => turnEngine(parts, turns, (task, ports) => pool().run('turn', task, ports)),
    warm: () => void pool(),
    close: async () => started?.close(),
  }
}

/** A worker that the work of somebody else has ended: this is done once more. */
const onceMore =
  <T>(work: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof WorkLost) return work()
    throw error
  }

function refuse(error: unknown): never {
  throw error instanceof TooLarge ? new AppError('PAYLOAD_TOO_LARGE', error.message) : error
}
