import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '#rules/turns.ts'
import { promptMaxLength } from '#rules/chat.ts'
import { textMark } from '#design/text-mark.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import {
  chatMessages,
  generationEvents,
  generations,
  pageVersions,
  profiles,
  projectPages,
  projects,
  workspaceMembers,
  workspaces,
} from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { projectGraceMs, recoverInterrupted, sweep } from '#server/generations/recover.ts'
import { give } from '#test/support/credits.ts'
import { endingEngine, waitingEngine } from '#test/support/engines.ts'
import { until } from '#test/support/product.ts'
import { type Member, readEvents, startTestServer } from '#test/support/server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

/** For tests that look at nothing but a project of their own. */
let shared: Server
beforeAll(async () => {
  shared = await startTestServer(endingEngine('stored'))
})
afterAll(() => shared.close())

/** Somebody signed in with a workspace and a project in it. */
async function withProject(server: Server) {
  const owner = await server.member()
  await owner.call('POST', '/api/workspaces/defaults', {})
  const [workspace] = (await (await owner.call('GET', '/api/workspaces')).json()) as { id: string }[]
  const answer = await owner.call('POST', '/api/projects', { workspace_id: workspace?.id })
  const { id } = (await answer.json()) as { id: string }
  return { owner, project: id, workspace: workspace?.id ?? '' }
}

async function joined(server: Server, workspaceId: string): Promise<Member> {
  const member = await server.member()
  await server.database.db.insert(workspaceMembers).values({ workspaceId, userId: member.id, role: 'editor' })
  return member
}

const body = (over: Record<string, unknown> = {}) => ({
  prompt: 'A page for Nordlys',
  mode: 'html',
  page_name: 'Home',
  base: null,
  turn: randomUUID(),
  ...over,
})

const send = (member: Member, project: string, over: Record<string, unknown> = {}) =>
  member.call('POST', `/api/projects/${project}/generations`, body(over))

async function start(member: Member, project: string, over: Record<string, unknown> = {}): Promise<string> {
  const response = await send(member, project, over)
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([201, ''])
  return ((await response.json()) as { id: string }).id
}

const events = async (member: Member, id: string) =>
  (await readEvents(await member.call('GET', `/api/generations/${id}/events`))).map(({ event }) => event)

const chatOf = (server: Server, project: string) =>
  server.database.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.projectId, project))
    .orderBy(asc(chatMessages.messageIndex))

const credits = async (member: Member) => (await (await member.call('GET', '/api/credits/status')).json()) as unknown

const html = '<!doctype html><html><body><section><h2>Hours</h2><p>We open early.</p></section></body></html>'

test('a message in a project brings a version, an answer and the page, and costs one of the five', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const { owner, project } = await withProject(server)
  const turn = randomUUID()
  const id = await start(owner, project, { turn, prompt: '  A page for Nordlys ' })
  expect((await events(owner, id)).at(-1)).toMatchObject({ type: 'done', outcome: 'stored', charged: true })
  const chat = await chatOf(server, project)
  expect(chat).toMatchObject([
    { role: 'user', content: 'A page for Nordlys', turn, userId: owner.id, messageIndex: 0 },
    { role: 'assistant', turn, userId: null, messageIndex: 1 },
  ])
  expect(chat[1]?.details).toMatchObject({
    outcome: 'stored',
    charged: true,
    trouble: null,
    request: id,
    base: null,
    maker: { kind: 'designer' },
  })
  const [version] = await server.database.db.select().from(pageVersions)
  expect(version).toMatchObject({
    id: turn,
    number: 1,
    pageName: 'Home',
    htmlContent: '<h1>One</h1>',
    associatedMessageId: chat[1]?.id,
    current: { Home: turn },
    prompt: 'A page for Nordlys',
  })
  const [page] = await server.database.db.select().from(projectPages)
  expect(page).toMatchObject({ name: 'Home', versionId: turn })
  const [row] = await server.database.db.select().from(projects)
  expect(row?.revision).toBe(2)
  expect(await credits(owner)).toMatchObject({ plan: 'free', dailyLimit: 5, dailyUsed: 1, dailyRemaining: 4 })
  await server.close()
})

test('the engine is asked with what the database knows: the version, the other pages, the shown chat', async () => {
  const asked: GenerationRequest[] = []
  const engine: Engine = async function* (request) {
    asked.push(request)
    yield { type: 'text', delta: `answer to ${request.prompt}` }
    yield { type: 'version', html, tree: { title: 't' } as never, maker: { kind: 'designer' }, changed: [] }
    yield { type: 'done', outcome: 'stored', maker: { kind: 'designer' } }
  }
  const server = await startTestServer(engine)
  const { owner, project, workspace } = await withProject(server)
  await server.database.db
    .insert(projectPages)
    .values({ projectId: project, workspaceId: workspace, name: 'Menu', position: 1 })
  const menu = randomUUID()
  await events(owner, await start(owner, project, { turn: menu, page_name: 'Menu', prompt: 'the menu' }))
  const first = randomUUID()
  await events(owner, await start(owner, project, { turn: first, prompt: 'first' }))
  await server.database.db
    .update(chatMessages)
    .set({ hiddenBy: menu })
    .where(and(eq(chatMessages.turn, first), eq(chatMessages.role, 'assistant')))
  await events(owner, await start(owner, project, { base: first, prompt: 'second', mode: 'json', variant: 2 }))
  expect(asked.at(-1)).toEqual({
    prompt: 'second',
    mode: 'json',
    pageName: 'Home',
    variant: 2,
    html,
    pages: [{ name: 'Menu', html }],
    chat: [{ role: 'user', content: 'first' }],
    targets: [],
  })
  const [row] = await server.database.db.select().from(projects)
  expect(row?.structure).toEqual({ title: 't' })
  await server.close()
})

test.for<[outcome: Outcome, trouble: string | null, versions: number]>([
  ['unchanged', null, 0],
  ['fallback', 'fallback', 1],
  ['failed', 'failed', 0],
])('a generation that ends %s is answered in words and costs nothing', async ([outcome, trouble, versions]) => {
  const server = await startTestServer(endingEngine(outcome))
  const { owner, project } = await withProject(server)
  await events(owner, await start(owner, project))
  const answer = (await chatOf(server, project))[1]
  expect(answer?.content).not.toBe('')
  expect(answer?.details).toMatchObject({ outcome, charged: false, trouble: trouble ? { kind: trouble } : null })
  expect(await server.database.db.select().from(pageVersions)).toHaveLength(versions)
  expect(await credits(owner)).toMatchObject({ dailyUsed: 0 })
  await server.close()
})

test('what a model wrote that no database keeps is stored without it', async () => {
  const engine: Engine = async function* (): AsyncGenerator<EngineEvent> {
    yield { type: 'text', delta: 'a\0b \ud83d' }
    yield { type: 'version', html: '<p>a\0b</p>', tree: null, maker: { kind: 'designer' }, changed: ['x\0'] }
    yield { type: 'done', outcome: 'stored', maker: { kind: 'designer' } }
  }
  const server = await startTestServer(engine)
  const { owner, project } = await withProject(server)
  await events(owner, await start(owner, project))
  expect((await chatOf(server, project))[1]?.content).toBe('ab \uFFFD')
  expect((await server.database.db.select().from(pageVersions))[0]?.htmlContent).toBe('<p>ab</p>')
  await server.close()
})

test('two members see and stop each other’s generation; a stranger and a visitor find nothing', async () => {
  const { engine } = waitingEngine()
  const server = await startTestServer(engine)
  const { owner, project, workspace } = await withProject(server)
  const colleague = await joined(server, workspace)
  const id = await start(owner, project)
  const reading = [events(owner, id), events(colleague, id)]
  const missing = randomUUID()
  for (const stranger of [await server.member(), server.person()]) {
    for (const [method, path] of [
      ['GET', `/api/generations/${id}/events`],
      ['POST', `/api/generations/${id}/stop`],
    ] as const) {
      const sent = method === 'POST' ? {} : undefined
      const theirs = await stranger.call(method, path, sent)
      const none = await stranger.call(method, path.replace(id, missing), sent)
      expect(theirs.status).toBe(404)
      expect(await theirs.json()).toEqual(await none.json())
    }
  }
  const stop = await colleague.call('POST', `/api/generations/${id}/stop`, {})
  expect(await stop.json()).toEqual({ outcome: 'stopped' })
  const [mine, theirs] = await Promise.all(reading)
  expect(mine).toEqual(theirs)
  expect(mine?.at(-1)).toMatchObject({ type: 'done', outcome: 'stopped', charged: false })
  expect((await chatOf(server, project))[1]?.content).toBe('Stopped. Nothing was changed.')
  await server.close()
})

test('refuses a stranger, somebody without an account, a foreign version and a missing page', async () => {
  const { owner, project } = await withProject(shared)
  const other = await withProject(shared)
  const foreign = randomUUID()
  await events(other.owner, await start(other.owner, other.project, { turn: foreign }))
  expect((await send(other.owner, project)).status).toBe(404)
  expect((await shared.person().call('POST', `/api/projects/${project}/generations`, body())).status).toBe(401)
  expect((await send(owner, project, { base: foreign })).status).toBe(404)
  expect((await send(owner, project, { page_name: 'Nowhere' })).status).toBe(404)
  expect((await send(owner, randomUUID())).status).toBe(404)
  expect(await chatOf(shared, project)).toEqual([])
  expect(await credits(owner)).toMatchObject({ dailyUsed: 0 })
})

// Bad input 36, and 4 where it applies.
test.for<[name: string, over: Record<string, unknown>, status: number]>([
  ['a megabyte', { prompt: 'x'.repeat(1_000_000) }, 413],
  ['one letter too many', { prompt: 'x'.repeat(promptMaxLength + 1) }, 413],
  ['only spaces', { prompt: ' \n ' }, 400],
  ['a NUL', { prompt: 'a\0b' }, 400],
  ['a NUL in the page', { page_name: 'a\0' }, 400],
  ['a base that is no id', { base: 'x' }, 400],
  ['four bytes', { prompt: 'shop' }, 201],
  ['right-to-left marks', { prompt: 'a \u202Eshop' }, 201],
])('36: a prompt with %s is answered by the rule', async ([, over, status]) => {
  const { owner, project } = await withProject(shared)
  const response = await send(owner, project, over)
  expect(response.status).toBe(status)
  if (status !== 201) expect(await chatOf(shared, project)).toEqual([])
  else expect((await chatOf(shared, project))[0]?.content).toBe(over['prompt'])
})

test('20 parallel starts on one page by two people: one runs, the others are told which', async () => {
  const { engine, release } = waitingEngine()
  const server = await startTestServer(engine)
  const { owner, project, workspace } = await withProject(server)
  const colleague = await joined(server, workspace)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n % 2 ? owner : colleague, project)))
  const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()] as const))
  const started = bodies.filter(([status]) => status === 201)
  expect(started).toHaveLength(1)
  const [[, begun] = [0, null]] = started
  const { id } = begun as { id: string }
  for (const [status, answer] of bodies)
    if (status !== 201) expect([status, answer]).toMatchObject([409, { code: 'RUNNING', data: { id } }])
  release()
  await events(owner, id)
  expect(await chatOf(server, project)).toHaveLength(2)
  expect(await credits(owner)).toMatchObject({ dailyUsed: 1 })
  await server.close()
})

test('the same turn sent again is the same generation, also when it is over', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const { owner, project } = await withProject(server)
  const turn = randomUUID()
  const ids = await Promise.all([1, 2, 3].map(() => start(owner, project, { turn })))
  await events(owner, ids[0] ?? '')
  ids.push(await start(owner, project, { turn }))
  expect(new Set(ids).size).toBe(1)
  expect(await chatOf(server, project)).toHaveLength(2)
  expect(await server.database.db.select().from(generations)).toHaveLength(1)
  await server.close()
})

test('a failed answer that is tried again leaves with its question; one with a version is put aside', async () => {
  let outcome: Outcome = 'failed'
  const server = await startTestServer((request, signal) => endingEngine(outcome)(request, signal))
  const { owner, project } = await withProject(server)
  await events(owner, await start(owner, project, { prompt: 'first' }))
  const failed = (await chatOf(server, project))[1]?.id
  outcome = 'fallback'
  await events(owner, await start(owner, project, { prompt: 'again', replaces: failed }))
  expect((await chatOf(server, project)).map(({ content }) => content)[0]).toBe('again')
  const spare = (await chatOf(server, project))[1]?.id
  await events(owner, await start(owner, project, { prompt: 'third', replaces: spare }))
  expect((await chatOf(server, project)).filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'again',
    'third',
  ])
  const aside = (await chatOf(server, project)).filter(({ hiddenBy }) => hiddenBy !== null)
  expect(aside.map(({ role, content }) => (role === 'user' ? content : role))).toEqual(['again', 'assistant'])
  await server.close()
})

test('what was picked for a message stands on it', async () => {
  const { owner, project } = await withProject(shared)
  const about = { place: 'Hero › Button', says: 'Book a table' }
  await events(owner, await start(owner, project, { prompt: 'Rounder', about, targets: ['b3'] }))
  const messages = await chatOf(shared, project)
  expect(messages[0]?.details).toEqual({ ...about, targets: ['b3'] })
})

test('refuses words of what was picked that are too long', async () => {
  const { owner, project } = await withProject(shared)
  const refused = await send(owner, project, { about: { place: 'x'.repeat(201), says: '' } })
  expect(refused.status).toBe(400)
  expect(await chatOf(shared, project)).toEqual([])
})

test('the owner of a workspace pays for everybody in it, five times a day', async () => {
  const { owner, project, workspace } = await withProject(shared)
  const colleague = await joined(shared, workspace)
  for (let n = 0; n < 5; n += 1) await events(colleague, await start(n % 2 ? owner : colleague, project))
  const refused = await send(colleague, project)
  expect(refused.status).toBe(402)
  expect(await refused.json()).toMatchObject({ code: 'NO_CREDITS', data: { dailyLimit: 5 } })
  expect(await chatOf(shared, project)).toHaveLength(10)
  expect(await credits(owner)).toMatchObject({ dailyUsed: 5, dailyRemaining: 0 })
  expect(await credits(colleague)).toMatchObject({ dailyUsed: 0, dailyRemaining: 5 })
})

test('other plans spend bought credits first, which come back when nothing was stored', async () => {
  let outcome: Outcome = 'failed'
  const server = await startTestServer((request, signal) => endingEngine(outcome)(request, signal))
  const { owner, project } = await withProject(server)
  await server.database.db.update(profiles).set({ plan: 'pro' })
  await give(server, owner, 1)
  await events(owner, await start(owner, project))
  expect(await credits(owner)).toMatchObject({ plan: 'pro', totalCredits: 1 })
  outcome = 'stored'
  await events(owner, await start(owner, project))
  expect(await credits(owner)).toMatchObject({ plan: 'pro', totalCredits: 0 })
  expect(await credits(owner)).toMatchObject({ dailyUsed: 0, dailyRemaining: 5 })
  await server.close()
})

test('refuses to make anything in a workspace beyond its owner’s plan', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const { owner, project, workspace } = await withProject(server)
  await server.database.db.update(workspaces).set({ workspaceType: 'team' }).where(eq(workspaces.id, workspace))
  const refused = await send(owner, project)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'PLAN_LIMIT', data: { plan: 'free' } })
  expect(await chatOf(server, project)).toEqual([])
  await server.close()
})

test('BILLING=off counts nothing for people with an account either', async () => {
  const server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const { owner, project } = await withProject(server)
  for (let n = 0; n < 6; n += 1) await events(owner, await start(owner, project))
  expect(await credits(owner)).toMatchObject({ dailyLimit: null, dailyRemaining: null })
  await server.close()
})

// Bad input 53.
test('53: stop and finish at once: one end, one answer, one charge', async () => {
  const server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const { owner, project } = await withProject(server)
  for (let n = 0; n < 20; n += 1) {
    const id = await start(owner, project)
    const stops = await Promise.all([1, 2].map(() => owner.call('POST', `/api/generations/${id}/stop`, {})))
    const outcomes = await Promise.all(stops.map(async (stop) => ((await stop.json()) as { outcome: string }).outcome))
    const all = await events(owner, id)
    expect(all.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect(new Set([...outcomes, all.at(-1)?.['outcome']]).size).toBe(1)
  }
  expect(await chatOf(server, project)).toHaveLength(40)
  await server.close()
})

test('a deleted project takes its running generation along, and the credit comes back', async () => {
  const { engine } = waitingEngine()
  const server = await startTestServer(engine)
  const { owner, project } = await withProject(server)
  const id = await start(owner, project)
  const reading = readEvents(await owner.call('GET', `/api/generations/${id}/events`))
  expect((await owner.call('DELETE', `/api/projects/${project}`)).status).toBe(200)
  expect((await reading).at(-1)?.event).toMatchObject({ type: 'done', charged: false })
  await until(async () => ((await credits(owner)) as { dailyUsed: number }).dailyUsed === 0)
  await server.close()
})

test('what ran in a process that died is interrupted: its page is kept as far as it came, and the credit goes back', async () => {
  const section = `<section><h2>Hours</h2><p>${'We open early. '.repeat(20)}</p></section>`
  const engine: Engine = async function* (_request, signal): AsyncGenerator<EngineEvent> {
    yield { type: 'page', delta: `<!doctype html><html><body>${section}<section><p>half a` }
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    yield { type: 'done', outcome: 'stopped', maker: { kind: 'designer' } }
  }
  const server = await startTestServer(engine)
  const { database } = server
  const { owner, project } = await withProject(server)
  const turn = randomUUID()
  const id = await start(owner, project, { turn })
  await until(async () => {
    const written = await database.db.select().from(generationEvents).where(eq(generationEvents.generationId, id))
    return written.some(({ event }) => (event as { type: string }).type === 'page')
  })
  // Its lease is good: another process leaves it alone.
  expect(await recoverInterrupted(database.db, server.services.logger, 'dead')).toBe(0)
  await database.db.update(generations).set({ leaseUntil: new Date(Date.now() - 1000) })
  const both = [1, 2].map(() => recoverInterrupted(database.db, server.services.logger, 'dead'))
  await Promise.all(both)
  const [row] = await database.db.select().from(generations).where(eq(generations.id, id))
  expect(row).toMatchObject({ status: 'interrupted', charge: 'released' })
  const chat = await chatOf(server, project)
  expect(chat).toHaveLength(2)
  expect(chat[1]?.details).toMatchObject({ outcome: 'interrupted', trouble: { kind: 'interrupted' }, charged: false })
  const versions = await database.db.select().from(pageVersions)
  expect(versions).toMatchObject([{ id: turn, number: 1, associatedMessageId: chat[1]?.id }])
  expect(versions[0]?.htmlContent).toContain(section)
  expect(await credits(owner)).toMatchObject({ dailyUsed: 0 })
  // The process was not dead after all: what it ends now has ended already.
  expect(await (await owner.call('POST', `/api/generations/${id}/stop`, {})).json()).toEqual({ outcome: 'interrupted' })
  await server.runner.stop(id)
  expect((await events(owner, id)).at(-1)).toMatchObject({ type: 'done', outcome: 'interrupted', charged: false })
  expect(await chatOf(server, project)).toHaveLength(2)
  // And it can be gone on from.
  await start(owner, project, { base: turn })
  await server.close()
})

test('what a project’s generation told can be read for a day', async () => {
  const server = await startTestServer(endingEngine('stored'))
  const { owner, project } = await withProject(server)
  await events(owner, await start(owner, project))
  await sweep(server.database.db, new Date(Date.now() + projectGraceMs - 60_000))
  expect(await server.database.db.select().from(generations)).toHaveLength(1)
  await sweep(server.database.db, new Date(Date.now() + projectGraceMs + 60_000))
  expect(await server.database.db.select().from(generations)).toHaveLength(0)
  expect(await chatOf(server, project)).toHaveLength(2)
  await server.close()
})

test('the names that a model knows a page by stay with its version, and come with the next request, after a change by hand too', async () => {
  const asked: GenerationRequest[] = []
  const engine: Engine = async function* (request) {
    asked.push(request)
    const maker = { kind: 'model', model: 'played' } as const
    yield { type: 'version', html, tree: null, maker, changed: [], keys: 'body s7 h9 p4|s7 h9 p4' }
    yield { type: 'done', outcome: 'stored', maker }
  }
  const server = await startTestServer(engine)
  const { owner, project } = await withProject(server)
  const [made, byHand] = [randomUUID(), randomUUID()]
  const sent = await events(owner, await start(owner, project, { turn: made }))
  expect(JSON.stringify(sent)).not.toContain('h9')
  const stored = { id: byHand, page_name: 'Home', html_content: html.replace('early', 'late') }
  expect((await owner.call('POST', `/api/projects/${project}/versions`, stored)).status).toBe(201)
  for (const base of [made, byHand]) await events(owner, await start(owner, project, { base }))
  const earlier = { html, keys: 'body s7 h9 p4|s7 h9 p4' }
  expect(asked.map((request) => request.earlier)).toEqual([undefined, earlier, earlier])
  await server.close()
})

test('a turn that changes another page too stores both, listed in the answer; going back takes both back', async () => {
  const nav = '<nav><a href="#a">A</a></nav>'
  const linked = nav.replace('</nav>', '<a href="about.html">About</a></nav>')
  const engine: Engine = async function* ({ pageName }) {
    const maker = { kind: 'designer' } as const
    if (pageName === 'About')
      yield { type: 'beside', page: 'Home', html: linked, of: textMark(nav), label: 'On Home: linked' }
    yield { type: 'version', html: pageName === 'About' ? '<h1>About</h1>' : nav, tree: null, maker, changed: [] }
    yield { type: 'done', outcome: 'stored', maker }
  }
  const server = await startTestServer(engine)
  const { owner, project, workspace } = await withProject(server)
  const { db } = server.database
  await db.insert(projectPages).values({ projectId: project, workspaceId: workspace, name: 'About', position: 1 })
  const [home, about] = [randomUUID(), randomUUID()]
  await events(owner, await start(owner, project, { turn: home }))
  await events(owner, await start(owner, project, { turn: about, page_name: 'About' }))
  const versions = () => db.select().from(pageVersions).orderBy(asc(pageVersions.createdAt), asc(pageVersions.number))
  const [, beside, own] = await versions()
  expect(beside).toMatchObject({ pageName: 'Home', number: 2, htmlContent: linked, prompt: 'A page for Nordlys' })
  expect(own).toMatchObject({ id: about, current: { Home: beside?.id, About: about } })
  const answer = (await chatOf(server, project)).find(({ role, turn }) => role === 'assistant' && turn === about)
  expect(answer?.details).toMatchObject({ changes: expect.arrayContaining(['On Home: linked']) })
  // what somebody else made of Home meanwhile stays
  await events(owner, await start(owner, project, { base: about, page_name: 'About' }))
  expect((await versions()).filter(({ pageName }) => pageName === 'Home')).toHaveLength(2)
  await server.close()
})
