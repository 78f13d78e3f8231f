import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { creditStatus } from '#api/credits.ts'
import { type UsageMember, workspaceUsage } from '#api/usage.ts'
import { creditReservations } from '#server/db/money-schema.ts'
import { projectMembers } from '#server/db/people-schema.ts'
import { profiles, workspaceMembers } from '#server/db/schema.ts'
import type { Engine } from '#server/generations/engine.ts'
import { readContent } from '#test/support/content.ts'
import { expectWholeLedger, give, manyPages, setClock, startOn, startWhenFree } from '#test/support/credits.ts'
import { ask, get, invite, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other), 'en')

let release = () => {}
let held = Promise.resolve()
/** From now on what is made waits until it is let go. */
function hold(): void {
  held = new Promise((resolve) => {
    release = resolve
  })
}
const engine: Engine = async function* (_request, signal, _person, _generation, model) {
  const maker = model ? ({ kind: 'model', model: model.name } as const) : ({ kind: 'designer' } as const)
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  yield { type: 'page', delta: '<h1>One</h1>' }
  await Promise.race([held, stopped])
  yield { type: 'version', html: '<h1>One</h1>', tree: null, maker, changed: [] }
  yield { type: 'done', outcome: signal.aborted ? 'stopped' : 'stored', maker }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterEach(async () => {
  release()
  held = Promise.resolve()
  await expectWholeLedger(server)
})
afterAll(() => server.close())

async function make(person: Settled, project: string, on: TestServer = server): Promise<string> {
  const { id } = (await (await startOn(person, { project })).json()) as { id: string }
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  await expect.poll(async () => (await readContent(person, project)).running).toEqual([])
  await expectWholeLedger(on)
  return id
}

const usageOf = (person: Settled, workspace = person.workspace, query = '') =>
  get(workspaceUsage, person, 'GET', `/workspaces/${workspace}/usage${query}`)
const limit = (by: Settled, workspace: string, of: Settled, credits: number | null | 'workspace') =>
  ask(by, 'PUT', `/workspaces/${workspace}/member-limits/${of.id}`, { credits })
const limitAll = (by: Settled, workspace: string, credits: number | null) =>
  ask(by, 'PUT', `/workspaces/${workspace}/member-limit`, { credits })
const rename = (person: Settled, first_name: string) => ask(person, 'PATCH', '/profile', { first_name })

async function team(on: TestServer = server) {
  const owner = await settled(on, 'teams')
  const [admin, editor] = [await settled(on), await settled(on)]
  await join(on, admin, owner.workspace, 'admin')
  await join(on, editor, owner.workspace)
  await give(on, owner, 100)
  await rename(owner, 'Maren')
  await rename(admin, 'Ada')
  await rename(editor, 'Jonas')
  const project = await newProject(owner, 'Ferry House')
  return { owner, admin, editor, project, workspace: owner.workspace }
}

const brief = (members: UsageMember[]) => members.map(({ name, state, spent }) => [name, state, spent])

test('what was spent is shown by member, project and day, and their sums are the ledger’s', async () => {
  const { owner, admin, editor, project } = await team()
  const other = await newProject(owner, 'Net Loft')
  await make(editor, project.id)
  await make(editor, project.id)
  await make(editor, other.id)
  await make(owner, other.id)
  const seen = await usageOf(owner)
  expect(seen).toMatchObject({ spent: 4, own_key: 0, is_whole: true, is_counted: true, payer: 'Maren' })
  expect(brief(seen.members)).toEqual([
    ['Jonas', 'here', 3],
    ['Maren', 'here', 1],
    ['Ada', 'here', 0],
  ])
  expect(seen.projects.map(({ name, spent }) => [name, spent]).toSorted(byText)).toEqual([
    ['Ferry House', 2],
    ['Net Loft', 2],
  ])
  expect(seen.days.at(-1)).toEqual({ day: seen.to, spent: 4, own_key: 0 })
  expect(seen.days[0]?.day).toBe(`${seen.to.slice(0, 7)}-01`)
  expect(await usageOf(admin, owner.workspace)).toEqual({
    ...seen,
    members: seen.members.map((one) => ({
      ...one,
      limit_reason: one.name === 'Ada' ? 'Only the owner of the workspace limits its admins.' : one.limit_reason,
    })),
  })
  expect(await usageOf(owner, owner.workspace, '?period=last-month')).toMatchObject({ spent: 0 })
  expect((await usageOf(owner, owner.workspace, '?period=90-days')).days).toHaveLength(90)
})

test('an editor sees what they made themselves, and of others not even the names', async () => {
  const { owner, editor, project, workspace } = await team()
  await make(owner, project.id)
  await make(editor, project.id)
  const seen = await usageOf(editor, workspace)
  expect(seen).toMatchObject({ spent: 1, is_whole: false })
  expect(brief(seen.members)).toEqual([['Jonas', 'here', 1]])
  expect(seen.projects).toMatchObject([{ name: 'Ferry House', spent: 1 }])
  expect(await (await editor.call('GET', `/api/workspaces/${workspace}/usage.csv`)).text()).not.toContain('Maren,')
})

test('a credit that came back was not spent, on no line', async () => {
  const { owner, editor, project, workspace } = await team()
  hold()
  const { id } = (await (await startOn(editor, { project: project.id })).json()) as { id: string }
  await ask(editor, 'POST', `/generations/${id}/stop`)
  await expect.poll(async () => (await readContent(editor, project.id)).running).toEqual([])
  expect((await usageOf(owner)).spent).toBe(1)
  expect((await ask(editor, 'POST', `/generations/${id}/discard`)).status).toBe(200)
  const seen = await usageOf(owner, workspace)
  expect([seen.spent, seen.days.at(-1)?.spent, seen.projects]).toEqual([0, 0, []])
  expect(seen.members.find(({ name }) => name === 'Jonas')).toMatchObject({ spent: 0, used_this_month: 0 })
})

test('who left keeps their line as a former member, a deleted account is one, and deleted projects keep their last names', async () => {
  const { owner, admin, editor, project } = await team()
  const guest = await settled(server)
  await rename(guest, 'Tomas')
  await invite(server, guest, project, 'editor')
  const loft = await newProject(owner, 'Net Loft')
  await make(admin, loft.id)
  await make(editor, project.id)
  await make(guest, project.id)
  await ask(owner, 'PATCH', `/projects/${loft.id}`, { name: 'Harbour Row' })
  await ask(owner, 'DELETE', `/projects/${loft.id}`)
  await ask(owner, 'DELETE', `/workspaces/${owner.workspace}/people/${editor.id}`)
  await ask(admin, 'POST', `/workspaces/${owner.workspace}/leave`)
  expect((await ask(admin, 'DELETE', '/auth/account', { email: admin.email })).status).toBe(200)
  const seen = await usageOf(owner)
  expect(brief(seen.members).toSorted(byText)).toEqual([
    ['Deleted account', 'deleted', 1],
    ['Jonas', 'former', 1],
    ['Maren', 'here', 0],
    ['Tomas', 'here', 1],
  ])
  expect(seen.projects.map(({ name, is_deleted, spent }) => [name, is_deleted, spent])).toEqual(
    expect.arrayContaining([
      ['Ferry House', false, 2],
      ['Harbour Row', true, 1],
    ]),
  )
})

test('the table for a spreadsheet has a line for each day, member and project, and no formula', async () => {
  const { owner, editor, workspace } = await team()
  await rename(editor, '=SUM(A1)')
  const project = await newProject(owner, '@risky')
  await make(editor, project.id)
  await make(editor, project.id)
  const response = await owner.call('GET', `/api/workspaces/${workspace}/usage.csv`)
  const { to } = await usageOf(owner)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;.*usage.*\.csv/)
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.text()).split('\r\n')).toEqual([
    expect.stringContaining('"Day (UTC)","Member","E-mail","Project","Credits","With own key"'),
    `"${to}","'=SUM(A1)","${editor.email}","'@risky",2,0`,
    '',
  ])
})

test(
  '200 parallel requests of one member with a limit of 3: three run, the others are told the limit',
  async () => {
    hold()
    const { owner, editor, workspace } = await team()
    expect((await limit(owner, workspace, editor, 3)).status).toBe(200)
    const pages = await manyPages(server, { ...owner, workspace }, 200)
    const answers = await Promise.all(pages.map((page) => startWhenFree(editor, page)))
    expect(answers.filter((status) => status === 201)).toHaveLength(3)
    expect(answers.filter((status) => status === 402)).toHaveLength(197)
    const theirs = eq(creditReservations.actorId, editor.id)
    expect(await server.database.db.$count(creditReservations, theirs)).toBe(3)
    // Nobody else is stopped by it.
    expect((await startOn(owner, { project: pages[199]?.project ?? '', page: pages[199]?.page ?? '' })).status).toBe(
      201,
    )
  },
  atMost(180_000),
)

test('a limit is told before and when it is reached, ends what is sent, and is raised', async () => {
  const { owner, editor, project, workspace } = await team()
  const left = () => get(creditStatus, editor, 'GET', `/credits/status?workspace_id=${workspace}`)
  expect((await left()).member).toBeNull()
  await limit(owner, workspace, editor, 2)
  await make(editor, project.id)
  const next = (await left()).member
  expect(next).toMatchObject({ limit: 2, used: 1, words: null })
  await make(editor, project.id)
  const refused = await startOn(editor, { project: project.id })
  const words = (await left()).member?.words ?? ''
  expect([refused.status, await refused.json()]).toMatchObject([402, { code: 'MEMBER_LIMIT', message: words }])
  expect(words).toMatch(/^You have used your 2 credits of this month\. They start anew on 1 \w+ \(UTC\)\./)
  expect(words).toContain('Maren, who owns this workspace, or an admin can raise the limit.')
  expect((await readContent(editor, project.id)).messages).toHaveLength(4)
  expect((await limit(owner, workspace, editor, 3)).status).toBe(200)
  await make(editor, project.id)
  expect((await usageOf(owner)).members.find(({ name }) => name === 'Jonas')).toMatchObject({
    spent: 3,
    limit: 3,
    limit_from: 'own',
    used_this_month: 3,
  })
})

test('0 is nothing at all; the workspace’s own holds for who has none, never for the owner and admins', async () => {
  const { owner, admin, editor, project, workspace } = await team()
  expect((await limitAll(admin, workspace, 0)).status).toBe(200)
  const refused = await startOn(editor, { project: project.id })
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    { message: expect.stringContaining('Your monthly limit here is 0 credits') },
  ])
  await make(owner, project.id)
  await make(admin, project.id)
  await limit(admin, workspace, editor, null)
  await make(editor, project.id)
  await limit(admin, workspace, editor, 'workspace')
  expect((await startOn(editor, { project: project.id })).status).toBe(402)
  await limit(owner, workspace, admin, 1)
  const told = await startOn(admin, { project: project.id })
  expect([told.status, await told.json()]).toMatchObject([
    402,
    { message: expect.stringContaining('Maren, who owns this workspace, can raise the limit.') },
  ])
})

test('a guest of one project has a limit too, set for them or for everybody', async () => {
  const { owner, project, workspace } = await team()
  const guest = await settled(server)
  await invite(server, guest, project, 'editor')
  await limitAll(owner, workspace, 1)
  await make(guest, project.id)
  expect((await startOn(guest, { project: project.id })).status).toBe(402)
  expect((await limit(owner, workspace, guest, 2)).status).toBe(200)
  await make(guest, project.id)
})

test('refuses limits by who may not set them, of the owner, of strangers, and ones that are none', async () => {
  const { owner, admin, editor, workspace } = await team()
  const [stranger, other] = [await settled(server), await settled(server)]
  await join(server, other, workspace, 'admin')
  expect((await limit(editor, workspace, editor, 5)).status).toBe(403)
  expect((await limitAll(editor, workspace, null)).status).toBe(403)
  expect((await limit(stranger, workspace, editor, 5)).status).toBe(404)
  expect((await limit(owner, workspace, stranger, 5)).status).toBe(404)
  expect((await limit(admin, workspace, owner, 5)).status).toBe(409)
  expect((await limit(admin, workspace, admin, 500)).status).toBe(403)
  expect((await limit(admin, workspace, other, 0)).status).toBe(403)
  for (const credits of [-1, 1.5, 100_001, 'many', {}])
    expect((await ask(owner, 'PUT', `/workspaces/${workspace}/member-limit`, { credits })).status).toBe(400)
  const rows = (await usageOf(owner)).members.map((one) => one.limit)
  expect(rows).toEqual([null, null, null, null])
})

test('what waits in line is counted when it begins, and is answered with the limit', async () => {
  const { owner, editor, project, workspace } = await team()
  await limit(owner, workspace, editor, 1)
  hold()
  const say = (who: Settled, prompt: string) =>
    ask(who, 'POST', `/projects/${project.id}/generations`, {
      prompt,
      mode: 'html',
      page_name: 'Home',
      base: null,
      turn: randomUUID(),
      in_line: true,
    })
  expect((await say(owner, 'One')).body).toMatchObject({ waits: false })
  expect((await say(editor, 'Two')).body).toMatchObject({ waits: true })
  expect((await say(editor, 'Three')).body).toMatchObject({ waits: true })
  release()
  await expect
    .poll(async () => {
      const { running, waiting } = await readContent(owner, project.id)
      return running.length + waiting.length
    })
    .toBe(0)
  const { messages } = await readContent(owner, project.id)
  const told = JSON.stringify(messages.at(-1)?.details?.trouble)
  expect(told).toContain('You have used your 1 credit of this month.')
  expect((await usageOf(owner)).members.find(({ name }) => name === 'Jonas')).toMatchObject({ spent: 1 })
})

test('a month is the database’s: it begins anew with its UTC month, and a clock that goes back gives nothing', async () => {
  const clocked = await startTestServer(engine)
  const { owner, editor, project, workspace } = await team(clocked)
  await setClock(clocked, '2031-01-31T23:59:00Z')
  await limit(owner, workspace, editor, 2)
  await make(editor, project.id, clocked)
  await make(editor, project.id, clocked)
  const refused = await startOn(editor, { project: project.id })
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('start anew on 1 February (UTC)') })
  await setClock(clocked, '2031-02-01T00:00:01Z')
  await make(editor, project.id, clocked)
  await setClock(clocked, '2031-01-31T23:59:30Z')
  await make(editor, project.id, clocked)
  expect((await startOn(editor, { project: project.id })).status).toBe(402)
  const days = await clocked.database.db
    .select({ day: creditReservations.heldOn })
    .from(creditReservations)
    .where(eq(creditReservations.actorId, editor.id))
  expect(days.map(({ day }) => day).toSorted(byText)).toEqual(['2031-01-31', '2031-01-31', '2031-02-01', '2031-02-01'])
  await clocked.close()
})

test('with BILLING=off nothing is counted, so nothing is limited', async () => {
  const free = await startTestServer(engine, { BILLING: 'off' })
  const owner = await settled(free)
  const editor = await settled(free)
  await join(free, editor, owner.workspace)
  const project = await newProject(owner)
  expect((await limitAll(owner, owner.workspace, 0)).status).toBe(200)
  expect((await startOn(editor, { project: project.id })).status).toBe(201)
  expect(await usageOf(owner)).toMatchObject({ is_counted: false, spent: 0 })
  await free.close()
})

test('a limit goes with its account, and with who leaves the workspace it is nobody’s', async () => {
  const { owner, editor, workspace } = await team()
  await limit(owner, workspace, editor, 5)
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, editor.id))
  await server.database.db.delete(projectMembers).where(eq(projectMembers.userId, editor.id))
  expect((await usageOf(owner)).members.map(({ name }) => name)).not.toContain('Jonas')
  expect((await limit(owner, workspace, editor, 6)).status).toBe(404)
  expect((await ask(editor, 'DELETE', '/auth/account', { email: editor.email })).status).toBe(200)
  expect(await server.database.db.select().from(profiles).where(eq(profiles.id, editor.id))).toEqual([])
})
