import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { tokensOf } from './answer-stream.ts'
import type { AnswerStream } from './answer-stream.ts'
import type { Sentinel } from './sentinels.ts'

/** Ways to fail before a stream begins. */
export const refusals: Partial<Record<Sentinel, (response: ServerResponse) => void>> = {
  silent: () => undefined,
  'html-error': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<html><body><h1>504 Gateway Time-out</h1><p>secret-upstream-host</p></body></html>')
  },
  binary: (response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.end(Buffer.from([0, 255, 254, 1, 2, 3, 200]))
  },
  'half-json': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"choices":[{"message":{"content":"<!doctype html><htm')
  },
}

type Play = (stream: AnswerStream, tokens: readonly string[], value: string, response: ServerResponse) => Promise<void>

/** Ways to fail while streaming `tokens`, the reply that would have been. */
export const breakdowns: Partial<Record<Sentinel, Play>> = {
  async stall(stream, tokens) {
    await stream.tokens(tokens.slice(0, 30))
  },
  async slow(stream, tokens, value) {
    const seconds = Number(value || 25)
    for (const token of tokens) {
      if (stream.gone.aborted) return
      await stream.tokens([token])
      await setTimeout(seconds * 1000, undefined, { signal: stream.gone }).catch(() => undefined)
    }
  },
  async endless(stream, tokens) {
    await stream.tokens(untilEnd(tokens))
    for (let count = 1; !stream.gone.aborted; count++) {
      await stream.tokens(
        tokensOf(
          `<section id="more-${count}" class="px-6 py-16"><h2>Chapter ${count}</h2><p>And so it goes on.</p></section>\n`,
        ),
      )
      await setTimeout(5)
    }
  },
  async huge(stream, tokens) {
    await stream.tokens(untilEnd(tokens))
    const piece = `<section class="px-6 py-16"><p>${'All work and no play. '.repeat(400)}</p></section>\n`
    for (let size = 0; size < 10_485_760 && !stream.gone.aborted; size += piece.length) await stream.tokens([piece])
    await stream.finish('stop', 1_000_000)
  },
  async garbage(stream, tokens) {
    await stream.tokens(tokens.slice(0, 20))
    await stream.raw('data: {"choices":[{"delta":{"content":"<di\n\ndata: ]]}\n\n')
    await stream.finish('stop', 20)
  },
  async 'error-in-stream'(stream, tokens) {
    await stream.tokens(tokens.slice(0, 20))
    await stream.error(500)
    await stream.finish('stop', 20)
  },
  async 'error-first'(stream) {
    await stream.error(401)
  },
  async cut(stream, tokens, value, response) {
    await stream.tokens(tokens.slice(0, Math.floor((tokens.length * Number(value || 60)) / 100)))
    response.end()
  },
  async reset(stream, tokens, _, response) {
    await stream.tokens(tokens.slice(0, Math.floor(tokens.length / 2)))
    await setTimeout(20)
    response.destroy()
  },
  async 'only-reasoning'(stream) {
    await stream.tokens(tokensOf('I should think about the layout first. '.repeat(20)), 'reasoning_content')
    await stream.finish('stop', 200)
  },
  async filter(stream, tokens, value) {
    await stream.tokens(tokens.slice(0, Math.floor((tokens.length * Number(value || 60)) / 100)))
    await stream.finish('content_filter', 20)
  },
  async refusal(stream) {
    await stream.raw(
      'data: {"choices":[{"index":0,"delta":{"refusal":"I cannot help with that."},"finish_reason":null}]}\n\n',
    )
    await stream.finish('stop', 8)
  },
  async empty(stream) {
    await stream.finish('stop', 0)
  },
}

/** The reply without the end of its document. */
function untilEnd(tokens: readonly string[]): string[] {
  return tokensOf(tokens.join('').replace(/<\/main>[\s\S]*$/, ''))
}
