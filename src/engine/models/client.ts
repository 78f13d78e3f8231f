import { readWholeText } from './body.ts'
import { createBreaker } from './breaker.ts'
import { contextIn, tokensOf } from './context.ts'
import { newDialect, type Dialect } from './dialect.ts'
import { countsAsFailure, isRetryable, ModelError } from './errors.ts'
import { modelLimits } from './limits.ts'
import type { ModelLimits } from './limits.ts'
import { learnBlindness } from './pictures-refused.ts'
import { refusalTrouble } from './trouble.ts'
import { protocolOf, type Protocol } from './protocol.ts'
import { callOf, requestIdOf, statusError } from './request.ts'
import type { ModelSettings } from './request.ts'
import { readStream } from './stream.ts'
import type { CallOptions, CallReport, ModelClient, ModelMessage, ModelPart } from './types.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'

export type ModelOptions = ModelSettings & {
  fetch: typeof globalThis.fetch
  /** what people call the model; left out: its name */
  label?: string
  /** per call; 4000 by the specification */
  maxTokens?: number
  limits?: Partial<ModelLimits>
  /** milliseconds; for the breaker and Retry-After dates */
  now?: () => number
  /** 0 to 1, for jitter */
  random?: () => number
  /** what is known of the endpoint already; it is learned on from there */
  dialect?: Dialect
  /** told what the endpoint turned out not to take, for the host, with all that is known by now */
  onLearned?: (what: string, dialect: Dialect) => void
}

/** So many times longer an answer may be that was thought about until its limit was reached. */
const roomier = 4
/** An answer is given this much room however long the question is, in tokens. */
const leastAnswer = 256
/** So many members of its body a call may be asked again without. */
const mostLessons = 6

/** What one call of `reply` knows while it goes on. */
type Call = {
  messages: readonly ModelMessage[]
  hasPictures: boolean
  maxTokens: number
  report: CallReport
  began: number
}

/**
 * A client for any endpoint that speaks the protocol of OpenAI, Anthropic or Google, streaming where the endpoint can.
 * Every failure is a `ModelError`. It keeps one breaker and what the endpoint taught it, so make one client per
 * endpoint and model and share it.
 */
export function createModelClient(options: ModelOptions): ModelClient {
  const { model, extraBody: extra = {}, maxTokens: usual = 4000, now = Date.now, random = Math.random } = options
  const limits = { ...modelLimits, ...options.limits }
  const breaker = createBreaker(limits, now)
  const { dialect = newDialect() } = options
  const protocol = protocolOf(options)

  async function* attempt(call: Call, watch: Watch): AsyncGenerator<ModelPart> {
    const onByte = () => void (call.report.firstByte ??= performance.now() - call.began)
    const response = await accepted(call, watch, onByte)
    try {
      if (call.hasPictures && !dialect.sees) yield { type: 'unseen' }
      const type = response.headers.get('content-type') ?? ''
      if (/^text\/event-stream\b/i.test(type)) yield* readStream(response, watch, limits, onByte, protocol.reader())
      else if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
        watch.relax()
        yield* readAnswer(response, watch, limits, onByte, protocol)
        dialect.stream = false
      } else {
        response.body?.cancel().catch(() => undefined)
        throw new ModelError('content-type')
      }
    } catch (cause) {
      throw named(cause, response)
    }
  }

  /** The answer to a request that the endpoint takes: what it refuses is left out or called otherwise. */
  async function accepted(call: Call, watch: Watch, onByte: () => void): Promise<Response> {
    for (let lessons = 0; ; lessons++) {
      const body = protocol.body({ model, messages: call.messages, maxTokens: call.maxTokens, extra }, dialect)
      const isStream = Boolean(body['stream'] ?? dialect.stream)
      if (isStream) watch.expect('first-byte-timeout', limits.firstByte)
      else watch.relax()
      const [url, init] = callOf(options, protocol.url(options, isStream), body, isStream, watch.signal)
      const response = await watch.race(options.fetch(url, init)).catch((cause: unknown) => {
        throw cause instanceof ModelError ? cause : new ModelError('connection', { cause: networkCause(cause) })
      })
      if (response.ok) return response
      const answer = await readWholeText(response, watch, 16_384, onByte).catch(() => '')
      watch.signal.throwIfAborted()
      const { status } = response
      const learn = () =>
        (call.hasPictures ? learnBlindness(dialect, status, answer) : null) ??
        protocol.learn(dialect, body, status, answer)
      const lesson = lessons < mostLessons ? learn() : null
      if (lesson === null) learnContext(status, answer)
      if (lesson === null) throw named(statusError(response, answer, now()), response)
      options.onLearned?.(lesson, dialect)
    }
  }

  /** How much is too much is remembered, so that less is sent next time. */
  function learnContext(status: number, answer: string): void {
    const said = refusalTrouble(status, answer) === 'context' ? contextIn(answer) : null
    if (said === null || said === dialect.context) return
    dialect.context = said
    options.onLearned?.(`${said} tokens at once`, dialect)
  }

  /** The limit of an answer, where there is room for it beside the question. */
  function limitFor(messages: readonly ModelMessage[], wanted: number): number {
    if (dialect.context === null) return wanted
    return Math.max(leastAnswer, Math.min(wanted, dialect.context - tokensOf(messages)))
  }

  async function* reply(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
    { roomy = false, onEnd }: CallOptions = {},
  ): AsyncGenerator<ModelPart> {
    const total = new AbortController()
    const timer = setTimeout(() => total.abort(new ModelError('total-timeout')), limits.total)
    const stop = AbortSignal.any([signal, total.signal])
    const report: CallReport = { tries: 0, firstByte: null, took: 0, usage: null, finishReason: null, error: null }
    const hasPictures = messages.some(({ images = [] }) => images.length > 0)
    const maxTokens = limitFor(messages, roomy ? usual * roomier : usual)
    const call = { messages, hasPictures, maxTokens, report, began: performance.now() }
    try {
      yield* tries(call, stop)
    } catch (error) {
      if (error instanceof ModelError) report.error = error
      throw error
    } finally {
      clearTimeout(timer)
      report.took = performance.now() - call.began
      onEnd?.(report)
    }
  }

  async function* tries(call: Call, stop: AbortSignal): AsyncGenerator<ModelPart> {
    for (let tried = 0; ; tried++) {
      if (tried > 0) yield { type: 'asked-again' }
      const error = yield* guarded(call, stop)
      if (error === null) return
      const wait = error.retryAfter ?? limits.backoff * 2 ** tried * (0.5 + random())
      if (tried >= limits.retries || !isRetryable(error) || wait > limits.retryAfter || breaker.isOpen()) throw error
      yield { type: 'waiting', why: error.trouble, milliseconds: wait }
      await pause(wait, stop)
    }
  }

  /** One try behind the breaker. Returns an error that came before any text; throws one that came after. */
  async function* guarded(call: Call, stop: AbortSignal): AsyncGenerator<ModelPart, ModelError | null> {
    if (!breaker.enter()) throw new ModelError('breaker-open')
    call.report.tries++
    const watch = createWatch(stop)
    let settled = false
    let started = false
    try {
      for await (const part of attempt(call, watch)) {
        started ||= part.type !== 'unseen'
        if (part.type === 'end') {
          settled = true
          breaker.succeeded()
          call.report.usage = part.usage
          call.report.finishReason = part.finishReason
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

  return { name: options.label ?? model, context: () => dialect.context, reply }
}

/** Why the network failed. Other errors of fetch may quote the request and its key, so they are left out. */
const networkCause = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** The error with the endpoint's own name for the call. */
function named(error: unknown, response: Response): unknown {
  if (!(error instanceof ModelError)) return error
  const { code, status, retryAfter, trouble, cause } = error
  return new ModelError(code, { status, retryAfter, trouble, cause, requestId: requestIdOf(response) })
}

/** A whole answer in one piece of JSON. Escapes and the wrapper may make it larger than the text in it. */
async function* readAnswer(
  response: Response,
  watch: Watch,
  limits: ModelLimits,
  onByte: () => void,
  protocol: Protocol,
): AsyncGenerator<ModelPart> {
  const answer = protocol.reader()(await readWholeText(response, watch, limits.contentBytes * 2, onByte))
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
