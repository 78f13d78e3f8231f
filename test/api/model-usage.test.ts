import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createModelClient } from '#engine/models/client.ts'
import { callMetrics } from '#server/generations/call-counts.ts'
import { recordModelCalls } from '#server/generations/model-calls.ts'
import { showUsage } from '#server/use-cases/host/show-usage.ts'
import { createWorkers } from '#server/workers/workers.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { testMemory } from '#test/support/played-model.ts'
import { readEvents, startBody, startTestServer } from '#test/support/server.ts'
import { memoryDatabase } from '#test/support/server.ts'

const fake = await startFakeModel()
afterAll(() => fake.close())

const prices = { input: 2, cached: 1, output: 10 }

test('each generation keeps what its calls came to; a failure is one line, under the id in the chat', async () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const kept = await memoryDatabase()
  const calls = recordModelCalls(kept.db, logger)
  const workers = createWorkers({ size: 1, logger })
  const model = createModelClient({
    baseUrl: fake.as('gpt5'),
    apiKey: 'secret-key',
    model: 'fake-1',
    referer: 'http://localhost:3000',
    title: 'Pagewright',
    fetch,
    limits: { firstByte: 60_000, idle: 60_000, total: 60_000, backoff: 5 },
  })
  const engine = workers.engine({ model: () => model, memory: testMemory(), pace: 0, onCall: calls.hear })
  const server = await startTestServer(engine)
  const person = server.person()
  const make = async (prompt: string) => {
    const { id } = (await (await person.call('POST', '/api/generations', startBody({ prompt }))).json()) as {
      id: string
    }
    return { id, events: await readEvents(await person.call('GET', `/api/generations/${id}/events`)) }
  }
  await make('A page for the bakery Korn')
  const failed = await make('A page for the bakery Korn [[provider-fails]]')
  await calls.settled()

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    request: failed.id,
    model: 'fake-1',
    code: 'status',
    trouble: 'key',
    status: 401,
    providerRequest: 'req_0123456789abcdef',
  })
  expect(JSON.stringify([lines, failed.events])).not.toMatch(/secret|bakery.*"level"/)
  expect(failed.events.find(({ event }) => event.type === 'notice')?.event).toMatchObject({
    title: 'Using fallback design',
    why: expect.stringContaining('does not let this host in'),
  })

  const services = { db: kept.db, config: { ...server.services.config, aiPrices: prices }, now: () => new Date() }
  const [row, ...others] = await showUsage(services, 30)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    model: 'fake-1',
    generations: 2,
    calls: 2,
    failed: 1,
    input: 1_000,
    cached: 768,
    reasoning: 640,
  })
  expect(row?.took).toBeGreaterThan(0)
  expect(row?.cost).toBeCloseTo((232 * 2 + 768 * 1 + (row?.output ?? 0) * 10) / 1_000_000)

  const metrics = callMetrics(calls.counts, prices)
  for (const line of [
    'pagewright_model_calls_total{model="fake-1",end="answered"} 1',
    'pagewright_model_calls_total{model="fake-1",end="key"} 1',
    'pagewright_model_tokens_total{model="fake-1",kind="cached"} 768',
    'pagewright_model_call_seconds_count{model="fake-1"} 2',
    `pagewright_model_cost_total{model="fake-1"} ${row?.cost?.toFixed(6)}`,
  ])
    expect(metrics.split('\n')).toContain(line)
  await server.close()
  await workers.close()
  await kept.close()
})

test('the metrics are for who has the token, and else for nobody', async () => {
  const engine = async function* () {}
  const none = await startTestServer(engine)
  expect((await none.person().call('GET', '/metrics')).status).toBe(404)
  await none.close()
  const token = 'a-token-of-the-host'
  const some = await startTestServer(engine, { METRICS_TOKEN: token })
  const ask = (authorization: string) => some.person().call('GET', '/metrics', undefined, { authorization })
  expect((await ask('Bearer another-token-here')).status).toBe(401)
  expect((await ask(`Bearer ${token}`)).status).toBe(200)
  expect((await some.person().call('GET', '/readyz')).status).toBe(200)
  await some.close()
})
