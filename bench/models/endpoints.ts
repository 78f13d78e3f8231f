import type { Outcome } from '#rules/turns.ts'
import type { PlayedProviderName } from '#test/support/fake-model/providers.ts'

/** How an endpoint behaves, by the provider and the sentinels of the fake one, and what must come of it. */
export type EndpointScenario = {
  name: string
  provider: PlayedProviderName | null
  /** sentinels in the request */
  wish: string
  edit: boolean
  must: Outcome
  calls?: number
}

const everybody: PlayedProviderName[] = [
  'gpt5',
  'azure',
  'azureV1',
  'openRouter',
  'ollama',
  'lmStudio',
  'vllm',
  'llamaCpp',
  'anthropic',
  'google',
]

const page = (name: string, wish: string, must: Outcome, calls?: number): EndpointScenario => ({
  name,
  provider: null,
  wish,
  edit: false,
  must,
  ...(calls === undefined ? {} : { calls }),
})
const edit = (name: string, wish: string, must: Outcome, calls?: number): EndpointScenario => ({
  ...page(name, wish, must, calls),
  edit: true,
})

export const endpointScenarios: EndpointScenario[] = [
  ...everybody.map((provider) => ({ ...edit(`${provider} answers`, '', 'stored'), provider })),
  ...everybody.map((provider) => ({
    ...edit(`${provider} fails in its way`, '[[provider-fails]]', 'fallback'),
    provider,
  })),
  page('500 for good', '[[fail:500]]', 'fallback'),
  page('503 twice, then well', '[[fail:503x2]]', 'stored'),
  page('429 with a wait', '[[fail:429x1]] [[retry-after:1]]', 'stored'),
  page('an HTML error page with 200', '[[html-error]]', 'fallback'),
  page('bytes of no type', '[[binary]]', 'fallback'),
  page('JSON that breaks off', '[[half-json]]', 'fallback'),
  page('a broken chunk', '[[garbage]]', 'fallback'),
  page('an error before the first word', '[[error-first]]', 'fallback'),
  page('an error in the stream', '[[error-in-stream]]', 'fallback'),
  page('the line drops early', '[[cut:5]]', 'fallback'),
  page('the line drops late: what is there is kept', '[[cut:80]]', 'stored'),
  page('no stream', '[[no-stream]]', 'stored'),
  page('whole although streamed', '[[whole]]', 'stored'),
  page('thinks aloud first', '[[think]]', 'stored'),
  page('thinks until its limit, then with room', '[[think-out]]', 'stored', 2),
  page('only thinks', '[[only-reasoning]]', 'fallback'),
  page('says nothing', '[[empty]]', 'fallback'),
  page('comments while it loads', '[[keep-alive:3]]', 'stored', 1),
  page('cut by the limit once', '[[length]]', 'stored', 2),
  page('cut by the limit twice', '[[length:2]]', 'stored', 3),
  page('one byte at a time', '[[split:1]]', 'stored', 1),
  page('withheld', '[[filter:40]]', 'unchanged', 1),
  edit('declines', '[[refusal]]', 'unchanged'),
  edit('keys that do not exist, once', '[[lost]]', 'stored', 2),
  edit('keys that do not exist, until one section is asked for', '[[lost:2]]', 'stored', 3),
]
