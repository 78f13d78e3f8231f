/** In whose words a stream is written, as that one's documentation shows them. */
export type Speech = {
  begin: string
  /** a piece of the answer, or of what is thought */
  piece(text: string, kind: 'content' | 'reasoning_content', model: string): string
  /** an error in the middle of an answer */
  error(status: number): string
  /** everything from the reason on; `usage`: null when nobody asked for it */
  end(reason: 'stop' | 'length' | 'content_filter', tokens: number, model: string, usage: object | null): string
}

const event = (data: { type: string } & Record<string, unknown>) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const chunk = (model: string, delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const openAi: Speech = {
  begin: chunk('fake-1', { role: 'assistant', content: '' }),
  piece: (text, kind, model) => chunk(model, { [kind]: text }),
  error: (status) => `data: {"error":{"message":"secret-upstream-message","code":${status}}}\n\n`,
  end(reason, _tokens, model, usage) {
    const counted = usage && { id: 'chatcmpl-fake', object: 'chat.completion.chunk', model, choices: [], usage }
    return `${chunk(model, {}, reason)}${counted ? `data: ${JSON.stringify(counted)}\n\n` : ''}data: [DONE]\n\n`
  },
}

/** Thinking is block 0, the answer block 1. */
const anthropic: Speech = {
  begin: [
    event({
      type: 'message_start',
      message: {
        id: 'msg_01',
        type: 'message',
        role: 'assistant',
        model: 'fake-1',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 182, cache_creation_input_tokens: 50, cache_read_input_tokens: 768, output_tokens: 1 },
      },
    }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } }),
    event({ type: 'ping' }),
    event({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: '<body>no</body>' } }),
    event({ type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'EqQB' } }),
    event({ type: 'content_block_stop', index: 0 }),
    event({ type: 'a_kind_of_next_year', more: { of: 'it' } }),
    event({ type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } }),
  ].join(''),
  piece: (text, kind) =>
    kind === 'content'
      ? event({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text } })
      : event({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: text } }),
  error(status) {
    const type = { 401: 'authentication_error', 529: 'overloaded_error' }[status] ?? 'api_error'
    return event({ type: 'error', error: { type, message: 'secret-upstream-message' } })
  },
  end(reason, tokens) {
    const stop = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }[reason]
    return [
      event({ type: 'content_block_stop', index: 1 }),
      event({
        type: 'message_delta',
        delta: { stop_reason: stop, stop_sequence: null },
        usage: { output_tokens: tokens },
      }),
      event({ type: 'message_stop' }),
    ].join('')
  },
}

const candidate = (parts: object[], more: object = {}, rest: object = {}) =>
  `data: ${JSON.stringify({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
    ...rest,
    modelVersion: 'fake-1',
    responseId: 'r-1',
  })}\r\n\r\n`

const google: Speech = {
  begin: candidate([{ text: 'A draft: <html><body>no</body></html>', thought: true }]),
  piece: (text, kind) => candidate([kind === 'content' ? { text } : { text, thought: true }]),
  error: (status) =>
    `data: {"error":{"code":${status},"message":"secret-upstream-message","status":"UNAVAILABLE"}}\r\n\r\n`,
  end(reason, tokens) {
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' }[reason]
    return candidate(
      [{ text: '' }],
      { finishReason },
      {
        usageMetadata: {
          promptTokenCount: 1_000,
          cachedContentTokenCount: 768,
          candidatesTokenCount: tokens,
          thoughtsTokenCount: 640,
          totalTokenCount: 1_640 + tokens,
        },
      },
    )
  },
}

export const speeches = { openAi, anthropic, google } as const
export type SpeechName = keyof typeof speeches
