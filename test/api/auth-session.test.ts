import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { session } from '#rules/account.ts'
import { sessions } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { memberPassword, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

type State = { user: { id: string; email: string } | null; expires_at: string | null }
const stateOf = async (response: Response) => (await response.json()) as State
const rowsOf = (userId: string) => server.services.db.select().from(sessions).where(eq(sessions.userId, userId))
const token = 'session.session_token'
const credential = 'session.session_data'

test('a visitor has no session, and a member has one for ten minutes', async () => {
  expect(await stateOf(await server.person().call('GET', '/api/auth/session'))).toEqual({
    user: null,
    expires_at: null,
  })
  const member = await server.member()
  const state = await stateOf(await member.call('GET', '/api/auth/session'))
  expect(state.user).toMatchObject({ id: member.id, email: member.email, is_admin: false, email_confirmed_at: null })
  const remaining = new Date(state.expires_at ?? 0).getTime() - Date.now()
  expect(remaining).toBeGreaterThan(session.credentialMs - 60_000)
  expect(remaining).toBeLessThanOrEqual(session.credentialMs)
})

test('refresh renews the credential, and refuses who has no session', async () => {
  const member = await server.member()
  const before = member.jar.get(credential)
  const response = await member.call('POST', '/api/auth/session/refresh')
  expect(response.status).toBe(200)
  expect((await stateOf(response)).user?.id).toBe(member.id)
  expect(member.jar.get(credential)).not.toBe(before)
  expect((await server.person().call('POST', '/api/auth/session/refresh')).status).toBe(401)
})

test('bad input 17: a session cookie or credential that was altered, cut or swapped reads nothing', async () => {
  const ada = await server.member()
  const eve = await server.member()
  const own = new Map(eve.jar)
  // another letter, and no half of an escape such as %2F: what is no text is refused in another way
  const altered = (value = '') =>
    encodeURIComponent(decodeURIComponent(value).replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A')))
  const cut = (value = '') => value.slice(0, -7)
  const cases: [string, string | undefined][] = [
    [token, altered(own.get(token))],
    [token, cut(own.get(token))],
    [token, ada.jar.get(token)],
    [credential, altered(own.get(credential))],
    [credential, cut(own.get(credential))],
    [credential, ada.jar.get(credential)],
    [credential, 'nonsense'],
    [credential, own.get(credential)?.replace(/.{8}$/, '%zz"\\x')],
    [token, `${own.get(token)}%zz`],
  ]
  for (const [name, value] of cases) {
    eve.jar.clear()
    for (const [known, kept] of own) eve.jar.set(known, kept)
    eve.jar.set(name, value ?? '')
    expect((await stateOf(await eve.call('GET', '/api/auth/session'))).user, `${name} ${value}`).toBeNull()
    expect((await eve.call('GET', '/api/auth/identities')).status).toBe(401)
  }
  // What is no text is refused once, and taken away.
  eve.jar.set(token, own.get(token)?.replace(/\..*$/, '.%00') ?? '')
  expect((await eve.call('GET', '/api/auth/identities')).status).toBe(400)
  expect((await eve.call('GET', '/api/auth/identities')).status).toBe(401)
})

test('bad input 18: 50 refreshes at once all answer, and there is one session', async () => {
  const member = await server.member()
  const jar = new Map(member.jar)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const tab = server.person()
      for (const [name, value] of jar) tab.jar.set(name, value)
      return tab.call('POST', '/api/auth/session/refresh')
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  expect(await rowsOf(member.id)).toHaveLength(1)
})

test('bad input 19: a revoked session changes nothing from then on, and reads for ten minutes at most', async () => {
  const member = await server.member()
  // Ended behind the back of this process, as another one would.
  await server.services.db.delete(sessions).where(eq(sessions.userId, member.id))
  expect((await member.call('POST', '/api/auth/session/refresh')).status).toBe(401)
  const fresh = await server.member()
  await server.services.db.delete(sessions).where(eq(sessions.userId, fresh.id))
  expect((await fresh.call('PUT', '/api/auth/password', { password: 'another horse' })).status).toBe(401)
  expect((await stateOf(await fresh.call('GET', '/api/auth/session'))).user?.id).toBe(fresh.id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + session.credentialMs + 1000 })
  try {
    expect((await stateOf(await fresh.call('GET', '/api/auth/session'))).user).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a session whose credential ran out still reads, and is told to refresh now', async () => {
  const member = await server.member()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + session.credentialMs + 1000 })
  try {
    const state = await stateOf(await member.call('GET', '/api/auth/session'))
    expect(state.user?.id).toBe(member.id)
    expect(new Date(state.expires_at ?? 0).getTime()).toBeLessThanOrEqual(Date.now())
  } finally {
    vi.useRealTimers()
  }
})

test('bad input 20: the cookies of a session that was signed out open nothing', async () => {
  const member = await server.member()
  const kept = new Map(member.jar)
  const out = await member.call('POST', '/api/auth/sign-out')
  expect(out.status).toBe(200)
  expect(member.jar.has(token)).toBe(false)
  expect(member.jar.has(credential)).toBe(false)
  expect(await rowsOf(member.id)).toEqual([])
  const thief = server.person()
  for (const [name, value] of kept) thief.jar.set(name, value)
  expect((await thief.call('POST', '/api/auth/session/refresh')).status).toBe(401)
  expect((await thief.call('GET', '/api/auth/identities')).status).toBe(401)
})

test('bad input 21: a sign-in makes a new session, whatever cookie was there before', async () => {
  const member = await server.member()
  const preset = member.jar.get(token)
  const before = await rowsOf(member.id)
  const body = { email: member.email, password: memberPassword }
  expect((await member.call('POST', '/api/auth/sign-in', body)).status).toBe(200)
  expect(member.jar.get(token)).not.toBe(preset)
  const after = await rowsOf(member.id)
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(before[0]?.id)
})

test('signing out without a session is no error', async () => {
  expect((await server.person().call('POST', '/api/auth/sign-out')).status).toBe(200)
})

test('cookies are closed to scripts and other sites, and bound to the host where there is TLS', async () => {
  const response = await server
    .person()
    .call('POST', '/api/auth/sign-up', { email: 'c@example.com', password: memberPassword })
  const cookies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('session.'))
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax|HttpOnly.*SameSite=Lax/)
  const secure = await startTestServer(endingEngine('unchanged'), { BASE_URL: 'https://pages.example' })
  const own = await secure
    .person()
    .call('POST', '/api/auth/sign-up', { email: 'c@example.com', password: memberPassword })
  const bound = own.headers.getSetCookie().filter((cookie) => cookie.includes('session_'))
  expect(bound).toHaveLength(2)
  for (const cookie of bound) {
    expect(cookie).toMatch(/^__Host-session\./)
    expect(cookie).toContain('Secure')
    expect(cookie).toContain('Path=/')
    expect(cookie).not.toContain('Domain')
  }
  await secure.close()
})
