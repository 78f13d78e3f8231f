import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { project, projectCard } from '#api/projects.ts'
import { planLimits, projectLimitReason } from '#rules/plans.ts'
import type { BusEvent } from '#server/bus/events.ts'
import { chatMessages, pageVersions, projectPages, projects } from '#server/db/schema.ts'
import { readContent, running, shown, shownTexts, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const cards = (person: Settled) => get(projectCard.array(), person, 'GET', `/workspaces/${person.workspace}/projects`)
const latest = z.object({ project: project.nullable() })

test('projects are called by their count and listed newest updated first', async () => {
  const person = await settled(server, 'pro')
  const first = await newProject(person)
  await newProject(person)
  await newProject(person, '  Nordlys  ')
  expect((await cards(person)).map(({ name }) => name)).toEqual(['Nordlys', 'Project 2', 'Project 1'])
  await get(project, person, 'PATCH', `/projects/${first.id}`, { name: ' Roastery ' })
  const [top, ...rest] = await cards(person)
  expect([top?.name, ...rest.map(({ name }) => name)]).toEqual(['Roastery', 'Nordlys', 'Project 2'])
  expect(Date.parse(top?.updated_at ?? '')).toBeGreaterThan(Date.parse(top?.created_at ?? ''))
  expect(await get(latest, person, 'GET', '/projects/latest')).toMatchObject({ project: { id: first.id } })
})

test('a card knows whether there are pages, a picture and a running generation', async () => {
  const person = await settled(server, 'pro')
  const made = await newProject(person, 'Made')
  await newProject(person, 'Empty')
  const id = await turn(server, person, made.id, '<h1>Nordlys</h1>')
  await server.database.db
    .update(pageVersions)
    .set({ picture: new Uint8Array([1, 2, 3]), pictureType: 'image/webp' })
    .where(eq(pageVersions.id, id))
  await running(server, person, made.id)
  const listed = new Map((await cards(person)).map((card) => [card.name, card]))
  expect(listed.get('Made')).toMatchObject({
    has_pages: true,
    is_generating: true,
    thumbnail_url: `/pictures/versions/${made.id}/${id}.webp?v=3`,
  })
  expect(listed.get('Empty')).toMatchObject({ has_pages: false, is_generating: false, thumbnail_url: null })
})

test('32: on free 20 parallel calls create exactly one project', async () => {
  const person = await settled(server)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(person, 'POST', '/projects', { workspace_id: person.workspace })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'PLAN_LIMIT',
    message: projectLimitReason(planLimits.free, 1),
    data: { plan: 'free' },
  })
  expect(
    await server.database.db.select().from(projects).where(eq(projects.workspaceId, person.workspace)),
  ).toHaveLength(1)
})

test("a member's project counts against the plan of the workspace's owner", async () => {
  const owner = await settled(server)
  const member = await settled(server, 'teams')
  await join(server, member, owner.workspace)
  const there = { ...member, workspace: owner.workspace }
  expect((await newProject(there)).user_id).toBe(member.id)
  expect(await ask(there, 'POST', '/projects', { workspace_id: owner.workspace })).toMatchObject({
    status: 403,
    body: { code: 'PLAN_LIMIT', data: { plan: 'free' } },
  })
})

test.for<[what: string, name: string, status: number]>([
  ['58: 101 letters', 'x'.repeat(101), 400],
  ['only spaces', '   ', 400],
  ['4: a NUL', 'a\0b', 400],
  ['58: 100 letters', 'x'.repeat(100), 200],
  ['58: emoji', '🦊 Fox & Co 👩‍👩‍👧', 200],
  ['58: markup', '<b>bold</b><script>1</script>', 200],
])('a rename to %s is answered by the rule', async ([, name, status]) => {
  const person = await settled(server)
  const { id } = await newProject(person)
  expect((await ask(person, 'PATCH', `/projects/${id}`, { name })).status).toBe(status)
  expect((await get(project, person, 'GET', `/projects/${id}`)).name).toBe(status === 200 ? name : 'Project 1')
})

test('58: the same name from two tabs at once is fine', async () => {
  const person = await settled(server)
  const { id } = await newProject(person)
  const answers = await Promise.all([1, 2].map(() => ask(person, 'PATCH', `/projects/${id}`, { name: 'Nordlys' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('3: prototype keys in a body change nothing', async () => {
  const person = await settled(server)
  const text = `{"workspace_id":"${person.workspace}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`
  expect((await person.call('POST', '/api/projects', text)).status).toBe(201)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a duplicate has everything of its source under new ids, and both go their own way', async () => {
  const person = await settled(server, 'pro')
  const source = await newProject(person, 'Nordlys')
  await ask(person, 'POST', `/projects/${source.id}/pages`, { name: 'About' })
  const first = await turn(server, person, source.id, '<h1>1</h1>')
  await turn(server, person, source.id, '<h1>2</h1>')
  await turn(server, person, source.id, '<h1>us</h1>', 'About')
  await ask(person, 'POST', `/projects/${source.id}/restore`, { version_id: first })
  const copy = await get(project, person, 'POST', `/projects/${source.id}/duplicate`)
  expect(copy).toMatchObject({ name: 'Nordlys (Copy)', workspace_id: person.workspace })
  expect((await cards(person))[0]?.id).toBe(copy.id)

  const [before, after] = [await readContent(person, source.id), await readContent(person, copy.id)]
  expect(shown(after)).toEqual(shown(before))
  expect(shownTexts(after)).toEqual(shownTexts(before))
  expect(after.versions.map(({ number, page_name }) => [number, page_name])).toEqual(
    before.versions.map(({ number, page_name }) => [number, page_name]),
  )
  const idsOf = (content: typeof before) => [...content.messages, ...content.versions].map(({ id }) => id)
  expect(idsOf(after).filter((id) => idsOf(before).includes(id))).toEqual([])
  // Every reference leads to something of the copy.
  const own = new Set(idsOf(after))
  for (const version of after.versions)
    for (const id of [version.restored_from, version.associated_message_id, ...Object.values(version.current)])
      expect(id === null || own.has(id)).toBe(true)
  for (const { hidden_by, turn: of } of after.messages)
    expect([hidden_by, of].every((id) => !id || own.has(id))).toBe(true)

  // The switch can be undone in the copy, and the source does not notice.
  expect((await ask(person, 'POST', `/projects/${copy.id}/restore/undo`, { page_name: 'Home' })).status).toBe(200)
  expect(shown(await readContent(person, copy.id))).toEqual([
    ['Home', '<h1>2</h1>'],
    ['About', '<h1>us</h1>'],
  ])
  expect(shownTexts(await readContent(person, copy.id))).toHaveLength(4)
  expect(await readContent(person, source.id)).toEqual(before)
})

test('refuses a duplicate where the plan has no room', async () => {
  const person = await settled(server)
  const { id } = await newProject(person)
  expect(await ask(person, 'POST', `/projects/${id}/duplicate`)).toMatchObject({
    status: 403,
    body: { code: 'PLAN_LIMIT' },
  })
  expect(await cards(person)).toHaveLength(1)
})

test('what runs in a deleted project is stopped, and who looks at it is told', async () => {
  const person = await settled(server)
  const { id } = await newProject(person)
  const generation = await running(server, person, id)
  const heard: BusEvent[] = []
  const leave = server.services.bus.subscribe({ onEvent: (event) => void heard.push(event) })
  await ask(person, 'DELETE', `/projects/${id}`)
  const at = { workspace_id: person.workspace }
  const told = [
    { type: 'stop', generation_id: generation },
    { type: 'project-deleted', project_id: id, ...at },
    { type: 'projects', ...at },
  ]
  // What was told before the deletion may still arrive (PostgreSQL passes it on in its own time), and more comes behind.
  const fromStop = () => heard.slice(heard.findIndex((event) => isDeepStrictEqual(event, told[0])))
  await expect.poll(() => fromStop().slice(0, told.length)).toEqual(told)
  leave()
})

test('a deleted project takes everything with it', async () => {
  const person = await settled(server)
  const { id } = await newProject(person)
  await turn(server, person, id, '<h1>1</h1>')
  expect((await ask(person, 'DELETE', `/projects/${id}`)).status).toBe(200)
  expect((await ask(person, 'GET', `/projects/${id}`)).status).toBe(404)
  expect((await ask(person, 'DELETE', `/projects/${id}`)).status).toBe(404)
  for (const table of [chatMessages, pageVersions, projectPages])
    expect(await server.database.db.select().from(table).where(eq(table.projectId, id))).toEqual([])
  expect(await get(latest, person, 'GET', '/projects/latest')).toEqual({ project: null })
})
