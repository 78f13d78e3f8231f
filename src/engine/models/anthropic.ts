import { z } from 'zod'
import { learnMember, type Body, type Dialect } from './dialect.ts'
import { ModelError } from './errors.ts'
import type { ModelAsk, Piece, Protocol } from './protocol.ts'
import { readJson } from './read-json.ts'
import { endpointUrl } from './request.ts'
import { wordsOnly } from './seen.ts'
import { refusalTrouble } from './trouble.ts'
import type { FinishReason, ModelMessage, ModelUsage } from './types.ts'

const count = z.number().int().nonnegative().nullish().catch(null)
const usage = z
  .object({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
  })
  .nullish()
  .catch(null)
const block = z.object({ type: z.string(), text: z.string().nullish() })

/** Events of a stream and a whole message in one; kinds that are not known yet are passed over. */
const event = z.object({
  type: z.string(),
  message: z.object({ usage }).nullish(),
  content_block: block.nullish(),
  delta: z
    .object({ type: z.string().nullish(), text: z.string().nullish(), stop_reason: z.string().nullish() })
    .nullish(),
  error: z
    .object({ type: z.string().catch('') })
    .nullish()
    .catch(null),
  content: z.array(block).nullish(),
  stop_reason: z.string().nullish(),
  usage,
})

const finishReasons: Record<string, FinishReason> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'filter',
}

/** What an error is called inside of a stream, and the status that it would have had. */
const statuses: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
}

/** Anthropic's Messages. */
export const anthropic: Protocol = {
  body: bodyFor,
  learn: learnMember,
  url({ baseUrl }) {
    const { pathname } = new URL(baseUrl)
    return endpointUrl(baseUrl, pathname === '/' ? 'v1/messages' : 'messages')
  },
  reader: readMessage,
}

/** The rules are the same in every call, so that they are worth keeping: the endpoint is asked to. */
function bodyFor({ model, messages, maxTokens, extra }: ModelAsk, dialect: Dialect): Body {
  const rules = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
  const body: Body = {
    model,
    max_tokens: maxTokens,
    ...(rules.length > 0
      ? { system: [{ type: 'text', text: rules.join('\n\n'), cache_control: { type: 'ephemeral' } }] }
      : {}),
    messages: messages.filter(({ role }) => role !== 'system').map((message) => said(message, dialect)),
    stream: dialect.stream,
    ...extra,
  }
  for (const name of dialect.without) delete body[name]
  return body
}

function said(message: ModelMessage, { sees }: Dialect): object {
  const { role, content, images = [] } = message
  if (images.length === 0 || !sees) return { role, content: wordsOnly(message) }
  const pictures = images.map(({ mediaType, data }) => ({
    type: 'image',
    source: { type: 'base64', media_type: mediaType, data },
  }))
  return { role, content: [...pictures, { type: 'text', text: content }] }
}

function readMessage(): (data: string) => Piece {
  let used: ModelUsage | null = null
  return (data) => {
    const {
      type,
      message,
      content_block: begun,
      delta,
      error,
      content,
      stop_reason: stopped,
      usage: now,
    } = readJson(event, data)
    if (type === 'error') throw streamError(error?.type ?? '')
    used = counted(counted(used, message?.usage), now)
    const texts = (content ?? []).filter((one) => one.type === 'text').map(({ text }) => text ?? '')
    const started = begun?.type === 'text' ? (begun.text ?? '') : ''
    const more = type === 'content_block_delta' && delta?.type === 'text_delta' ? (delta.text ?? '') : ''
    const reason = delta?.stop_reason ?? stopped
    return {
      text: texts.join('') + started + more,
      finishReason: reason ? (finishReasons[reason] ?? 'other') : null,
      usage: used,
      isLast: type === 'message_stop',
    }
  }
}

/** Counts come with the first event and again, grown, with the last one. What was kept is counted beside `input_tokens`. */
function counted(before: ModelUsage | null, now: z.infer<typeof usage>): ModelUsage | null {
  if (!now) return before
  const cached = now.cache_read_input_tokens ?? before?.cached ?? 0
  const fresh = now.input_tokens == null ? null : now.input_tokens + (now.cache_creation_input_tokens ?? 0) + cached
  return {
    input: fresh ?? before?.input ?? 0,
    cached,
    output: now.output_tokens ?? before?.output ?? 0,
    reasoning: 0,
  }
}

function streamError(type: string): ModelError {
  const status = statuses[type] ?? null
  return new ModelError('error-in-stream', { status, trouble: refusalTrouble(status, type) })
}
