import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageLimits } from '#rules/storage.ts'
import { limitTable } from '#server/limits/table.ts'
import { lockProject } from '#server/db/queries/projects.ts'
import { storeVersion } from '#server/db/queries/versions.ts'
import { readContent, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const { versions: most, projectBytes } = storageLimits.free

/** Versions of a page as people store them by hand, oldest first. @returns their ids */
async function stored(
  projectId: string,
  count: number,
  html = '<p>x</p>',
  pageName = 'Home',
  name: string | null = null,
) {
  const ids: string[] = []
  await server.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    if (!project) throw new Error('There is no such project.')
    for (let n = 0; n < count; n += 1) {
      const id = randomUUID()
      await storeVersion(tx, project, {
        id,
        pageName,
        htmlContent: html,
        map: [],
        authorId: null,
        maker: { kind: 'person' },
        name,
      })
      ids.push(id)
    }
  })
  return ids
}

const store = (person: Settled, project: string, html: string, id = randomUUID()) =>
  ask(person, 'POST', `/projects/${project}/versions`, { page_name: 'Home', html_content: html, id })
const idsOf = async (person: Settled, project: string) =>
  (await readContent(person, project)).versions.map(({ id }) => id)

test('63: beyond the limit the oldest versions go, and none that somebody holds', async () => {
  const person = await settled(server)
  const { id: project } = await newProject(person)
  const answered = await turn(server, person, project, '<h1>Asked for</h1>')
  const [restored = '', named = '', ...others] = await stored(project, most - 3)
  await ask(person, 'PATCH', `/projects/${project}/versions/${named}`, { name: 'Keep me' })
  expect((await ask(person, 'POST', `/projects/${project}/restore`, { version_id: restored })).status).toBe(200)
  for (let n = 0; n < 5; n += 1) expect((await store(person, project, `<p>${n}</p>`)).status).toBe(201)
  const left = await idsOf(person, project)
  expect(left).toHaveLength(most)
  expect([restored, named, answered].filter((id) => !left.includes(id))).toEqual([])
  expect(others.slice(0, 3).filter((id) => left.includes(id))).toEqual([])
  expect(left).toContain(others.at(-1))
})

test('63: a switch to a version whose neighbour was thinned shows the nearest older one', async () => {
  const person = await settled(server)
  const { id: project } = await newProject(person)
  await ask(person, 'POST', `/projects/${project}/pages`, { name: 'About' })
  const [first = ''] = await stored(project, 1, '<p>about 1</p>', 'About', 'First')
  await stored(project, 1, '<p>about 2</p>', 'About')
  const [home = ''] = await stored(project, 1, '<h1>Home</h1>', 'Home', 'Home as it was')
  await stored(project, most - 3, '<p>later</p>', 'About')
  for (let n = 0; n < 3; n += 1) expect((await store(person, project, `<h1>${n}</h1>`)).status).toBe(201)
  const { body } = await ask(person, 'GET', `/projects/${project}/versions/${home}`)
  expect(body).toMatchObject({
    pages: [{ name: 'Home' }, { name: 'About', html: '<p>about 1</p>', version_id: first }],
  })
  const switched = await ask(person, 'POST', `/projects/${project}/restore`, { version_id: home })
  expect(switched.status).toBe(200)
  expect((await readContent(person, project)).pages.map(({ html }) => html)).toEqual([
    '<h1>Home</h1>',
    '<p>about 1</p>',
  ])
})

test('63: where nothing can go, nothing more is stored, in words, and a turn is refused before it holds a credit', async () => {
  const person = await settled(server)
  const { id: project } = await newProject(person)
  const megabyte = 'x'.repeat(1024 * 1024 - 1)
  await stored(project, projectBytes / 1024 / 1024, megabyte, 'Home', 'Kept')
  const before = await idsOf(person, project)
  const refused = await store(person, project, 'y'.repeat(1000))
  expect(refused).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT', data: { plan: 'free' } } })
  expect((refused.body as { message: string }).message).toMatch(
    /^This project is full: Free keeps 50 MB of each\. What is stored stays/,
  )
  const asked = { prompt: 'x'.repeat(2000), mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  expect(await ask(person, 'POST', `/projects/${project}/generations`, asked)).toMatchObject({ status: 403 })
  expect((await ask(person, 'GET', '/credits/status')).body).toMatchObject({ dailyUsed: 0 })
  expect(await idsOf(person, project)).toEqual(before)
})

test('63: changes in a loop are stopped, reading and others are not', async () => {
  const person = await settled(server)
  const { id: project } = await newProject(person)
  const { points } = limitTable.write.account
  const mode = () => ask(person, 'PUT', `/projects/${project}/mode`, { mode: 'html' })
  let last = await mode()
  for (let n = 2; n < points && last.status === 200; n += 1) last = await mode()
  expect(last.status).toBe(200)
  expect(await mode()).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  expect((await ask(person, 'GET', `/projects/${project}/content`)).status).toBe(200)
  const other = await settled(server)
  expect((await ask(other, 'PUT', `/projects/${(await newProject(other)).id}/mode`, { mode: 'json' })).status).toBe(200)
})

test('a turn under the id of a version is refused at the start, before a credit is held', async () => {
  const person = await settled(server)
  const { id: project } = await newProject(person)
  const id = randomUUID()
  expect((await store(person, project, '<p>mine</p>', id)).status).toBe(201)
  const asked = { prompt: 'A page', mode: 'html', page_name: 'Home', base: null, turn: id }
  expect((await ask(person, 'POST', `/projects/${project}/generations`, asked)).status).toBe(409)
  expect((await ask(person, 'GET', '/credits/status')).body).toMatchObject({ dailyUsed: 0 })
  expect((await readContent(person, project)).messages).toEqual([])
})
