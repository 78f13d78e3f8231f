import type { Logger } from 'pino'
import { rungs } from '#engine/turn/rungs.ts'
import type { RungCounts, RungMemory } from '#engine/turn/rungs.ts'
import type { Db } from '../db/database.ts'
import { readModelRungs, saveModelRungs } from '../db/queries/model-rungs.ts'

/** After this long what was seen of a model counts half: it may have become another one under its name. */
const halfLifeMs = 7 * 24 * 60 * 60_000

/** `settled`: everything that was learned is written down, or was given up. */
export type KeptRungMemory = RungMemory & { settled(): Promise<void> }

/**
 * What this process knows of how models answer, with what the database remembers of it. A write that fails loses only
 * what a few more answers teach again.
 */
export async function openRungMemory(
  db: Db,
  logger: Logger,
  now: () => Date = () => new Date(),
): Promise<KeptRungMemory> {
  const known = await readModelRungs(db)
  let writing = Promise.resolve()
  return {
    recall(model) {
      const found = known.get(model)
      return found ? faded(found.counts, now().getTime() - found.at.getTime()) : {}
    },
    keep(model, counts) {
      const at = now()
      known.set(model, { counts, at })
      writing = writing
        .then(() => saveModelRungs(db, model, counts, at))
        .catch((error: unknown) => logger.warn({ err: error }, 'what a model taught was not kept'))
    },
    settled: () => writing,
  }
}

function faded(counts: RungCounts, ageMs: number): RungCounts {
  const left = 0.5 ** (Math.max(0, ageMs) / halfLifeMs)
  return Object.fromEntries(
    rungs.flatMap((rung) => {
      const count = counts[rung]
      return count ? [[rung, { tried: count.tried * left, worked: count.worked * left }]] : []
    }),
  )
}
