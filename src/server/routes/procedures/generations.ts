import { withEventMeta } from '@orpc/server'
import type { GenerationEvent } from '#api/generations.ts'
import type { Services } from '../../services.ts'
import { discardStopped } from '../../use-cases/generations/discard-stopped.ts'
import { readGenerationEvents } from '../../use-cases/generations/read-generation-events.ts'
import { startProjectGeneration } from '../../use-cases/generations/start-project-generation.ts'
import { startGeneration } from '../../use-cases/generations/start-generation.ts'
import { stopGeneration } from '../../use-cases/generations/stop-generation.ts'
import { api, signedIn } from './api.ts'

export function generationProcedures(services: Services) {
  const { start, startInProject, events, discard, stop } = api.generations
  return {
    start: start.handler(({ input, context }) => startGeneration(services, context.visitor, input)),
    startInProject: startInProject.handler(({ input, context }) =>
      startProjectGeneration(services, signedIn(context), context.visitor, input),
    ),
    events: events.handler(async ({ input, context, signal, lastEventId }) => {
      const after = eventNumber(lastEventId)
      return numbered(await readGenerationEvents(services, context, input.id, after, signal))
    }),
    discard: discard.handler(({ input, context }) => discardStopped(services, context, input.id)),
    stop: stop.handler(({ input, context }) => stopGeneration(services, context, input.id)),
  }
}

/** Each event carries its number as the id of its server-sent event. */
async function* numbered(events: AsyncGenerator<{ seq: number; event: GenerationEvent }>) {
  for await (const { seq, event } of events) yield withEventMeta(event, { id: String(seq) })
}

/** Where a reader left off; what is no number of an event begins anew. */
function eventNumber(lastEventId: string | undefined): number {
  const number = Number(lastEventId?.slice(0, 20))
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0
}
