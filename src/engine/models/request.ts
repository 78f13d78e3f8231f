import { ModelError } from './errors.ts'
import type { ModelMessage } from './types.ts'

export type ModelSettings = {
  /** up to and without `/chat/completions`, such as https://openrouter.ai/api/v1 */
  baseUrl: string
  apiKey: string | null
  model: string
  /** who is calling, for the gateway's statistics: the product's address and name */
  referer: string
  title: string
}

/** The call of spec.md section 7. Redirects are not followed, so that the key stays with the host it belongs to. */
export function completionRequest(
  settings: ModelSettings,
  messages: readonly ModelMessage[],
  options: { maxTokens: number; stream: boolean; signal: AbortSignal },
): [url: string, init: RequestInit] {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: options.stream ? 'text/event-stream' : 'application/json',
    'http-referer': ascii(settings.referer),
    'x-title': ascii(settings.title),
  }
  if (settings.apiKey) headers['authorization'] = `Bearer ${settings.apiKey}`
  const body = { model: settings.model, messages, max_tokens: options.maxTokens, stream: options.stream }
  return [
    `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`,
    { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal: options.signal },
  ]
}

/** Headers take no other letters. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '')

/** A refusal by status, with what Retry-After asks for (seconds or a date). */
export function statusError(response: Response, now: number): ModelError {
  const header = response.headers.get('retry-after')
  const seconds = header === null ? Number.NaN : Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return new ModelError('status', {
    status: response.status,
    retryAfter: Number.isNaN(wait) ? null : Math.max(0, wait),
  })
}

/** Whether an endpoint said that it cannot stream. */
export function refusesStream(status: number, body: string): boolean {
  return [400, 405, 406, 415, 422, 501].includes(status) && /\bstream/i.test(body)
}
