import { findGeneration, readEvents, type NumberedEvent } from '../db/queries/generations.ts'
import { NotFound } from '../errors.ts'
import type { Services, Visitor } from '../services.ts'

/** The events of one's own generation after `seq`, live until its end. Throws NotFound, for another person's too. */
export async function* readGenerationEvents(
  services: Services,
  visitor: Visitor,
  id: string,
  seq: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<NumberedEvent> {
  if (!(await findGeneration(services.db, id, visitor.id))) throw new NotFound()
  const stream = services.streams.enter(visitor.id, signal)
  try {
    const log = services.runner.log(id)
    if (log) yield* log.read(seq, stream.signal)
    else yield* await readEvents(services.db, id, seq)
  } finally {
    stream.leave()
  }
}
