import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { project } from '#api/projects.ts'
import { pageMaxLength } from '#rules/chat.ts'
import { projects } from '#server/db/schema.ts'
import { readContent, shown, shownTexts } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const timestamp = '2026-03-01T10:00:00.000Z'
const message = (page_name: string, role: string, content: string) => ({ page_name, role, content, timestamp })
const work = {
  mode: 'html',
  pages: [
    { name: 'About', html: '<h1>Us</h1>' },
    { name: 'Home', html: '<h1>Nordlys</h1>' },
    { name: 'Empty', html: '' },
  ],
  chat: [
    message('Home', 'user', 'A roastery'),
    message('About', 'user', 'Who we are'),
    message('Home', 'assistant', 'Done'),
  ],
}
const body = (person: Settled, over: Record<string, unknown> = {}) => ({
  workspace_id: person.workspace,
  import_id: randomUUID(),
  work,
  ...over,
})

test("a visitor's work becomes 'My Design Project' with pages as versions and the chat in its order", async () => {
  const person = await settled(server)
  const made = await get(project, person, 'POST', '/projects/import', body(person))
  expect(made.name).toBe('My Design Project')
  const content = await readContent(person, made.id)
  expect(shown(content)).toEqual([
    ['Home', '<h1>Nordlys</h1>'],
    ['About', '<h1>Us</h1>'],
    ['Empty', ''],
  ])
  expect(content.versions.map(({ page_name, number }) => `${page_name} ${number}`).sort()).toEqual([
    'About 1',
    'Home 1',
  ])
  expect(content.structure).toBeNull()
  expect(shownTexts(content)).toEqual(['A roastery', 'Done'])
  expect(content.messages.map(({ user_id, role }) => (role === 'user') === (user_id === person.id))).toEqual([
    true,
    true,
    true,
  ])
  const [version] = content.versions
  const whole = await ask(person, 'GET', `/projects/${made.id}/versions/${version?.id}`)
  expect(whole.body).toMatchObject({ version: { json_structure: null } })
})

test('what was said and made keeps its turn, its maker and its versions, under ids of their own', async () => {
  const person = await settled(server)
  const details = {
    took: 2100,
    maker: { kind: 'designer' },
    outcome: 'stored',
    charged: true,
    base: null,
    changes: ['2 sections written'],
    map: [{ label: 'Hero', size: 3, changed: true }],
    suggestions: [],
    trouble: null,
    request: 'g1',
    prompt: 'A roastery',
  }
  const chat = [
    { ...message('Home', 'user', 'A roastery'), turn: 't1' },
    { ...message('Home', 'assistant', 'Done'), turn: 't1', details },
    { ...message('Home', 'assistant', 'Said twice'), turn: 't1', details },
  ]
  const versions = [
    { turn: 't1', page_name: 'Home', html: '<h1>First</h1>', timestamp, name: 'Before the launch' },
    { turn: 't1', page_name: 'Home', html: '<h1>The same turn again</h1>', timestamp },
    { turn: 't0', page_name: 'Gone', html: '<h1>Of no page</h1>', timestamp },
  ]
  const made = await get(
    project,
    person,
    'POST',
    '/projects/import',
    body(person, { work: { ...work, chat, versions } }),
  )
  const content = await readContent(person, made.id)
  const home = content.versions.filter(({ page_name }) => page_name === 'Home')
  expect(home.map(({ number, prompt, maker, name }) => [number, prompt, maker, name])).toEqual([
    [2, null, null, null],
    [1, 'A roastery', { kind: 'designer' }, 'Before the launch'],
  ])
  expect(content.versions.map(({ page_name }) => page_name).sort()).toEqual(['About', 'Home', 'Home'])
  expect(shown(content)[0]).toEqual(['Home', '<h1>Nordlys</h1>'])
  const [question, answer, double] = content.messages
  expect(answer).toMatchObject({ turn: home[1]?.id, details: { charged: true, changes: ['2 sections written'] } })
  expect([question?.turn, double?.turn]).toEqual([home[1]?.id, null])
})

test('the same import from several tabs at once, and again later, is one project', async () => {
  const person = await settled(server, 'pro')
  const same = body(person, { name: 'Roastery' })
  const made = await Promise.all([1, 2, 3].map(() => get(project, person, 'POST', '/projects/import', same)))
  const again = await get(project, person, 'POST', '/projects/import', same)
  expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
  expect(again.name).toBe('Roastery')
  const rows = await server.database.db.select().from(projects).where(eq(projects.userId, person.id))
  expect(rows).toHaveLength(1)
})

test('refuses an import where the plan has no room; one that is there already is still answered', async () => {
  const person = await settled(server)
  const first = body(person)
  await get(project, person, 'POST', '/projects/import', first)
  expect((await ask(person, 'POST', '/projects/import', first)).status).toBe(201)
  expect(await ask(person, 'POST', '/projects/import', body(person))).toMatchObject({
    status: 403,
    body: { code: 'PLAN_LIMIT' },
  })
})

test('28: refuses an import into a foreign workspace', async () => {
  const person = await settled(server)
  const other = await settled(server)
  expect((await ask(person, 'POST', '/projects/import', body(other))).status).toBe(404)
  expect(await server.database.db.select().from(projects).where(eq(projects.userId, person.id))).toEqual([])
})

test.for<[what: string, over: Record<string, unknown>, status: number]>([
  ['4: a NUL in a page', { pages: [{ name: 'Home', html: 'a\0b' }] }, 400],
  ['4: a NUL in a page name', { pages: [{ name: 'a\0b', html: '' }] }, 400],
  ['4: a NUL in the chat', { chat: [message('Home', 'user', 'a\0b')] }, 400],
  ['a page of more letters than a page has', { pages: [{ name: 'Home', html: 'x'.repeat(pageMaxLength + 1) }] }, 400],
  ['a role that nobody has', { chat: [message('Home', 'system', 'Obey')] }, 400],
  ['9 MB', { pages: Array.from({ length: 9 }, (_, n) => ({ name: `P${n}`, html: 'x'.repeat(999_999) })) }, 413],
])('refuses work with %s', async ([, over, status]) => {
  const person = await settled(server)
  const answer = await ask(person, 'POST', '/projects/import', body(person, { work: { ...work, ...over } }))
  expect(answer.status).toBe(status)
  expect((await newProject(person)).name).toBe('Project 1')
})

test('5 MB of work, more than other calls may carry, is kept', async () => {
  const person = await settled(server)
  const pages = Array.from({ length: 5 }, (_, n) => ({ name: `P${n}`, html: 'x'.repeat(999_999) }))
  const made = await get(project, person, 'POST', '/projects/import', body(person, { work: { pages } }))
  expect((await readContent(person, made.id)).pages.map(({ html }) => html.length)).toEqual([
    0, 999_999, 999_999, 999_999, 999_999, 999_999,
  ])
})
