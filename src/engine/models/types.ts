import type { ModelTrouble } from './trouble.ts'
import type { ModelError } from './errors.ts'

/** A picture that goes along with a message. */
export type ModelImage = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  /** base64 */
  data: string
  /** what a model that sees no pictures is told in its place */
  instead: string
}

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string; images?: readonly ModelImage[] }

/** `length`: the answer was cut by max_tokens. `filter`: the provider withheld the rest. */
export type FinishReason = 'stop' | 'length' | 'filter' | 'other'

/** In tokens. `cached` is a part of `input`, `reasoning` one of `output`. */
export type ModelUsage = { input: number; cached: number; output: number; reasoning: number }

/** `delta` parts in order, then exactly one `end`. Anything else is thrown as a `ModelError`. */
export type ModelPart =
  | { type: 'delta'; delta: string }
  /** the endpoint asked for patience before any text came; it is asked again after this long, in milliseconds */
  | { type: 'waiting'; why: ModelTrouble; milliseconds: number }
  /** the endpoint takes no pictures: they were told in words */
  | { type: 'unseen' }
  /** the waiting is over */
  | { type: 'asked-again' }
  | { type: 'end'; finishReason: FinishReason; usage: ModelUsage | null }

/** What one call came to, tries and all, however it ended. Times in milliseconds since its start. */
export type CallReport = {
  tries: number
  firstByte: number | null
  took: number
  usage: ModelUsage | null
  finishReason: FinishReason | null
  error: ModelError | null
}

export type CallOptions = {
  /** a larger limit: the last answer was thought about until its limit was reached */
  roomy?: boolean
  /** told once, when the call is over */
  onEnd?: (report: CallReport) => void
}

/** One model behind one endpoint. It keeps the breaker of that pair, so make it once and share it. */
export type ModelClient = {
  /** as shown to people */
  readonly name: string
  /** how much it takes at once, in tokens, as far as that is known; left out or null: nobody said */
  context?(): number | null
  /** Throws a `ModelError`; deltas that came before it are valid. Stops at once when `signal` fires. */
  reply(messages: readonly ModelMessage[], signal: AbortSignal, options?: CallOptions): AsyncIterable<ModelPart>
}
