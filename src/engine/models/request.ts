import { ModelError } from './errors.ts'
import { refusalTrouble } from './trouble.ts'

/** Whose protocol an endpoint speaks; 'auto': by its address. */
export const providerSettings = ['auto', 'openai', 'azure', 'anthropic', 'google'] as const
export type ProviderSetting = (typeof providerSettings)[number]
export type ModelProvider = Exclude<ProviderSetting, 'auto'>

export type ModelSettings = {
  /** up to and without `/chat/completions`, such as https://openrouter.ai/api/v1; a query is kept */
  baseUrl: string
  apiKey: string | null
  model: string
  /** who is calling, for the gateway's statistics: the product's address and name */
  referer: string
  title: string
  /** how the key is sent; left out: by the address */
  provider?: ProviderSetting
  /** further members of the body */
  extraBody?: Record<string, unknown>
}

/** The call of spec.md section 7. Redirects are not followed, so that the key stays with the host it belongs to. */
export function callOf(
  settings: ModelSettings,
  url: string,
  body: Record<string, unknown>,
  isStream: boolean,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const headers: Record<string, string> = {
    ...askingHeaders(settings),
    'content-type': 'application/json',
    accept: isStream ? 'text/event-stream' : 'application/json',
  }
  return [url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal }]
}

/** Who asks, and with which key. */
export function askingHeaders(settings: ModelSettings): Record<string, string> {
  const { apiKey, referer, title } = settings
  const who = { 'http-referer': ascii(referer), 'x-title': ascii(title) }
  const provider = providerOf(settings)
  // Without a version Anthropic answers nothing.
  const known = provider === 'anthropic' ? { ...who, 'anthropic-version': '2023-06-01' } : who
  if (!apiKey) return known
  const name = keyHeaders[provider]
  return name === null ? { ...known, authorization: `Bearer ${apiKey}` } : { ...known, [name]: apiKey }
}

/** An address of the endpoint. One that was copied with the path of the call in it is understood. */
export function endpointUrl(baseUrl: string, path: string): string {
  const url = new URL(baseUrl)
  const base = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  url.pathname = `${base}/${path}`
  return url.href
}

const azureHosts = ['.openai.azure.com', '.cognitiveservices.azure.com', '.services.ai.azure.com', '.openai.azure.us']

/** In which header each takes its key; null: as a bearer token. */
const keyHeaders: Record<ModelProvider, string | null> = {
  openai: null,
  azure: 'api-key',
  anthropic: 'x-api-key',
  google: 'x-goog-api-key',
}

/** Whose protocol an endpoint speaks. Google and Anthropic have addresses that speak OpenAI's too. */
export function providerOf({ provider = 'auto', baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): ModelProvider {
  if (provider !== 'auto') return provider
  const { hostname, pathname } = new URL(baseUrl)
  if (pathname.includes('/chat/completions')) return 'openai'
  if (azureHosts.some((host) => hostname.endsWith(host)) || pathname.includes('/openai/deployments/')) return 'azure'
  if (hostname === 'api.anthropic.com') return 'anthropic'
  return hostname === 'generativelanguage.googleapis.com' && !/\/openai\b/.test(pathname) ? 'google' : 'openai'
}

/** Headers take no other letters. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '')

/** A refusal by status, with what Retry-After asks for (seconds or a date). Of `text` only its meaning is kept. */
export function statusError(response: Response, text: string, now: number): ModelError {
  const { status } = response
  const header = response.headers.get('retry-after')
  const seconds = header === null ? askedFor(text) : Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return new ModelError('status', {
    status,
    retryAfter: Number.isNaN(wait) ? null : Math.max(0, wait),
    trouble: refusalTrouble(status, text),
  })
}

/** Google says in its answer how long to wait: `"retryDelay": "45s"`. */
const askedFor = (text: string): number =>
  Number(/"retryDelay":\s?"(\d{1,5}(?:\.\d{1,9})?)s"/.exec(text)?.[1] ?? Number.NaN)

/** The endpoint's own name for a call, when it looks like one. */
export function requestIdOf(response: Response): string | null {
  const names = ['x-request-id', 'apim-request-id', 'request-id', 'x-generation-id', 'cf-ray']
  const id = names.map((name) => response.headers.get(name)).find((value) => value !== null) ?? ''
  return /^[\w.:-]{1,100}$/.test(id) ? id : null
}
