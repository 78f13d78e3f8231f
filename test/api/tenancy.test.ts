import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent, shown } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { callRoute, isNaming, queries, routes, type Things, withThings } from '#test/support/every-route.ts'
import { ask, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { type Member, startTestServer } from '#test/support/server.ts'

/** The routes that are meant for people who are not signed in; every other one asks for a session. */
const forEverybody = [
  'auth.session',
  'auth.signUp',
  'auth.signIn',
  'auth.signInWithGoogle',
  'auth.signOut',
  'auth.verify',
  'auth.resendVerification',
  'auth.recover',
  'auth.resetPassword',
  'generations.start',
  'generations.events',
  'generations.stop',
  'generations.discard',
  'readings.recompose',
  'credits.status',
  'payments.products',
  'invitations.look',
  'previewLinks.look',
  'reviews.look',
  'reviews.unlock',
  'reviews.decide',
  'reviews.threads',
  'reviews.comment',
  'reviews.reply',
  'reviews.remove',
  'reviews.compare',
  'reviews.follow',
  'contact.send',
  'host.info',
  'host.useLocalModel',
]

let server: TestServer
let owner: Settled
let things: Things
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  owner = await settled(server, 'teams')
  things = await withThings(server, owner)
})
afterAll(() => server.close())

/** Nothing of this may stand in an answer to somebody else, except what they sent themselves. */
const secrets = () => [
  'Secretname',
  'Secretproject',
  'Secretheading',
  'Secretkey',
  'Secretanswer',
  'Secretcomment',
  'secretguest',
  owner.id,
  things.ids['message'] ?? '',
  things.ids['session'] ?? '',
]

test('there are routes, and every name by hand is one', () => {
  expect(routes.length).toBeGreaterThan(50)
  const names = routes.map(({ name }) => name)
  expect([...forEverybody, ...Object.keys(queries)].filter((name) => !names.includes(name))).toEqual([])
})

test.for(routes.filter(({ name }) => !forEverybody.includes(name)))(
  '27: without a session $name is answered with 401',
  async (route) => {
    const { status, text } = await callRoute(server.person(), route, things)
    expect([route.name, status]).toEqual([route.name, 401])
    for (const secret of secrets()) expect(text).not.toContain(secret)
  },
)

test.for(routes.filter(isNaming))("27, 28: with somebody else's ids $name is answered with 404", async (route) => {
  const stranger = await settled(server, 'teams')
  const { status, text } = await callRoute(stranger, route, things)
  expect([route.name, status]).toEqual([route.name, 404])
  for (const secret of secrets()) expect(text).not.toContain(secret)
})

test.for(routes.filter((route) => !isNaming(route)))(
  '26: $name tells a stranger nothing of the owner',
  async (route) => {
    const stranger: Member = await settled(server)
    const { status, text } = await callRoute(stranger, route, things)
    // 503: what this host does not offer
    expect(status === 503 || status < 500).toBe(true)
    for (const secret of secrets()) expect(text).not.toContain(secret)
  },
)

test('27: a missing id is answered like a stranger’s, word for word', async () => {
  const stranger = await settled(server)
  for (const path of ['/projects/ID', '/projects/ID/content', '/projects/ID/versions?page_name=Home']) {
    const theirs = await ask(stranger, 'GET', path.replace('ID', things.ids['project'] ?? ''))
    const missing = await ask(stranger, 'GET', path.replace('ID', randomUUID()))
    expect(theirs).toEqual(missing)
    expect(theirs.status).toBe(404)
  }
})

test('after all of this the owner has what was there before', async () => {
  const content = await readContent(owner, things.ids['project'] ?? '')
  expect(shown(content)).toEqual([
    ['Home', '<h1>Secretheading</h1>'],
    ['Secretpage', ''],
  ])
  expect(content).toMatchObject({ mode: 'html', running: [{ id: things.ids['generation'] }] })
  expect((await ask(owner, 'GET', '/profile')).body).toMatchObject({ first_name: 'Secretname' })
  expect((await ask(owner, 'GET', `/projects/${things.ids['project']}`)).body).toMatchObject({ name: 'Secretproject' })
})
