import type { FakeModelRequest } from './answer.ts'
import type { SpeechName } from './speech.ts'

/** A whole answer of an endpoint: status, body, and headers besides its type. */
type Answered = { status: number; body: object; headers?: Record<string, string> }

/** How an endpoint that people use speaks, as its documentation shows it. */
export type PlayedProvider = {
  /** what stands in its address, without the fake's own; a query is part of it */
  address: string
  /** how the key has to come; null: none is asked for */
  key: 'authorization' | 'api-key' | 'x-api-key' | 'x-goog-api-key' | null
  /** in whose protocol; left out: OpenAI's */
  speaks?: SpeechName
  /** a request that it does not take */
  refuse?(call: FakeModelRequest & Record<string, unknown>, url: URL): Answered | null
  /** what it streams before its first word, each with its blank line */
  before?: readonly string[]
  usage?(tokens: number): object
  /** what it answers when it will not work, and how it counts its calls */
  failure: Answered
  /** answers GET /models */
  lists?: boolean
}

const openAiError = (message: string, param: string | null, code: string | null) => ({
  error: { message, type: 'invalid_request_error', param, code },
})
const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`

const openAiUsage = (tokens: number) => ({
  prompt_tokens: 1_000,
  completion_tokens: tokens + 640,
  total_tokens: 1_640 + tokens,
  prompt_tokens_details: { cached_tokens: 768, audio_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 640, audio_tokens: 0 },
})

const gpt5: PlayedProvider = {
  address: '/openai/v1',
  key: 'authorization',
  refuse(call) {
    const refused = (body: object) => ({ status: 400, body })
    if ('max_tokens' in call)
      return refused(
        openAiError(
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          'max_tokens',
          'unsupported_parameter',
        ),
      )
    if ('temperature' in call)
      return refused(
        openAiError(
          "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          'temperature',
          'unsupported_value',
        ),
      )
    return null
  },
  before: [chunk({ role: 'assistant', content: '', refusal: null }, { usage: null })],
  usage: openAiUsage,
  failure: {
    status: 401,
    body: openAiError('Incorrect API key provided: sk-secret-upstream.', null, 'invalid_api_key'),
    headers: { 'x-request-id': 'req_0123456789abcdef' },
  },
  lists: true,
}

const azureFilter =
  'data: {"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0,"content_filter_results":{}}]}\n\n'
const azureBusy: Answered = {
  status: 429,
  body: {
    error: {
      code: '429',
      message: 'Requests to the ChatCompletions operation exceeded the rate limit. Retry after 45 seconds.',
    },
  },
  headers: { 'retry-after': '45', 'apim-request-id': '5f8d2c1e-0000-4000-8000-000000000001' },
}

/** The address with a deployment and a version; an old version knows no stream_options. */
const azure: PlayedProvider = {
  address: '/openai/deployments/pages?api-version=2024-06-01',
  key: 'api-key',
  refuse(call, url) {
    if (!url.searchParams.has('api-version'))
      return { status: 404, body: { error: { code: '404', message: 'Resource not found' } } }
    if ('stream_options' in call)
      return { status: 400, body: openAiError('Unrecognized request argument supplied: stream_options', null, null) }
    return null
  },
  before: [azureFilter],
  failure: azureBusy,
}

/** The address without: as OpenAI's own, with Azure's key. */
const azureV1: PlayedProvider = {
  address: '/azure/openai/v1',
  key: 'api-key',
  refuse: (call, url) => gpt5.refuse?.(call, url) ?? null,
  before: [azureFilter],
  usage: openAiUsage,
  failure: azureBusy,
  lists: true,
}

const openRouter: PlayedProvider = {
  address: '/api/v1',
  key: 'authorization',
  before: [
    ': OPENROUTER PROCESSING\n\n',
    ': OPENROUTER PROCESSING\n\n',
    chunk({
      role: 'assistant',
      content: '',
      reasoning: 'A draft: <html><body>no</body></html>',
      reasoning_details: [{ type: 'reasoning.text', text: 'A draft: <html><body>no</body></html>', index: 0 }],
    }),
    ': OPENROUTER PROCESSING\n\n',
  ],
  usage: (tokens) => ({ ...openAiUsage(tokens), cost: 0.01 }),
  failure: {
    status: 402,
    body: { error: { code: 402, message: 'Insufficient credits. Add more using secret-upstream.example' } },
  },
  lists: true,
}

const plainUsage = (tokens: number) => ({
  prompt_tokens: 1_000,
  completion_tokens: tokens,
  total_tokens: 1_000 + tokens,
})

const ollama: PlayedProvider = {
  address: '/ollama/v1',
  key: null,
  before: [chunk({ role: 'assistant', content: '', reasoning: 'Okay, the person wants <section> … ' })],
  usage: plainUsage,
  failure: {
    status: 404,
    body: {
      error: { message: 'model "qwen3" not found, try pulling it first', type: 'api_error', param: null, code: null },
    },
  },
  lists: true,
}

const lmStudio: PlayedProvider = {
  address: '/lmstudio/v1',
  key: null,
  before: [chunk({ role: 'assistant', reasoning_content: 'I need a page.' })],
  usage: plainUsage,
  failure: {
    status: 404,
    body: {
      error: { message: 'No models loaded. Please load a model in the developer page.', code: 'model_not_found' },
    },
  },
  lists: true,
}

/** With a template that has no system role, as Gemma's. */
const vllm: PlayedProvider = {
  address: '/vllm/v1',
  key: 'authorization',
  refuse(call) {
    const [first] = call.messages
    if (!first || first.role === 'user') return null
    const message = first.role === 'system' ? 'System role not supported' : 'Conversation roles must alternate'
    return { status: 400, body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 } }
  },
  usage: (tokens) => ({ ...plainUsage(tokens), prompt_tokens_details: null }),
  failure: {
    status: 400,
    body: {
      object: 'error',
      message: "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  },
  lists: true,
}

const llamaCpp: PlayedProvider = {
  address: '/llamacpp/v1',
  key: null,
  before: [chunk({ role: 'assistant', content: null }), chunk({ reasoning_content: 'Hm.' })],
  usage: plainUsage,
  failure: { status: 503, body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } } },
  lists: true,
}

const anthropic: PlayedProvider = {
  address: '/anthropic/v1',
  key: 'x-api-key',
  speaks: 'anthropic',
  refuse(call) {
    const refused = (message: string) => ({
      status: 400,
      body: {
        type: 'error',
        error: { type: 'invalid_request_error', message },
        request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
      },
    })
    if (call.headers['anthropic-version'] !== '2023-06-01') return refused('anthropic-version: header is required')
    if (call.max_tokens === undefined) return refused('max_tokens: Field required')
    if ('stream_options' in call) return refused('stream_options: Extra inputs are not permitted')
    return 'reasoning_effort' in call ? refused('reasoning_effort: Extra inputs are not permitted') : null
  },
  failure: {
    status: 529,
    body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded: secret-upstream' } },
    headers: { 'request-id': 'req_011CSHoEeqs5C35K2UUqR7Fy', 'retry-after': '45' },
  },
  lists: true,
}

const google: PlayedProvider = {
  address: '/google/v1beta',
  key: 'x-goog-api-key',
  speaks: 'google',
  refuse: (call, url) =>
    call.stream && url.searchParams.get('alt') !== 'sse'
      ? { status: 400, body: { error: { code: 400, message: 'not played', status: 'INVALID_ARGUMENT' } } }
      : null,
  failure: {
    status: 429,
    body: {
      error: {
        code: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '44.6s' }],
      },
    },
  },
  lists: true,
}

export const providers = {
  gpt5,
  azure,
  azureV1,
  openRouter,
  ollama,
  lmStudio,
  vllm,
  llamaCpp,
  anthropic,
  google,
} as const
export type PlayedProviderName = keyof typeof providers

/** Whom an address of the fake belongs to; null: it plays nobody. */
export function providerAt(url: URL): PlayedProvider | null {
  return Object.values(providers).find(({ address }) => url.pathname.startsWith(`${address.split('?')[0]}/`)) ?? null
}
