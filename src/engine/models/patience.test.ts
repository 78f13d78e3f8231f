import { afterEach, expect, test, vi } from 'vitest'
import { createModelClient } from './client.ts'
import { ModelError } from './errors.ts'

afterEach(() => vi.useRealTimers())

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** An endpoint that sends these, each so many seconds after the one before; the clock is the test's. */
function endpoint(said: readonly (readonly [seconds: number, text: string])[]): typeof fetch {
  return async (_url, init) => {
    const waiting = [...said]
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = waiting.shift()
        if (!next) return controller.close()
        await new Promise((resolve) => setTimeout(resolve, next[0] * 1000))
        if (!init?.signal?.aborted) controller.enqueue(new TextEncoder().encode(next[1]))
      },
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
}

/** With the limits that a host has who set none. */
async function heard(said: Parameters<typeof endpoint>[0], minutes: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const client = createModelClient({
    baseUrl: 'https://models.example/v1',
    apiKey: '',
    model: 'slow',
    referer: 'https://pagewright.example',
    title: 'Pagewright',
    fetch: endpoint(said),
  })
  const answer = (async () => {
    let text = ''
    try {
      for await (const part of client.reply([{ role: 'user', content: 'A page' }], new AbortController().signal))
        if (part.type === 'delta') text += part.delta
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      return error.trouble
    }
    return text
  })()
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  return answer
}

const end = [0, `${chunk({ content: 'Here it is.' })}${chunk({}, 'stop')}data: [DONE]\n\n`] as const

test.each<[what: string, said: Parameters<typeof endpoint>[0], outcome: string]>([
  ['40 s of silence before the first byte', [[40, chunk({ role: 'assistant' })], end], 'Here it is.'],
  ['100 s of it', [[100, chunk({ role: 'assistant' })], end], 'Here it is.'],
  ['90 s of comments', [...Array.from({ length: 18 }, () => [5, ': waiting\n\n'] as const), end], 'Here it is.'],
  [
    '90 s of thinking',
    [...Array.from({ length: 9 }, () => [10, chunk({ reasoning_content: 'Hm. ' })] as const), end],
    'Here it is.',
  ],
  [
    '90 s of reasoning details',
    [...Array.from({ length: 9 }, () => [10, chunk({ reasoning_details: [{ text: 'Hm' }] })] as const), end],
    'Here it is.',
  ],
  [
    '50 s between two words',
    [[1, chunk({ content: 'Well. ' })], [50, chunk({ content: 'So. ' })], end],
    'Well. So. Here it is.',
  ],
  [
    'a whole minute of silence in the middle',
    [[1, chunk({ content: 'Well. ' })], [65, chunk({ content: 'So.' })], end],
    'silent',
  ],
])('%s is waited for as the settings say', async (_, said, outcome) => {
  expect(await heard(said, 4)).toBe(outcome)
})
