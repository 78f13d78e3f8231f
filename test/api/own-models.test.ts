import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelChoices, ownModel } from '#api/models.ts'
import { projects } from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { type FakeModel, startFakeModel } from '#test/support/fake-model.ts'
import { ask, get, join, newProject, type Settled, settled, setPlan, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

const key = 'sk-own-and-secret-7Q2K'
const html = '<!doctype html><html lang="en"><head><title>Grove</title></head><body><h1>Grove</h1></body></html>'

/** Asks who it is told to ask for one answer, and stores a page by them. */
const asking: Engine = async function* (request, signal, _person, _generation, model) {
  const maker = model ? ({ kind: 'model', model: model.name } as const) : ({ kind: 'designer' } as const)
  for await (const part of model?.reply([{ role: 'user', content: request.prompt }], signal) ?? [])
    if (part.type === 'delta') yield { type: 'text', delta: part.delta }
  yield { type: 'version', html, tree: null, maker, changed: [] }
  yield { type: 'done', outcome: 'stored', maker }
}

let fake: FakeModel
let server: TestServer
let owner: Settled
const log: string[] = []
beforeAll(async () => {
  fake = await startFakeModel()
  const models = [
    { model: 'orbit-small', label: 'Orbit Small' },
    { model: 'sable', label: 'Sable', baseUrl: fake.as('anthropic'), provider: 'anthropic', keyEnv: 'SABLE_KEY' },
  ]
  const env = {
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'orbit-large',
    AI_API_KEY: 'host-key',
    AI_MODELS: JSON.stringify(models),
    SABLE_KEY: 'sable-key',
    AI_OWN_PRIVATE: 'on',
  }
  server = await startTestServer(asking, env, undefined, { write: (line) => void log.push(line) })
  owner = await settled(server, 'pro')
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

const body = (over: Record<string, unknown> = {}) => ({
  provider: 'other',
  base_url: fake.baseUrl,
  key,
  model: 'fake-1',
  ...over,
})
const add = (person: Settled, over = {}) =>
  get(ownModel, person, 'POST', `/workspaces/${person.workspace}/models`, body(over))

async function generate(person: Settled, project: string, prompt = 'A page for Grove [[prose]]') {
  const sent = { prompt, mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  const started = await ask(person, 'POST', `/projects/${project}/generations`, sent)
  const { id } = started.body as { id: string }
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  return { events, done: events.at(-1)?.event, asked: fake.asked.at(-1) }
}
const remaining = async (person: Settled) => {
  const { body: status } = await ask(person, 'GET', `/credits/status?workspace_id=${person.workspace}`)
  return status
}

test('a project asks who was chosen for it, and the answer names its maker', async () => {
  const { id } = await newProject(owner)
  const first = await get(modelChoices, owner, 'GET', `/projects/${id}/models`)
  expect(first.chosen).toBe('host:orbit-large')
  expect(first.choices.map((choice) => choice.label)).toEqual([
    'orbit-large',
    'Orbit Small',
    'Sable',
    'Built-in designer',
  ])
  expect((await generate(owner, id)).done).toMatchObject({ maker: { kind: 'model', model: 'orbit-large' } })
  const chosen = await get(modelChoices, owner, 'PUT', `/projects/${id}/model`, { model: 'host:sable' })
  expect(chosen.chosen).toBe('host:sable')
  const { done, asked } = await generate(owner, id)
  expect(done).toMatchObject({ maker: { kind: 'model', model: 'Sable' }, charged: true })
  expect(asked).toMatchObject({ model: 'sable', headers: { 'x-api-key': 'sable-key' } })
  expect((await get(modelChoices, owner, 'GET', `/projects/${id}/models`)).chosen).toBe('host:sable')
  expect((await ask(owner, 'PUT', `/projects/${id}/model`, { model: 'host:nobody' })).status).toBe(409)
  await ask(owner, 'PUT', `/projects/${id}/model`, { model: 'designer' })
  expect((await generate(owner, id)).done).toMatchObject({ maker: { kind: 'designer' } })
})

test('a repair asks whom the project has chosen; the host’s model where that is the built-in designer', async () => {
  const person = await settled(server, 'pro')
  const { id } = await newProject(person)
  const repair = async (words: string) => {
    const page = html.replace('Grove</h1>', `${words}</h1>`)
    const findings = [{ rule: 'color-contrast', key: 'h1', widths: [] }]
    const sent = { project_id: id, page_name: 'Home', html: page, findings }
    const started = await ask(person, 'POST', '/repairs', sent)
    const { id: generation } = started.body as { id: string }
    const events = await readEvents(await person.call('GET', `/api/generations/${generation}/events`))
    return events.at(-1)?.event
  }
  await ask(person, 'PUT', `/projects/${id}/model`, { model: 'host:sable' })
  expect(await repair('One')).toMatchObject({ maker: { kind: 'model', model: 'Sable' }, charged: false })
  await ask(person, 'PUT', `/projects/${id}/model`, { model: 'designer' })
  expect(await repair('Two')).toMatchObject({ maker: { kind: 'model', model: 'orbit-large' }, charged: false })
})

test('two models of one name at two addresses are two choices', async () => {
  const twins = [
    { model: 'qwen3', label: 'Here' },
    { model: 'qwen3', label: 'There', baseUrl: fake.as('ollama') },
  ]
  const env = { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'qwen3', AI_MODELS: JSON.stringify(twins) }
  const other = await startTestServer(asking, env)
  const person = await settled(other, 'pro')
  const { id } = await newProject(person)
  const { chosen, choices } = await get(modelChoices, person, 'GET', `/projects/${id}/models`)
  expect(chosen).toBe('host:qwen3')
  const there = choices.find(({ label }) => label === 'There')?.id ?? ''
  expect(choices.map((choice) => choice.id)).toEqual(['host:qwen3', there, 'designer'])
  expect((await get(modelChoices, person, 'PUT', `/projects/${id}/model`, { model: there })).chosen).toBe(there)
  expect((await generate(person, id)).done).toMatchObject({ maker: { kind: 'model', model: 'There' } })
  await other.close()
})

test('the key of the host goes to its own endpoint only', async () => {
  const elsewhere = { AI_MODELS: JSON.stringify([{ model: 'odd', baseUrl: `${fake.baseUrl}/odd` }]) }
  const other = await startTestServer(asking, {
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'a',
    AI_API_KEY: 'k',
    ...elsewhere,
  })
  expect(other.services.config.aiModels.map(({ model, apiKey }) => [model, apiKey])).toEqual([
    ['a', 'k'],
    ['odd', null],
  ])
  await other.close()
})

test('an answer on an own key costs no credit, and is asked with that key', async () => {
  const person = await settled(server, 'pro')
  const { id } = await newProject(person)
  const model = await add(person)
  expect(model).toMatchObject({ last_four: '7Q2K', model: 'fake-1', tested_at: null })
  await ask(person, 'PUT', `/projects/${id}/model`, { model: `own:${model.id}` })
  const before = await remaining(person)
  const { done, asked } = await generate(person, id)
  expect(done).toMatchObject({ outcome: 'stored', charged: false, maker: { kind: 'model', model: 'fake-1' } })
  expect(asked?.headers.authorization).toBe(`Bearer ${key}`)
  expect(await remaining(person)).toEqual(before)
  // without the plan, and without the key, the host's model goes on
  await setPlan(server, person, 'free')
  expect((await get(modelChoices, person, 'GET', `/projects/${id}/models`)).chosen).toBe('host:orbit-large')
  await setPlan(server, person, 'pro')
  expect((await ask(person, 'DELETE', `/workspaces/${person.workspace}/models/${model.id}`)).status).toBe(200)
  expect((await generate(person, id)).done).toMatchObject({ maker: { model: 'orbit-large' } })
  expect((await ask(person, 'DELETE', `/workspaces/${person.workspace}/models/${model.id}`)).status).toBe(404)
})

test('a test says whether it works, and why not', async () => {
  const person = await settled(server, 'teams')
  const test = (id: string) => get(ownModel, person, 'POST', `/workspaces/${person.workspace}/models/${id}/test`)
  const works = await test((await add(person)).id)
  expect(works).toMatchObject({ trouble: null, first_word_ms: expect.any(Number), tested_at: expect.any(String) })
  const nowhere = await test((await add(person, { base_url: 'http://127.0.0.1:9/v1' })).id)
  expect(nowhere).toMatchObject({ trouble: 'This address cannot be reached.', first_word_ms: null })
})

test('refuses members, plans without own keys, too many, and addresses of this machine', async () => {
  const member = await settled(server, 'teams')
  await join(server, member, owner.workspace)
  const { id } = await add(owner)
  const place = `/workspaces/${owner.workspace}/models`
  expect((await ask(member, 'POST', place, body())).status).toBe(403)
  expect((await ask(member, 'POST', `${place}/${id}/test`)).status).toBe(403)
  expect((await ask(member, 'DELETE', `${place}/${id}`)).status).toBe(403)
  const free = await settled(server)
  expect((await ask(free, 'POST', `/workspaces/${free.workspace}/models`, body())).status).toBe(403)
  expect((await ask(owner, 'POST', place, body({ key: 'short' }))).status).toBe(400)
  expect((await ask(owner, 'POST', place, body({ base_url: 'http://me:pw@models.example/v1' }))).status).toBe(400)
  const strict = await startTestServer(asking)
  const person = await settled(strict, 'pro')
  for (const base_url of [
    'http://models.example/v1',
    'https://127.0.0.1/v1',
    'https://localhost/v1',
    'https://[::1]/v1',
    'https://169.254.169.254/latest',
    'https://2130706433/v1',
    'ftp://models.example',
    null,
  ])
    expect([
      base_url,
      (await ask(person, 'POST', `/workspaces/${person.workspace}/models`, body({ base_url }))).status,
    ]).toEqual([base_url, 400])
  await strict.close()
})

test('a key is nowhere but in the call that it is for: no answer, no export, no log, no row', async () => {
  const person = await settled(server, 'pro')
  const { id: project } = await newProject(person)
  const { id } = await add(person)
  await ask(person, 'PUT', `/projects/${project}/model`, { model: `own:${id}` })
  for (const prompt of ['[[prose]]', '[[fail:401]]', '[[html-error]]', '[[cut]]'])
    expect(JSON.stringify((await generate(person, project, `A page for Grove ${prompt}`)).events)).not.toContain(
      key.slice(0, 12),
    )
  await ask(person, 'POST', `/workspaces/${person.workspace}/models/${id}/test`)
  // what is refused does not say it back
  for (const over of [
    { base_url: 'http://no host' },
    { provider: 'nobody' },
    { model: `${key} with spaces` },
    { key: `${key} ` },
  ]) {
    const refused = await person.call('POST', `/api/workspaces/${person.workspace}/models`, body(over))
    expect([refused.status, (await refused.text()).includes(key.slice(0, 12))]).toEqual([400, false])
  }
  const stranger = await settled(server, 'pro')
  for (const path of [`/workspaces/${stranger.workspace}/models`, `/workspaces/${person.workspace}/models`])
    expect(await (await stranger.call('GET', `/api${path}`)).text()).not.toContain(key.slice(0, 12))
  const paths = [
    `/workspaces/${person.workspace}/models`,
    `/projects/${project}/models`,
    `/projects/${project}/content`,
    `/projects/${project}`,
    '/workspaces',
    '/profile',
    '/auth/account/export',
    '/credits/history',
    '/host',
  ]
  for (const path of paths) {
    const response = await person.call('GET', `/api${path}`)
    expect([path, response.status]).toEqual([path, 200])
    const text = await response.text()
    expect(text, path).not.toContain(key.slice(0, 12))
  }
  const { db } = server.database
  const { rows } = (await db.execute(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`)) as {
    rows: { name: string }[]
  }
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows) {
    const found = (await db.execute(
      sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text like ${`%${key.slice(0, 12)}%`}`,
    )) as { rows: { n: number }[] }
    expect([name, found.rows]).toEqual([name, [{ n: 0 }]])
  }
  expect(log.length).toBeGreaterThan(5)
  expect(log.join('\n')).not.toContain(key.slice(0, 12))
})

test('a key that moved to another workspace, or was sealed with another secret, is nobody’s', async () => {
  const person = await settled(server, 'pro')
  const stranger = await settled(server, 'pro')
  const { id: project } = await newProject(stranger)
  const { id } = await add(person)
  const { db } = server.database
  await db.execute(sql`update workspace_models set workspace_id = ${stranger.workspace} where id = ${id}`)
  await db
    .update(projects)
    .set({ model: `own:${id}` })
    .where(eq(projects.id, project))
  const { done, asked } = await generate(stranger, project)
  expect(done).toMatchObject({ maker: { model: 'orbit-large' }, charged: true })
  expect(asked?.headers.authorization).toBe('Bearer host-key')
  const tested = await get(ownModel, stranger, 'POST', `/workspaces/${stranger.workspace}/models/${id}/test`)
  expect(tested.trouble).toMatch(/^This key was kept under another secret/)
})

test('what an endpoint taught is known after a restart', async () => {
  const { models, config } = server.services
  const address = {
    ...config.aiModels[0],
    baseUrl: fake.as('gpt5'),
    label: 'x',
    model: 'm',
    apiKey: 'k',
    provider: 'openai',
  }
  const said = async (desk: typeof models) => {
    const before = fake.asked.length
    const client = desk.client({ ...address, provider: 'openai' })
    for await (const _ of client.reply([{ role: 'user', content: '[[prose]]' }], AbortSignal.timeout(20_000)));
    return fake.asked.length - before
  }
  expect(await said(models)).toBe(2)
  await models.settled()
  const { openModelDesk } = await import('#server/models/desk.ts')
  expect(await said(await openModelDesk(config, server.database.db, server.services.logger))).toBe(1)
})
