import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CommentList, commentList } from '#api/comments.ts'
import { projectDetails } from '#api/projects.ts'
import { mostComments, mostThreads } from '#rules/comments.ts'
import { comments, commentThreads } from '#server/db/comments-schema.ts'
import { newId } from '#server/db/new-id.ts'
import { endingEngine } from '#test/support/engines.ts'
import { turn } from '#test/support/content.ts'
import { ask, get, invite, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const page = '<main><h1>Rooms by the sea</h1><p>Breakfast until eleven.</p><p>Dogs are welcome.</p></main>'
const started = z.object({ thread_id: z.uuid() })

type Place = { person: Settled; project: string; version: string }

async function withPage(): Promise<Place> {
  const person = await settled(server, 'teams')
  const project = (await newProject(person)).id
  return { person, project, version: await stored(person, project, page) }
}

async function stored(person: Settled, project: string, html: string, page_name = 'Home'): Promise<string> {
  const version = await get(z.object({ id: z.uuid() }), person, 'POST', `/projects/${project}/versions`, {
    page_name,
    html_content: html,
  })
  return version.id
}

const list = (person: Settled, project: string): Promise<CommentList> =>
  get(commentList, person, 'GET', `/projects/${project}/comments`)

async function said({ person, project, version }: Place, content = 'Shorter?', key = 'p1', mentions: string[] = []) {
  const body = { page_name: 'Home', version_id: version, key, content, mentions }
  return (await get(started, person, 'POST', `/projects/${project}/comments`, body)).thread_id
}

const only = async (person: Settled, project: string) => {
  const { threads } = await list(person, project)
  expect(threads).toHaveLength(1)
  return threads[0] as CommentList['threads'][number]
}

test('a remark is pinned to an element, is answered, resolved and opened again', async () => {
  const place = await withPage()
  const { person, project } = place
  expect((await get(projectDetails, person, 'GET', `/projects/${project}`)).has_comments).toBe(false)
  const id = await said(place)
  expect((await get(projectDetails, person, 'GET', `/projects/${project}`)).has_comments).toBe(true)
  const path = `/projects/${project}/comments/${id}`
  const thread = await only(person, project)
  expect(thread).toMatchObject({ number: 1, page_name: 'Home', says: 'Breakfast until eleven.', step: 'remark' })
  expect(thread.pin).toEqual({ version_id: place.version, version_number: 1, key: 'p1', is_gone: false })
  expect((await ask(person, 'POST', `${path}/replies`, { content: ' One line is enough. ' })).status).toBe(200)
  expect((await only(person, project)).comments.map(({ content }) => content)).toEqual([
    'Shorter?',
    'One line is enough.',
  ])
  await ask(person, 'PATCH', path, { is_resolved: true })
  expect((await only(person, project)).step).toBe('resolved')
  await ask(person, 'PATCH', path, { is_resolved: false })
  expect((await only(person, project)).step).toBe('remark')
})

test('the pin follows its element through edits, is gone with it, and is there again with a version that has it', async () => {
  const place = await withPage()
  const { person, project } = place
  await said(place)
  const pin = async () => (await only(person, project)).pin
  const moved = await stored(
    person,
    project,
    '<main><p>Dogs are welcome.</p><h1>Rooms</h1><p>Breakfast until eleven.</p></main>',
  )
  expect(await pin()).toEqual({ version_id: moved, version_number: 2, key: 'p2', is_gone: false })
  await stored(
    person,
    project,
    '<main><p>Dogs are welcome.</p><h1>Rooms</h1><p class="big">Breakfast until eleven.</p></main>',
  )
  expect(await pin()).toMatchObject({ version_number: 3, key: 'p2', is_gone: false })
  const last = await stored(
    person,
    project,
    '<main><p>Dogs are welcome.</p><h1>Rooms</h1><p class="big">Breakfast until noon.</p></main>',
  )
  expect(await pin()).toMatchObject({ version_number: 4, key: 'p2', is_gone: false })
  await stored(person, project, '<main><p>Dogs are welcome.</p><h1>Rooms</h1></main>')
  expect(await pin()).toEqual({ version_id: last, version_number: 4, key: 'p2', is_gone: true })
  expect(await pin()).toMatchObject({ is_gone: true })
  await ask(person, 'POST', `/projects/${project}/restore`, { version_id: last })
  expect(await pin()).toMatchObject({ key: 'p2', is_gone: false })
})

test('the thread stays with its page when that gets another name', async () => {
  const { person, project } = await withPage()
  await ask(person, 'POST', `/projects/${project}/pages`, { name: 'About' })
  const version = await stored(person, project, '<h1>About us</h1>', 'About')
  await get(started, person, 'POST', `/projects/${project}/comments`, {
    page_name: 'About',
    version_id: version,
    key: 'h1',
    content: 'Who?',
  })
  await ask(person, 'PATCH', `/projects/${project}/pages/About`, { to: 'Team' })
  expect(await only(person, project)).toMatchObject({ page_name: 'Team', pin: { is_gone: false } })
})

test('a viewer comments; what they wrote is theirs alone to change', async () => {
  const place = await withPage()
  const { person, project } = place
  const viewer = await settled(server)
  await join(server, viewer, person.workspace, 'viewer')
  const id = await said(place)
  const path = `/projects/${project}/comments/${id}/replies`
  const { id: reply } = await get(z.object({ id: z.uuid() }), viewer, 'POST', path, { content: 'I like it' })
  const first = (await only(viewer, project)).comments[0]?.id ?? ''
  expect((await ask(viewer, 'PATCH', `${path}/${first}`, { content: 'Mine now' })).status).toBe(404)
  expect((await ask(viewer, 'DELETE', `${path}/${first}`)).status).toBe(404)
  expect((await ask(person, 'DELETE', `${path}/${reply}`)).status).toBe(404)
  expect((await ask(viewer, 'PATCH', `${path}/${reply}`, { content: 'I love it' })).status).toBe(200)
  // Who calls themselves like the one who began it is another person all the same.
  for (const one of [person, viewer]) await ask(one, 'PATCH', '/profile', { first_name: 'Ada' })
  const own = (await only(viewer, project)).comments.map(({ content, is_own, is_opener, edited_at, author }) => [
    author.name,
    content,
    is_own,
    is_opener,
    edited_at !== null,
  ])
  expect(own).toEqual([
    ['Ada', 'Shorter?', false, true, false],
    ['Ada', 'I love it', true, false, true],
  ])
  expect((await ask(viewer, 'POST', `/projects/${project}/comments/${id}/asked`, { turn: newId() })).status).toBe(403)
  expect((await ask(viewer, 'DELETE', `${path}/${reply}`)).status).toBe(200)
  expect((await ask(person, 'DELETE', `${path}/${first}`)).status).toBe(200)
  expect((await list(person, project)).threads).toEqual([])
})

test('what others wrote is unread until one has looked, and calls only whoever may see it', async () => {
  const place = await withPage()
  const { person, project } = place
  const [guest, stranger] = [await settled(server), await settled(server)]
  await invite(server, guest, { id: project, workspace_id: person.workspace }, 'viewer')
  const id = await said(place, 'What do you think?', 'h1', [guest.id, stranger.id])
  expect(await only(person, project)).toMatchObject({ is_unread: false, is_mine: true })
  expect(await only(guest, project)).toMatchObject({ is_unread: true, is_mine: true })
  expect((await only(guest, project)).comments[0]?.mentions).toEqual([guest.id])
  expect((await list(guest, project)).people.map(({ user_id }) => user_id)).toEqual([person.id, guest.id])
  await ask(guest, 'POST', `/projects/${project}/comments/${id}/read`, {})
  expect((await only(guest, project)).is_unread).toBe(false)
  await ask(person, 'POST', `/projects/${project}/comments/${id}/replies`, { content: 'And now?' })
  expect((await only(guest, project)).is_unread).toBe(true)
})

test('a thread that became a request is done with the version of that turn', async () => {
  const place = await withPage()
  const { person, project } = place
  const id = await said(place)
  const path = `/projects/${project}/comments/${id}/asked`
  const notYet = newId()
  await ask(person, 'POST', path, { turn: notYet })
  expect(await only(person, project)).toMatchObject({ step: 'asked', asked_turn: notYet })
  const answered = await turn(server, person, project, page.replace('eleven', 'ten'))
  await ask(person, 'POST', path, { turn: answered })
  expect(await only(person, project)).toMatchObject({ step: 'done', pin: { is_gone: false } })
})

test('an element that is not there, a version of elsewhere and no words are refused', async () => {
  const place = await withPage()
  const other = await withPage()
  const path = `/projects/${place.project}/comments`
  const body = { page_name: 'Home', version_id: place.version, key: 'h1', content: 'Hm' }
  for (const wrong of [{ key: 'h9' }, { version_id: other.version }, { page_name: 'About' }])
    expect((await ask(place.person, 'POST', path, { ...body, ...wrong })).status).toBe(409)
  expect((await ask(place.person, 'POST', path, { ...body, content: ' \n ' })).status).toBe(400)
  expect((await ask(place.person, 'POST', path, { ...body, content: 'a'.repeat(4001) })).status).toBe(400)
  expect((await list(place.person, place.project)).threads).toEqual([])
})

test('a project keeps so many comments and no more, with words', async () => {
  const place = await withPage()
  const { person, project } = place
  const id = await said(place)
  const { db } = server.database
  const [thread] = await db.select().from(commentThreads).where(eq(commentThreads.id, id))
  const [first] = await db.select().from(comments).where(eq(comments.threadId, id))
  if (!thread || !first) throw new Error('nothing was stored')
  await db.insert(comments).values(Array.from({ length: mostComments - 1 }, () => ({ ...first, id: newId() })))
  const full = await ask(person, 'POST', `/projects/${project}/comments/${id}/replies`, { content: 'One more' })
  expect([full.status, JSON.stringify(full.body)]).toEqual([403, expect.stringContaining('200 replies')])
  await db
    .insert(commentThreads)
    .values(Array.from({ length: mostThreads - 1 }, (_, index) => ({ ...thread, id: newId(), number: index + 2 })))
  const body = { page_name: 'Home', version_id: place.version, key: 'h1', content: 'One more' }
  const more = await ask(person, 'POST', `/projects/${project}/comments`, body)
  expect([more.status, JSON.stringify(more.body)]).toEqual([403, expect.stringContaining('500 comments')])
})

test('an account takes its comments along: into its export, and away', async () => {
  const place = await withPage()
  const { person, project } = place
  const leaving = await settled(server)
  await join(server, leaving, person.workspace, 'editor')
  const shared = await said(place)
  await ask(leaving, 'POST', `/projects/${project}/comments/${shared}/replies`, { content: 'A word of mine' })
  await said({ ...place, person: leaving }, 'Mine alone', 'h1')
  const zip = await (await leaving.call('GET', '/api/auth/account/export')).arrayBuffer()
  const files = unzipSync(new Uint8Array(zip))
  const file = Object.keys(files).find((name) => name.endsWith('/comments.json')) ?? ''
  expect(strFromU8(files[file] ?? new Uint8Array())).toContain('Mine alone')
  expect((await ask(leaving, 'DELETE', '/auth/account', { email: leaving.email })).status).toBe(200)
  expect((await only(person, project)).comments.map(({ content }) => content)).toEqual(['Shorter?'])
  expect((await ask(person, 'DELETE', `/projects/${project}`)).status).toBe(200)
  expect(await server.database.db.$count(commentThreads, eq(commentThreads.projectId, project))).toBe(0)
})
