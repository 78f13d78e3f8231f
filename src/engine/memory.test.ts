import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { plainDesigner } from '#test/support/plain-designer.ts'
import { request } from '#test/support/run-turn.ts'
import { generate } from './generate.ts'
import { createModelClient } from './models/client.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const megabyte = 1024 * 1024
/** Far beyond the cap of 1 MiB, so that a reader that keeps everything is seen. */
const replySize = 64 * megabyte
const piece = `<section class="px-6 py-16"><p>${'All work and no play. '.repeat(3000)}</p></section>\n`
const opening = '<!doctype html><html lang="en"><head><title>Long</title></head><body><main><h1>Long</h1>\n'

const chunk = (content: string) =>
  new TextEncoder().encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)

/** What is held once garbage is gone, in bytes. */
function held(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** An endpoint that streams a page of `replySize` and weighs this process while it does. */
function hugeEndpoint() {
  const before = held()
  const seen = { sent: 0, growth: 0 }
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(chunk(opening)),
        pull(controller) {
          seen.growth = Math.max(seen.growth, held() - before)
          if (seen.sent >= replySize) return controller.close()
          controller.enqueue(chunk(piece))
          seen.sent += piece.length
        },
      },
      { highWaterMark: 0 },
    )
  const answer = async () => new Response(body(), { headers: { 'content-type': 'text/event-stream' } })
  return { seen, answer }
}

test('a reply without end is read up to the cap, and costs little memory on the way', async () => {
  const { seen, answer } = hugeEndpoint()
  const model = createModelClient({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: 'none',
    model: 'huge',
    referer: 'http://localhost:3000',
    title: 'Pagewright',
    fetch: answer,
  })
  const signal = new AbortController().signal
  let outcome = ''
  for await (const event of generate(request('A page'), { model, designer: plainDesigner, signal, pace: 0 }))
    if (event.type === 'done') outcome = event.outcome
  expect(outcome).toBe('stored')
  expect(seen.sent).toBeGreaterThan(megabyte / 2)
  expect(seen.sent).toBeLessThan(2 * megabyte)
  expect(seen.growth).toBeGreaterThan(0)
  expect(seen.growth).toBeLessThan(50 * megabyte)
})
