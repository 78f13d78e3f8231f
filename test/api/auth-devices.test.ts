import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingEngine } from '#test/support/engines.ts'
import type { TestPerson } from '#test/support/person.ts'
import { type Member, memberPassword, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

type Open = { id: string; is_current: boolean; user_agent: string | null; address: string | null }
const sessionsOf = async (person: TestPerson) =>
  (await (await person.call('GET', '/api/auth/sessions')).json()) as Open[]
const isIn = async (person: TestPerson) => (await person.call('GET', '/api/auth/sessions')).status === 200

/** The same person at another device. */
async function second(member: Member, agent = 'Another browser'): Promise<TestPerson> {
  const device = server.person('192.0.2.7')
  const body = { email: member.email, password: memberPassword }
  await device.call('POST', '/api/auth/sign-in', body, { 'user-agent': agent })
  return device
}

test('sessions are listed with the current one marked, without anything to steal', async () => {
  const member = await server.member()
  await second(member, `Long ${'x'.repeat(5000)}`)
  const sessions = await sessionsOf(member)
  expect(sessions.filter((session) => session.is_current)).toHaveLength(1)
  expect(sessions).toHaveLength(2)
  const other = sessions.find((session) => !session.is_current)
  expect(other).toMatchObject({ address: '192.0.2.7', user_agent: expect.stringMatching(/^Long x{295}$/) })
  const token = decodeURIComponent(member.jar.get('session.session_token') ?? '').split('.')[0]
  expect(JSON.stringify(sessions)).not.toContain(token)
})

test('a session that is revoked is out at once, for reading too', async () => {
  const member = await server.member()
  const device = await second(member)
  const other = (await sessionsOf(member)).find((session) => !session.is_current)
  expect((await member.call('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(200)
  expect(await isIn(device)).toBe(false)
  expect(await isIn(member)).toBe(true)
  expect(await sessionsOf(member)).toHaveLength(1)
})

test('all others are revoked together', async () => {
  const member = await server.member()
  const devices = [await second(member), await second(member)]
  expect((await member.call('DELETE', '/api/auth/sessions')).status).toBe(200)
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false])
  expect(await sessionsOf(member)).toMatchObject([{ is_current: true }])
})

test('revoking answers somebody else’s session like a missing one', async () => {
  const member = await server.member()
  const stranger = await server.member()
  const [theirs] = await sessionsOf(stranger)
  for (const id of [theirs?.id, 'nonsense'])
    expect((await member.call('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404)
  expect(await isIn(stranger)).toBe(true)
  expect((await server.person().call('DELETE', '/api/auth/sessions')).status).toBe(401)
})

test('bad input 20: a password change ends the sessions of other devices, and only those', async () => {
  const member = await server.member()
  const device = await second(member)
  const kept = new Map(device.jar)
  expect((await member.call('PUT', '/api/auth/password', { password: 'a longer horse' })).status).toBe(200)
  expect(kept.size).toBeGreaterThan(1)
  expect(await isIn(device)).toBe(false)
  expect((await device.call('POST', '/api/auth/session/refresh')).status).toBe(401)
  expect(await isIn(member)).toBe(true)
  const old = { email: member.email, password: memberPassword }
  expect((await server.person().call('POST', '/api/auth/sign-in', old)).status).toBe(401)
  const fresh = { ...old, password: 'a longer horse' }
  expect((await server.person().call('POST', '/api/auth/sign-in', fresh)).status).toBe(200)
})

test.for<[password: string, words: string]>([
  ['', 'New password is required'],
  ['1234567', 'Password must be at least 8 characters'],
  ['x'.repeat(257), 'Password must be at most 256 characters'],
])('a password change refuses %j', async ([password, words]) => {
  const member = await server.member()
  const answer = await member.call('PUT', '/api/auth/password', { password })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(words)
})

test('a password change needs a session', async () => {
  const answer = await server.person().call('PUT', '/api/auth/password', { password: 'a longer horse' })
  expect(answer.status).toBe(401)
})
