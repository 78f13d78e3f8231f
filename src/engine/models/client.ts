import { readWholeText } from './body.ts'
import { createBreaker } from './breaker.ts'
import { readCompletion } from './completion.ts'
import { countsAsFailure, isRetryable, ModelError } from './errors.ts'
import { modelLimits } from './limits.ts'
import type { ModelLimits } from './limits.ts'
import { completionRequest, refusesStream, statusError } from './request.ts'
import type { ModelSettings } from './request.ts'
import { readStream } from './stream.ts'
import type { ModelClient, ModelMessage, ModelPart } from './types.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'

export type ModelOptions = ModelSettings & {
  fetch: typeof globalThis.fetch
  /** per call; 4000 by the specification */
  maxTokens?: number
  limits?: Partial<ModelLimits>
  /** milliseconds; for the breaker and Retry-After dates */
  now?: () => number
  /** 0 to 1, for jitter */
  random?: () => number
}

/**
 * A client for any endpoint that speaks the OpenAI chat-completions protocol, streaming where the endpoint can.
 * Every failure is a `ModelError`. It keeps one breaker, so make one client per endpoint and model and share it.
 */
export function createModelClient(options: ModelOptions): ModelClient {
  const { maxTokens = 4000, now = Date.now, random = Math.random } = options
  const limits = { ...modelLimits, ...options.limits }
  const breaker = createBreaker(limits, now)
  let canStream = true

  async function* attempt(messages: readonly ModelMessage[], watch: Watch): AsyncGenerator<ModelPart> {
    const stream = canStream
    if (stream) watch.expect('first-token-timeout', limits.firstToken)
    else watch.relax()
    const [url, init] = completionRequest(options, messages, { maxTokens, stream, signal: watch.signal })
    const response = await watch.race(options.fetch(url, init)).catch((cause: unknown) => {
      throw cause instanceof ModelError ? cause : new ModelError('connection', { cause: networkCause(cause) })
    })
    if (!response.ok) {
      const body = await readWholeText(response, watch, 16_384).catch(() => '')
      watch.signal.throwIfAborted()
      if (!stream || !refusesStream(response.status, body)) throw statusError(response, now())
      canStream = false
      yield* attempt(messages, watch)
      return
    }
    const type = response.headers.get('content-type') ?? ''
    if (/^text\/event-stream\b/i.test(type)) yield* readStream(response, watch, limits)
    else if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
      yield* readAnswer(response, watch, limits)
      canStream = false
    } else {
      response.body?.cancel().catch(() => undefined)
      throw new ModelError('content-type')
    }
  }

  async function* reply(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<ModelPart> {
    const total = new AbortController()
    const timer = setTimeout(() => total.abort(new ModelError('total-timeout')), limits.total)
    const stop = AbortSignal.any([signal, total.signal])
    try {
      for (let tried = 0; ; tried++) {
        const error = yield* guarded(messages, stop)
        if (error === null) return
        const wait = error.retryAfter ?? limits.backoff * 2 ** tried * (0.5 + random())
        if (tried >= limits.retries || !isRetryable(error) || wait > limits.retryAfter) throw error
        await pause(wait, stop)
      }
    } finally {
      clearTimeout(timer)
    }
  }

  /** One try behind the breaker. Returns an error that came before any text; throws one that came after. */
  async function* guarded(
    messages: readonly ModelMessage[],
    stop: AbortSignal,
  ): AsyncGenerator<ModelPart, ModelError | null> {
    if (!breaker.enter()) throw new ModelError('breaker-open')
    const watch = createWatch(stop)
    let settled = false
    let started = false
    try {
      for await (const part of attempt(messages, watch)) {
        started = true
        if (part.type === 'end') {
          settled = true
          breaker.succeeded()
        }
        yield part
      }
      return null
    } catch (cause) {
      const error = cause instanceof ModelError ? cause : new ModelError('garbage', { cause })
      settled = countsAsFailure(error)
      if (settled) breaker.failed()
      if (started) throw error
      return error
    } finally {
      watch.close()
      if (!settled) breaker.left()
    }
  }

  return { name: options.model, reply }
}

/** Why the network failed. Other errors of fetch may quote the request and its key, so they are left out. */
const networkCause = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** A whole answer in one piece of JSON. Escapes and the wrapper may make it larger than the text in it. */
async function* readAnswer(response: Response, watch: Watch, limits: ModelLimits): AsyncGenerator<ModelPart> {
  const answer = readCompletion(await readWholeText(response, watch, limits.contentBytes * 2))
  if (Buffer.byteLength(answer.text) > limits.contentBytes) throw new ModelError('too-large')
  if (answer.text === '' && answer.finishReason === null) throw new ModelError('garbage')
  if (answer.text) yield { type: 'delta', delta: answer.text }
  yield { type: 'end', finishReason: answer.finishReason ?? 'stop', usage: answer.usage }
}

async function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  const watch = createWatch(stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await watch.race(new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds))))
  } finally {
    clearTimeout(timer)
    watch.close()
  }
}
