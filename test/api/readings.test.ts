import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { compose } from '#engine/composer/compose.ts'
import { readPage } from '#engine/composer/reading/page-reading.ts'
import { type PageReading, pageReading } from '#rules/page-reading.ts'
import { limitTable } from '#server/limits/table.ts'
import type { Engine } from '#server/generations/engine.ts'
import { generations } from '#server/db/schema.ts'
import { get, newProject, settled } from '#test/support/people.ts'
import type { TestPerson } from '#test/support/person.ts'
import { readEvents, startBody, startTestServer } from '#test/support/server.ts'

const prompt = 'Homepage for Kiln & Clay, a pottery studio in Bristol. Open Tue to Fri 9 to 5.'
const { html } = compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })

/** The built-in designer at once, as far as a reading goes. */
const engine: Engine = async function* (request) {
  const maker = { kind: 'designer' } as const
  yield { type: 'page', delta: html }
  yield { type: 'version', html, tree: null, maker, changed: [] }
  const { pages, variant } = request
  yield { type: 'reading', reading: readPage({ prompt: request.prompt, html, variant, pages, changes: {} }) }
  yield { type: 'done', outcome: 'stored', maker }
}

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

/** What the server tells a visitor of a page that was made for them. */
async function readingFor(person: TestPerson): Promise<PageReading> {
  const started = await person.call('POST', '/api/generations', startBody({ prompt }))
  const { id } = (await started.json()) as { id: string }
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  return pageReading.parse(events.find(({ event }) => event.type === 'reading')?.event.reading)
}

const body = (reading: PageReading, over: Record<string, unknown> = {}) => ({
  page_name: 'Home',
  reading,
  changes: { name: 'Slipware Yard' },
  made: html,
  now: html,
  pages: [],
  ...over,
})

const recompose = (person: TestPerson, sent: unknown) => person.call('POST', '/api/readings/recompose', sent)

test('a visitor changes what was read, free: no generation, no quota, nothing stored', async () => {
  const person = server.person()
  const reading = await readingFor(person)
  const before = await server.database.db.$count(generations)
  const status = await (await person.call('GET', '/api/credits/status')).json()
  const answer = await recompose(person, body(reading))
  expect(answer.status).toBe(200)
  const again = (await answer.json()) as { html: string; reading: PageReading }
  expect(again.html).toContain('Slipware Yard')
  expect(again.reading).toMatchObject({ seal: reading.seal, request: prompt, name: { text: 'Slipware Yard' } })
  expect(await server.database.db.$count(generations)).toBe(before)
  expect(await (await person.call('GET', '/api/credits/status')).json()).toEqual(status)
  // and once more, from what came of it
  const next = body(again.reading, {
    made: again.html,
    now: again.html,
    changes: { name: 'Slipware Yard', place: 'Bath' },
  })
  expect(((await (await recompose(person, next)).json()) as { html: string }).html).toContain('Bath')
})

test('refuses a request that was never paid for, one that was altered, and what is no field of a reading', async () => {
  const person = server.person()
  const reading = await readingFor(person)
  const other = 'Homepage for a casino in Macau with a bar and a hotel'
  for (const forged of [
    { ...reading, seal: '' },
    { ...reading, request: other },
    { ...reading, request: `${prompt} ` },
    { ...reading, seal: `${reading.seal.slice(0, -1)}${reading.seal.endsWith('A') ? 'B' : 'A'}` },
  ])
    expect((await recompose(person, body(forged))).status).toBe(403)
  expect((await recompose(person, body(reading, { changes: { name: 'x'.repeat(121) } }))).status).toBe(400)
  expect((await recompose(person, body(reading, { changes: { language: 'tlh' } }))).status).toBe(400)
  // a second request has no field
  const answer = await recompose(person, body(reading, { changes: { request: other, prompt: other } }))
  expect(((await answer.json()) as { reading: PageReading }).reading.request).toBe(prompt)
})

test('so many times are enough: then it is to be waited for', async () => {
  const person = server.person()
  const reading = await readingFor(person)
  const tries = limitTable.recompose.account.points
  const sent = body({ ...reading, seal: reading.seal }, { made: '<p>', now: '<p>', changes: {} })
  let status = 200
  for (let index = 0; index <= tries && status === 200; index++) status = (await recompose(person, sent)).status
  expect(status).toBe(429)
})

test('a project keeps what was read with each version, and a version that came of it', async () => {
  const person = await settled(server)
  const project = await newProject(person)
  const turn = randomUUID()
  const sent = { prompt, mode: 'html', page_name: 'Home', base: null, turn }
  const started = await person.call('POST', `/api/projects/${project.id}/generations`, sent)
  const { id } = (await started.json()) as { id: string }
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  const stored = await get(content, person, 'GET', `/projects/${project.id}/content`)
  const reading = pageReading.parse(stored.versions[0]?.reading)
  const again = (await (await recompose(person, body(reading))).json()) as { html: string; reading: PageReading }
  const version = { page_name: 'Home', html_content: again.html, title: 'Name changed', reading: again.reading }
  expect((await person.call('POST', `/api/projects/${project.id}/versions`, version)).status).toBe(201)
  const after = await get(content, person, 'GET', `/projects/${project.id}/content`)
  expect(after.versions.map(({ reading: kept }) => pageReading.parse(kept).name.text)).toEqual([
    'Slipware Yard',
    'Kiln & Clay',
  ])
})
