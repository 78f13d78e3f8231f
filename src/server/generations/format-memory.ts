import type { Logger } from 'pino'
import { editFormats } from '#engine/turn/edit-formats.ts'
import type { FormatCounts, FormatMemory } from '#engine/turn/edit-formats.ts'
import type { Db } from '../db/database.ts'
import { readModelFormats, saveModelFormats } from '../db/queries/model-formats.ts'

/** After this long what was seen of a model counts half: it may have become another one under its name. */
const halfLifeMs = 7 * 24 * 60 * 60_000

/** `settled`: everything that was learned is written down, or was given up. */
export type StoredFormatMemory = FormatMemory & { settled(): Promise<void> }

/**
 * What this process knows of how models answer, with what the database remembers of it. A write that fails loses only
 * what a few more answers teach again.
 */
export async function openFormatMemory(
  db: Db,
  logger: Logger,
  now: () => Date = () => new Date(),
): Promise<StoredFormatMemory> {
  const known = await readModelFormats(db)
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
        .then(() => saveModelFormats(db, model, counts, at))
        .catch((error: unknown) => logger.warn({ err: error }, 'what a model taught was not kept'))
    },
    settled: () => writing,
  }
}

function faded(counts: FormatCounts, ageMs: number): FormatCounts {
  const left = 0.5 ** (Math.max(0, ageMs) / halfLifeMs)
  return Object.fromEntries(
    editFormats.flatMap((format) => {
      const count = counts[format]
      return count ? [[format, { tried: count.tried * left, worked: count.worked * left }]] : []
    }),
  )
}
