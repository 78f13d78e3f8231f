import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { createModelClient } from '#engine/models/client.ts'
import type { ModelClient } from '#engine/models/types.ts'
import type { Db } from '#server/db/database.ts'
import { recordModelCalls } from '#server/generations/model-calls.ts'
import { isCharged } from '#server/generations/wire.ts'
import { runs } from '#test/support/draw.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { corpusPage, replyBytes } from './replies.ts'

const key = 'sk-secret-of-the-host'
const upstream = 'secret-upstream-message'

const chunk = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }], ...more })}\n\n`
const delta = (given: object) => chunk({ delta: given, finish_reason: null })
const says = (content: string) => delta({ content })

const replies = ['fenced-with-prose', 'edits', 'edits-cut', 'question', 'json-bare', 'never-closed', 'rest-unchanged']
  .map((name) => replyBytes(name).toString('utf8'))
  .filter((text) => text !== '')

/** What an endpoint may send, piece by piece. */
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...replies), fc.nat(4_000), fc.nat(900))
      .map(([text, from, length]) => says(text.slice(from % text.length, (from % text.length) + length))),
  },
  fc.constantFrom(...replies).map(says),
  fc.constantFrom(
    ': keep-alive\n\n',
    'event: ping\ndata: {}\n\n',
    delta({ role: 'assistant', content: '' }),
    delta({ reasoning: 'Hm. <html><body>no</body></html>' }),
    delta({ reasoning_content: 'I think' }),
    delta({ reasoning_details: [{ type: 'reasoning.text', text: 'so' }] }),
    delta({ tool_calls: [{ index: 0, id: 't', function: { name: 'write', arguments: '{"a":' } }] }),
    delta({ refusal: 'I cannot help with that.' }),
    delta({ content: null }),
    delta({ content: [{ type: 'text', text: 'as parts' }] }),
    'data: {"choices":[]}\n\n',
    'data: {"id":"c","choices":[],"usage":{"prompt_tokens":3,"completion_tokens":5}}\n\n',
    'data: {}\n\n',
    'data: null\n\n',
    'data: {"choices":[{"delta"\n\n',
    `data: {"error":{"message":"${upstream}","code":500}}\n\n`,
    chunk({ delta: {}, finish_reason: 'stop' }),
    chunk({ delta: {}, finish_reason: 'length' }),
    chunk({ delta: {}, finish_reason: 'content_filter' }),
    chunk({ delta: {}, finish_reason: 'tool_calls' }),
    chunk({ delta: {}, finish_reason: 'of next year' }),
    'data: [DONE]\n\n',
    '\r\n\r\n',
    'id: 7\n',
  ),
)

const whole = (content: string) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] })

type Endpoint = { status: number; type: string; body: Uint8Array; cuts: number[]; end: 'close' | 'reset' | 'never' }

const endpoint: fc.Arbitrary<Endpoint | 'down'> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('down' as const) },
  {
    weight: 9,
    arbitrary: fc.record({
      status: fc.constantFrom(200, 200, 200, 200, 200, 400, 401, 402, 404, 413, 429, 500, 503, 529),
      type: fc.constantFrom(
        'text/event-stream',
        'text/event-stream',
        'text/event-stream; charset=utf-8',
        'application/json',
        'text/html',
        'application/octet-stream',
        '',
      ),
      body: fc
        .oneof(
          { weight: 6, arbitrary: fc.array(piece, { maxLength: 9 }).map((all) => all.join('')) },
          fc.constantFrom(...replies).map(whole),
          fc.constantFrom(
            '',
            `<html><body>${upstream}</body></html>`,
            `{"error":{"message":"${upstream} ${key}","type":"invalid_request_error","param":"max_tokens"}}`,
            '{"choices":[]}',
            '[]',
            'null',
          ),
        )
        .map((text) => new TextEncoder().encode(text)),
      cuts: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
      end: fc.constantFrom('close', 'close', 'close', 'reset', 'never'),
    }),
  },
)

/** The endpoint as `fetch` meets it: its bytes in pieces of any size, then its end. */
function fetchOf(endpoints: readonly (Endpoint | 'down')[]): { fetch: typeof fetch; calls: () => number } {
  let calls = 0
  const played: typeof fetch = async (_url, init) => {
    const next = endpoints[calls++ % endpoints.length]
    if (!next || next === 'down') throw new TypeError(`fetch failed ${key}`)
    let at = 0
    let count = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at < next.body.length) {
          const size = next.cuts[count++ % next.cuts.length] ?? 1
          controller.enqueue(next.body.slice(at, at + size))
          at += size
        } else if (next.end === 'close') controller.close()
        else if (next.end === 'reset') controller.error(new TypeError('terminated'))
        else
          return new Promise<void>((resolve) =>
            init?.signal?.addEventListener('abort', () => resolve(), { once: true }),
          )
      },
    })
    init?.signal?.addEventListener('abort', () => void stream.cancel().catch(() => {}), { once: true })
    const headers: Record<string, string> = {
      'x-request-id': 'req_1',
      ...(next.type ? { 'content-type': next.type } : {}),
    }
    return new Response(stream, { status: next.status, headers })
  }
  return { fetch: played, calls: () => calls }
}

const brief = { firstByte: 150, idle: 40, total: 2_000, afterFinish: 5, backoff: 1, failures: 1_000 }

const asked = fc.constantFrom(
  request('A landing page for a bakery in Bergen'),
  request('make it dark', { html: corpusPage }),
  request('Thanks!', { html: corpusPage }),
  request('A page for a bakery', { mode: 'json' }),
)

test('whatever an endpoint does: one outcome, words for the person, a line for each failed call, no key, nothing charged without a version', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.array(endpoint, { minLength: 1, maxLength: 3 }), async (question, endpoints) => {
      const played = fetchOf(endpoints)
      const lines: string[] = []
      const calls = recordModelCalls({} as Db, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }))
      const client = createModelClient({
        baseUrl: 'https://models.example/v1',
        apiKey: key,
        model: 'any',
        referer: 'https://pagewright.example',
        title: 'Pagewright',
        fetch: played.fetch,
        limits: brief,
      })
      let failed = 0
      const model: ModelClient = {
        name: 'any',
        reply: (messages, signal) =>
          client.reply(messages, signal, {
            onEnd(report) {
              if (report.error) failed++
              calls.hear({ generation: 'g-1', model: 'any', report })
            },
          }),
      }
      // throws unless exactly one `done` comes last and the events add up to the version
      const turn = await runTurn(question, { model, designer: { compose, edit } })
      await calls.settled()
      expect(turn.text.trim()).not.toBe('')
      const hasVersion = turn.version !== undefined
      if (!hasVersion) expect(isCharged(turn.done.outcome, hasVersion)).toBe(false)
      if (turn.done.outcome === 'stored') expect(hasVersion).toBe(true)
      const failures = lines.filter((line) => line.includes('a call of the model failed'))
      expect(failures).toHaveLength(failed)
      const heard = JSON.stringify(turn.events) + failures.join('')
      for (const secret of [key, upstream]) expect(heard).not.toContain(secret)
    }),
    { numRuns: runs(60) },
  )
})
