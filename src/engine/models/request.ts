import { ModelError } from './errors.ts'
import { refusalTrouble } from './trouble.ts'

export type ModelSettings = {
  /** up to and without `/chat/completions`, such as https://openrouter.ai/api/v1; a query is kept */
  baseUrl: string
  apiKey: string | null
  model: string
  /** who is calling, for the gateway's statistics: the product's address and name */
  referer: string
  title: string
  /** how the key is sent; left out: by the address */
  provider?: 'auto' | 'openai' | 'azure'
  /** further members of the body */
  extraBody?: Record<string, unknown>
}

/** The call of spec.md section 7. Redirects are not followed, so that the key stays with the host it belongs to. */
export function completionRequest(
  settings: ModelSettings,
  body: Record<string, unknown>,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const headers: Record<string, string> = {
    ...askingHeaders(settings),
    'content-type': 'application/json',
    accept: body['stream'] ? 'text/event-stream' : 'application/json',
  }
  return [
    endpointUrl(settings.baseUrl, 'chat/completions'),
    { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal },
  ]
}

/** Who asks, and with which key. */
export function askingHeaders(settings: ModelSettings): Record<string, string> {
  const { apiKey, referer, title } = settings
  const who = { 'http-referer': ascii(referer), 'x-title': ascii(title) }
  if (!apiKey) return who
  return isAzure(settings) ? { ...who, 'api-key': apiKey } : { ...who, authorization: `Bearer ${apiKey}` }
}

/** An address of the endpoint. One that was copied with the path of the call in it is understood. */
export function endpointUrl(baseUrl: string, path: string): string {
  const url = new URL(baseUrl)
  const base = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  url.pathname = `${base}/${path}`
  return url.href
}

const azureHosts = ['.openai.azure.com', '.cognitiveservices.azure.com', '.services.ai.azure.com', '.openai.azure.us']

/** Azure takes its key in a header of its own; its older addresses name a deployment and a version. */
function isAzure({ provider = 'auto', baseUrl }: ModelSettings): boolean {
  if (provider !== 'auto') return provider === 'azure'
  const { hostname, pathname } = new URL(baseUrl)
  return azureHosts.some((host) => hostname.endsWith(host)) || pathname.includes('/openai/deployments/')
}

/** Headers take no other letters. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '')

/** A refusal by status, with what Retry-After asks for (seconds or a date). Of `text` only its meaning is kept. */
export function statusError(response: Response, text: string, now: number): ModelError {
  const { status } = response
  const header = response.headers.get('retry-after')
  const seconds = header === null ? Number.NaN : Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return new ModelError('status', {
    status,
    retryAfter: Number.isNaN(wait) ? null : Math.max(0, wait),
    trouble: refusalTrouble(status, text),
  })
}

/** The endpoint's own name for a call, when it looks like one. */
export function requestIdOf(response: Response): string | null {
  const names = ['x-request-id', 'apim-request-id', 'request-id', 'x-generation-id', 'cf-ray']
  const id = names.map((name) => response.headers.get(name)).find((value) => value !== null) ?? ''
  return /^[\w.:-]{1,100}$/.test(id) ? id : null
}
