/** What is wrong between us and a model, as far as somebody can do something about it. */
export const modelTroubles = [
  'busy',
  'key',
  'model',
  'balance',
  'context',
  'parameter',
  'rules',
  'server',
  'unreachable',
  'left-alone',
  'late',
  'silent',
  'long',
  'large',
  'unreadable',
  'broken-off',
  'thought',
  'stopped',
] as const
export type ModelTrouble = (typeof modelTroubles)[number]

/** What endpoints write when they refuse, in small letters; the first row that fits says what it is. */
const said: readonly [ModelTrouble, readonly string[]][] = [
  ['rules', ['content_filter', 'responsibleaipolicy', 'content management policy', 'content policy', 'flagged']],
  [
    'context',
    [
      'context_length_exceeded',
      'context length',
      'context size',
      'context window',
      'exceed_context_size',
      'prompt is too long',
      'exceeds the maximum number of tokens',
      'input token count',
    ],
  ],
  [
    'balance',
    // a rate limit speaks of plans and billing too
    [
      'insufficient_quota',
      'insufficient credits',
      'insufficient balance',
      'insufficient funds',
      'credit balance is too low',
    ],
  ],
  ['key', ['api_key_invalid', 'api key not valid']],
  [
    'model',
    [
      'model_not_found',
      'no such model',
      'deploymentnotfound',
      'model not found',
      'is not a valid model',
      'unknown model',
      'no models loaded',
      'not loaded',
    ],
  ],
]

const byStatus: Record<number, ModelTrouble> = {
  401: 'key',
  402: 'balance',
  403: 'key',
  404: 'model',
  408: 'busy',
  413: 'context',
  429: 'busy',
  503: 'busy',
  529: 'busy',
}

/** What a refusal is about, by its status and what the endpoint wrote. Nothing of the text goes further than here. */
export function refusalTrouble(status: number | null, text: string): ModelTrouble {
  const lower = text.toLowerCase()
  const found = said.find(([, words]) => words.some((word) => lower.includes(word)))
  if (found && status !== 401) return found[0]
  if (status === null || status >= 500) return byStatus[status ?? 0] ?? 'server'
  return byStatus[status] ?? 'parameter'
}
