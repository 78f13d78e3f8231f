import { implement, ORPCError, withEventMeta } from '@orpc/server'
import { contract } from '#api/contract.ts'
import type { GenerationEvent } from '#api/generations.ts'
import { NoCredits, NotFound, PromptTooLong, TooMany } from '../errors.ts'
import type { Services, Visitor } from '../services.ts'
import { creditStatus } from '../verbs/credit-status.ts'
import { readGenerationEvents } from '../verbs/read-generation-events.ts'
import { startGeneration } from '../verbs/start-generation.ts'
import { stopGeneration } from '../verbs/stop-generation.ts'
import { hostInfo } from '../verbs/host-info.ts'

/** What a handler gets beside its input. */
export type ApiContext = { visitor: Visitor; requestId: string }

/** Routes only unpack, call a verb and answer. */
export function createRouter(services: Services) {
  const api = implement(contract).$context<ApiContext>()
  return api.router({
    generations: {
      start: api.generations.start.handler(({ input, context }) => startGeneration(services, context.visitor, input)),
      events: api.generations.events.handler(async ({ input, context, signal, lastEventId }) => {
        const after = Number.parseInt(lastEventId ?? '0', 10) || 0
        return numbered(await readGenerationEvents(services, context.visitor, input.id, after, signal))
      }),
      stop: api.generations.stop.handler(({ input, context }) => stopGeneration(services, context.visitor, input.id)),
    },
    credits: { status: api.credits.status.handler(({ context }) => creditStatus(services, context.visitor)) },
    host: { info: api.host.info.handler(() => hostInfo(services.config)) },
  })
}

/** Each event carries its number as the id of its server-sent event. */
async function* numbered(events: AsyncGenerator<{ seq: number; event: GenerationEvent }>) {
  for await (const { seq, event } of events) yield withEventMeta(event, { id: String(seq) })
}

/** The one translator from what a verb throws to what a caller reads. The unknown passes on and becomes a bare 500. */
export function translate(error: unknown): unknown {
  if (error instanceof NotFound)
    return new ORPCError('NOT_FOUND', {
      defined: true,
      message: contract.generations.stop['~orpc'].errorMap.NOT_FOUND.message,
    })
  if (error instanceof NoCredits)
    return new ORPCError('NO_CREDITS', {
      defined: true,
      status: 402,
      message: error.message,
      data: { resetsAt: error.resetsAt.toISOString(), dailyLimit: error.dailyLimit },
    })
  if (error instanceof TooMany)
    return new ORPCError('TOO_MANY', {
      defined: true,
      status: 429,
      message: contract.generations.start['~orpc'].errorMap.TOO_MANY.message,
    })
  if (error instanceof PromptTooLong)
    return new ORPCError('PAYLOAD_TOO_LARGE', { defined: true, status: 413, message: error.message })
  return error
}
