import { findGeneration, type NumberedEvent, readEvents } from '../db/queries/generations.ts'
import { Refusal } from '../errors.ts'
import type { Services, Visitor } from '../services.ts'

/** The events of one's own generation after `seq`, live until its end. Throws NOT_FOUND, for another person's too. */
export async function readGenerationEvents(
  services: Services,
  visitor: Visitor,
  id: string,
  seq: number,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<NumberedEvent>> {
  if (!(await findGeneration(services.db, id, visitor.id))) throw new Refusal('NOT_FOUND')
  return follow(services, visitor, id, seq, signal)
}

async function* follow(services: Services, visitor: Visitor, id: string, seq: number, signal: AbortSignal | undefined) {
  const stream = services.streams.enter(visitor.id, signal)
  try {
    const log = services.runner.log(id)
    if (log) yield* log.read(seq, stream.signal)
    else yield* await readEvents(services.db, id, seq)
  } finally {
    stream.leave()
  }
}
