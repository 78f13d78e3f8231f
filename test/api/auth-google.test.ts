import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, profiles, users } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { type Oidc, startOidc } from '#test/support/oidc.ts'
import type { TestPerson } from '#test/support/person.ts'
import { memberPassword, startTestServer } from '#test/support/server.ts'

let oidc: Oidc
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  oidc = await startOidc([
    { sub: 'g-ada', email: 'Ada@Example.com', email_verified: true, given_name: 'Ada', family_name: 'Byron' },
    { sub: 'g-one-name', email: 'plato@example.com', email_verified: true, name: 'Plato' },
    { sub: 'g-first', email: 'first@example.com', email_verified: true },
    { sub: 'g-unproven', email: 'unproven@example.com', email_verified: false, name: 'Who Knows' },
    { sub: 'g-extra', email: 'extra@example.com', email_verified: true, name: 'Ex Tra' },
    { sub: 'g-local', email: 'local@example.com', email_verified: true, name: 'Lo Cal' },
    { sub: 'g-target', email: 'target@example.com', email_verified: false, name: 'Tar Get' },
    { sub: 'g-verified', email: 'verified@example.com', email_verified: true, name: 'Veri Fied' },
  ])
  server = await startTestServer(endingEngine('unchanged'), oidc.env)
})
afterAll(async () => {
  await server.close()
  await oidc.close()
})

const base = 'http://localhost:3000'
async function begin(person: TestPerson, returnTo?: string): Promise<string> {
  const response = await person.call('POST', '/api/auth/sign-in/google', { return_to: returnTo })
  expect(response.status).toBe(200)
  return ((await response.json()) as { url: string }).url
}
async function beginLink(person: TestPerson): Promise<string> {
  const response = await person.call('POST', '/api/auth/identities/google')
  expect(response.status).toBe(200)
  return ((await response.json()) as { url: string }).url
}
/** Comes back from the provider; gives where we send the browser then. */
async function back(person: TestPerson, callback: string): Promise<string> {
  const response = await person.call('GET', callback.slice(base.length))
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}
async function google(person: TestPerson, sub: string, returnTo?: string): Promise<string> {
  return back(person, await oidc.choose(await begin(person, returnTo), sub))
}
const link = async (person: TestPerson, sub: string) => back(person, await oidc.choose(await beginLink(person), sub))
const me = async (person: TestPerson) =>
  ((await (await person.call('GET', '/api/auth/session')).json()) as { user: { id: string; email: string } | null })
    .user
const identitiesOf = (userId: string) => server.services.db.select().from(accounts).where(eq(accounts.userId, userId))
const userByEmail = async (email: string) =>
  (await server.services.db.select().from(users).where(eq(users.email, email)))[0]

test('a sign-in with Google makes a person with the names of the account, and signs them in', async () => {
  const person = server.person()
  const url = new URL(await begin(person))
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(url.searchParams.get('nonce')).toBeTruthy()
  expect(url.searchParams.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'profile']))
  expect(await google(person, 'g-ada')).toBe(`${base}/projects`)
  const user = await me(person)
  expect(user).toMatchObject({ email: 'ada@example.com', email_confirmed_at: expect.any(String) })
  const [profile] = await server.services.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, user?.id ?? ''))
  expect(profile).toMatchObject({ firstName: 'Ada', lastName: 'Byron' })
  const again = server.person()
  expect(await google(again, 'g-ada', '/projects/1?page=Home')).toBe(`${base}/projects/1?page=Home`)
  expect((await me(again))?.id).toBe(user?.id)
  expect(await identitiesOf(user?.id ?? '')).toHaveLength(1)
})

test('names are filled where they are empty, and never overwritten', async () => {
  const member = await server.member()
  await server.services.db.update(profiles).set({ firstName: 'Mia' }).where(eq(profiles.id, member.id))
  expect(await link(member, 'g-one-name')).toBe(`${base}/settings?code=linked#social`)
  const [profile] = await server.services.db.select().from(profiles).where(eq(profiles.id, member.id))
  expect(profile).toMatchObject({ firstName: 'Mia', lastName: null })
})

test('tokens of the provider are not readable in the database', async () => {
  const person = server.person()
  await google(person, 'g-ada')
  const [identity] = await identitiesOf((await me(person))?.id ?? '')
  expect(identity?.accessToken?.length).toBeGreaterThan(60)
})

test('linking asks for offline access and consent, and the identity is listed with its own address', async () => {
  const member = await server.member()
  const url = new URL(await beginLink(member))
  expect([url.searchParams.get('access_type'), url.searchParams.get('prompt')]).toEqual(['offline', 'consent'])
  expect(await link(member, 'g-extra')).toBe(`${base}/settings?code=linked#social`)
  const identities = await (await member.call('GET', '/api/auth/identities')).json()
  expect(identities).toMatchObject([
    { provider: 'email', email: member.email },
    { provider: 'google', email: 'extra@example.com' },
  ])
  expect(JSON.stringify(identities)).not.toMatch(/password|token|secret/i)
  const other = server.person()
  await google(other, 'g-extra')
  expect((await me(other))?.id).toBe(member.id)
})

test('linking refuses a Google account that is somebody else’s, and says so in the address', async () => {
  const ada = server.person()
  await google(ada, 'g-ada')
  const member = await server.member()
  const location = await link(member, 'g-ada')
  expect(location).toBe(`${base}/settings?error=account_already_linked_to_different_user#social`)
  expect(await identitiesOf(member.id)).toHaveLength(1)
})

test('a person who says no comes back with the reason', async () => {
  const person = server.person()
  const denied = await back(person, await oidc.deny(await begin(person)))
  expect(denied).toMatch(/^http:\/\/localhost:3000\/auth\?error=access_denied/)
  expect(await me(person)).toBeNull()
  const member = await server.member()
  const deniedLink = await back(member, await oidc.deny(await beginLink(member)))
  expect(deniedLink).toMatch(/^http:\/\/localhost:3000\/settings\?error=access_denied.*#social$/)
  expect(await identitiesOf(member.id)).toHaveLength(1)
})

test('bad input 23: a callback with a foreign state, a replayed code or none stays here and signs nobody in', async () => {
  const victim = server.person()
  const attacker = server.person()
  const stolen = await oidc.choose(await begin(attacker), 'g-ada')
  expect(await back(victim, stolen)).toBe(`${base}/auth?error=state_mismatch`)
  expect(await me(victim)).toBeNull()
  const person = server.person()
  const callback = await oidc.choose(await begin(person), 'g-ada')
  expect(await back(person, callback)).toBe(`${base}/projects`)
  expect(await back(person, callback)).toBe(`${base}/auth?error=state_mismatch`)
  const own = server.person()
  const url = new URL(await begin(own))
  const replayed = `${base}/api/auth/callback/google?code=${new URL(callback).searchParams.get('code')}&state=${url.searchParams.get('state')}`
  expect(await back(own, replayed)).toBe(`${base}/auth?error=invalid_code`)
  for (const query of ['', '?code=1', '?state=1', '?code=1&state=1', '?error=<script>&state=1']) {
    const location = await back(server.person(), `${base}/api/auth/callback/google${query}`)
    expect(location).toMatch(/^http:\/\/localhost:3000\/auth\?error=\w+$/)
  }
})

test.for(['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)'])(
  'bad input 23: return_to %j is ignored',
  async (returnTo) => {
    const person = server.person()
    expect(await google(person, 'g-ada', returnTo)).toBe(`${base}/projects`)
  },
)

test('bad input 24: an unproven Google address is never linked to a person who has it, nor makes an account', async () => {
  const owner = await server.member('target@example.com')
  const person = server.person()
  expect(await google(person, 'g-target')).toBe(`${base}/auth?error=account_not_linked`)
  expect(await me(person)).toBeNull()
  expect(await identitiesOf(owner.id)).toHaveLength(1)
  expect(await google(person, 'g-unproven')).toMatch(/\/auth\?error=email_not_verified/)
  expect(await userByEmail('unproven@example.com')).toBeUndefined()
})

test('bad input 24: a proven Google address is not linked to an account whose own address nobody proved', async () => {
  const squatter = await server.member('local@example.com')
  const owner = server.person()
  expect(await google(owner, 'g-local')).toBe(`${base}/auth?error=account_not_linked`)
  expect(await identitiesOf(squatter.id)).toHaveLength(1)
})

test('a proven Google address signs in to the account that proved the same address', async () => {
  const member = await server.member('verified@example.com')
  await server.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, member.id))
  const person = server.person()
  expect(await google(person, 'g-verified')).toBe(`${base}/projects`)
  expect((await me(person))?.id).toBe(member.id)
})

test('a person who came by Google sets a first password and signs in with it', async () => {
  const person = server.person()
  await google(person, 'g-first')
  const user = await me(person)
  expect((await person.call('PUT', '/api/auth/password', { password: 'a longer horse' })).status).toBe(200)
  const body = { email: user?.email, password: 'a longer horse' }
  expect((await server.person().call('POST', '/api/auth/sign-in', body)).status).toBe(200)
})

test('linking needs a session', async () => {
  expect((await server.person().call('POST', '/api/auth/identities/google')).status).toBe(401)
})

test('without Google both ways are refused in words, and the provider down is said too', async () => {
  const bare = await startTestServer(endingEngine('unchanged'))
  const member = await bare.member()
  for (const path of ['sign-in/google', 'identities/google']) {
    const answer = await member.call('POST', `/api/auth/${path}`, {})
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Sign-in with Google is not set up on this host.',
    })
  }
  await bare.close()
  const down = await startTestServer(endingEngine('unchanged'), { ...oidc.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' })
  const answer = await down.person().call('POST', '/api/auth/sign-in/google', {})
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Google does not answer at the moment')
  await down.close()
})

test('a password member can still sign in after Google was linked', async () => {
  const member = await server.member()
  const body = { email: member.email, password: memberPassword }
  expect((await server.person().call('POST', '/api/auth/sign-in', body)).status).toBe(200)
})
