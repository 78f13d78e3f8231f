import { readCompletion } from './completion.ts'
import { bodyIn, learnDialect } from './dialect.ts'
import type { Protocol } from './protocol.ts'
import { endpointUrl } from './request.ts'

/** OpenAI's chat completions, which most endpoints speak. */
export const openAi: Protocol = {
  body: (ask, dialect) => bodyIn(dialect, ask),
  learn: learnDialect,
  url: ({ baseUrl }) => endpointUrl(baseUrl, 'chat/completions'),
  reader: () => (data) =>
    data === '[DONE]' ? { text: '', finishReason: null, usage: null, isLast: true } : readCompletion(data),
}
