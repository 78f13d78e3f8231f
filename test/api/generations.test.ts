import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generationEvents, generations } from '#server/db/schema.ts'
import { recoverInterrupted, recoverPage, sweep } from '#server/generations/recover.ts'
import { graceMs } from '#server/generations/runner.ts'
import { maxStreams } from '#server/generations/streams.ts'
import { endingEngine, waitingEngine } from '#test/support/engines.ts'
import type { TestPerson } from '#test/support/person.ts'
import { until } from '#test/support/product.ts'
import { readEvents, startBody, startTestServer } from '#test/support/server.ts'

async function start(person: TestPerson, over: Record<string, unknown> = {}): Promise<string> {
  const response = await person.call('POST', '/api/generations', startBody(over))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

test('a visitor starts a generation, reads its events in order and gets the page', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const person = server.person()
  const id = await start(person)
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  expect(events[0]?.event).toMatchObject({ type: 'started', prompt: 'A page for Nordlys' })
  const page = events.map(({ event }) => (event.type === 'page' ? event.delta : '')).join('')
  expect(page).toBe('<h1>One</h1>')
  expect(events.find(({ event }) => event.type === 'version')?.event.html).toBe(page)
  expect(events.at(-1)?.event).toMatchObject({ type: 'done', outcome: 'stored', charged: true })
  await server.close()
})

test('a reader that lost the line goes on after Last-Event-ID', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const person = server.person()
  const id = await start(person)
  const all = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  const rest = await readEvents(
    await person.call('GET', `/api/generations/${id}/events`, undefined, { 'last-event-id': '2' }),
  )
  expect(rest).toEqual(all.slice(2))
  await server.close()
})

test('a second tab reads the same stream while it runs', async () => {
  const { engine, release } = waitingEngine()
  const server = await startTestServer(engine)
  const person = server.person()
  const id = await start(person)
  const first = person.call('GET', `/api/generations/${id}/events`).then(readEvents)
  const second = person.call('GET', `/api/generations/${id}/events`).then(readEvents)
  release()
  expect(await first).toEqual(await second)
  await server.close()
})

test("53: refuses another person's generation as if it did not exist", async () => {
  const server = await startTestServer(endingEngine('stored'))
  const id = await start(server.person())
  const stranger = server.person()
  for (const [method, path] of [
    ['GET', `/api/generations/${id}/events`],
    ['POST', `/api/generations/${id}/stop`],
  ] as const) {
    const mine = await stranger.call(method, path, method === 'POST' ? {} : undefined)
    const none = await stranger.call(method, path.replace(id, crypto.randomUUID()), method === 'POST' ? {} : undefined)
    expect(mine.status).toBe(404)
    expect(await mine.json()).toEqual(await none.json())
  }
  await server.close()
})

test('53: stopping ends it once, twice is the same, and nothing stored costs nothing', async () => {
  const { engine } = waitingEngine()
  const server = await startTestServer(engine)
  const person = server.person()
  const id = await start(person)
  const stops = await Promise.all([1, 2].map(() => person.call('POST', `/api/generations/${id}/stop`, {})))
  for (const stop of stops) expect(await stop.json()).toEqual({ outcome: 'stopped' })
  const status = await (await person.call('GET', '/api/credits/status')).json()
  expect(status).toMatchObject({ dailyUsed: 0, dailyRemaining: 5 })
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  expect(events.filter(({ event }) => event.type === 'done')).toHaveLength(1)
  await server.close()
})

test.for([
  ['stored', 1],
  ['unchanged', 0],
  ['fallback', 0],
  ['failed', 0],
] as const)('a generation that ends %s costs %i', async ([outcome, cost]) => {
  const server = await startTestServer(endingEngine(outcome))
  const person = server.person()
  const id = await start(person)
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  const status = await (await person.call('GET', '/api/credits/status')).json()
  expect(status).toMatchObject({ dailyLimit: 5, dailyUsed: cost, dailyRemaining: 5 - cost })
  await server.close()
})

test('an engine that throws ends as failed, free of charge, with a done event', async () => {
  const server = await startTestServer(async function* () {
    yield { type: 'page', delta: '<p>' }
    throw new Error('broken')
  })
  const person = server.person()
  const id = await start(person)
  const events = await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  expect(events.at(-1)?.event).toMatchObject({ type: 'done', outcome: 'failed', charged: false })
  await server.close()
})

test('the free five: of 200 parallel starts exactly 5 run, whatever cookie they carry', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const people = Array.from({ length: 200 }, () => server.person('192.0.2.7'))
  const statuses = await Promise.all(
    people.map(async (person) => (await person.call('POST', '/api/generations', startBody())).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 402)).toHaveLength(195)
  const refused = await people[0]?.call('POST', '/api/generations', startBody())
  expect(await refused?.json()).toMatchObject({
    code: 'NO_CREDITS',
    message: 'No credits available',
    data: { dailyLimit: 5 },
  })
  await server.close()
})

test('BILLING=off counts nothing', async () => {
  const server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const person = server.person()
  for (let n = 0; n < 7; n += 1) {
    const id = await start(person)
    await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  }
  expect(await (await person.call('GET', '/api/credits/status')).json()).toMatchObject({
    dailyLimit: null,
    dailyRemaining: null,
  })
  await server.close()
})

test('the same turn started twice is one generation', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const person = server.person()
  await person.call('GET', '/')
  const body = startBody()
  const answers = await Promise.all([1, 2, 3].map(() => person.call('POST', '/api/generations', body)))
  const ids = new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id)))
  expect(ids.size).toBe(1)
  expect(await server.database.db.select().from(generations)).toHaveLength(1)
  await server.close()
})

test('what ran when the server died is interrupted: its events stay, its credit goes back', async () => {
  const { engine } = waitingEngine()
  const server = await startTestServer(engine)
  const person = server.person()
  const id = await start(person)
  await until(async () => {
    const written = await server.database.db.select().from(generationEvents)
    return written.some(({ event }) => (event as { type: string }).type === 'page')
  })
  // The next server process knows nothing of this one's memory.
  expect(await recoverInterrupted(server.database.db, server.services.logger, 'all')).toBe(1)
  expect(await recoverInterrupted(server.database.db, server.services.logger, 'all')).toBe(0)
  const [row] = await server.database.db.select().from(generations).where(eq(generations.id, id))
  expect(row).toMatchObject({ status: 'interrupted', charge: 'released' })
  const next = await startTestServer(engine)
  const rows = await server.database.db.select().from(generationEvents)
  expect(rows.map(({ event }) => (event as { type: string }).type)).toEqual(['started', 'page', 'done'])
  expect(await (await person.call('GET', '/api/credits/status')).json()).toMatchObject({ dailyUsed: 0 })
  await next.close()
  await server.close()
})

test('what visitors made is forgotten once it has been read', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const person = server.person()
  const id = await start(person)
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  await sweep(server.database.db, new Date())
  expect(await server.database.db.select().from(generations)).toHaveLength(1)
  await sweep(server.database.db, new Date(Date.now() + graceMs + 1000))
  expect(await server.database.db.select().from(generations)).toHaveLength(0)
  expect(await server.database.db.select().from(generationEvents)).toHaveLength(0)
  await server.close()
})

test('56: a person holds at most ten streams; the oldest gives way', async () => {
  const { engine, release } = waitingEngine()
  const server = await startTestServer(engine)
  const person = server.person()
  const id = await start(person)
  const oldest = readEvents(await person.call('GET', `/api/generations/${id}/events`))
  const open = await Promise.all(
    Array.from({ length: maxStreams }, () => person.call('GET', `/api/generations/${id}/events`)),
  )
  const readers = open.map(readEvents)
  expect((await oldest).some(({ event }) => event.type === 'done')).toBe(false)
  release()
  for (const reader of readers) expect((await reader).at(-1)?.event.type).toBe('done')
  await server.close()
})

test('a page that was interrupted late is kept as far as it came', () => {
  const section = `<section><h2>Hours</h2><p>${'We open early. '.repeat(20)}</p></section>`
  const page = (delta: string) => ({ type: 'page', delta }) as const
  const ending = recoverPage([
    page('<old>'),
    { type: 'page-reset' },
    page(`<!doctype html><html><body>${section}`),
    page('<section><p>half a'),
  ])
  expect(ending.map(({ type }) => type)).toEqual(['page-reset', 'page', 'version'])
  const version = ending.find((event) => event.type === 'version')
  expect(version?.type === 'version' && version.html).toContain(section)
  expect(recoverPage([page('<h1>Hi')])).toEqual([])
})
