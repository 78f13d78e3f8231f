import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditStatus } from '#api/credits.ts'
import { limitTable } from '#server/limits/table.ts'
import { endingEngine, waitingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { memberPassword, startBody, startTestServer } from '#test/support/server.ts'

let server: TestServer
let ada: Settled
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
  ada = await settled(server)
})
afterAll(() => server.close())

test('65: a visitor who takes the id of a person as a name takes none of their slots', async () => {
  const { engine, release } = waitingEngine()
  const own = await startTestServer(engine, { BILLING: 'off' })
  const person = await settled(own, 'pro')
  const { id } = await newProject(person)
  const stranger = own.person()
  stranger.jar.set('visitor', person.id)
  for (let n = 0; n < 3; n += 1) expect((await stranger.call('POST', '/api/generations', startBody())).status).toBe(201)
  const turn = crypto.randomUUID()
  const body = { prompt: 'A page', mode: 'html', page_name: 'Home', base: null, turn }
  const mine = await ask(person, 'POST', `/projects/${id}/generations`, body)
  expect(mine.status).toBe(201)
  // nor does a turn of theirs answer for one of the person's
  const theirs = await stranger.call('POST', '/api/generations', startBody({ turn }))
  expect(await theirs.json()).not.toEqual(mine.body)
  release()
  await own.runner.close()
  await own.close()
})

test.for<[host: string, status: number]>([
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['localhost.:3000', 200],
  ['127.0.0.1:3000', 200],
  ['127.8.8.8', 200],
  ['[::1]:3000', 200],
  ['evil.test', 404],
  ['evil.test:3000', 404],
  ['localhost.evil.test', 404],
  ['127.0.0.1.evil.test', 404],
  ['192.168.1.7:3000', 404],
  ['[fe80::1]', 404],
  ['evil test', 404],
  ['a@localhost', 200],
])('64: without BASE_URL the host %s is answered with %i', async ([host, status]) => {
  for (const path of ['/', '/dev/mailbox', '/api/host']) {
    const response = await server.person().call('GET', path, undefined, { host })
    expect([path, response.status]).toEqual([path, status])
  }
  expect((await server.person().call('GET', '/healthz', undefined, { host })).status).toBe(200)
})

test('64: an address of the network is answered where the server listens there, a name never', async () => {
  const open = await startTestServer(endingEngine('stored'), { HOST: '0.0.0.0' })
  const status = async (host: string) => (await open.person().call('GET', '/', undefined, { host })).status
  expect([await status('192.168.1.7:3000'), await status('[fd00::7]:3000'), await status('evil.test')]).toEqual([
    200, 200, 404,
  ])
  await open.close()
})

test('64: with BASE_URL its own name is answered, this machine for checks of health, and no other', async () => {
  const named = await startTestServer(endingEngine('stored'), { BASE_URL: 'https://pages.example' })
  const status = async (host: string, path = '/') =>
    (await named.person().call('GET', path, undefined, { host })).status
  expect(await status('pages.example')).toBe(200)
  expect(await status('localhost:3000', '/readyz')).toBe(200)
  expect(await status('10.0.0.9:3000', '/healthz')).toBe(200)
  expect(await status('evil.test')).toBe(404)
  expect(await status('pages.example.evil.test')).toBe(404)
  await named.close()
})

test.for<[origin: string, status: number]>([
  ['http://localhost:3000', 200],
  ['https://localhost:3000', 403],
  ['http://localhost', 403],
  ['http://localhost:3001', 403],
  ['null', 403],
])('a change from a page of %s is answered with %i', async ([origin, status]) => {
  expect((await server.person().call('POST', '/api/auth/sign-out', undefined, { origin })).status).toBe(status)
})

test('a page of our name without TLS changes nothing where there is TLS', async () => {
  const named = await startTestServer(endingEngine('stored'), { BASE_URL: 'https://pages.example' })
  const status = async (origin: string) =>
    (await named.person().call('POST', '/api/auth/sign-out', undefined, { origin, host: 'pages.example' })).status
  expect([await status('https://pages.example'), await status('http://pages.example')]).toEqual([200, 403])
  await named.close()
})

test('private answers are kept nowhere, and what is public may be', async () => {
  const cached = async (path: string) => (await ada.call('GET', path)).headers.get('cache-control')
  for (const path of ['/api/profile', '/api/auth/session', '/api/workspaces', '/api/credits/status', '/api/nothing'])
    expect([path, await cached(path)]).toEqual([path, 'no-store'])
  expect((await server.person().call('GET', '/api/profile')).headers.get('cache-control')).toBe('no-store')
  expect(await cached('/api/openapi.json')).toBeNull()
})

test('the export of an account is a download', async () => {
  const response = await ada.call('GET', '/api/auth/account/export')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".*account\.zip"/)
})

test('wrong passwords of strangers keep nobody out of a browser that knows them, and a new browser waits', async () => {
  const member = await server.member()
  const { points } = limitTable.signIn.account
  const signIn = (who: { call: Settled['call'] }, password: string) =>
    who.call('POST', '/api/auth/sign-in', { email: member.email, password })
  await member.call('POST', '/api/auth/sign-out')
  for (let n = 0; n <= points; n += 1) await signIn(server.person(`10.7.0.${n}`), 'not the password')
  expect((await signIn(server.person('10.7.1.1'), memberPassword)).status).toBe(429)
  expect((await signIn(member, memberPassword)).status).toBe(200)
  // and it has no more tries than others
  for (let n = 0; n < limitTable.signInFromKnown.address.points; n += 1) await signIn(member, 'not the password')
  expect((await signIn(member, memberPassword)).status).toBe(429)
})

test('the device that one account knows is a stranger to another', async () => {
  const victim = await server.member()
  const { points } = limitTable.signIn.account
  const attacker = await server.member()
  const statuses: number[] = []
  for (let n = 0; n <= points; n += 1) {
    const body = { email: victim.email, password: 'not the password' }
    statuses.push((await attacker.call('POST', '/api/auth/sign-in', body)).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('first visit: calls side by side name no visitor, the page does, and they are the same one afterwards', async () => {
  const stranger = server.person()
  const answers = await Promise.all(
    ['/api/credits/status', '/api/auth/session', '/api/host'].map((path) => stranger.call('GET', path)),
  )
  expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
  const page = await stranger.call('GET', '/app')
  expect(page.headers.getSetCookie()).toHaveLength(1)
  const named = stranger.jar.get('visitor')
  const [started, ...others] = await Promise.all([
    stranger.call('POST', '/api/generations', startBody()),
    stranger.call('GET', '/api/credits/status'),
    stranger.call('GET', '/api/auth/session'),
    stranger.call('GET', '/'),
  ])
  expect([started, ...others].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
  expect(stranger.jar.get('visitor')).toBe(named)
  const { id } = (await started.json()) as { id: string }
  expect((await stranger.call('GET', `/api/generations/${id}/events`)).status).toBe(200)
  expect(await get(creditStatus, stranger, 'GET', '/credits/status')).toMatchObject({ dailyUsed: 1 })
})

test('a call that changes something names the visitor when no page did', async () => {
  const stranger = server.person()
  const response = await stranger.call('POST', '/api/generations', startBody())
  expect(response.headers.getSetCookie()).toHaveLength(1)
})
