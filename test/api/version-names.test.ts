import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BusEvent } from '#server/bus/events.ts'
import { project as projectSchema } from '#api/projects.ts'
import { readContent, running, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { until } from '#test/support/product.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let person: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  person = await settled(server, 'pro')
})
afterAll(() => server.close())

async function site() {
  const { id } = await newProject(person)
  const version = await turn(server, person, id, '<h1>1</h1>')
  const name = (given: unknown, of: string = version) =>
    ask(person, 'PATCH', `/projects/${id}/versions/${of}`, { name: given })
  const names = async () => (await readContent(person, id)).versions.map((each) => each.name)
  return { id, version, name, names }
}

test('a version is named, renamed, and the name is taken away again', async () => {
  const { id, name, names } = await site()
  const { revision } = await readContent(person, id)
  expect(await name('  Before the launch ')).toMatchObject({ status: 200, body: { revision: revision + 1 } })
  expect(await names()).toEqual(['Before the launch'])
  await name('Autumn 🍂')
  expect(await names()).toEqual(['Autumn 🍂'])
  await name('   ')
  expect(await names()).toEqual([null])
  await name('x'.repeat(60))
  await name(null)
  expect(await names()).toEqual([null])
})

test('who looks at the project is told, and it stands in the version and in a copy of the project', async () => {
  const { id, version, name } = await site()
  const heard: BusEvent[] = []
  const leave = server.services.bus.subscribe({ onEvent: (event) => void heard.push(event) })
  await name('Before the launch')
  await until(() => heard.some((event) => event.type === 'content' && event.project_id === id))
  leave()
  const { body } = await ask(person, 'GET', `/projects/${id}/versions/${version}`)
  expect(body).toMatchObject({ version: { name: 'Before the launch', html_content: '<h1>1</h1>' } })
  const copy = await get(projectSchema, person, 'POST', `/projects/${id}/duplicate`)
  expect((await readContent(person, copy.id)).versions.map((each) => each.name)).toEqual(['Before the launch'])
})

test.for<[what: string, given: unknown]>([
  ['more than 60 characters', 'x'.repeat(61)],
  ['a NUL', 'a\0b'],
  ['half of a character', '\uD800'],
  ['no text', 7],
])('refuses a name with %s', async ([, given]) => {
  const { name, names } = await site()
  await name('Kept')
  expect((await name(given)).status).toBe(400)
  expect(await names()).toEqual(['Kept'])
})

test("refuses a name for a version of nobody and of another project, one's own too", async () => {
  const { name, names } = await site()
  const other = await site()
  expect(await name('Taken', randomUUID())).toMatchObject({ status: 404 })
  expect(await name('Taken', other.version)).toMatchObject({ status: 404 })
  expect(await names()).toEqual([null])
  expect(await other.names()).toEqual([null])
})

test('28: refuses a name from somebody who is no member', async () => {
  const { id, version, names } = await site()
  const stranger = await settled(server, 'pro')
  expect(await ask(stranger, 'PATCH', `/projects/${id}/versions/${version}`, { name: 'Mine' })).toMatchObject({
    status: 404,
  })
  expect(await names()).toEqual([null])
})

test('a version is named while its page is made, and a switch to it leaves the name where it was', async () => {
  const { id, version, name } = await site()
  await turn(server, person, id, '<h1>2</h1>')
  await ask(person, 'POST', `/projects/${id}/restore`, { version_id: version })
  await running(server, person, id)
  expect((await name('Before the launch')).status).toBe(200)
  const { versions } = await readContent(person, id)
  expect(versions.map((each) => [each.number, each.name])).toEqual([
    [3, null],
    [2, null],
    [1, 'Before the launch'],
  ])
})
