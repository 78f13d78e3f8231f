import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { content, pageVersion } from '#api/project-content.ts'
import type { EngineEvent, GenerationRequest, TurnMaker } from '#engine/types.ts'
import { creditLedger } from '#server/db/money-schema.ts'
import { generations, pageVersions, profiles } from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { discardedMs, recoverInterrupted, sweep } from '#server/generations/recover.ts'
import { graceMs } from '#server/generations/runner.ts'
import { creditsOf, expectWholeLedger, give } from '#test/support/credits.ts'
import { ask, get, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import type { TestPerson } from '#test/support/person.ts'
import { readEvents, startBody, startTestServer } from '#test/support/server.ts'

const maker: TurnMaker = { kind: 'designer' }
const half = '<section><h1>Half</h1></section>'
const whole = '<section><h1>Half</h1></section><section><p>Rest</p></section>'
const asked: GenerationRequest[] = []
let goesOn: 'to the end' | 'until it is stopped' = 'to the end'

/** Writes half a page and waits for Stop, which keeps it; what continues is finished, unless it is to wait too. */
const engine: Engine = async function* (request, signal): AsyncGenerator<EngineEvent> {
  asked.push(request)
  yield { type: 'page', delta: half }
  const isFinished = request.continues && goesOn === 'to the end'
  if (!isFinished && !signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  yield { type: 'version', html: isFinished ? whole : half, tree: null, maker, changed: [] }
  yield { type: 'done', outcome: isFinished ? 'stored' : 'stopped', maker }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterEach(async () => {
  goesOn = 'to the end'
  asked.length = 0
  await expectWholeLedger(server)
})
afterAll(() => server.close())

const db = () => server.database.db
const ended = async (person: TestPerson, id: string) =>
  (await readEvents(await person.call('GET', `/api/generations/${id}/events`))).at(-1)?.event

type Started = { id: string; turn: string }

async function start(person: TestPerson, project: string, more: Record<string, unknown> = {}): Promise<Started> {
  const turn = randomUUID()
  const body = { prompt: 'A page for Nordlys', mode: 'html', page_name: 'Home', base: null, turn, ...more }
  const { status, body: answer } = await ask(person, 'POST', `/projects/${project}/generations`, body)
  expect([status, answer]).toMatchObject([201, {}])
  return { id: (answer as { id: string }).id, turn }
}

/** A page that was stopped half way, and its end. */
async function stopped(person: TestPerson, project: string, more: Record<string, unknown> = {}): Promise<Started> {
  const started = await start(person, project, more)
  expect(await ask(person, 'POST', `/generations/${started.id}/stop`)).toMatchObject({ body: { outcome: 'stopped' } })
  return started
}

const going = ({ id, turn }: Started) => ({ base: turn, continues: { id, what: 'page' } })
const discard = (person: TestPerson, id: string) => ask(person, 'POST', `/generations/${id}/discard`)
const contentOf = (person: TestPerson, project: string) => get(content, person, 'GET', `/projects/${project}/content`)

async function withProject(plan: 'free' | 'pro' = 'free', bought = 0): Promise<{ owner: Settled; project: string }> {
  const owner = await settled(server, plan)
  if (bought) await give(server, owner, bought)
  return { owner, project: (await newProject(owner)).id }
}

test('Stop keeps what is written for one credit; Continue finishes it for none, from where it stood', async () => {
  const { owner, project } = await withProject()
  const first = await stopped(owner, project)
  expect(await creditsOf(owner)).toMatchObject({ dailyUsed: 1 })
  const next = await start(owner, project, { ...going(first), prompt: 'Something else' })
  expect(await ended(owner, next.id)).toMatchObject({ outcome: 'stored', charged: false })
  expect(asked.at(-1)).toMatchObject({ continues: 'page', html: half, prompt: 'A page for Nordlys', chat: [] })
  expect(await creditsOf(owner)).toMatchObject({ dailyUsed: 1 })
  const { pages, messages } = await contentOf(owner, project)
  expect(pages).toMatchObject([{ html: whole, version_id: next.turn }])
  expect(messages.map(({ role, content: words }) => (role === 'user' ? words : role))).toEqual([
    'A page for Nordlys',
    'assistant',
    'Continue',
    'assistant',
  ])
  expect(messages.at(-1)?.details).toMatchObject({ charged: false, continues: { id: first.id, what: 'page' } })
  expect(await discard(owner, first.id)).toMatchObject({ status: 409 })
})

test.for([
  ['of the day', 'free', 0],
  ['bought', 'pro', 2],
] as const)('Discard brings a credit %s back, once, and shows the page as it was before', async ([, plan, bought]) => {
  const { owner, project } = await withProject(plan, bought)
  const before = await creditsOf(owner)
  const first = await stopped(owner, project)
  expect(await creditsOf(owner)).not.toEqual(before)
  const answers = await Promise.all(Array.from({ length: 10 }, () => discard(owner, first.id)))
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { discarded: true } })
  expect(await creditsOf(owner)).toEqual(before)
  const kinds = await db().select().from(creditLedger).where(eq(creditLedger.reference, first.id))
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['refund', 'spend'])
  const { pages, messages, versions } = await contentOf(owner, project)
  expect(pages).toMatchObject([{ html: '', version_id: null }])
  expect(messages.at(-1)?.details).toMatchObject({ discarded: true, charged: false })
  expect(versions[0]?.discarded_at).not.toBeNull()
})

test('what was discarded can be reached for a day, then it is gone; what was switched to meanwhile stays', async () => {
  const { owner, project } = await withProject()
  const [lost, kept] = [await stopped(owner, project), await stopped(owner, (await withSecond(owner)).id)]
  for (const { id } of [lost, kept]) await discard(owner, id)
  const read = ({ turn }: Started, of: string) => ask(owner, 'GET', `/projects/${of}/versions/${turn}`)
  const second = (await db().select().from(pageVersions).where(eq(pageVersions.id, kept.turn)))[0]?.projectId ?? ''
  await sweep(db(), new Date(Date.now() + discardedMs - 60_000))
  const found = await read(lost, project)
  expect(pageVersion.parse((found.body as { version: unknown }).version).html_content).toBe(half)
  expect((await ask(owner, 'POST', `/projects/${second}/restore`, { version_id: kept.turn })).status).toBe(200)
  await sweep(db(), new Date(Date.now() + discardedMs + 60_000))
  expect((await read(lost, project)).status).toBe(404)
  expect((await read(kept, second)).status).toBe(200)
  expect((await contentOf(owner, second)).pages).toMatchObject([{ html: half }])
})

/** Room for a second project is the plan's affair, not this test's. */
async function withSecond(owner: Settled) {
  await db().update(profiles).set({ plan: 'pro' }).where(eq(profiles.id, owner.id))
  return newProject(owner)
}

test('Continue and Discard at once: one of them happens', async () => {
  const { owner, project } = await withProject()
  const first = await stopped(owner, project)
  const body = { prompt: 'x', mode: 'html', page_name: 'Home', turn: randomUUID(), ...going(first) }
  const [next, gone] = await Promise.all([
    ask(owner, 'POST', `/projects/${project}/generations`, body),
    discard(owner, first.id),
  ])
  expect([
    [409, 200],
    [201, 409],
  ]).toContainEqual([next.status, gone.status])
  if (next.status === 201) await ended(owner, (next.body as { id: string }).id)
  expect(await creditsOf(owner)).toMatchObject({ dailyUsed: gone.status === 200 ? 0 : 1 })
})

test('a restart while it was being finished: nothing is spent, and it can be finished after all', async () => {
  const { owner, project } = await withProject()
  const first = await stopped(owner, project)
  const turn = randomUUID()
  const [row] = await db().select().from(generations).where(eq(generations.id, first.id))
  if (!row) throw new Error('The generation is not there.')
  const dead = { ...row, id: randomUUID(), turn, status: 'running', charge: 'reserved', endedAt: null } as const
  await db()
    .insert(generations)
    .values({ ...dead, payerId: null, continues: first.id, base: first.turn })
  expect(await discard(owner, first.id)).toMatchObject({ status: 409 })
  await recoverInterrupted(db(), server.services.logger, 'all')
  const next = await start(owner, project, going(first))
  expect(await ended(owner, next.id)).toMatchObject({ outcome: 'stored' })
  expect(await creditsOf(owner)).toMatchObject({ dailyUsed: 1 })
})

test('stopped again and again: three times it goes on for free, and Discard takes all of it back', async () => {
  const { owner, project } = await withProject()
  const first = await stopped(owner, project)
  goesOn = 'until it is stopped'
  let last = first
  for (let n = 0; n < 3; n += 1) last = await stopped(owner, project, { ...going(first), base: last.turn })
  const more = { prompt: 'x', mode: 'html', page_name: 'Home', turn: randomUUID(), ...going(first), base: last.turn }
  expect(await ask(owner, 'POST', `/projects/${project}/generations`, more)).toMatchObject({
    status: 409,
    body: { code: 'NOT_CONTINUED' },
  })
  expect((await discard(owner, first.id)).status).toBe(200)
  expect(await creditsOf(owner)).toMatchObject({ dailyUsed: 0 })
  expect((await contentOf(owner, project)).pages).toMatchObject([{ html: '', version_id: null }])
})

test('a visitor’s quota comes back with Discard, also after the events were forgotten; Continue costs none', async () => {
  const [visitor, other] = [server.person('198.51.100.7'), server.person('198.51.100.8')]
  const begin = async (more = {}) => {
    const { status, body } = await ask(visitor, 'POST', '/generations', startBody(more))
    return { status, id: (body as { id: string }).id }
  }
  const stop = (id: string) => ask(visitor, 'POST', `/generations/${id}/stop`)
  const [first, second] = [await begin(), await begin()]
  for (const { id } of [first, second]) await stop(id)
  const used = async () => ((await ask(visitor, 'GET', '/credits/status')).body as { dailyUsed: number }).dailyUsed
  expect(await used()).toBe(2)
  await sweep(db(), new Date(Date.now() + graceMs + 60_000))
  expect((await discard(other, first.id)).status).toBe(404)
  for (const _ of [1, 2]) expect((await discard(visitor, first.id)).status).toBe(200)
  expect(await used()).toBe(1)
  const next = await begin({ html: half, continues: { id: second.id, what: 'page' } })
  expect(next.status).toBe(201)
  expect(await ended(visitor, next.id)).toMatchObject({ outcome: 'stored', charged: false })
  expect(await used()).toBe(1)
  expect((await begin({ html: half, continues: { id: second.id, what: 'page' } })).status).toBe(409)
  expect((await begin({ html: half, continues: { id: first.id, what: 'page' } })).status).toBe(409)
  expect((await discard(visitor, second.id)).status).toBe(409)
})

test('refuses to finish or discard what is somebody else’s, runs, or cost nothing', async () => {
  const { owner, project } = await withProject()
  const stranger = await settled(server)
  const running = await start(owner, project)
  expect((await discard(stranger, running.id)).status).toBe(404)
  expect((await discard(owner, running.id)).status).toBe(409)
  await ask(owner, 'POST', `/generations/${running.id}/stop`)
  const theirs = await newProject(stranger)
  const body = { prompt: 'x', mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  const continues = { id: running.id, what: 'page' }
  expect(await ask(stranger, 'POST', `/projects/${theirs.id}/generations`, { ...body, continues })).toMatchObject({
    status: 409,
    body: { code: 'NOT_CONTINUED' },
  })
  expect((await ask(stranger, 'POST', '/generations', startBody({ continues }))).status).toBe(409)
  expect(await creditsOf(stranger)).toMatchObject({ dailyUsed: 0 })
})
