import { setTimeout as later } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import type { ModelPart } from '#engine/models/types.ts'
import { ModelError } from '#engine/models/errors.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import { WorkerPool } from './pool.ts'
import { TooLarge } from '../work-limits.ts'
import { createWorkers } from './workers.ts'

const logger = pino({ level: 'silent' })
const workers = createWorkers({ size: 1, logger })
afterAll(() => workers.close())

const request: GenerationRequest = {
  prompt: 'A landing page for Nordlys, a small coffee roastery in Bergen',
  mode: 'html',
  pageName: 'Home',
  html: null,
  pages: [],
  chat: [],
  variant: 0,
}
const memory = { recall: () => ({}), keep: () => {} }

async function all(events: AsyncIterable<EngineEvent>): Promise<EngineEvent[]> {
  const found: EngineEvent[] = []
  for await (const event of events) found.push(event)
  return found
}

test('a turn of the designer runs in a worker: its pieces are the page', async () => {
  const engine = workers.engine({ model: () => null, memory, pace: 0 })
  const events = await all(engine(request, new AbortController().signal, 'a'))
  const version = events.find((event) => event.type === 'version')
  const written = events.flatMap((event) => (event.type === 'page' ? [event.delta] : [])).join('')
  expect(version?.html).toContain('Nordlys')
  expect(version?.html.length).toBeGreaterThanOrEqual(written.length)
  expect(events.at(-1)).toMatchObject({ type: 'done', outcome: 'stored' })
})

test('a model is called on this side, stops with the turn, and what it had written stands', async () => {
  const stop = new AbortController()
  let isEnded = false
  const model = {
    name: 'slow',
    async *reply(_: unknown, signal: AbortSignal): AsyncGenerator<ModelPart> {
      try {
        yield {
          type: 'delta',
          delta:
            '<!doctype html><html><head><title>x</title></head><body><h1>Half a page</h1><p>And some words.</p><p>',
        }
        await later(60_000, null, { signal }).catch(() => {
          throw new ModelError('aborted')
        })
      } finally {
        isEnded = true
      }
    },
  }
  const events: EngineEvent[] = []
  for await (const event of workers.engine({ model: () => model, memory, pace: 0 })(request, stop.signal, 'a')) {
    events.push(event)
    if (event.type === 'page') stop.abort('stopped')
  }
  expect(events.at(-1)).toMatchObject({ type: 'done', outcome: 'stopped' })
  expect(isEnded).toBe(true)
})

async function* failing(): AsyncGenerator<ModelPart> {
  yield* []
  throw new ModelError('status', { status: 500 })
}

test('a model that fails leaves the turn to the designer, as anywhere', async () => {
  const model = {
    name: 'down',
    reply: () => failing(),
  }
  const events = await all(
    workers.engine({ model: () => model, memory, pace: 0 })(request, new AbortController().signal, 'a'),
  )
  expect(events.find((event) => event.type === 'notice')).toMatchObject({ code: 'using-fallback' })
  expect(events.at(-1)).toMatchObject({ outcome: 'fallback' })
})

test('a job answers with what the same call gives here', async () => {
  const [map] = await workers.work('maps', [{ before: '', html: '<body><section><h2>One</h2></section></body>' }], 'a')
  expect(map).toEqual([{ label: 'One', size: expect.any(Number), changed: true }])
  expect(await workers.work('tree', '{"tag":', 'a')).toMatchObject({ ok: false })
})

/** A page whose map takes far longer than these pools allow. */
const endless = Array.from({ length: 4000 }, () => ({
  before: '',
  html: `<body>${'<section><p>x</p></section>'.repeat(500)}</body>`,
}))

test('work that computes too long ends with its thread; another thread takes its place', async () => {
  const pool = new WorkerPool({ size: 1, logger, burstMs: 500 })
  const answered = (html: string) => pool.run('job', { name: 'keys', input: html })
  await answered('<p>x</p>')
  await expect(pool.run('job', { name: 'maps', input: endless })).rejects.toThrow(TooLarge)
  expect(await answered('<body><p>y</p></body>')).toEqual(['body', 'p1'])
  await pool.close()
}, 60_000)

test('work that takes more memory than there is ends with its thread, in words', async () => {
  const pool = new WorkerPool({ size: 1, logger, heapMb: 64 })
  const wide = `<body>${'<p>x</p>'.repeat(400_000)}</body>`
  await expect(pool.run('job', { name: 'keys', input: wide })).rejects.toThrow('too large')
  expect(await pool.run('job', { name: 'keys', input: '<p>x</p>' })).toEqual(['p1'])
  await pool.close()
}, 60_000)
