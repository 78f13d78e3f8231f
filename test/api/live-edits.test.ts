import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '#server/bus/publish.ts'
import { workspaceMembers } from '#server/db/schema.ts'
import { limitTable } from '#server/limits/table.ts'
import { endingEngine } from '#test/support/engines.ts'
import { join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { type OpenStream, readStream } from '#test/support/stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

async function listen(person: Settled) {
  const stream = readStream(await person.call('GET', '/api/realtime'))
  await stream.heard('heartbeat')
  return stream
}

/** Everything of projects that a person was told, once all that was published is heard. */
async function edits(person: Settled, stream: OpenStream) {
  await publish(server.database.db, [{ type: 'profile', user_id: person.id }])
  await stream.heard('profile')
  return stream.events.filter(({ type }) => type === 'edited')
}

const change = (insert = 'New', tab = randomUUID()) => ({
  tab,
  page_name: 'Home',
  base: randomUUID(),
  splices: [{ start: 1, end: 4, insert }],
  mark: 'a-b',
  stored: null,
  ids: 'origin-1:0+4 new:0+1',
})

test('a change by hand is heard by everybody in the project with its splices, by nobody else, and is not stored', async () => {
  const [owner, viewer, stranger] = [await settled(server), await settled(server), await settled(server)]
  await join(server, viewer, owner.workspace)
  await server.database.db
    .update(workspaceMembers)
    .set({ role: 'viewer' })
    .where(eq(workspaceMembers.userId, viewer.id))
  const project = await newProject(owner)
  const path = `/api/projects/${project.id}/live-edits`
  const before = await (await owner.call('GET', `/api/projects/${project.id}/content`)).json()
  const [seen, unseen] = [await listen(viewer), await listen(stranger)]
  const sent = change()
  expect(await (await owner.call('POST', path, sent)).json()).toEqual({ told: true })
  expect(await seen.heard('edited')).toEqual({ type: 'edited', project_id: project.id, ...sent })
  expect(await edits(stranger, unseen)).toEqual([])
  expect((await viewer.call('POST', path, change())).status).toBe(403)
  expect((await stranger.call('POST', path, change())).status).toBe(404)
  expect((await server.person().call('POST', path, change())).status).toBe(401)
  expect(await (await owner.call('GET', `/api/projects/${project.id}/content`)).json()).toEqual(before)
  // Taken out, one hears nothing more.
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, viewer.id))
  await publish(server.database.db, [{ type: 'workspaces', user_id: viewer.id }])
  await owner.call('POST', path, change('Later'))
  expect(await edits(viewer, seen)).toHaveLength(1)
  await Promise.all([seen.leave(), unseen.leave()])
})

test('what the database would not pass on is said to be untold; letters of every width travel', async () => {
  const owner = await settled(server)
  const project = await newProject(owner)
  const path = `/api/projects/${project.id}/live-edits`
  const told = async (insert: string) => (await owner.call('POST', path, change(insert))).json()
  const stream = await listen(owner)
  expect(await told('"\\\n😀,:'.repeat(300))).toEqual({ told: true })
  expect((await stream.heard('edited'))['splices']).toEqual(change('"\\\n😀,:'.repeat(300)).splices)
  expect(await told('å'.repeat(5000))).toEqual({ told: false })
  expect(await told(','.repeat(5000))).toEqual({ told: false })
  expect((await owner.call('POST', path, change('x'.repeat(6001)))).status).toBe(400)
  for (const ids of ['<b>', 'a:0+1 '.repeat(300)])
    expect((await owner.call('POST', path, { ...change(), ids })).status).toBe(400)
  await stream.leave()
})

test('a flood of changes is refused in words', async () => {
  const owner = await settled(server)
  const path = `/api/projects/${randomUUID()}/live-edits`
  expect((await owner.call('POST', path, change())).status).toBe(404)
  const subject = { account: owner.id, address: 'elsewhere' }
  for (let n = 1; n < limitTable.liveEdit.account.points; n += 1) await server.services.limits.take('liveEdit', subject)
  expect((await owner.call('POST', path, change())).status).toBe(429)
})
