import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentList } from '#api/comments.ts'
import { reviewList } from '#api/reviews.ts'
import { readContent, shown } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { callRoute, routes, type Things, withThings } from '#test/support/every-route.ts'
import { get, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { makeLink, reviewGuest } from '#test/support/reviews.ts'
import { startTestServer } from '#test/support/server.ts'

/** What whoever has a review link may ask, and what the answer is in a project where the page is the newest. */
const open: Record<string, number> = {
  'reviews.look': 200,
  'reviews.unlock': 410,
  'reviews.threads': 200,
  'reviews.comment': 200,
  // The only thread is one of the team: for a link it does not exist.
  'reviews.reply': 404,
  // There is one version.
  'reviews.compare': 409,
  'reviews.follow': 200,
  'reviews.decide': 200,
}

/** Of the project they are told its name, who shares it, and the page. */
const secrets = () => ['Secretkey', 'Secretanswer', 'Secretcomment', 'Secretpage', 'secretguest', owner.id]

let server: TestServer
let owner: Settled
let things: Things
let elias: ReturnType<typeof reviewGuest>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  owner = await settled(server, 'teams')
  const own = await withThings(server, owner)
  const { token } = await makeLink({ owner, project: own.ids['project'] ?? '' })
  elias = reviewGuest(server, token)
  await elias.page()
  things = { owner, ids: { ...own.ids, reviewToken: token, viewer: elias.viewer } }
})
afterAll(() => server.close())

test('every route that is open to a link is one', () =>
  expect(Object.keys(open).filter((name) => !routes.some((route) => route.name === name))).toEqual([]))

test.for(routes.filter(({ name }) => name in open))('a commenter by link asks for $name', async (route) => {
  const { status, text } = await callRoute(elias.person, route, things)
  expect([route.name, status, text]).toEqual([route.name, open[route.name], expect.any(String)])
  for (const secret of secrets()) expect(text).not.toContain(secret)
})

test.for(routes.filter(({ name }) => !(name in open)))(
  'a commenter by link gets nothing of the project from $name',
  async (route) => {
    const { status, text } = await callRoute(elias.person, route, things)
    expect(status === 503 || status < 500).toBe(true)
    if (route.path.includes('{')) expect([401, 404]).toContain(status)
    for (const secret of ['Secretproject', 'Secretheading', ...secrets()]) expect(text).not.toContain(secret)
  },
)

test('after all of this there is what was there before, and one comment and one decision more', async () => {
  const project = things.ids['project'] ?? ''
  expect(shown(await readContent(owner, project))).toEqual([
    ['Home', '<h1>Secretheading</h1>'],
    ['Secretpage', ''],
  ])
  const { threads } = await get(commentList, owner, 'GET', `/projects/${project}/comments`)
  expect(threads.map(({ link, step, comments }) => [link, step, comments.map(({ content }) => content)])).toEqual([
    [null, 'remark', ['Secretcomment']],
    ['open', 'remark', ['Evil']],
  ])
  const { links, decisions } = await get(reviewList, owner, 'GET', `/projects/${project}/review-links`)
  expect(links.map(({ allows_comments }) => allows_comments)).toEqual([true, true])
  expect(decisions).toHaveLength(1)
})

test('without the link the same calls are answered alike, whatever else is named', async () => {
  const stranger = { owner, ids: { ...things.ids, reviewToken: 'x'.repeat(43), viewer: randomUUID() } }
  for (const route of routes.filter(({ name }) => name in open))
    expect([route.name, (await callRoute(server.person(), route, stranger)).status]).toEqual([route.name, 410])
})
