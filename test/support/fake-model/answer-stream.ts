import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { speeches, type Speech } from './speech.ts'

export type Pace = {
  /** tokens per second; 0: as fast as possible */
  rate: number
  /** bytes written at a time; 0: as they come */
  split: number
}

/** About four characters, never half of a surrogate pair: what a token is here. */
export function tokensOf(text: string): string[] {
  return text.match(/[\s\S]{1,3}(?:[\ud800-\udbff][\udc00-\udfff]|[\s\S])?/gu) ?? []
}

const plainUsage = (tokens: number) => ({
  prompt_tokens: 1000,
  completion_tokens: tokens,
  total_tokens: 1000 + tokens,
})

/** Server-sent chunks, in the words of who is played. */
export function createStream(response: ServerResponse, model: string, pace: Pace, speech: Speech = speeches.openAi) {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  response.flushHeaders()

  async function write(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    const size = pace.split || bytes.length
    for (let at = 0; at < bytes.length && !gone.signal.aborted; at += size) {
      const clear = response.write(bytes.subarray(at, at + size))
      if (!clear) await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
      if (pace.split) await setImmediate()
    }
  }

  /** Sends `tokens` at the set rate; stops early when the caller is gone. */
  async function tokens(list: readonly string[], field: 'content' | 'reasoning_content' = 'content'): Promise<void> {
    const began = performance.now()
    let sent = 0
    while (sent < list.length && !gone.signal.aborted) {
      const due = pace.rate === 0 ? sent + 500 : Math.floor(((performance.now() - began) / 1000) * pace.rate) + 1
      const now = list.slice(sent, due)
      if (now.length > 0) await write(now.map((token) => speech.piece(token, field, model)).join(''))
      sent += now.length
      if (pace.rate === 0) await setImmediate()
      else await setTimeout(Math.max(1, (sent / pace.rate) * 1000 - (performance.now() - began)))
    }
  }

  return {
    gone: gone.signal,
    raw: write,
    begin: () => write(speech.begin),
    error: (status: number) => write(speech.error(status)),
    tokens,
    /** `usageOf`: how it is counted; null: nobody asked for it */
    async finish(
      reason: 'stop' | 'length' | 'content_filter',
      completionTokens: number,
      usageOf: ((tokens: number) => object) | null = plainUsage,
    ): Promise<void> {
      await write(speech.end(reason, completionTokens, model, usageOf?.(completionTokens) ?? null))
      response.end()
    },
  }
}
export type AnswerStream = ReturnType<typeof createStream>
