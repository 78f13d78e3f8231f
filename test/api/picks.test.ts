import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '#server/bus/publish.ts'
import { workspaceMembers } from '#server/db/schema.ts'
import { limitTable } from '#server/limits/table.ts'
import { createServices } from '#server/services.ts'
import type { BusEvent } from '#server/bus/events.ts'
import { doJob } from '#server/workers/jobs.ts'
import { endingEngine } from '#test/support/engines.ts'
import { join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { readStream } from '#test/support/stream.ts'

const engine = endingEngine('unchanged')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

async function listen(person: Settled) {
  const stream = readStream(await person.call('GET', '/api/realtime'))
  await stream.heard('heartbeat')
  return stream
}

const place = (path: string | null = '1/0/3') => ({ tab: randomUUID(), page_name: 'Home', version: null, path })

test('what is picked is heard by who is in the project, viewers and guests too, by nobody else, and is not stored', async () => {
  const [owner, viewer, stranger] = [await settled(server), await settled(server), await settled(server)]
  await join(server, viewer, owner.workspace, 'viewer')
  const project = await newProject(owner)
  const path = `/api/projects/${project.id}/picks`
  const content = async () => (await owner.call('GET', `/api/projects/${project.id}/content`)).json()
  const before = await content()
  const [seen, unseen] = [await listen(viewer), await listen(stranger)]
  const sent = { ...place(), still_ms: 1200 }
  expect(await (await owner.call('POST', path, sent)).json()).toEqual({})
  expect(await seen.heard('picked')).toEqual({ type: 'picked', project_id: project.id, ...sent })
  expect((await viewer.call('POST', path, place())).status).toBe(200)
  expect((await stranger.call('POST', path, place())).status).toBe(404)
  expect((await server.person().call('POST', path, place())).status).toBe(401)
  for (const wrong of ['x', '1/', '../1', '1'.repeat(300)])
    expect((await owner.call('POST', path, place(wrong))).status).toBe(400)
  await publish(server.database.db, [{ type: 'profile', user_id: stranger.id }])
  await unseen.heard('profile')
  expect(unseen.events.filter(({ type }) => type === 'picked')).toEqual([])
  expect(await content()).toEqual(before)
  // Taken out, one hears nothing more.
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, viewer.id))
  await publish(server.database.db, [{ type: 'workspaces', user_id: viewer.id }])
  const heard = seen.events.filter(({ type }) => type === 'picked').length
  await owner.call('POST', path, place())
  await publish(server.database.db, [{ type: 'profile', user_id: viewer.id }])
  await seen.heard('profile')
  expect(seen.events.filter(({ type }) => type === 'picked')).toHaveLength(heard)
  await Promise.all([seen.leave(), unseen.leave()])
})

test('nobody tells more than ten a second, in however many tabs', async () => {
  const owner = await settled(server)
  const project = await newProject(owner)
  const { points, seconds } = limitTable.pick.account
  expect([points, seconds]).toEqual([10, 1])
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => owner.call('POST', `/api/projects/${project.id}/picks`, place())),
  )
  const passed = answers.filter(({ status }) => status === 200).length
  // As many whole seconds as this took, and the one that it began in.
  expect(passed).toBeLessThanOrEqual(points * (Math.floor((performance.now() - began) / 1000 / seconds) + 2))
  expect(passed).toBeGreaterThanOrEqual(points)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('another process hears it, and knows who is here', async () => {
  const { config, logger, models } = server.services
  const other = await createServices(config, server.database, engine, doJob, logger, models)
  const owner = await settled(server)
  const project = await newProject(owner)
  const heard: BusEvent[] = []
  const leave = other.bus.subscribe({ onEvent: (event) => heard.push(event) })
  const sent = place()
  await owner.call('PUT', `/api/projects/${project.id}/presence`, { tab: sent.tab, page_name: 'Home' })
  await owner.call('POST', `/api/projects/${project.id}/picks`, sent)
  await owner.call('POST', `/api/projects/${project.id}/live-edits`, {
    tab: sent.tab,
    page_name: 'Home',
    base: randomUUID(),
    splices: [{ start: 1, end: 4, insert: 'New' }],
    mark: 'a-b',
    stored: null,
  })
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(expect.arrayContaining(['picked', 'edited']))
  await expect.poll(async () => (await other.presence.people(project.id)).map(({ tab }) => tab)).toEqual([sent.tab])
  leave()
  await other.line.close()
  other.presence.close()
  await other.bus.close()
})
