import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyBytes } from '#test/corpus/replies.ts'
import { startFakeModel, type FakeModel } from '#test/support/fake-model.ts'
import { createModelClient } from './client.ts'
import { ModelError } from './errors.ts'
import type { ModelLimits } from './limits.ts'
import { providerOf, type ModelProvider } from './request.ts'
import type { ModelImage, ModelMessage, ModelPart } from './types.ts'

let fake: FakeModel
beforeAll(async () => void (fake = await startFakeModel()))
afterAll(() => fake.close())

const natives = ['anthropic', 'google'] as const
type Native = (typeof natives)[number]

const fast = { firstByte: 600, idle: 500, total: 6_000, afterFinish: 50, backoff: 5, failures: 1_000 }
const patient = { ...fast, firstByte: 20_000, idle: 20_000, total: 20_000 }

type More = { limits?: Partial<ModelLimits>; extraBody?: Record<string, unknown>; learned?: string[] }
const client = (provider: Native, { limits = patient, extraBody, learned = [] }: More = {}) =>
  createModelClient({
    baseUrl: fake.as(provider),
    apiKey: 'secret-key',
    model: 'fake-1',
    referer: 'http://localhost:3000',
    title: 'Pagewright',
    provider,
    extraBody,
    fetch,
    limits,
    onLearned: (what) => learned.push(what),
  })

async function ask(from: ReturnType<typeof client>, said: string | ModelMessage[]) {
  const messages = typeof said === 'string' ? [{ role: 'user' as const, content: said }] : said
  const parts: ModelPart[] = []
  let error: ModelError | null = null
  try {
    for await (const part of from.reply(messages, new AbortController().signal)) parts.push(part)
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown
    error = thrown
  }
  const text = parts.map((part) => (part.type === 'delta' ? part.delta : '')).join('')
  return { text, error, end: parts.find((part) => part.type === 'end') ?? null }
}

const failures: [prompt: string, code: string, withText: boolean][] = [
  ['[[fail:400]]', 'status', false],
  ['[[fail:529]]', 'status', false],
  ['[[silent]]', 'first-byte-timeout', false],
  ['[[stall]]', 'idle-timeout', true],
  ['[[garbage]]', 'garbage', true],
  ['[[half-json]]', 'garbage', false],
  ['[[binary]]', 'content-type', false],
  ['[[html-error]]', 'content-type', false],
  ['[[error-first]]', 'error-in-stream', false],
  ['[[error-in-stream]]', 'error-in-stream', true],
  ['[[cut]]', 'cut', true],
  ['[[reset]]', 'connection', true],
]
const cases = natives.flatMap((native) => failures.map((failure) => [native, ...failure] as const))

test.each(cases)('%s: %s is %s', async (native, prompt, code, withText) => {
  const hurried = ['[[silent]]', '[[stall]]'].includes(prompt)
  const { error, text } = await ask(client(native, { limits: hurried ? fast : patient }), `A page ${prompt}`)
  expect(error?.code).toBe(code)
  expect(text !== '').toBe(withText)
  expect(`${error?.message}${String(error?.cause)}`).not.toMatch(/secret/)
})

test.each(natives)('%s: the same answer however it is cut into bytes, with no thinking in it', async (native) => {
  const said = replyBytes('unicode').toString('utf8')
  for (const how of ['', '[[split:31]]', '[[keep-alive:3]]']) {
    const { text, end, error } = await ask(client(native), `A page [[reply:unicode]] ${how}`)
    expect(text).toBe(said)
    expect(error).toBeNull()
    expect(end).toMatchObject({ finishReason: 'stop', usage: { input: 1_000, cached: 768 } })
  }
})

test.each(natives)('%s: what ended an answer, withheld and thought about', async (native) => {
  expect((await ask(client(native), 'A page [[filter]]')).end).toMatchObject({ finishReason: 'filter' })
  expect((await ask(client(native), 'A page [[length]]')).end).toMatchObject({ finishReason: 'length' })
  expect(await ask(client(native), 'A page [[only-reasoning]]')).toMatchObject({
    text: '',
    end: { finishReason: 'stop' },
  })
})

const image: ModelImage = { mediaType: 'image/png', data: 'aGVsbG8=', instead: 'A picture, mostly red.' }
const conversation: ModelMessage[] = [
  { role: 'system', content: 'The rules.' },
  { role: 'user', content: 'A page [[prose]]', images: [image] },
  { role: 'assistant', content: 'Half' },
  { role: 'user', content: 'Go on [[prose]]' },
]

test('anthropic: rules apart and kept, the picture before its words', async () => {
  await ask(client('anthropic'), conversation)
  const { headers, system, max_tokens: most } = fake.asked.at(-1) as never as Record<string, unknown>
  expect(headers).toMatchObject({
    'x-api-key': 'secret-key',
    'anthropic-version': '2023-06-01',
    'x-title': 'Pagewright',
  })
  expect(headers).not.toHaveProperty('authorization')
  expect(system).toEqual([{ type: 'text', text: 'The rules.', cache_control: { type: 'ephemeral' } }])
  expect(most).toBe(4_000)
  expect(fake.sent.at(-1)).toMatchObject({
    messages: [
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGVsbG8=' } },
          { type: 'text', text: 'A page [[prose]]' },
        ],
      },
      { role: 'assistant', content: 'Half' },
      { role: 'user', content: 'Go on [[prose]]' },
    ],
  })
})

test('google: rules apart, its own roles, and what the host adds beside our limit', async () => {
  await ask(client('google', { extraBody: { generationConfig: { temperature: 1 } } }), conversation)
  expect(fake.asked.at(-1)?.headers).toMatchObject({ 'x-goog-api-key': 'secret-key' })
  expect(fake.sent.at(-1)).toEqual({
    systemInstruction: { parts: [{ text: 'The rules.' }] },
    contents: [
      {
        role: 'user',
        parts: [{ inlineData: { mimeType: 'image/png', data: 'aGVsbG8=' } }, { text: 'A page [[prose]]' }],
      },
      { role: 'model', parts: [{ text: 'Half' }] },
      { role: 'user', parts: [{ text: 'Go on [[prose]]' }] },
    ],
    generationConfig: { maxOutputTokens: 4_000, temperature: 1 },
  })
})

test('a member that is refused is left out from then on', async () => {
  const learned: string[] = []
  const once = client('anthropic', { extraBody: { reasoning_effort: 'low' }, learned })
  expect((await ask(once, 'Hello [[prose]]')).error).toBeNull()
  expect((await ask(once, 'Hello [[prose]]')).error).toBeNull()
  expect(learned).toEqual(['no reasoning_effort'])
})

const addresses: [string, ModelProvider][] = [
  ['https://api.anthropic.com/v1', 'anthropic'],
  ['https://api.anthropic.com', 'anthropic'],
  ['https://api.anthropic.com/v1/chat/completions', 'openai'],
  ['https://generativelanguage.googleapis.com/v1beta', 'google'],
  ['https://generativelanguage.googleapis.com/v1beta/openai/', 'openai'],
  ['https://api.openai.com/v1', 'openai'],
  ['https://name.openai.azure.com/openai/v1', 'azure'],
  ['http://127.0.0.1:11434/v1', 'openai'],
]
test.each(addresses)('%s speaks %s', (baseUrl, provider) => {
  expect(providerOf({ baseUrl })).toBe(provider)
})
