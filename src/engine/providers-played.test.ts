import { afterAll, expect, test } from 'vitest'
import { corpusPage } from '#test/corpus/replies.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { providers, type PlayedProviderName } from '#test/support/fake-model/providers.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { createModelClient } from './models/client.ts'
import type { ProviderSetting } from './models/request.ts'
import type { ModelTrouble } from './models/trouble.ts'
import type { CallReport, ModelClient } from './models/types.ts'

const fake = await startFakeModel()
afterAll(() => fake.close())

const patient = { firstByte: 60_000, idle: 60_000, total: 60_000, afterFinish: 50, backoff: 5, failures: 1_000 }

/** On loopback no address says whose protocol it is. */
const settingOf: Partial<Record<PlayedProviderName, ProviderSetting>> = {
  azureV1: 'azure',
  anthropic: 'anthropic',
  google: 'google',
}

/** The model behind a played endpoint, with what it reports and what it learned. */
function modelAt(provider: PlayedProviderName, extraBody: Record<string, unknown> = {}) {
  const reports: CallReport[] = []
  const learned: string[] = []
  const client = createModelClient({
    baseUrl: fake.as(provider),
    apiKey: 'secret-key',
    model: 'fake-1',
    referer: 'http://localhost:3000',
    title: 'Pagewright',
    provider: settingOf[provider] ?? 'auto',
    extraBody,
    fetch,
    limits: patient,
    onLearned: (what) => learned.push(what),
  })
  const model: ModelClient = {
    name: client.name,
    reply: (messages, signal, options) =>
      client.reply(messages, signal, { ...options, onEnd: (report) => reports.push(report) }),
  }
  return { model, reports, learned }
}

type Played = { learns: string[]; usage: object | null; fails: ModelTrouble; says: RegExp; requestId?: string }

const counted = { input: 1_000, cached: 768, reasoning: 640 }
const plain = { input: 1_000, cached: 0, reasoning: 0 }
const limit = 'max_completion_tokens in place of max_tokens'
const azureCall = '5f8d2c1e-0000-4000-8000-000000000001'
const played: Record<PlayedProviderName, Played> = {
  gpt5: {
    learns: [limit],
    usage: counted,
    fails: 'key',
    says: /does not let this host in/,
    requestId: 'req_0123456789abcdef',
  },
  azure: {
    learns: ['no stream_options'],
    usage: null,
    fails: 'busy',
    says: /busy: try again in 45 s\./,
    requestId: azureCall,
  },
  azureV1: { learns: [limit], usage: counted, fails: 'busy', says: /busy: try again in 45 s\./, requestId: azureCall },
  openRouter: { learns: [], usage: counted, fails: 'balance', says: /used up what it paid for/ },
  ollama: { learns: [], usage: plain, fails: 'model', says: /asks for is not there/ },
  lmStudio: { learns: [], usage: plain, fails: 'model', says: /asks for is not there/ },
  vllm: {
    learns: ['rules said as developer', 'rules said as user'],
    usage: plain,
    fails: 'context',
    says: /too long for this model/,
  },
  anthropic: {
    learns: [],
    usage: { input: 1_000, cached: 768 },
    fails: 'busy',
    says: /busy: try again in 45 s\./,
    requestId: 'req_011CSHoEeqs5C35K2UUqR7Fy',
  },
  google: { learns: [], usage: counted, fails: 'busy', says: /busy: try again in 45 s\./ },
  llamaCpp: { learns: [], usage: plain, fails: 'busy', says: /busy: try again in a moment\./ },
}
const names = Object.keys(providers) as PlayedProviderName[]

test.each(names)('%s: a page, an edit, and each lesson only once', async (name) => {
  const { model, reports, learned } = modelAt(name)
  const first = await runTurn(request('A landing page for Nordlys, a small coffee roastery in Bergen'), { model })
  expect(first.done).toMatchObject({ outcome: 'stored', maker: { kind: 'model' } })
  expect(first.page).toMatch(/<title>Nordlys[\s\S]+<\/html>\s*$/)
  expect(first.page).not.toContain('<body>no</body>')
  const calls = fake.asked.length
  const edit = await runTurn(request("change the headline to 'Slow light'", { html: corpusPage }), { model })
  expect(edit.done).toMatchObject({ outcome: 'stored', applied: 1, failed: 0 })
  expect(fake.asked.length - calls).toBe(1)
  expect(learned).toEqual(played[name].learns)
  const { usage } = played[name]
  const [report] = reports
  expect(report).toMatchObject({
    tries: 1,
    error: null,
    finishReason: 'stop',
    usage: usage === null ? null : expect.objectContaining(usage),
  })
  expect(report?.firstByte).toBeGreaterThan(0)
  expect(report?.took).toBeGreaterThanOrEqual(report?.firstByte ?? 0)
})

test.each(names)('%s: its failure has its own words, and nothing of it is told to anybody', async (name) => {
  const { model, reports } = modelAt(name)
  const { done, notices, events } = await runTurn(request('A page for Korn [[provider-fails]]'), { model })
  const { fails, says, requestId = null } = played[name]
  expect(done.outcome).toBe('fallback')
  expect(notices).toEqual([
    expect.objectContaining({ title: 'Using fallback design', why: expect.stringMatching(says) }),
  ])
  expect(reports.map(({ error }) => [error?.trouble, error?.requestId])).toEqual([[fails, requestId]])
  expect(JSON.stringify([events, reports, String(reports[0]?.error?.stack)])).not.toMatch(/secret/)
})

test.each(names)('%s: stops at once', async (name) => {
  const { model, reports } = modelAt(name)
  const stop = new AbortController()
  const before = fake.asked.length
  const turn = runTurn(request('A page for Korn [[hold:30]]'), { model, signal: stop.signal })
  await expect.poll(() => fake.asked.length).toBeGreaterThan(before)
  stop.abort()
  expect((await turn).done.outcome).toBe('stopped')
  expect(reports.map(({ error }) => error?.code)).toEqual(['aborted'])
})

test('the key comes as each endpoint wants it, and a query in the address stays', async () => {
  for (const name of ['azure', 'azureV1', 'gpt5'] as const) {
    await runTurn(request('A page for Korn'), { model: modelAt(name).model })
    const { headers } = fake.asked.at(-1) ?? {}
    expect([headers?.['api-key'], headers?.authorization]).toEqual(
      name === 'gpt5' ? [undefined, 'Bearer secret-key'] : ['secret-key', undefined],
    )
  }
})

test('what the host adds goes along, until the endpoint refuses it', async () => {
  const { model, learned } = modelAt('gpt5', { temperature: 0.2, reasoning_effort: 'low' })
  expect((await runTurn(request('A page for Korn'), { model })).done.outcome).toBe('stored')
  expect(learned).toEqual([limit, 'no temperature'])
  expect(fake.asked.at(-1)).toMatchObject({ reasoning_effort: 'low', max_completion_tokens: 4_000 })
  expect(fake.asked.at(-1)).not.toHaveProperty('temperature')
})
