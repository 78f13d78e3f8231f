export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** `length`: the answer was cut by max_tokens. `filter`: the provider withheld the rest. */
export type FinishReason = 'stop' | 'length' | 'filter' | 'other'

export type ModelUsage = { promptTokens: number; completionTokens: number }

/** `delta` parts in order, then exactly one `end`. Anything else is thrown as a `ModelError`. */
export type ModelPart =
  | { type: 'delta'; delta: string }
  | { type: 'end'; finishReason: FinishReason; usage: ModelUsage | null }

/** One model behind one endpoint. It keeps the breaker of that pair, so make it once and share it. */
export type ModelClient = {
  /** as shown to people */
  readonly name: string
  /** Throws a `ModelError`; deltas that came before it are valid. Stops at once when `signal` fires. */
  reply(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<ModelPart>
}
