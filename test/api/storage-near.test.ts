import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageUse } from '#api/project-content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { fillProject, storeMany } from '#test/support/stored.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const megabyte = 1024 * 1024
const use = (person: Settled, id: string) => get(storageUse, person, 'GET', `/projects/${id}/storage`)

test('63: from four fifths of a limit on it is told, each limit by itself', async () => {
  const { db } = server.database
  const person = await settled(server)
  const { id } = await newProject(person)
  expect(await use(person, id)).toEqual({ plan: 'free', is_owner: true, near: [] })
  await storeMany(db, id, { html: '', count: 159 })
  expect((await use(person, id)).near).toEqual([])
  await storeMany(db, id, { html: '', count: 1 })
  expect((await use(person, id)).near).toEqual([{ which: 'versions', used: 160, limit: 200 }])
  await fillProject(db, id, 40)
  expect((await use(person, id)).near).toMatchObject([
    { which: 'projectBytes', used: 40 * megabyte, limit: 50 * megabyte },
    { which: 'versions', used: 170 },
  ])
})

test('63: what all projects of the owner take counts in each, and a member hears of it only when it is near', async () => {
  const owner = await settled(server, 'pro')
  const member = await settled(server)
  await join(server, member, owner.workspace)
  const [one, other] = [await newProject(owner), await newProject(owner)]
  await fillProject(server.database.db, other.id, 1596)
  expect(await use(member, one.id)).toEqual({ plan: 'pro', is_owner: false, near: [] })
  await fillProject(server.database.db, other.id, 4)
  expect(await use(member, one.id)).toMatchObject({ near: [{ which: 'personBytes', used: 1600 * megabyte }] })
  expect(await ask(await settled(server), 'GET', `/projects/${one.id}/storage`)).toMatchObject({ status: 404 })
})

test('63: a host without billing has no limits to tell of', async () => {
  const free = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const person = await settled(free)
  const { id } = await newProject(person)
  await storeMany(free.database.db, id, { html: '', count: 300 })
  expect((await use(person, id)).near).toEqual([])
  await free.close()
})
