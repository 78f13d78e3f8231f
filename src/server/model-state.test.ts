import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startFakeModel } from '#test/support/fake-model.ts'
import { banner } from './banner.ts'
import { readConfig } from './config.ts'
import { findLocalModels } from './local-models.ts'
import { probeModel } from './model-probe.ts'
import { modelDetail } from './model-state.ts'

const fake = await startFakeModel()
afterAll(() => fake.close())

const configOf = (env: Record<string, string>) => readConfig({ AI_MODEL: 'fake-1', AI_API_KEY: 'secret-key', ...env })

test.each<[what: string, env: Record<string, string>, trouble: RegExp | null]>([
  ['a list that has the model', { AI_BASE_URL: fake.as('gpt5') }, null],
  ['a model that the list does not have, but that answers', { AI_BASE_URL: fake.as('gpt5'), AI_MODEL: 'gpt-5' }, null],
  ['no list, but an answer', { AI_BASE_URL: fake.as('azure') }, null],
  ['no key', { AI_BASE_URL: fake.as('openRouter'), AI_API_KEY: '' }, /refuses the key: look at AI_API_KEY/],
  ['another address', { AI_BASE_URL: fake.baseUrl.replace('/v1', '/v2/nothing') }, null],
  ['nobody there', { AI_BASE_URL: 'http://127.0.0.1:9/v1' }, /cannot be reached: look at AI_BASE_URL/],
])('the probe: %s', async (_, env, trouble) => {
  const config = configOf(env)
  const found = await probeModel(config)
  if (trouble === null) expect(found).toEqual({ trouble: null })
  else expect(found.trouble).toMatch(trouble)
  const state = { isLooked: true, local: [], ...found }
  const line = banner(config, 'embedded', state)
  expect(line).toContain(found.trouble ?? `${config.ai?.model} at `)
  expect(modelDetail(config, state)).toContain(found.trouble ?? 'which answers')
  expect(line).not.toContain('secret-key')
})

test('models on this machine are found, named in the banner, and not used', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(request.url === '/v1/models' ? '{"object":"list","data":[{"id":"qwen3"}]}' : '{}')
  })
  const other = createServer((_, response) => response.end('<h1>Something else</h1>'))
  for (const one of [server, other]) await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
  const port = (of: typeof server) => (of.address() as AddressInfo).port
  const local = await findLocalModels([
    { name: 'Ollama', port: port(server) },
    { name: 'LM Studio', port: 9 },
    { name: 'llama.cpp', port: port(other) },
  ])
  const baseUrl = `http://127.0.0.1:${port(server)}/v1`
  expect(local).toEqual([{ name: 'Ollama', baseUrl, model: 'qwen3', context: null }])
  const config = readConfig({})
  expect(banner(config, 'embedded', { isLooked: true, trouble: null, local })).toContain(
    `Ollama is running here with qwen3: press Use it in the empty builder, or set AI_BASE_URL=${baseUrl} AI_MODEL=qwen3`,
  )
  expect(config.ai).toBeNull()
  for (const one of [server, other]) one.close()
})

test.each<[env: Record<string, string>, words: RegExp]>([
  [{ AI_EXTRA_BODY: '{"model":"other"}' }, /AI_EXTRA_BODY: JSON of an object/],
  [{ AI_EXTRA_BODY: 'low' }, /AI_EXTRA_BODY/],
  [{ AI_PRICES: '{"input":-1,"output":2}' }, /AI_PRICES/],
  [{ AI_SILENCE_SECONDS: '0' }, /AI_SILENCE_SECONDS/],
])('%j is refused at start', (env, words) => {
  expect(() => configOf({ AI_BASE_URL: fake.baseUrl, ...env })).toThrow(words)
})

test('patience and what is added come from the settings', () => {
  const env = { AI_BASE_URL: fake.baseUrl, AI_SILENCE_SECONDS: '90', AI_EXTRA_BODY: '{"reasoning_effort":"low"}' }
  expect(configOf(env).ai).toMatchObject({
    limits: { firstByte: 120_000, idle: 90_000, total: 600_000 },
    extraBody: { reasoning_effort: 'low' },
  })
})
