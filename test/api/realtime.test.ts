import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '#server/bus/publish.ts'
import { profiles, sessions, workspaceMembers } from '#server/db/schema.ts'
import { maxStreams } from '#server/generations/streams.ts'
import { limitTable } from '#server/limits/table.ts'
import { forgetMs, Presence } from '#server/realtime/presence.ts'
import { waitingEngine } from '#test/support/engines.ts'
import { get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { type OpenStream, readStream } from '#test/support/stream.ts'
import { z } from 'zod'

const { engine, release } = waitingEngine()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterAll(() => server.close())

/** Opens the stream, and waits until nothing is missed any more and what was before has come. */
async function listen(person: Settled) {
  const stream = readStream(await person.call('GET', '/api/realtime'))
  await stream.heard('heartbeat')
  await allHeard(person, stream)
  stream.events.length = 0
  return stream
}

/** Everything that was told to a person until now: events come in the order in which they were published. */
async function allHeard(person: Settled, stream: OpenStream): Promise<string[]> {
  const { db } = server.database
  const before = stream.events.filter(({ type }) => type === 'profile').length
  await publish(db, [{ type: 'profile', user_id: person.id }])
  const profiles = () => stream.events.filter(({ type }) => type === 'profile').length
  await expect.poll(profiles).toBe(before + 1)
  return stream.events.map(({ type }) => type).filter((type) => type !== 'heartbeat')
}

const started = z.object({ id: z.string() })

test('a member hears what another one does in the workspace, without asking', async () => {
  const owner = await settled(server)
  const colleague = await settled(server)
  await join(server, colleague, owner.workspace)
  const stream = await listen(colleague)
  const project = await newProject(owner)
  await stream.heard('projects', { workspace_id: owner.workspace })
  await owner.call('PATCH', `/api/projects/${project.id}`, { name: 'Renamed' })
  const { id } = await get(started, owner, 'POST', `/projects/${project.id}/generations`, {
    prompt: 'a page',
    mode: 'html',
    page_name: 'Home',
    base: null,
    turn: randomUUID(),
  })
  await stream.heard('generation', { project_id: project.id, generation_id: id, running: true })
  const begun = await stream.heard('content', { project_id: project.id })
  release()
  await stream.heard('generation', { generation_id: id, running: false })
  const last = () => Number(stream.events.findLast(({ type }) => type === 'content')?.['revision'])
  await expect.poll(last).toBeGreaterThan(Number(begun['revision']))
  await owner.call('DELETE', `/api/projects/${project.id}`)
  await stream.heard('project-deleted', { project_id: project.id })
  await stream.leave()
})

test('nothing of other tenants is heard, and nothing after one was taken out', async () => {
  const { db } = server.database
  const owner = await settled(server)
  const colleague = await settled(server)
  await join(server, colleague, owner.workspace)
  const outsider = await settled(server)
  const [stranger, member] = [await listen(outsider), await listen(colleague)]
  const project = await newProject(owner)
  await member.heard('projects')
  await db.transaction(async (tx) => {
    await tx.delete(workspaceMembers).where(eq(workspaceMembers.userId, colleague.id))
    await publish(tx, [{ type: 'workspaces', user_id: colleague.id }])
  })
  await owner.call('PATCH', `/api/projects/${project.id}`, { name: 'Unheard' })
  await publish(db, [
    { type: 'profile', user_id: colleague.id },
    { type: 'profile', user_id: owner.id },
  ])
  await member.heard('profile')
  const types = member.events.map(({ type }) => type).filter((type) => type !== 'heartbeat')
  expect(types.slice(types.indexOf('workspaces'))).toEqual(['workspaces', 'profile'])
  expect(await allHeard(outsider, stranger)).toEqual(['profile'])
  await Promise.all([stranger.leave(), member.leave()])
})

test('a workspace that one is added to is heard from then on', async () => {
  const owner = await settled(server)
  const newcomer = await settled(server)
  const stream = await listen(newcomer)
  await join(server, newcomer, owner.workspace)
  await publish(server.database.db, [{ type: 'workspaces', user_id: newcomer.id }])
  await stream.heard('workspaces')
  await newProject(owner)
  await stream.heard('projects', { workspace_id: owner.workspace })
  await stream.leave()
})

test('the stream ends with its session, and only with its own', async () => {
  const { db } = server.database
  const member = await settled(server)
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, member.id))
  const stream = await listen(member)
  await publish(db, [
    { type: 'signed-out', user_id: member.id, session_ids: [randomUUID()] },
    { type: 'signed-out', user_id: randomUUID(), session_ids: null },
    { type: 'profile', user_id: member.id },
  ])
  await stream.heard('profile')
  expect(stream.isOver()).toBe(false)
  await publish(db, [{ type: 'signed-out', user_id: member.id, session_ids: [session?.id ?? ''] }])
  await stream.heard('signed-out')
  await stream.ended()
})

test('refuses who is not signed in', async () => {
  const visitor = server.person()
  const id = randomUUID()
  expect((await visitor.call('GET', '/api/realtime')).status).toBe(401)
  const looking = { tab: randomUUID(), page_name: 'Home' }
  expect((await visitor.call('PUT', `/api/projects/${id}/presence`, looking)).status).toBe(401)
  expect((await visitor.call('POST', `/api/projects/${id}/presence/leave`, { tab: looking.tab })).status).toBe(401)
})

// Bad input 56.
test('56: of 500 streams of one person ten stay open, the oldest give way, and the flood is refused', async () => {
  const member = await settled(server)
  const answers = []
  for (let n = 0; n < 500; n += 1) answers.push(await member.call('GET', '/api/realtime'))
  const open = answers.filter(({ status }) => status === 200)
  expect(open).toHaveLength(limitTable.realtime.account.points)
  const refused = answers.at(-1)
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  const streams = open.map(readStream)
  await Promise.all(streams.slice(0, -maxStreams).map((stream) => stream.ended()))
  const youngest = streams.slice(-maxStreams)
  await Promise.all(youngest.map((stream) => stream.heard('heartbeat')))
  expect(youngest.some((stream) => stream.isOver())).toBe(false)
  await Promise.all(youngest.map((stream) => stream.leave()))
})

test('who looks at a project is told to everybody in it, by name, and only to them', async () => {
  const { db } = server.database
  const owner = await settled(server)
  const colleague = await settled(server)
  await join(server, colleague, owner.workspace)
  await db.update(profiles).set({ firstName: 'Ada', lastName: 'Lund' }).where(eq(profiles.id, owner.id))
  const project = await newProject(owner)
  const outside = await settled(server)
  const [stream, stranger] = [await listen(colleague), await listen(outside)]
  const tab = randomUUID()
  const path = `/api/projects/${project.id}/presence`
  const mine = await owner.call('PUT', path, { tab, page_name: 'Home' })
  const ada = { tab, user_id: owner.id, name: 'Ada L.', avatar_url: null, page_name: 'Home' }
  expect(await mine.json()).toEqual({ people: [ada] })
  expect((await stream.heard('presence', { project_id: project.id }))['people']).toEqual([ada])
  const own = randomUUID()
  const both = await colleague.call('PUT', path, { tab: own, page_name: null })
  expect(((await both.json()) as { people: unknown[] }).people).toHaveLength(2)
  // Nobody speaks for another person's tab.
  await colleague.call('POST', `${path}/leave`, { tab })
  await colleague.call('POST', `${path}/leave`, { tab: own })
  const last = () => stream.events.findLast(({ type }) => type === 'presence')?.['people']
  await expect.poll(last).toEqual([ada])
  await owner.call('POST', `${path}/leave`, { tab })
  await expect.poll(last).toEqual([])
  expect((await outside.call('PUT', path, { tab, page_name: 'Home' })).status).toBe(404)
  expect((await outside.call('POST', `${path}/leave`, { tab })).status).toBe(404)
  expect(await allHeard(outside, stranger)).toEqual(['profile'])
  await Promise.all([stream.leave(), stranger.leave()])
})

test('what a tab said before it left does not bring it back when it comes later; what it says afterwards does', async () => {
  const owner = await settled(server)
  const project = await newProject(owner)
  const path = `/api/projects/${project.id}/presence`
  const tab = randomUUID()
  const say = async (sequence: number) => {
    await owner.call('PUT', path, { tab, page_name: 'Home', sequence })
    return (await server.services.presence.people(project.id)).length
  }
  expect(await say(1)).toBe(1)
  await owner.call('POST', `${path}/leave`, { tab, sequence: 3 })
  await expect.poll(async () => (await server.services.presence.people(project.id)).length).toBe(0)
  expect(await say(2)).toBe(0)
  expect(await say(4)).toBe(1)
})

test('two tabs of one person are two places of one person, who is here until the last of them goes', async () => {
  const owner = await settled(server)
  const project = await newProject(owner)
  const { presence } = server.services
  const path = `/api/projects/${project.id}/presence`
  const [first, second] = [randomUUID(), randomUUID()]
  await owner.call('PUT', path, { tab: first, page_name: 'Home' })
  await owner.call('PUT', path, { tab: second, page_name: null })
  expect(await presence.people(project.id)).toMatchObject([
    { tab: first, user_id: owner.id },
    { tab: second, user_id: owner.id },
  ])
  expect([...presence.hereIn(owner.workspace)]).toEqual([owner.id])
  await owner.call('POST', `${path}/leave`, { tab: first })
  await expect.poll(() => presence.people(project.id)).toMatchObject([{ tab: second }])
  expect(presence.isHere(project.id, owner.id)).toBe(true)
  await owner.call('POST', `${path}/leave`, { tab: second })
  await expect.poll(() => presence.isHere(project.id, owner.id)).toBe(false)
  expect(presence.hereIn(owner.workspace).size).toBe(0)
})

test('a tab that says nothing for half a minute is forgotten', async () => {
  const owner = await settled(server)
  const project = await newProject(owner)
  let now = Date.now()
  const { db, bus } = server.services
  const presence = new Presence(db, bus, () => new Date(now))
  const ids = { workspace_id: owner.workspace, project_id: project.id, user_id: owner.id, page_name: null }
  presence.handle({ type: 'present', ...ids, tab: 'quiet' })
  now += forgetMs - 1000
  presence.handle({ type: 'present', ...ids, tab: 'alive' })
  presence.sweep()
  expect(await presence.people(project.id)).toHaveLength(2)
  now += 2000
  presence.sweep()
  expect(await presence.people(project.id)).toMatchObject([{ tab: 'alive' }])
  presence.close()
})
