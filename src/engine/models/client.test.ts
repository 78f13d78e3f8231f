import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyBytes } from '#test/corpus/replies.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import type { FakeModel } from '#test/support/fake-model.ts'
import { createModelClient } from './client.ts'
import { ModelError } from './errors.ts'
import type { ModelLimits } from './limits.ts'
import type { ModelPart } from './types.ts'

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel()
  // The first answer is made with code that never ran: that takes longer than these limits on a busy machine.
  await ask('A page for a bakery', client({ firstByte: 60_000, idle: 60_000, total: 60_000 }))
})
afterAll(() => fake.close())

const fast: Partial<ModelLimits> = { afterFinish: 50, backoff: 5, failures: 1000 }
/** For what is to take too long; a busy machine takes that long for what is not. */
const impatient: Partial<ModelLimits> = { firstByte: 600, idle: 500 }
const settings = () => ({
  baseUrl: fake.baseUrl,
  apiKey: 'secret-key',
  model: 'fake-1',
  referer: 'http://localhost:3000',
  title: 'Pagewright',
})
const client = (limits: Partial<ModelLimits> = {}) =>
  createModelClient({ ...settings(), fetch, limits: { ...fast, ...limits } })

type Outcome = { text: string; end: Extract<ModelPart, { type: 'end' }> | null; error: ModelError | null }

async function ask(prompt: string, from = client(), signal = new AbortController().signal): Promise<Outcome> {
  const outcome: Outcome = { text: '', end: null, error: null }
  try {
    for await (const part of from.reply([{ role: 'user', content: prompt }], signal)) {
      if (part.type === 'delta') outcome.text += part.delta
      else if (part.type === 'end') outcome.end = part
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    outcome.error = error
  }
  return outcome
}

test('asks as the specification says', async () => {
  await ask('A page for Nordlys [[empty]]')
  const call = fake.asked.at(-1)
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer secret-key',
    'http-referer': 'http://localhost:3000',
    'x-title': 'Pagewright',
  })
  expect(call).toMatchObject({ model: 'fake-1', max_tokens: 4000, stream: true, messages: [{ role: 'user' }] })
})

test.each(['[[split:1]]', '[[split:7]]', '[[whole]]', '[[no-stream]]', '[[think]]'])(
  'reads the same answer, sent as %s',
  async (how) => {
    const said = replyBytes('unicode').toString('utf8')
    const patient = client({ firstByte: 60_000, idle: 60_000, total: 110_000 })
    const { text, end, error } = await ask(`A page [[reply:unicode]] ${how}`, patient)
    expect(text.replace(/^<think>[\s\S]*<\/think>\s*/, '')).toBe(said)
    expect({ end: end?.finishReason, error }).toEqual({ end: 'stop', error: null })
  },
)

test('asks an endpoint without streams only once for one', async () => {
  const once = client()
  await ask('One [[no-stream]]', once)
  const before = fake.asked.length
  expect((await ask('Two [[no-stream]]', once)).text).not.toBe('')
  expect(fake.asked.slice(before).map(({ stream }) => stream)).toEqual([false])
})

test('reports why an answer ended and what it used', async () => {
  expect((await ask('A page [[length]]')).end).toEqual({
    type: 'end',
    finishReason: 'length',
    usage: { input: 1000, cached: 0, output: expect.any(Number), reasoning: 0 },
  })
  expect(await ask('A page [[only-reasoning]]')).toMatchObject({ text: '', end: { finishReason: 'stop' }, error: null })
})

const failures: [prompt: string, code: string, withText: boolean][] = [
  ['[[fail:400]]', 'status', false],
  ['[[fail:401]]', 'status', false],
  ['[[fail:500]]', 'status', false],
  ['[[silent]]', 'first-byte-timeout', false],
  ['[[stall]]', 'idle-timeout', true],
  ['[[slow:1]]', 'idle-timeout', true],
  ['[[garbage]]', 'garbage', true],
  ['[[half-json]]', 'garbage', false],
  ['[[binary]]', 'content-type', false],
  ['[[html-error]]', 'content-type', false],
  ['[[error-first]]', 'error-in-stream', false],
  ['[[error-in-stream]]', 'error-in-stream', true],
  ['[[cut]]', 'cut', true],
  ['[[reset]]', 'connection', true],
]

test.each(failures)('%s is %s', async (prompt, code, withText) => {
  const { error, text } = await ask(`A page ${prompt}`, client(code.endsWith('-timeout') ? impatient : {}))
  expect(error?.code).toBe(code)
  expect(text !== '').toBe(withText)
  expect(`${error?.message}${String(error?.cause)}`).not.toMatch(/secret/)
})

test('stops what never ends, and what is too large, with what came so far', async () => {
  const endless = await ask('A page [[endless]]', client({ total: 1_000 }))
  expect(endless).toMatchObject({ error: { code: 'total-timeout' }, text: expect.stringContaining('Chapter 1') })
  const huge = await ask('A page [[huge]]', client({ contentBytes: 100_000 }))
  expect(huge.error?.code).toBe('too-large')
  expect(huge.text.length).toBeGreaterThan(20_000)
  expect(Buffer.byteLength(huge.text)).toBeLessThanOrEqual(100_000)
})

const calls = async (prompt: string, limits: Partial<ModelLimits> = {}) => {
  const before = fake.asked.length
  const outcome = await ask(prompt, client(limits))
  return { ...outcome, calls: fake.asked.length - before }
}

test('tries again before the first text, and only then', async () => {
  expect(await calls('A page [[fail:503x2]]')).toMatchObject({ calls: 3, error: null, end: { finishReason: 'stop' } })
  expect(await calls('Another page [[fail:429x1]][[retry-after:0]]')).toMatchObject({ calls: 2, error: null })
  expect(await calls('A page [[fail:502]]')).toMatchObject({ calls: 3, error: { code: 'status', status: 502 } })
  expect(await calls('A page [[fail:500]]')).toMatchObject({ calls: 3 })
  expect(await calls('A page [[fail:400]]')).toMatchObject({ calls: 1 })
  expect(await calls('A page [[reset]]')).toMatchObject({ calls: 1 })
  expect(await calls('A page [[fail:429]][[retry-after:60]]')).toMatchObject({
    calls: 1,
    error: { status: 429, retryAfter: 60_000 },
  })
})

test('an endpoint that is not there is a connection error, after its retries', async () => {
  let tries = 0
  const counting: typeof fetch = (...request) => {
    tries++
    return fetch(...request)
  }
  const nowhere = createModelClient({ ...settings(), baseUrl: 'http://127.0.0.1:9/v1', fetch: counting, limits: fast })
  expect((await ask('x', nowhere)).error?.code).toBe('connection')
  expect(tries).toBe(3)
})

test('a key that cannot stand in a header is not told to anybody', async () => {
  const odd = createModelClient({ ...settings(), title: 'Papier ✨', apiKey: 'secret\nkey', fetch, limits: fast })
  const { error } = await ask('x', odd)
  expect(error?.code).toBe('connection')
  expect(`${error?.message} ${String(error?.cause)} ${error?.stack}`).not.toContain('secret')
})

test.each(['[[silent]]', '[[stall]]', '[[rate:20]]', '[[fail:503]]'])('stops at once: %s', async (prompt) => {
  const stop = new AbortController()
  const slow = client({ firstByte: 20_000, idle: 20_000, total: 20_000, backoff: 5_000 })
  setTimeout(() => stop.abort(), 100)
  const began = performance.now()
  expect((await ask(`A page ${prompt}`, slow, stop.signal)).error?.code).toBe('aborted')
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('the breaker leaves a failing endpoint alone, tries once after a while and closes again', async () => {
  let time = 0
  const guarded = createModelClient({
    ...settings(),
    fetch,
    limits: { ...fast, failures: 5, retries: 2 },
    now: () => time,
  })
  const before = fake.asked.length
  const codes = []
  for (let count = 0; count < 4; count++) codes.push((await ask('Storm [[fail:503]]', guarded)).error?.code)
  expect(codes).toEqual(['status', 'status', 'breaker-open', 'breaker-open'])
  expect(fake.asked.length - before).toBe(5)
  time = 30_001
  expect((await ask('Storm [[fail:500]]', guarded)).error?.code).toBe('status')
  expect((await ask('Calm', guarded)).error?.code).toBe('breaker-open')
  time = 60_002
  expect((await ask('Calm', guarded)).error).toBeNull()
  expect((await ask('Calm', guarded)).error).toBeNull()
})

test('a refused key or a stopped call does not open the breaker', async () => {
  const guarded = createModelClient({ ...settings(), fetch, limits: { ...fast, failures: 2 } })
  for (let count = 0; count < 3; count++) await ask('x [[fail:401]]', guarded)
  for (let count = 0; count < 3; count++) await ask('x [[silent]]', guarded, AbortSignal.timeout(20))
  expect((await ask('Calm', guarded)).error).toBeNull()
})

test('any byte is a sign of life: comments, a role, thinking', async () => {
  const quick = client({ firstByte: 60_000, idle: 1_500, total: 110_000 })
  expect(await ask('A page [[keep-alive:40]]', quick)).toMatchObject({ error: null, end: { finishReason: 'stop' } })
})

test('what was thought about until the limit has a larger limit the second time', async () => {
  const roomy = client({ firstByte: 60_000, idle: 60_000, total: 110_000 })
  expect(await ask('A page [[think-out]]', roomy)).toMatchObject({ text: '', end: { finishReason: 'length' } })
  expect(fake.asked.at(-1)?.max_tokens).toBe(4_000)
  const signal = new AbortController().signal
  let text = ''
  for await (const part of roomy.reply([{ role: 'user', content: 'A page [[think-out]]' }], signal, { roomy: true }))
    if (part.type === 'delta') text += part.delta
  expect(fake.asked.at(-1)?.max_tokens).toBe(16_000)
  expect(text).toContain('</html>')
})

test('a refusal is an answer, a filter an end', async () => {
  expect(await ask('A page [[refusal]]')).toMatchObject({ text: 'I cannot help with that.', error: null })
  expect(await ask('A page [[filter]]')).toMatchObject({ end: { finishReason: 'filter' }, error: null })
})
