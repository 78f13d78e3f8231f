import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest } from '#engine/types.ts'
import { polishSide } from '#rules/polish.ts'
import type { Engine } from '#server/generations/engine.ts'
import { readContent } from '#test/support/content.ts'
import { type FakeModel, startFakeModel } from '#test/support/fake-model.ts'
import { ask, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

const asked: GenerationRequest[] = []
const mended = [{ title: 'Heading in two lines', line: 'At 390: two lines, was four lines', key: 'h1' }]

/** Makes a page; a look at it mends the page called 'Crooked' and leaves others as they are. */
const looking: Engine = async function* (request) {
  asked.push(request)
  const maker = { kind: 'model', model: 'fake-1' } as const
  if (request.looks && !request.html?.includes('Crooked')) {
    yield { type: 'text', delta: 'I would leave it as it is.' }
    yield { type: 'done', outcome: 'unchanged', maker }
    return
  }
  const html = request.looks
    ? (request.html ?? '').replace('Crooked', 'Straight')
    : `<!doctype html><html lang="en"><title>${request.prompt}</title><h1>${request.prompt}</h1></html>`
  yield { type: 'version', html, tree: null, maker, changed: [] }
  if (request.looks) yield { type: 'polished', mended, yours: ['Add phone number'] }
  yield { type: 'done', outcome: 'stored', maker }
}

let fake: FakeModel
let server: TestServer
let owner: Settled
beforeAll(async () => {
  fake = await startFakeModel()
  const models = JSON.stringify([
    { model: 'fake-1', label: 'Orbit Large' },
    { model: 'fake-2', label: 'Orbit Blind', sees: false },
  ])
  server = await startTestServer(looking, { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake-1', AI_MODELS: models })
  owner = await settled(server, 'pro')
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

const drawn = async (width: number) =>
  (
    await sharp({ create: { width, height: 2000, channels: 3, background: '#143f6b' } })
      .webp()
      .toBuffer()
  ).toString('base64')

const eventsOf = async (person: Settled, id: string) =>
  (await readEvents(await person.call('GET', `/api/generations/${id}/events`))).map(({ event }) => event)

/** A project whose Home page says this; its version. */
async function made(person: Settled, prompt: string) {
  const { id: project } = await newProject(person)
  const turn = randomUUID()
  const sent = { prompt, mode: 'html', page_name: 'Home', base: null, turn }
  const { id } = (await ask(person, 'POST', `/projects/${project}/generations`, sent)).body as { id: string }
  await eventsOf(person, id)
  return { project, base: turn }
}

const body = async (base: string, over: Record<string, unknown> = {}) => ({
  page_name: 'Home',
  base,
  turn: randomUUID(),
  pictures: [
    { width: 1440, data: await drawn(2400) },
    { width: 390, data: await drawn(390) },
  ],
  findings: [{ rule: 'color-contrast', key: 'h1', widths: [390], ratio: 1.9 }],
  ...over,
})
const used = async (person: Settled) =>
  ((await ask(person, 'GET', `/credits/status?workspace_id=${person.workspace}`)).body as { dailyUsed: number })
    .dailyUsed

test('a look costs one credit when it mends something; what it mended stays with its answer, its pictures nowhere', async () => {
  const { project, base } = await made(owner, 'Crooked')
  const before = await used(owner)
  const sent = await body(base)
  const started = await ask(owner, 'POST', `/projects/${project}/polish`, sent)
  expect(started.status).toBe(201)
  const { id } = started.body as { id: string }
  const events = await eventsOf(owner, id)
  expect(events.find(({ type }) => type === 'polished')).toEqual({
    type: 'polished',
    mended,
    yours: ['Add phone number'],
  })
  expect(events.at(-1)).toMatchObject({ type: 'done', outcome: 'stored', charged: true })
  expect((await used(owner)) - before).toBe(1)
  const looks = asked.at(-1)?.looks
  expect(looks?.findings).toEqual([{ title: 'Low contrast', key: 'h1', widths: [390], detail: 'contrast 1.9' }])
  const sizes = await Promise.all(
    (looks?.pictures ?? []).map(({ data }) => sharp(Buffer.from(data, 'base64')).metadata()),
  )
  expect(sizes.map(({ format, width, height }) => [format, Math.max(width, height)])).toEqual([
    ['jpeg', polishSide],
    ['jpeg', polishSide],
  ])
  // the same turn once more is the same one
  expect((await ask(owner, 'POST', `/projects/${project}/polish`, sent)).body).toEqual({ id })
  expect((await used(owner)) - before).toBe(1)

  const content = await readContent(owner, project)
  const [question, answer] = content.messages.slice(-2)
  expect(question).toMatchObject({ role: 'user', content: 'Polish' })
  expect(answer?.details?.polished).toEqual({ mended, yours: ['Add phone number'] })
  expect(content.pages[0]?.html).toContain('Straight')
  expect(JSON.stringify(content)).not.toContain(sent.pictures[1]?.data.slice(0, 60))
})

test('one that changes nothing costs nothing and stores no version', async () => {
  const { project, base } = await made(owner, 'Fine')
  const before = await used(owner)
  const { id } = (await ask(owner, 'POST', `/projects/${project}/polish`, await body(base))).body as { id: string }
  expect((await eventsOf(owner, id)).at(-1)).toMatchObject({ outcome: 'unchanged', charged: false })
  expect(await used(owner)).toBe(before)
  expect((await readContent(owner, project)).versions).toHaveLength(1)
})

test('refuses who sees no pictures, what is no picture, another version, and what is made already', async () => {
  const { project, base } = await made(owner, 'Crooked')
  const before = asked.length
  const polish = async (over: Record<string, unknown> = {}) =>
    ask(owner, 'POST', `/projects/${project}/polish`, await body(base, over))
  const choose = (model: string) => ask(owner, 'PUT', `/projects/${project}/model`, { model })
  for (const [model, label] of [
    ['host:fake-2', 'Orbit Blind'],
    ['designer', 'Built-in designer'],
  ] as const) {
    await choose(model)
    expect(await polish()).toMatchObject({
      status: 409,
      body: { message: `${label} takes no pictures. Choose a model that does.` },
    })
  }
  await choose('host:fake-1')
  const noPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  const pictures = [1440, 390].map((width) => ({ width, data: noPicture }))
  expect(await polish({ pictures })).toMatchObject({ status: 400 })
  expect(await polish({ pictures: [{ width: 1440, data: await drawn(390) }] })).toMatchObject({ status: 400 })
  expect(await polish({ base: randomUUID() })).toMatchObject({ status: 404 })
  expect(asked).toHaveLength(before)
})
