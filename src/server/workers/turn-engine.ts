import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { CallReport, ModelClient } from '#engine/models/types.ts'
import { ModelError } from '#engine/models/errors.ts'
import { usualMaxTokens } from '#engine/prompts/messages.ts'
import type { FormatMemory } from '#engine/turn/edit-formats.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import type { Engine, ModelCall } from '../generations/engine.ts'
import type { FairQueue } from './fair-queue.ts'
import type { FromTurn, SentError, ToTurn, TurnTask } from './turn-messages.ts'

export type EngineParts = {
  /** where a turn names nobody; null: the built-in designer answers */
  model: () => ModelClient | null
  memory: FormatMemory
  /** milliseconds over which a built-in page is written */
  pace: number
  /** what one call of a model may bring, in tokens; the specification's limit when left out */
  maxTokens?: number
  /** hears of every call of the model when it is over */
  onCall?: (call: ModelCall) => void
}

type Post = (task: Omit<TurnTask, 'pulse'>, ports: MessagePort[]) => Promise<unknown>

/**
 * The engine with its turns in the workers: a request goes in, events come out, and the server's thread only hands on what
 * a model sends. Calls of models stay here, so that one breaker guards the endpoint.
 */
export function turnEngine(parts: EngineParts, queue: FairQueue, post: Post): Engine {
  return (request, signal, person = '', generation = '', model = parts.model()) => {
    const events = new EventStream()
    queue
      .run(person, () => runTurn(parts, { request, signal, generation, model }, post, events))
      .then(
        () => events.end(null),
        (error: unknown) => events.end({ error }),
      )
    return events.read()
  }
}

type AskedTurn = {
  request: GenerationRequest
  signal: AbortSignal
  generation: string
  model: ModelClient | null
}

async function runTurn(
  { memory, pace, maxTokens = usualMaxTokens, onCall = () => {} }: EngineParts,
  { request, signal, generation, model }: AskedTurn,
  post: Post,
  events: EventStream,
): Promise<void> {
  const { port1: port, port2 } = new MessageChannel()
  const calls = new AbortController()
  const asked = new Map<number, AbortController>()
  const send = (message: ToTurn) => port.postMessage(message)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  port.on('message', (message: FromTurn) => {
    switch (message.type) {
      case 'event':
        events.push(message.event)
        if (message.event.type === 'done') finish()
        return
      case 'ask':
        if (!model) return
        asked.set(message.call, new AbortController())
        void handOn(
          model,
          message,
          (report) => generation !== '' && onCall({ generation, model: model.name, report }),
          AbortSignal.any([calls.signal, asked.get(message.call)?.signal ?? signal, signal]),
          send,
        )
        return
      case 'enough':
        asked.get(message.call)?.abort()
        return
      default:
        memory.keep(message.model, message.counts)
    }
  })
  const stop = () => send({ type: 'stop', reason: signal.reason })
  signal.addEventListener('abort', stop, { once: true })
  try {
    const known = model && { name: model.name, formats: memory.recall(model.name), context: model.context?.() ?? null }
    const turn = post({ request, model: known, pace, maxTokens, port: port2 }, [port2])
    if (signal.aborted) stop()
    await turn
    // its last event may come a moment after its end
    await done
  } finally {
    signal.removeEventListener('abort', stop)
    calls.abort()
    port.close()
  }
}

/** One call of the model, part by part. */
async function handOn(
  model: ModelClient,
  { call, messages, roomy }: Extract<FromTurn, { type: 'ask' }>,
  onEnd: (report: CallReport) => void,
  signal: AbortSignal,
  send: (message: ToTurn) => void,
): Promise<void> {
  try {
    for await (const part of model.reply(messages, signal, { roomy, onEnd })) send({ type: 'part', call, part })
    send({ type: 'over', call, error: null, context: model.context?.() ?? null })
  } catch (error) {
    send({ type: 'over', call, error: sentError(error), context: model.context?.() ?? null })
  }
}

function sentError(error: unknown): SentError {
  const { code, status, retryAfter, trouble } = error instanceof ModelError ? error : new ModelError('garbage')
  return { code, status, retryAfter, trouble }
}

/** Events from one side as an iterable on the other. */
class EventStream {
  readonly #events: EngineEvent[] = []
  #over: { error?: unknown } | null = null
  #wake = () => {}

  push(event: EngineEvent): void {
    this.#events.push(event)
    this.#wake()
  }

  end(over: { error: unknown } | null): void {
    this.#over = over ?? {}
    this.#wake()
  }

  async *read(): AsyncGenerator<EngineEvent> {
    for (;;) {
      const event = this.#events.shift()
      if (event) yield event
      else if (this.#over) break
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    if (this.#over && 'error' in this.#over) throw this.#over.error
  }
}
