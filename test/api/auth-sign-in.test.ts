import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { limitTable } from '#server/limits/table.ts'
import { endingEngine } from '#test/support/engines.ts'
import { memberPassword, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const signIn = (email: string, password: string, address: string, headers: Record<string, string> = {}) =>
  server.person(address).call('POST', '/api/auth/sign-in', { email, password }, headers)

test('the right password signs in, in any spelling of the address', async () => {
  const member = await server.member()
  const response = await signIn(` ${member.email.toUpperCase()} `, memberPassword, '10.2.0.1')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ user: { id: member.id } })
})

test('bad input 14: an unknown and a known address get the same words', async () => {
  const member = await server.member()
  const known = await signIn(member.email, 'wrong password', '10.2.0.2')
  const unknown = await signIn('nobody@example.com', 'wrong password', '10.2.0.2')
  expect([known.status, unknown.status]).toEqual([401, 401])
  const [first, second] = [await known.json(), await unknown.json()]
  expect(first).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'Please check your credentials and try again',
  })
  expect(second).toEqual(first)
})

test('bad input 13: 20 wrong passwords from 20 addresses are stopped, and the right one works after the window', async () => {
  const member = await server.member()
  const answers: Response[] = []
  for (let n = 0; n < 20; n += 1) answers.push(await signIn(member.email, 'wrong password', `10.3.0.${n}`))
  const { points, seconds } = limitTable.signIn.account
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, (_, n) => (n < points ? 401 : 429)))
  const refused = answers.at(-1)
  const wait = Number(refused?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(refused?.headers.get('x-retry-after')).toBe(String(wait))
  expect(await refused?.json()).toMatchObject({
    code: 'TOO_MANY',
    data: { retryAfterSeconds: wait },
    message: expect.stringContaining('Try again in'),
  })
  expect((await signIn(member.email, memberPassword, '10.3.1.1')).status).toBe(429)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 + 1000 })
  try {
    expect((await signIn(member.email, memberPassword, '10.3.1.1')).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('the right password begins the count anew', async () => {
  const member = await server.member()
  for (let n = 0; n < 3; n += 1) {
    for (let wrong = 0; wrong < 6; wrong += 1)
      expect((await signIn(member.email, 'wrong password', `10.4.${n}.1`)).status).toBe(401)
    expect((await signIn(member.email, memberPassword, `10.4.${n}.1`)).status).toBe(200)
  }
})

test(
  'bad input 8: an address that forges X-Forwarded-For is counted as itself',
  async () => {
    const answers: number[] = []
    const { points } = limitTable.signIn.address
    for (let n = 0; n < 100; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, 'x-client-address': `203.0.113.${n}` }
      answers.push((await signIn(`nobody-${n}@example.com`, 'wrong password', '198.51.100.7', headers)).status)
    }
    expect(answers).toEqual(Array.from({ length: 100 }, (_, n) => (n < points ? 401 : 429)))
  },
  atMost(60_000),
)

test('behind a proxy of the host, people are counted by what the proxy says', async () => {
  const proxied = await startTestServer(endingEngine('unchanged'), { TRUSTED_PROXIES: '1' })
  const { points } = limitTable.signUp.account
  const body = { email: 'proxied@example.com', password: 'wrong password' }
  for (let n = 0; n <= points; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` }
    await proxied.person('10.9.9.9').call('POST', '/api/auth/sign-in', body, headers)
  }
  const member = await proxied.member()
  const [session] = (await (await member.call('GET', '/api/auth/sessions')).json()) as { address: string }[]
  expect(session?.address).toMatch(/^10\.1\./)
  await proxied.close()
})
