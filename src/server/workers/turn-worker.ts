import { threadId } from 'node:worker_threads'
import { changedBands } from '#design/page-map.ts'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { generate } from '#engine/generate.ts'
import { ModelError } from '#engine/models/errors.ts'
import type { ModelClient, ModelPart } from '#engine/models/types.ts'
import { pause } from '#engine/turn/pace.ts'
import type { FormatMemory } from '#engine/turn/edit-formats.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import { waiting, work } from './pulse.ts'
import type { FromTurn, SentError, ToTurn, TurnTask } from './turn-messages.ts'

/** Runs one turn of the engine in this worker; its events go out by the port, the last one is `done`. */
export async function runTurn({ request, model, pace, maxTokens, port, pulse }: TurnTask): Promise<void> {
  work(pulse, threadId)
  const stop = new AbortController()
  const calls = new Map<number, Call>()
  const send = (message: FromTurn) => port.postMessage(message)
  port.on('message', (message: ToTurn) => {
    if (message.type === 'stop') stop.abort(message.reason)
    else calls.get(message.call)?.hear(message)
  })
  let context = model?.context ?? null
  const client: ModelClient | null = model && {
    name: model.name,
    context: () => context,
    async *reply(messages, _signal, { roomy = false } = {}) {
      const call = new Call()
      const number = calls.size
      calls.set(number, call)
      send({ type: 'ask', call: number, messages, roomy })
      try {
        for (let part = await waiting(pulse, call.next()); part; part = await waiting(pulse, call.next())) yield part
      } finally {
        context = call.context ?? context
        send({ type: 'enough', call: number })
      }
    },
  }
  try {
    for await (const event of generate(request, {
      model: client,
      designer: { compose, edit },
      memory: model ? keptFormats(model.formats, send) : undefined,
      signal: stop.signal,
      pace,
      maxTokens,
      pause: (milliseconds, signal) => waiting(pulse, pause(milliseconds, signal)),
    }))
      send({ type: 'event', event: withMap(event, request) })
  } finally {
    port.close()
  }
}

/** The page map of a version is made here, so that nobody has to read the page again to store it. */
function withMap(event: EngineEvent, { html }: GenerationRequest): EngineEvent {
  return event.type === 'version' ? { ...event, map: changedBands(html ?? '', event.html, event.changed) } : event
}

/** One answer of the model as the server hands it on. */
class Call {
  readonly #parts: ModelPart[] = []
  #over: { error: SentError | null; context: number | null } | null = null
  #wake = () => {}

  hear(message: Extract<ToTurn, { type: 'part' | 'over' }>): void {
    if (message.type === 'part') this.#parts.push(message.part)
    else this.#over = message
    this.#wake()
  }

  /** How much the model takes at once, as the call has taught; null: it taught nothing. */
  get context(): number | null {
    return this.#over?.context ?? null
  }

  /** The next part; null at the end. Throws the error that ended it. */
  async next(): Promise<ModelPart | null> {
    for (;;) {
      const part = this.#parts.shift()
      if (part) return part
      if (this.#over?.error) throw new ModelError(this.#over.error.code, this.#over.error)
      if (this.#over) return null
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}

function keptFormats(known: ReturnType<FormatMemory['recall']>, send: (message: FromTurn) => void): FormatMemory {
  let counts = known
  return {
    recall: () => counts,
    keep: (model, next) => {
      counts = next
      send({ type: 'formats', model, counts })
    },
  }
}
