import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatMessages, pageVersions, projectPages, projects } from '#server/db/schema.ts'
import { readContent } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, newProject, setPlan, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { fillProject } from '#test/support/stored.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const db = () => server.database.db
const fill = (project: { id: string }, megabytes: number) => fillProject(db(), project.id, megabytes)
const duplicate = (person: Settled, { id }: { id: string }) => ask(person, 'POST', `/projects/${id}/duplicate`)

/** Every row that a person's workspace holds, by its table. */
async function rows({ workspace }: Settled) {
  return Promise.all([
    db().$count(projects, eq(projects.workspaceId, workspace)),
    db().$count(projectPages, eq(projectPages.workspaceId, workspace)),
    db().$count(pageVersions, eq(pageVersions.workspaceId, workspace)),
    db().$count(chatMessages, eq(chatMessages.workspaceId, workspace)),
  ])
}

const full = (words: RegExp) => ({
  status: 403,
  body: { code: 'STORAGE_LIMIT', message: expect.stringMatching(words), data: { plan: 'pro' } },
})
const ownerIsFull = /^The projects of this workspace’s owner are full: Pro keeps 2,000 MB\. What is stored stays/

test('63: a project is copied as long as there is room for it twice, else not in part either', async () => {
  const person = await settled(server, 'pro')
  const [large, middle, small] = [await newProject(person), await newProject(person), await newProject(person)]
  await fill(large, 240)
  await fill(small, 8)
  for (let n = 0; n < 6; n += 1) expect((await duplicate(person, large)).status).toBe(201)
  await fill(middle, 240)
  const before = await rows(person)
  // 1,928 MB are stored: there is room for 8 of them more, and not for 240.
  const refused = await duplicate(person, middle)
  expect(refused).toMatchObject(full(ownerIsFull))
  expect(refused.body).toMatchObject({ message: expect.stringContaining('nothing was copied. Delete a project') })
  expect(await rows(person)).toEqual(before)
  expect((await duplicate(person, small)).status).toBe(201)
})

test('63: a project that is larger than the plan keeps of each stays, and is not copied', async () => {
  const person = await settled(server, 'teams')
  const project = await newProject(person)
  await fill(project, 252)
  expect((await duplicate(person, project)).status).toBe(201)
  await setPlan(server, person, 'pro')
  const before = await rows(person)
  expect(await duplicate(person, project)).toMatchObject(full(/^This project is full: Pro keeps 250 MB of each\./))
  expect(await rows(person)).toEqual(before)
})

test("63: a visitor's work that has no room is not stored in part, and can be sent again", async () => {
  const person = await settled(server, 'pro')
  const other = await newProject(person)
  await fill(other, 2000)
  const timestamp = '2026-03-01T10:00:00.000Z'
  const work = {
    pages: [{ name: 'About', html: 'y'.repeat(100) }],
    chat: [{ page_name: 'Home', role: 'user', content: 'A roastery', timestamp }],
  }
  const bring = (import_id: string) =>
    ask(person, 'POST', '/projects/import', { workspace_id: person.workspace, import_id, work })
  const importId = randomUUID()
  const before = await rows(person)
  const refused = await bring(importId)
  expect(refused).toMatchObject(full(ownerIsFull))
  expect(refused.body).toMatchObject({ message: expect.stringContaining('what you made stays in this browser') })
  expect(await rows(person)).toEqual(before)

  const [version] = (await readContent(person, other.id)).versions
  await db()
    .delete(pageVersions)
    .where(eq(pageVersions.id, version?.id ?? ''))
  expect(await bring(importId)).toMatchObject({ status: 201 })
})
