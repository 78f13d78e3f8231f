import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageUse } from '#api/project-content.ts'
import { maxPages } from '#rules/pages.ts'
import { plans } from '#rules/plans.ts'
import { storageLimits } from '#rules/storage.ts'
import { projectPages } from '#server/db/schema.ts'
import { Limits } from '#server/limits/limits.ts'
import { countWrite } from '#server/policies/count-write.ts'
import { readContent } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, setPlan, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

/** Empty pages beside Home, as many as a project then has `count` of them. */
async function withPages({ workspace }: Settled, projectId: string, count: number) {
  const rows = Array.from({ length: count - 1 }, (_, n) => ({ name: `Page ${n + 2}`, position: n + 1 }))
  await server.database.db
    .insert(projectPages)
    .values(rows.map((row) => ({ ...row, projectId, workspaceId: workspace, versionId: null })))
}

const add = (person: Settled, id: string, name: string) => ask(person, 'POST', `/projects/${id}/pages`, { name })
const names = async (person: Settled, id: string) => (await readContent(person, id)).pages.map(({ name }) => name)
const near = async (person: Settled, id: string) =>
  (await get(storageUse, person, 'GET', `/projects/${id}/storage`)).near

test.for([
  [
    'free',
    50,
    /^This project is full: Free keeps 50 pages of each\. What is stored stays, and no page was added\. Delete pages .* A larger plan keeps more\.$/,
  ],
  ['pro', 100, /^This project is full: Pro keeps 100 pages of each\. .* A larger plan keeps more\.$/],
  ['teams', 200, /^This project is full: Teams keeps 200 pages of each\. .* Delete pages that are no longer needed\.$/],
] as const)(
  '63: on %s a project keeps %i pages, told before the last and refused after it',
  async ([plan, most, words]) => {
    const person = await settled(server, plan)
    const { id } = await newProject(person)
    await withPages(person, id, most - 1)
    expect(await near(person, id)).toEqual([{ which: 'pages', used: most - 1, limit: most }])
    expect((await readContent(person, id)).max_pages).toBe(most)
    expect(await add(person, id, 'Last')).toMatchObject({ status: 201 })
    const refused = await add(person, id, 'One more')
    expect(refused).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT', data: { plan } } })
    expect((refused.body as { message: string }).message).toMatch(words)
    expect(await names(person, id)).toHaveLength(most)

    // A page that is taken out makes room; it comes back only while there is some.
    const path = `/projects/${id}/pages`
    expect((await ask(person, 'DELETE', `${path}/Last`)).status).toBe(200)
    expect((await add(person, id, 'Instead')).status).toBe(201)
    expect(await ask(person, 'POST', `${path}/Last/return`, { index: 1 })).toMatchObject({ status: 403 })
    expect((await ask(person, 'DELETE', `${path}/Instead`)).status).toBe(200)
    expect(await ask(person, 'POST', `${path}/Last/return`, { index: 1 })).toMatchObject({ status: 200 })
  },
)

test('63: a smaller plan takes nothing away: what is there can be changed, not copied or added to', async () => {
  const person = await settled(server, 'teams')
  const { id } = await newProject(person)
  await withPages(person, id, 120)
  await setPlan(server, person, 'pro')
  // the revision is the same, the answer is not: no browser keeps the old limit
  expect((await readContent(person, id)).max_pages).toBe(100)
  expect(await add(person, id, 'More')).toMatchObject({ status: 403 })
  expect(await ask(person, 'POST', `/projects/${id}/duplicate`)).toMatchObject({ status: 403 })
  const stored = { page_name: 'Page 119', html_content: '<p>changed</p>', id: randomUUID() }
  expect((await ask(person, 'POST', `/projects/${id}/versions`, stored)).status).toBe(201)
  expect((await ask(person, 'PATCH', `/projects/${id}/pages/Page%20120`, { to: 'Last' })).status).toBe(200)
  expect(await names(person, id)).toHaveLength(120)
})

test("63: a visitor's pages all come in, whatever the plan; more than it keeps do not, in part either", async () => {
  const person = await settled(server)
  const pages = Array.from({ length: maxPages }, (_, n) => ({ name: n === 0 ? 'Home' : `Page ${n}`, html: '<p>x</p>' }))
  const bring = (work: unknown) =>
    ask(person, 'POST', '/projects/import', { workspace_id: person.workspace, import_id: randomUUID(), work })
  const withoutHome = pages.map(({ html }, n) => ({ name: `Page ${n}`, html }))
  const refused = await bring({ pages: withoutHome })
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('stays in this browser') } })
  expect(await bring({ pages })).toMatchObject({ status: 201 })
})

test('63: a host without billing keeps any number', async () => {
  const host = await startTestServer(endingEngine('unchanged'), { BILLING: 'off' })
  const person = await settled(host)
  const { id } = await newProject(person)
  expect((await readContent(person, id)).max_pages).toBeNull()
  for (let n = 1; n <= maxPages; n += 1) expect((await add(person, id, `Page ${n + 1}`)).status).toBe(201)
  await host.close()
})

test.for(plans)('63: %s takes so many changes of projects a minute, then says so and when again', async (plan) => {
  const person = await settled(server, plan)
  const { writesPerMinute } = storageLimits[plan]
  const limits = new Limits()
  const change = () => countWrite({ ...server.services, limits }, { account: person.id, address: 'here' })
  for (let n = 1; n <= writesPerMinute; n += 1) await change()
  const most = writesPerMinute.toLocaleString('en')
  await expect(change()).rejects.toThrow(
    new RegExp(
      `takes ${most} changes a minute\\. What is stored stays; this change can be sent again in \\d+ seconds?\\.`,
    ),
  )
})
