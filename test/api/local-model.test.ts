import { afterAll, expect, test } from 'vitest'
import { hostInfo } from '#api/host.ts'
import { findLocalModels, type LocalPort } from '#server/local-models.ts'
import { openModelDesk } from '#server/models/desk.ts'
import { recallLocalChoice } from '#server/models/local-choice.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

const ollama = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3', context: 32_768 }
const use = { name: 'Ollama', model: 'qwen3' }

const server = await startTestServer(endingEngine('stored'))
server.services.models.local.found = [ollama]
afterAll(() => server.close())
const me = server.person('127.0.0.1')
const read = (from: TestServer = server, address = '127.0.0.1') => get(hostInfo, from.person(address), 'GET', '/host')

test('a model on this machine is offered to who sits at it, used once they say so, and no longer', async () => {
  expect(await read()).toMatchObject({
    maker: { kind: 'designer' },
    local: { models: [{ ...use, context: 32_768 }], used: null },
  })
  const used = await get(hostInfo, me, 'PUT', '/host/local-model', { use })
  expect(used).toMatchObject({ maker: { kind: 'model', model: 'qwen3 on Ollama' }, local: { used: use } })
  // a server that starts again knows it
  const { database, services } = server
  const desk = await openModelDesk(services.config, database.db, services.logger)
  expect(desk.mainAddress()).toBeNull()
  await recallLocalChoice(database.db, desk)
  expect(desk.mainAddress()).toMatchObject({ baseUrl: ollama.baseUrl, apiKey: null })
  expect(await get(hostInfo, me, 'PUT', '/host/local-model', { use: null })).toMatchObject({
    maker: { kind: 'designer' },
    local: { used: null },
  })
})

test('nobody else hears of it or may choose it', async () => {
  expect((await read(server, '203.0.113.9')).local).toBeNull()
  const stranger = server.person('203.0.113.9')
  expect((await ask(stranger, 'PUT', '/host/local-model', { use })).status).toBe(403)
  expect((await ask(me, 'PUT', '/host/local-model', { use: { name: 'Ollama', model: 'other' } })).status).toBe(404)
  const settings: Record<string, string>[] = [
    { TRUSTED_PROXIES: '1' },
    { HOST: '0.0.0.0' },
    { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'configured' },
  ]
  for (const env of settings) {
    const other = await startTestServer(endingEngine('stored'), env)
    other.services.models.local.found = [ollama]
    expect([env, (await read(other)).local]).toEqual([env, null])
    expect((await ask(other.person('127.0.0.1'), 'PUT', '/host/local-model', { use })).status).toBe(403)
    await other.close()
  }
})

test.each<[LocalPort['name'], string, object, number | null]>([
  ['Ollama', '/api/show', { model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 } }, 40_960],
  ['LM Studio', '/api/v0/models/m', { id: 'm', loaded_context_length: 8_192, max_context_length: 131_072 }, 8_192],
  ['llama.cpp', '/props', { default_generation_settings: { n_ctx: 16_384 } }, 16_384],
  ['Ollama', '/nothing', {}, null],
])('%s says how much its model takes', async (name, path, answer, context) => {
  const played: typeof fetch = async (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url)
    if (pathname === '/v1/models') return Response.json({ data: [{ id: 'm' }] })
    return pathname === path ? Response.json(answer) : new Response('no', { status: 404 })
  }
  const found = await findLocalModels([{ name, port: 9 }], played)
  expect(found).toEqual([{ name, baseUrl: 'http://127.0.0.1:9/v1', model: 'm', context }])
})
