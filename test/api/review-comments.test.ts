import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commentList } from '#api/comments.ts'
import { reviewPair, reviewThreads } from '#api/reviews.ts'
import { mostComments, mostLinkThreads } from '#rules/comments.ts'
import { comments, commentThreads } from '#server/db/comments-schema.ts'
import { newId } from '#server/db/new-id.ts'
import { notifications } from '#server/db/notifications-schema.ts'
import { reviewLinks } from '#server/db/review-links-schema.ts'
import { limitTable } from '#server/limits/table.ts'
import { turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, settled, type TestServer } from '#test/support/people.ts'
import { heading, makeLink, reviewGuest, type ReviewPlace, withReviewedPage } from '#test/support/reviews.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const withPage = () => withReviewedPage(server, 'Maren', 'teams')
const team = async ({ owner, project }: ReviewPlace) =>
  (await get(commentList, owner, 'GET', `/projects/${project}/comments`)).threads
type Guest = ReturnType<typeof reviewGuest>
const seenBy = async (guest: Guest, more: object = {}) =>
  reviewThreads.parse((await guest.send('comments', more)).body).threads

/** Somebody who has looked with a link that takes comments. */
async function withGuest(place: ReviewPlace, wanted: Parameters<typeof makeLink>[1] = {}) {
  const link = await makeLink(place, wanted)
  const guest = reviewGuest(server, link.token)
  await guest.page()
  return { link, guest }
}
const threadOf = (answer: { body: unknown }) => (answer.body as { thread_id: string }).thread_id

test('a client comments without an account, the team answers, asks for it and resolves it, and the client sees all of it', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const { guest } = await withGuest(place)
  const sent = await guest.comment(version, ' Shorter? ')
  expect(sent.status).toBe(200)
  const id = threadOf(sent)
  const [thread] = await team(place)
  expect(thread).toMatchObject({
    id,
    link: 'open',
    page_name: 'Home',
    says: 'Rooms',
    step: 'remark',
    is_unread: true,
    pin: { version_id: version, key: 'h1', is_gone: false },
    comments: [
      {
        content: 'Shorter?',
        is_own: false,
        is_opener: true,
        may_delete: true,
        author: { name: 'Elias', via_link: true, avatar_url: null },
      },
    ],
  })
  expect(JSON.stringify(thread)).not.toContain(guest.viewer)
  const path = `/projects/${project}/comments/${id}`
  expect((await ask(owner, 'POST', `${path}/replies`, { content: 'Good idea.' })).status).toBe(200)
  const [seen] = await seenBy(guest)
  expect(seen).toMatchObject({ id, number: 1, key: 'h1', place: expect.any(String), says: 'Rooms', step: 'remark' })
  expect(seen?.comments.map(({ name, is_own, is_team, content }) => [name, is_own, is_team, content])).toEqual([
    ['Elias', true, false, 'Shorter?'],
    ['Maren', false, true, 'Good idea.'],
  ])
  for (const secret of [owner.id, owner.email, guest.viewer]) expect(JSON.stringify(seen)).not.toContain(secret)
  await ask(owner, 'POST', `${path}/asked`, { turn: newId() })
  expect(await seenBy(guest)).toMatchObject([{ step: 'asked' }])
  await ask(owner, 'POST', `${path}/asked`, { turn: await turn(server, owner, project, heading('Rooms!')) })
  expect(await seenBy(guest)).toMatchObject([{ step: 'done' }])
  await ask(owner, 'PATCH', path, { is_resolved: true })
  expect(await seenBy(guest)).toMatchObject([{ step: 'resolved' }])
  expect((await guest.reply(id, 'Not yet, I think.')).status).toBe(200)
  expect(await team(place)).toMatchObject([{ step: 'done', comments: [{}, {}, { author: { via_link: true } }] }])
})

test('the pin is where it was begun for whoever still looks at that version, and follows its element for who looks at a newer one', async () => {
  const place = await withPage()
  const fixed = await withGuest(place, { version_id: place.version })
  const newest = await withGuest(place)
  for (const { guest } of [fixed, newest]) expect((await guest.comment(place.version, 'Hm')).status).toBe(200)
  const body = { page_name: 'Home', html_content: '<!doctype html><html><body><p>New</p><h1>Rooms</h1></body></html>' }
  await ask(place.owner, 'POST', `/projects/${place.project}/versions`, body)
  expect((await team(place)).map(({ pin }) => pin.version_number)).toEqual([2, 2])
  expect(await seenBy(fixed.guest)).toMatchObject([{ key: 'h1' }])
  expect(await seenBy(newest.guest)).toMatchObject([{ key: 'h1' }])
  await newest.guest.page()
  expect(await seenBy(newest.guest)).toMatchObject([{ key: 'h1' }])
  const gone = { page_name: 'Home', html_content: '<!doctype html><html><body><p>New</p></body></html>' }
  await ask(place.owner, 'POST', `/projects/${place.project}/versions`, gone)
  expect((await team(place)).map(({ pin }) => pin.is_gone)).toEqual([true, true])
  expect(await seenBy(fixed.guest)).toMatchObject([{ key: 'h1' }])
  expect(await seenBy(newest.guest)).toMatchObject([{ key: 'h1' }])
  await newest.guest.page()
  expect(await seenBy(newest.guest)).toMatchObject([{ key: null }])
})

test('refuses what the team says in threads of its own, and threads of another link', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const body = { page_name: 'Home', version_id: version, key: 'h1', content: 'Between us: is he right?' }
  const ours = threadOf(await ask(owner, 'POST', `/projects/${project}/comments`, body))
  const first = await withGuest(place)
  const theirs = threadOf(await first.guest.comment(version, 'Shorter?'))
  const { guest } = await withGuest(place)
  expect(await seenBy(guest)).toEqual([])
  for (const id of [ours, theirs, randomUUID()]) expect((await guest.reply(id, 'Hello')).status).toBe(404)
  expect((await team(place)).map(({ comments: said }) => said.length)).toEqual([1, 1])
})

test('refuses who has a link that takes no comments, keeps what was said with it, and takes more once it is allowed again', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const closed = await withGuest(place, { allows_comments: false })
  expect(await closed.guest.page()).toMatchObject({ allows_comments: false })
  expect((await closed.guest.comment(version, 'Shorter?')).status).toBe(403)
  const { link, guest } = await withGuest(place)
  const id = threadOf(await guest.comment(version, 'Shorter?'))
  const path = `/projects/${project}/review-links/${link.id}`
  expect((await ask(owner, 'PATCH', path, { allows_comments: false })).status).toBe(200)
  expect(await guest.page()).toMatchObject({ allows_comments: false })
  expect(await guest.reply(id, 'And?')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('no comments') },
  })
  expect(await seenBy(guest)).toHaveLength(1)
  expect((await ask(owner, 'PATCH', path, { allows_comments: true })).status).toBe(200)
  expect((await guest.reply(id, 'And?')).status).toBe(200)
  expect(
    (await ask(owner, 'PATCH', `/projects/${project}/review-links/${randomUUID()}`, { allows_comments: true })).status,
  ).toBe(404)
})

test('refuses a link that was made before there were comments', async () => {
  const place = await withPage()
  const { link, guest } = await withGuest(place)
  const { allowsComments: _new, ...old } = (
    await server.database.db.select().from(reviewLinks).where(eq(reviewLinks.id, link.id))
  )[0] as typeof reviewLinks.$inferSelect
  await server.database.db.delete(reviewLinks).where(eq(reviewLinks.id, link.id))
  await server.database.db.insert(reviewLinks).values(old)
  expect(await guest.page()).toMatchObject({ allows_comments: false })
  expect((await guest.comment(place.version, 'Shorter?')).status).toBe(403)
})

test('refuses a link that was revoked, has ended or wants a password; what was written with it stays, under the name', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const { link, guest } = await withGuest(place)
  const id = threadOf(await guest.comment(version, 'Shorter?'))
  const locked = await makeLink(place, { password: 'north quay' })
  const outside = reviewGuest(server, locked.token)
  expect((await outside.comment(version, 'Let me in')).status).toBe(403)
  expect((await outside.send('comments', {})).status).toBe(403)
  expect((await outside.send('compare', {})).status).toBe(403)
  expect((await outside.send('follow', {})).status).toBe(403)
  await server.database.db.update(reviewLinks).set({ endsAt: new Date() }).where(eq(reviewLinks.id, link.id))
  const refused = async () => [
    (await guest.comment(version, 'More')).status,
    (await guest.reply(id, 'More')).status,
    (await guest.send('comments', {})).status,
    (await guest.send('compare', {})).status,
    (await guest.send('follow', {})).status,
  ]
  expect(await refused()).toEqual([410, 410, 410, 410, 410])
  expect(await team(place)).toMatchObject([{ link: 'closed' }])
  expect((await ask(owner, 'DELETE', `/projects/${project}/review-links/${link.id}`)).status).toBe(200)
  expect(await refused()).toEqual([410, 410, 410, 410, 410])
  expect(await team(place)).toMatchObject([
    { link: 'closed', comments: [{ content: 'Shorter?', author: { name: 'Elias', via_link: true } }] },
  ])
})

test('a comment sent twice is kept once, and one under an id of somebody else is not', async () => {
  const place = await withPage()
  const { link, guest } = await withGuest(place)
  const id = randomUUID()
  const [first, again] = await Promise.all([0, 1].map(() => guest.comment(place.version, 'Shorter?', { id })))
  expect([first?.status, again?.status, first?.body]).toEqual([200, 200, again?.body])
  const sofie = reviewGuest(server, link.token, 'Sofie')
  await sofie.page()
  expect((await sofie.comment(place.version, 'Mine', { id })).status).toBe(409)
  expect((await seenBy(sofie)).map(({ comments: said }) => said.map(({ is_own, name }) => [is_own, name]))).toEqual([
    [[false, 'Elias']],
  ])
})

test('refuses no words, too many, NUL, a page of another version, an element that is not there, who has not looked, and advertising', async () => {
  const place = await withPage()
  const { version } = place
  const { link, guest } = await withGuest(place)
  const other = await withPage()
  const cases: [number, Promise<{ status: number }>][] = [
    [400, guest.comment(version, ' \n ')],
    [400, guest.comment(version, 'a'.repeat(4001))],
    [400, guest.comment(version, 'Hello\0there')],
    [400, guest.comment(version, 'Hello', { who: { name: ' ', mail: null } })],
    [400, guest.comment(version, 'Hello', { who: { name: 'a\0b', mail: null } })],
    [413, guest.comment(version, 'a'.repeat(9 * 1024 * 1024))],
    [400, guest.comment(version, 'a'.repeat(1024 * 1024))],
    [409, guest.comment(version, 'Hello', { key: 'h9' })],
    [409, guest.comment(other.version, 'Hello')],
    [409, reviewGuest(server, link.token).comment(version, 'Hello')],
    [409, guest.comment(version, 'http://a.example http://b.example http://c.example http://d.example')],
  ]
  for (const [status, answer] of cases) expect((await answer).status).toBe(status)
  const second = await place.save('Rooms and prices')
  expect((await guest.comment(second, 'Hello')).status).toBe(409)
  expect(await team(place)).toEqual([])
})

test('the name that somebody gives is kept as text on one line', async () => {
  const place = await withPage()
  const { guest } = await withGuest(place)
  const name = '  <b>Elias</b>\n\tof the quay  '
  expect((await guest.comment(place.version, '<img src=x>', { who: { name, mail: null } })).status).toBe(200)
  const [thread] = await team(place)
  expect(thread?.comments[0]).toMatchObject({ content: '<img src=x>', author: { name: '<b>Elias</b> of the quay' } })
})

test('comments with links leave room for the team, a thread is full one day, and an address is counted', async () => {
  const place = await withPage()
  const { guest } = await withGuest(place)
  const id = threadOf(await guest.comment(place.version, 'Shorter?'))
  const { db } = server.database
  const [thread] = await db.select().from(commentThreads).where(eq(commentThreads.id, id))
  const [first] = await db.select().from(comments).where(eq(comments.threadId, id))
  if (!thread || !first) throw new Error('nothing was stored')
  const more = Array.from({ length: mostLinkThreads - 1 }, (_, n) => ({ ...thread, id: newId(), number: n + 2 }))
  await db.insert(commentThreads).values(more)
  expect(await guest.comment(place.version, 'Another')).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT' } })
  const body = { page_name: 'Home', version_id: place.version, key: 'h1', content: 'There is room for us' }
  expect((await ask(place.owner, 'POST', `/projects/${place.project}/comments`, body)).status).toBe(200)
  await db.insert(comments).values(Array.from({ length: mostComments - 1 }, () => ({ ...first, id: newId() })))
  expect(await guest.reply(id, 'More')).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT' } })
  let last = 403
  for (let n = 0; n < limitTable.reviewComment.address.points && last !== 429; n += 1)
    last = (await guest.reply(id, 'More')).status
  expect(last).toBe(429)
})

test('who may change the project deletes what was written with a link; a viewer and whoever wrote it do not', async () => {
  const own = await startTestServer(endingEngine('unchanged'))
  try {
    const place = await withReviewedPage(own, 'Maren', 'teams')
    const guest = reviewGuest(own, (await makeLink(place)).token)
    await guest.page()
    const id = threadOf(await guest.comment(place.version, 'Rude words'))
    const viewer = await settled(own)
    await join(own, viewer, place.owner.workspace, 'viewer')
    const path = `/projects/${place.project}/comments/${id}/replies`
    const said = (await team(place))[0]?.comments[0]?.id ?? ''
    const seen = await get(commentList, viewer, 'GET', `/projects/${place.project}/comments`)
    expect(seen.threads[0]?.comments[0]).toMatchObject({ may_delete: false })
    expect((await ask(viewer, 'DELETE', `${path}/${said}`)).status).toBe(404)
    expect((await ask(place.owner, 'PATCH', `${path}/${said}`, { content: 'Kind words' })).status).toBe(404)
    expect((await ask(place.owner, 'DELETE', `${path}/${said}`)).status).toBe(200)
    expect(await team(place)).toEqual([])
    expect(reviewThreads.parse((await guest.send('comments', {})).body).threads).toEqual([])
  } finally {
    await own.close()
  }
})

test('a client deletes what they wrote themselves, with the last one its thread, also once the link takes no comments', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const { link, guest } = await withGuest(place)
  const id = threadOf(await guest.comment(version, 'Shorter?'))
  await guest.reply(id, 'Or not')
  await ask(owner, 'POST', `/projects/${project}/comments/${id}/replies`, { content: 'It stays' })
  const ids = async () => (await seenBy(guest)).flatMap((thread) => thread.comments.map((said) => said.id))
  const [first = '', second = '', ours = ''] = await ids()
  const sofie = reviewGuest(server, link.token, 'Sofie')
  await sofie.page()
  const other = await withGuest(place)
  const others = threadOf(await other.guest.comment(version, 'Mine'))
  const refused = [
    sofie.remove(id, first),
    other.guest.remove(id, first),
    guest.remove(id, ours),
    guest.remove(others, first),
    guest.remove(id, randomUUID()),
  ]
  for (const answer of await Promise.all(refused)) expect(answer.status).toBe(404)
  expect(await ids()).toEqual([first, second, ours])
  await ask(owner, 'PATCH', `/projects/${project}/review-links/${link.id}`, { allows_comments: false })
  expect((await guest.remove(id, first)).status).toBe(200)
  expect((await guest.remove(id, first)).status).toBe(404)
  expect(await ids()).toEqual([second, ours])
  const { db } = server.database
  expect(await db.select().from(comments).where(eq(comments.id, first))).toEqual([])
  const told = await db.select().from(notifications).where(eq(notifications.projectId, project))
  expect(told.map(({ excerpt }) => excerpt)).not.toContain('Shorter?')
  expect((await ask(owner, 'DELETE', `/projects/${project}/comments/${id}/replies/${ours}`)).status).toBe(200)
  expect((await guest.remove(id, second)).status).toBe(200)
  expect(await db.select().from(commentThreads).where(eq(commentThreads.id, id))).toEqual([])
  await ask(owner, 'DELETE', `/projects/${project}/review-links/${link.id}`)
  expect((await guest.remove(id, second)).status).toBe(410)
})

test('the export has what was written with a link under its name; it stays when a member who replied leaves, and goes with the project', async () => {
  const own = await startTestServer(endingEngine('unchanged'))
  try {
    const place = await withReviewedPage(own, 'Maren', 'teams')
    const { owner, project } = place
    const guest = reviewGuest(own, (await makeLink(place)).token)
    await guest.page()
    const id = threadOf(await guest.comment(place.version, 'Shorter?'))
    const leaving = await settled(own)
    await join(own, leaving, owner.workspace, 'editor')
    await ask(leaving, 'POST', `/projects/${project}/comments/${id}/replies`, { content: 'I will see' })
    const files = unzipSync(new Uint8Array(await (await owner.call('GET', '/api/auth/account/export')).arrayBuffer()))
    const written = Object.keys(files).filter((name) => name.endsWith('/comments.json'))
    const texts = written.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('')
    expect(texts).toContain('"guest_name": "Elias"')
    expect(texts).not.toContain(guest.viewer)
    expect((await ask(leaving, 'DELETE', '/auth/account', { email: leaving.email })).status).toBe(200)
    expect((await team(place)).map(({ comments: said }) => said.map(({ content }) => content))).toEqual([['Shorter?']])
    expect((await ask(owner, 'DELETE', `/projects/${project}`)).status).toBe(200)
    expect(await own.database.db.$count(comments, eq(comments.projectId, project))).toBe(0)
  } finally {
    await own.close()
  }
})

test('a page that is put back to an older version has the number of that for a client, as for the team', async () => {
  const place = await withReviewedPage(server)
  const { owner, project, version, save } = place
  const guest = reviewGuest(server, (await makeLink(place)).token)
  const fixed = reviewGuest(server, (await makeLink(place, { version_id: version })).token)
  const second = await save('Two')
  expect((await guest.page()).version).toMatchObject({ id: second, number: 2 })
  await fixed.page()
  expect((await guest.decide(second, 'approved')).status).toBe(200)
  await get(z.object({}), owner, 'POST', `/projects/${project}/restore`, { version_id: version })
  expect(await guest.page({ known: second })).toMatchObject({
    version: { number: 2 },
    newer: { number: 1, is_open: true },
  })
  // What the link shows is what the page shows again.
  expect(await fixed.page({ known: version })).toMatchObject({ version: { number: 1 }, newer: null })
  expect(await guest.page()).toMatchObject({ version: { number: 1 }, newer: null, approved: { number: 2 } })
  const { body } = await guest.send('compare', {})
  expect(body).toMatchObject({ before: { number: 2 }, after: { number: 1 } })
  await save('Three')
  expect(await guest.page()).toMatchObject({ version: { number: 4 } })
})

test('the version of the link is compared with the newest, and what was approved with what is shown; neither can be chosen', async () => {
  const place = await withPage()
  const compared = async (guest: Guest) => {
    const { status, body } = await guest.send('compare', {})
    if (status !== 200) return status
    const { before, after } = reviewPair.parse(body)
    return [before, after].map(({ number, html }) => [number, html])
  }
  const fixed = (await withGuest(place, { version_id: place.version })).guest
  const newest = (await withGuest(place)).guest
  expect([await compared(fixed), await compared(newest)]).toEqual([409, 409])
  expect((await newest.decide(place.version, 'approved')).status).toBe(200)
  const second = await place.save('Rooms and prices')
  const both = [
    [1, heading('Rooms')],
    [2, heading('Rooms and prices')],
  ]
  expect(await fixed.page()).toMatchObject({ version: { number: 1 }, newer: { number: 2, is_open: false } })
  expect(await compared(fixed)).toEqual(both)
  expect((await fixed.decide(second, 'approved')).status).toBe(409)
  expect(await compared(newest)).toEqual(both)
  expect(await newest.page()).toMatchObject({ version: { number: 2 }, newer: null, approved: { number: 1 } })
  expect(await compared(newest)).toEqual(both)
  const sofie = (await withGuest(place)).guest
  expect(await sofie.page()).toMatchObject({ newer: null, approved: null })
  expect(await compared(sofie)).toBe(409)
})
