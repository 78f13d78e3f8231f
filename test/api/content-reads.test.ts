import { afterAll, beforeAll, expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let owner: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  owner = await settled(server)
})
afterAll(() => server.close())

const pathOf = (project: { id: string }) => `/api/projects/${project.id}/content`

test('content that somebody has already is not sent again, until anything of it changes', async () => {
  const project = await newProject(owner)
  const first = await owner.call('GET', pathOf(project))
  const tag = first.headers.get('ETag') ?? ''
  expect(content.parse(await first.json()).pages).toHaveLength(1)
  const same = await owner.call('GET', pathOf(project), undefined, { 'If-None-Match': tag })
  expect([same.status, await same.text()]).toEqual([304, ''])
  expect(await (await owner.call('GET', pathOf(project))).json()).toMatchObject({ versions: [] })

  await owner.call('POST', `/api/projects/${project.id}/pages`, { name: 'About' })
  const changed = await owner.call('GET', pathOf(project), undefined, { 'If-None-Match': tag })
  expect(changed.status).toBe(200)
  expect(content.parse(await changed.json()).pages.map(({ name }) => name)).toEqual(['Home', 'About'])
})

test('who may not see it gets no 304 and nothing from memory', async () => {
  const project = await newProject(owner)
  const tag = (await owner.call('GET', pathOf(project))).headers.get('ETag') ?? ''
  const stranger = await settled(server)
  expect((await stranger.call('GET', pathOf(project), undefined, { 'If-None-Match': tag })).status).toBe(404)
  const visitor = server.person()
  expect((await visitor.call('GET', pathOf(project), undefined, { 'If-None-Match': tag })).status).toBe(401)
})

test('a session that ended reads nothing more, however good its credential was a moment ago', async () => {
  const project = await newProject(owner)
  const leaving = await settled(server)
  const own = await newProject(leaving)
  expect((await leaving.call('GET', pathOf(own))).status).toBe(200)
  expect((await leaving.call('GET', pathOf(own))).status).toBe(200)
  const kept = server.person()
  for (const [name, value] of leaving.jar) kept.jar.set(name, value)
  await leaving.call('POST', '/api/auth/sign-out')
  expect((await kept.call('GET', pathOf(own))).status).toBe(401)
  expect((await owner.call('GET', pathOf(project))).status).toBe(200)
})

test('who wrote a message and who made a version is told by name', async () => {
  const project = await newProject(owner)
  const colleague = await settled(server)
  await join(server, colleague, owner.workspace)
  await turn(server, owner, project.id, '<h1>Asked for</h1>')
  const body = { page_name: 'Home', html_content: '<h1>By hand</h1>' }
  await colleague.call('POST', `/api/projects/${project.id}/versions`, body)
  const read = content.parse(await (await owner.call('GET', pathOf(project))).json())
  expect(read.versions.map(({ author_id }) => author_id)).toEqual([colleague.id, owner.id])
  expect(read.messages.flatMap(({ user_id }) => user_id ?? [])).toEqual([owner.id])
  expect(read.people.map(({ id }) => id).toSorted()).toEqual([owner.id, colleague.id].toSorted())
})

test('a version that a turn left is told at once', async () => {
  const project = await newProject(owner)
  await owner.call('GET', pathOf(project))
  const id = await turn(server, owner, project.id, '<h1>New</h1>')
  await owner.call('POST', `/api/projects/${project.id}/pages`, { name: 'Next' })
  const { versions } = content.parse(await (await owner.call('GET', pathOf(project))).json())
  expect(versions.map((version) => version.id)).toContain(id)
})
