import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commentList } from '#api/comments.ts'
import { notificationList } from '#api/notifications.ts'
import { madeLink } from '#api/people.ts'
import { madeReviewLink, reviewLook } from '#api/reviews.ts'
import { excerptLength, notificationDays } from '#rules/notifications.ts'
import { notifications } from '#server/db/notifications-schema.ts'
import { projectMembers } from '#server/db/people-schema.ts'
import { users, workspaceMembers } from '#server/db/schema.ts'
import { forgetOldNotifications } from '#server/use-cases/notifications/forget-old-notifications.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, invite, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

type Team = { owner: Settled; maya: Settled; guest: Settled; project: string; version: string }

/** A workspace with a second editor and a guest of its one project. */
async function team(): Promise<Team> {
  const owner = await settled(server, 'teams')
  const [maya, guest] = [await settled(server), await settled(server)]
  await ask(owner, 'PATCH', '/profile', { first_name: 'Ada' })
  await ask(maya, 'PATCH', '/profile', { first_name: 'Maya' })
  await join(server, maya, owner.workspace, 'editor')
  const { id: project } = await newProject(owner, 'Ferry House')
  await invite(server, guest, { id: project, workspace_id: owner.workspace }, 'viewer')
  const body = { page_name: 'Home', html_content: '<main><h1>Rooms</h1></main>' }
  const { id: version } = await get(z.object({ id: z.uuid() }), owner, 'POST', `/projects/${project}/versions`, body)
  return { owner, maya, guest, project, version }
}

const list = async (person: Settled, query = '') =>
  (await get(notificationList, person, 'GET', `/notifications${query}`)).notifications
const sentences = async (person: Settled) =>
  (await list(person)).map(({ who, what }) => [who, what].filter(Boolean).join(' '))
const unread = async (person: Settled) =>
  (await get(z.object({ unread: z.number() }), person, 'GET', '/notifications/count')).unread

async function start({ project, version }: Team, by: Settled, content = 'Shorter?', mentions: string[] = []) {
  const body = { page_name: 'Home', version_id: version, key: 'h1', content, mentions }
  return (await get(z.object({ thread_id: z.uuid() }), by, 'POST', `/projects/${project}/comments`, body)).thread_id
}
const reply = ({ project }: Team, by: Settled, thread: string, content: string, mentions: string[] = []) =>
  ask(by, 'POST', `/projects/${project}/comments/${thread}/replies`, { content, mentions })

test('who is called in a comment is told at once, with its beginning and the way there; nobody else is', async () => {
  const place = await team()
  const { owner, maya, guest, project } = place
  const thread = await start(place, owner, `Do we have\nthe photo? ${'x'.repeat(300)}`, [maya.id, owner.id])
  const [line, ...more] = await list(maya)
  expect(more).toEqual([])
  expect(line).toMatchObject({
    who: 'Ada',
    what: 'mentioned you',
    place: 'Ferry House',
    page_name: 'Home',
    is_read: false,
  })
  expect(line?.path).toBe(`/projects/${project}#comment-${thread}`)
  expect(line?.excerpt).toMatch(/^Do we have the photo\? x+…$/)
  expect([...(line?.excerpt ?? '')]).toHaveLength(excerptLength + 1)
  expect([await unread(owner), await unread(maya), await unread(guest)]).toEqual([0, 1, 0])
  const rows = await server.database.db.select().from(notifications).where(eq(notifications.threadId, thread))
  expect(rows).toMatchObject([{ userId: maya.id, kind: 'mentioned', actorId: owner.id, readAt: null, mailedAt: null }])
})

test('replies of one thread become one line, until it is read; the next ones are a line of their own', async () => {
  const place = await team()
  const { owner, maya, guest } = place
  const thread = await start(place, owner)
  await reply(place, maya, thread, 'One line?')
  expect(await sentences(owner)).toEqual(['Maya replied to a comment'])
  await reply(place, guest, thread, 'Or two.')
  await reply(place, maya, thread, 'One.')
  expect(await list(owner)).toMatchObject([
    { who: null, actor: null, what: '3 new replies to a comment', excerpt: 'One.' },
  ])
  // who takes part is told, of what others wrote only
  expect(await sentences(maya)).toEqual([
    'Member-' + guest.email.slice('member-'.length).split('@')[0] + ' replied to a comment',
  ])
  await ask(owner, 'POST', '/notifications/read', { ids: null })
  await reply(place, maya, thread, 'Really.')
  expect(await sentences(owner)).toEqual(['Maya replied to a comment', '3 new replies to a comment'])
  expect(await unread(owner)).toBe(1)
})

test('who is called in a reply is told of that alone, and of an edit only who was not called before', async () => {
  const place = await team()
  const { owner, maya, guest, project } = place
  const thread = await start(place, owner)
  await reply(place, maya, thread, 'Look', [owner.id])
  expect(await sentences(owner)).toEqual(['Maya mentioned you'])
  const { threads } = await get(commentList, maya, 'GET', `/projects/${project}/comments`)
  const id = threads[0]?.comments[1]?.id
  const path = `/projects/${project}/comments/${thread}/replies/${id}`
  await ask(maya, 'PATCH', path, { content: 'Look both', mentions: [owner.id, guest.id] })
  expect(await list(owner)).toMatchObject([{ what: 'mentioned you', excerpt: 'Look both' }])
  expect(await sentences(guest)).toEqual(['Maya mentioned you'])
  await ask(maya, 'DELETE', path)
  expect([await sentences(owner), await sentences(guest)]).toEqual([[], []])
})

test('opening a thread reads what was told of it, and resolving one tells who began it', async () => {
  const place = await team()
  const { owner, maya, project } = place
  const thread = await start(place, owner, 'Shorter?', [maya.id])
  await ask(maya, 'POST', `/projects/${project}/comments/${thread}/read`)
  expect([await unread(maya), (await list(maya))[0]?.is_read]).toEqual([0, true])
  await ask(maya, 'PATCH', `/projects/${project}/comments/${thread}`, { is_resolved: true })
  await ask(maya, 'PATCH', `/projects/${project}/comments/${thread}`, { is_resolved: true })
  expect(await sentences(owner)).toEqual(['Maya resolved your comment'])
  await ask(maya, 'PATCH', `/projects/${project}/comments/${thread}`, { is_resolved: false })
  await ask(owner, 'PATCH', `/projects/${project}/comments/${thread}`, { is_resolved: true })
  expect(await sentences(owner)).toHaveLength(1)
})

test('who loses access reads nothing more of it, neither here nor as a count; with access it is there again', async () => {
  const place = await team()
  const { owner, maya, guest, project } = place
  await start(place, owner, 'Secret', [maya.id, guest.id])
  await server.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, maya.id))
  await server.database.db.delete(projectMembers).where(eq(projectMembers.userId, guest.id))
  for (const person of [maya, guest]) {
    expect([await list(person), await unread(person)]).toEqual([[], 0])
  }
  await join(server, maya, owner.workspace, 'viewer')
  expect(await sentences(maya)).toEqual(['Ada mentioned you'])
  await ask(owner, 'DELETE', `/projects/${project}`)
  expect(await list(maya)).toEqual([])
})

test('a client who looks for the first time and decides is told to who made the link, as long as they may share', async () => {
  const place = await team()
  const { owner, maya, project, version } = place
  const asked = { page_name: 'Home', version_id: version, days: 7, password: null }
  const link = await get(madeReviewLink, maya, 'POST', `/projects/${project}/review-links`, asked)
  const token = new URL(link.url).hash.slice(1)
  const client = server.person()
  const viewer = randomUUID()
  const who = { name: 'Elias\u202e', mail: null }
  const send = (call: string, body: object) => ask(client, 'POST', `/reviews/${call}`, { token, viewer, who, ...body })
  expect(reviewLook.parse((await send('look', {})).body).step).toBe('page')
  await send('look', {})
  expect(await sentences(maya)).toEqual(['Elias opened your review link'])
  const decision = { id: randomUUID(), version_id: version, verdict: 'approved', words: '' }
  await send('decide', decision)
  await send('decide', decision)
  await send('decide', { id: randomUUID(), version_id: version, verdict: 'changes', words: 'Prices?' })
  expect(await list(maya)).toMatchObject([
    { who: 'Elias', what: 'asks for changes to version 1', excerpt: 'Prices?', path: `/projects/${project}#reviews` },
    { who: 'Elias', what: 'approved version 1', actor: null },
    { what: 'opened your review link' },
  ])
  expect(await list(owner)).toEqual([])
  await server.database.db
    .update(workspaceMembers)
    .set({ role: 'viewer' })
    .where(and(eq(workspaceMembers.userId, maya.id), eq(workspaceMembers.workspaceId, owner.workspace)))
  expect([await list(maya), await unread(maya)]).toEqual([[], 0])
})

test('what a client writes is told to who made the link and who took part, as one line until it is read, and to nobody else', async () => {
  const place = await team()
  const { owner, maya, guest, project, version } = place
  const asked = { page_name: 'Home', version_id: version, days: 7, password: null }
  const link = await get(madeReviewLink, maya, 'POST', `/projects/${project}/review-links`, asked)
  const [client, viewer, who] = [server.person(), randomUUID(), { name: 'Elias', mail: null }]
  const send = (call: string, body: object) =>
    ask(client, 'POST', `/reviews/${call}`, { token: new URL(link.url).hash.slice(1), viewer, who, ...body })
  await send('look', {})
  const begin = async (content: string, id = randomUUID()) => {
    const { status, body } = await send('comments/start', { id, version_id: version, key: 'h1', content })
    expect(status).toBe(200)
    return z.object({ thread_id: z.uuid() }).parse(body).thread_id
  }
  const first = await begin('Shorter?')
  const line = { who: 'Elias', what: 'commented on the page', excerpt: 'Shorter?', page_name: 'Home', actor: null }
  expect(await list(maya)).toMatchObject([line, { what: 'opened your review link' }])
  const id = randomUUID()
  const second = await begin('And green', id)
  expect(await begin('And green', id)).toBe(second)
  expect(await list(maya)).toMatchObject([
    { what: '2 new comments of a client', excerpt: 'And green', path: `/projects/${project}#comment-${second}` },
    { what: 'opened your review link' },
  ])
  expect([await unread(owner), await unread(guest)]).toEqual([0, 0])
  await reply(place, owner, first, 'It will be')
  expect((await send('comments/reply', { id: randomUUID(), thread_id: first, content: 'Thanks' })).status).toBe(200)
  expect(await sentences(owner)).toEqual(['Elias commented on the page'])
  expect((await sentences(maya))[0]).toBe('3 new comments of a client')
  expect(await unread(guest)).toBe(0)
  const rows = await server.database.db.select().from(notifications).where(eq(notifications.kind, 'client-commented'))
  const ours = rows.filter((row) => row.projectId === project)
  expect(ours.map(({ userId, count }) => [userId, count])).toEqual(
    expect.arrayContaining([
      [maya.id, 3],
      [owner.id, 1],
    ]),
  )
  expect(ours).toHaveLength(2)
  expect((await ask(maya, 'POST', `/projects/${project}/comments/${first}/read`)).status).toBe(200)
  expect(await unread(maya)).toBe(1)
  await begin('One more thing')
  expect((await sentences(maya))[0]).toBe('Elias commented on the page')
})

test('a change of role and being taken out are told to whom they concern, by name', async () => {
  const { owner, maya, guest, project } = await team()
  await ask(owner, 'PATCH', `/workspaces/${owner.workspace}/people/${maya.id}`, { role: 'admin' })
  await ask(owner, 'PATCH', `/workspaces/${owner.workspace}/people/${maya.id}`, { role: 'admin' })
  expect(await sentences(maya)).toEqual(['Ada made you an admin'])
  // Of roles that she has no more she need not hear.
  for (const role of ['viewer', 'editor'])
    await ask(owner, 'PATCH', `/workspaces/${owner.workspace}/people/${maya.id}`, { role })
  expect(await sentences(maya)).toEqual(['Ada made you an editor'])
  await ask(owner, 'PATCH', `/projects/${project}/guests/${guest.id}`, { role: 'editor' })
  await ask(owner, 'DELETE', `/workspaces/${owner.workspace}/people/${maya.id}`)
  expect(await list(maya)).toMatchObject([{ who: 'Ada', what: 'took you out', path: '/projects' }])
  expect(await sentences(guest)).toEqual(['Ada made you an editor'])
  await ask(guest, 'DELETE', `/projects/${project}/guests/${guest.id}`)
  expect(await sentences(guest)).toEqual([])
})

test('who is invited by an address that is theirs accepts in the app; others cannot, and afterwards it is told no more', async () => {
  const { owner, project } = await team()
  const invited = await settled(server)
  const other = await settled(server)
  const body = { emails: [invited.email], role: 'editor', project_id: project }
  const [link] = await get(madeLink.array(), owner, 'POST', `/workspaces/${owner.workspace}/invitations`, body)
  const [line] = await list(invited)
  expect(line).toMatchObject({ who: 'Ada', what: 'invites you as an editor', place: 'Ferry House' })
  const token = new URL(line?.path ?? '', 'http://here').hash.slice(1)
  expect(token).not.toBe(new URL(link?.url ?? '').hash.slice(1))
  expect((await ask(other, 'POST', '/invitations/accept', { token })).status).toBe(403)
  expect((await ask(invited, 'POST', '/invitations/accept', { token: `${token.slice(0, -1)}_` })).status).toBe(410)
  expect((await ask(invited, 'POST', '/invitations/accept', { token })).status).toBe(200)
  expect((await ask(invited, 'GET', `/projects/${project}`)).status).toBe(200)
  expect(await list(invited)).toEqual([])
  expect((await ask(other, 'POST', '/invitations/accept', { token })).status).toBe(410)
})

test('an invitation that is taken back is told no more, and its way in is void', async () => {
  const { owner, project } = await team()
  const invited = await settled(server)
  const body = { emails: [invited.email], role: 'viewer', project_id: project }
  const [link] = await get(madeLink.array(), owner, 'POST', `/workspaces/${owner.workspace}/invitations`, body)
  const [line] = await list(invited)
  const token = new URL(line?.path ?? '', 'http://here').hash.slice(1)
  await ask(owner, 'DELETE', `/workspaces/${owner.workspace}/invitations/${link?.id}`)
  expect(await list(invited)).toEqual([])
  expect((await ask(invited, 'POST', '/invitations/accept', { token })).status).toBe(410)
})

async function generate({ project, version }: Team, by: Settled, turn = randomUUID()) {
  const body = { prompt: 'A page', mode: 'html', page_name: 'Home', base: version, turn }
  const { id } = await get(z.object({ id: z.uuid() }), by, 'POST', `/projects/${project}/generations`, body)
  await (await by.call('GET', `/api/generations/${id}/events`)).text()
  return turn
}

test('a page that is made while its person is elsewhere is told to them, and not to who looks at it', async () => {
  const place = await team()
  const { owner, maya, project } = place
  await generate(place, owner)
  expect(await list(owner)).toMatchObject([
    { who: null, what: 'Your page is ready: version 2', path: `/projects/${project}` },
  ])
  await ask(maya, 'PUT', `/projects/${project}/presence`, { tab: randomUUID(), page_name: 'Home' })
  await expect.poll(() => server.services.presence.isHere(project, maya.id)).toBe(true)
  await generate(place, maya)
  expect(await list(maya)).toEqual([])
})

test('when the change that a comment asks for is made, its people are told, and who asked for it is not', async () => {
  const place = await team()
  const { owner, maya, guest, project } = place
  const thread = await start(place, guest, 'Shorter, please')
  const turn = randomUUID()
  await ask(owner, 'POST', `/projects/${project}/comments/${thread}/asked`, { turn })
  await generate(place, owner, turn)
  expect(await list(guest)).toMatchObject([
    { who: 'Ada', what: 'had the change made that a comment asks for', path: `/projects/${project}#comment-${thread}` },
  ])
  expect(await sentences(owner)).toEqual(['Your page is ready: version 2'])
  expect(await list(maya)).toEqual([])
})

test('the list comes in pages by a cursor, and the unread alone; reading some leaves the others', async () => {
  const place = await team()
  const { owner, maya } = place
  for (const word of ['one', 'two', 'three', 'four', 'five']) await start(place, owner, word, [maya.id])
  const first = await get(notificationList, maya, 'GET', '/notifications?limit=2')
  const second = await get(notificationList, maya, 'GET', `/notifications?limit=2&before=${first.next}`)
  const third = await get(notificationList, maya, 'GET', `/notifications?limit=2&before=${second.next}`)
  const words = [first, second, third].map((page) => page.notifications.map(({ excerpt }) => excerpt))
  expect([words, third.next]).toEqual([[['five', 'four'], ['three', 'two'], ['one']], null])
  const ids = second.notifications.map(({ id }) => id)
  await ask(maya, 'POST', '/notifications/read', { ids })
  expect((await list(maya, '?which=unread')).map(({ excerpt }) => excerpt)).toEqual(['five', 'four', 'one'])
  expect(await unread(maya)).toBe(3)
})

test('refuses to read or mark what somebody else was told, and everything without an account', async () => {
  const place = await team()
  const { owner, maya } = place
  await start(place, owner, 'Mine', [maya.id])
  const [line] = await list(maya)
  await ask(owner, 'POST', '/notifications/read', { ids: [line?.id] })
  expect(await unread(maya)).toBe(1)
  expect((await get(notificationList, owner, 'GET', `/notifications?before=${line?.id}`)).notifications).toEqual([])
  const visitor = server.person()
  for (const path of ['/notifications', '/notifications/count', '/notifications/settings'])
    expect((await ask(visitor, 'GET', path)).status).toBe(401)
  expect((await ask(visitor, 'POST', '/notifications/read', { ids: null })).status).toBe(401)
})

test('what a person was told is in their export, and goes with them and with who did it', async () => {
  const place = await team()
  const { owner, maya } = place
  await start(place, owner, 'For the export', [maya.id])
  const zip = unzipSync(new Uint8Array(await (await maya.call('GET', '/api/auth/account/export')).arrayBuffer()))
  const told = JSON.parse(strFromU8(zip['notifications.json'] ?? new Uint8Array()))
  expect(told).toMatchObject([{ kind: 'mentioned', who: 'Ada', excerpt: 'For the export' }])
  const count = () => server.database.db.$count(notifications, eq(notifications.userId, maya.id))
  expect(await count()).toBe(1)
  await server.database.db.delete(users).where(eq(users.id, owner.id))
  expect(await count()).toBe(0)
})

test('what was told long ago is forgotten', async () => {
  const place = await team()
  await start(place, place.owner, 'Old', [place.maya.id])
  const day = 86_400_000
  await forgetOldNotifications(server.services, new Date(Date.now() + (notificationDays - 1) * day))
  expect(await list(place.maya)).toHaveLength(1)
  await forgetOldNotifications(server.services, new Date(Date.now() + (notificationDays + 1) * day))
  expect(await list(place.maya)).toEqual([])
})
