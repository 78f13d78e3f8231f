import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { projectCard } from '#api/projects.ts'
import { discardTurns } from '#server/db/queries/continuations.ts'
import { discardedMs, sweep } from '#server/generations/recover.ts'
import { readContent, shown } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

type Site = { person: Settled; id: string }

async function site(person?: Settled): Promise<Site> {
  const owner = person ?? (await settled(server, 'pro'))
  return { person: owner, id: (await newProject(owner)).id }
}

const call = ({ person, id }: Site, method: string, path: string, body?: unknown) =>
  ask(person, method, `/projects/${id}${path}`, body)
const store = (of: Site, id: string, html: string) =>
  call(of, 'POST', '/versions', { id, page_name: 'Home', html_content: html })
const contentOf = ({ person, id }: Site) => readContent(person, id)
const homeOf = async (of: Site) => shown(await contentOf(of))[0]?.[1]
const readOne = async (of: Site, id: string) => (await call(of, 'GET', `/versions/${id}`)).body

const started = z.object({ id: z.uuid() })
/** A turn from its start to the end of its events. */
async function send({ person, id }: Site, turn: string): Promise<string> {
  const body = { prompt: 'A page', mode: 'html', page_name: 'Home', base: null, turn }
  const { id: generation } = await get(started, person, 'POST', `/projects/${id}/generations`, body)
  await readEvents(await person.call('GET', `/api/generations/${generation}/events`))
  return generation
}

test.for<[whose: string, other: (one: Site) => Promise<Site>]>([
  ['somebody else', () => site()],
  ['the same person', ({ person }) => site(person)],
])('a version id of another project of %s is as good as a new one', async ([, other]) => {
  const mine = await site()
  const theirs = await other(mine)
  const id = randomUUID()
  const stored = [await store(mine, id, '<h1>Mine</h1>'), await store(theirs, id, '<h1>Theirs</h1>')]
  expect(stored.map(({ status }) => status)).toEqual([201, 201])
  // It is also what an id answers that nobody has.
  const fresh = await store(await site(), randomUUID(), '<h1>Fresh</h1>')
  expect(Object.keys(Object(stored[1]?.body))).toEqual(Object.keys(Object(fresh.body)))

  expect(await homeOf(mine)).toBe('<h1>Mine</h1>')
  expect(await homeOf(theirs)).toBe('<h1>Theirs</h1>')
  expect(await readOne(mine, id)).toMatchObject({ version: { html_content: '<h1>Mine</h1>' } })
  expect(await readOne(theirs, id)).toMatchObject({ version: { html_content: '<h1>Theirs</h1>' } })
  // Stored once more it is the same version, and each project has one.
  expect(await store(theirs, id, '<h1>Again</h1>')).toMatchObject({ status: 201, body: { id, number: 1 } })
  expect((await contentOf(theirs)).versions).toHaveLength(1)

  await call(theirs, 'PATCH', `/versions/${id}`, { name: 'Theirs' })
  expect((await contentOf(mine)).versions).toMatchObject([{ id, name: null }])
  await store(theirs, randomUUID(), '<h1>Later</h1>')
  expect((await call(theirs, 'POST', '/restore', { version_id: id })).status).toBe(200)
  expect(await homeOf(theirs)).toBe('<h1>Theirs</h1>')
  expect((await contentOf(mine)).versions).toHaveLength(1)

  const before = await contentOf(mine)
  expect((await ask(theirs.person, 'DELETE', `/projects/${theirs.id}`)).status).toBe(200)
  expect(await contentOf(mine)).toEqual(before)
  expect(await homeOf(mine)).toBe('<h1>Mine</h1>')
})

test('pictures of two versions with one id are drawn, listed and fetched apart', async () => {
  const mine = await site()
  const sites = [mine, await site(mine.person), await site()]
  const id = randomUUID()
  for (const [index, of] of sites.entries()) {
    await store(of, id, '<h1>x</h1>')
    const side = 10 * (index + 1)
    const png = await sharp({ create: { width: side, height: side, channels: 3, background: '#4f46e5' } })
      .png()
      .toBuffer()
    const picture = `data:image/png;base64,${png.toString('base64')}`
    expect((await call(of, 'PUT', `/versions/${id}/picture`, { picture })).status).toBe(200)
  }
  const widths = []
  for (const of of sites) {
    const address = (await contentOf(of)).versions[0]?.picture_url ?? ''
    const answer = await of.person.call('GET', address)
    widths.push((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width)
    const cards = await get(projectCard.array(), of.person, 'GET', `/workspaces/${of.person.workspace}/projects`)
    expect(cards.filter((card) => card.id === of.id)).toMatchObject([{ thumbnail_url: address }])
  }
  expect(widths).toEqual([10, 20, 30])
  const [, , theirs] = sites
  expect((await mine.person.call('GET', `/pictures/versions/${theirs?.id}/${id}.webp`)).status).toBe(404)
})

test('a turn under the id of a version, or of a turn, of another project becomes a version of its own', async () => {
  const mine = await site()
  const [theirs, second] = [await site(), await site(mine.person)]
  const id = randomUUID()
  await store(theirs, id, '<h1>Theirs</h1>')
  const generations = [await send(mine, id), await send(second, id)]
  expect(new Set(generations).size).toBe(2)
  // Sent again it is the one that was started in that project.
  expect([await send(mine, id), await send(second, id)]).toEqual(generations)
  for (const of of [mine, second]) {
    const { versions, messages } = await contentOf(of)
    expect(versions.map((version) => version.id)).toEqual([id])
    expect(messages.map(({ turn }) => turn)).toEqual([id, id])
    expect(await homeOf(of)).toBe('<h1>One</h1>')
  }
  expect(await homeOf(theirs)).toBe('<h1>Theirs</h1>')
  expect((await theirs.person.call('GET', `/api/generations/${generations[0]}/events`)).status).toBe(404)
})

test('a discarded version goes although another project shows one with its id', async () => {
  const [mine, theirs] = [await site(), await site()]
  const id = randomUUID()
  await store(mine, id, '<h1>Mine</h1>')
  await store(theirs, id, '<h1>Theirs</h1>')
  await store(mine, randomUUID(), '<h1>Later</h1>')
  await server.database.db.transaction((tx) => discardTurns(tx, mine.id, [id]))
  await sweep(server.database.db, new Date(Date.now() + 2 * discardedMs))
  expect(await homeOf(theirs)).toBe('<h1>Theirs</h1>')
  expect((await contentOf(theirs)).versions).toHaveLength(1)
  expect((await contentOf(mine)).versions.map((version) => version.id)).not.toContain(id)
})

test('the id of a page that was imported by somebody else imports here', async () => {
  const importId = randomUUID()
  const work = { pages: [{ name: 'Home', html: '<h1>Local</h1>' }] }
  const answers = []
  for (const person of [await settled(server), await settled(server)]) {
    const body = { workspace_id: person.workspace, import_id: importId, work }
    answers.push(await get(started, person, 'POST', '/projects/import', body))
    expect(await get(started, person, 'POST', '/projects/import', body)).toEqual(answers.at(-1))
  }
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
})
