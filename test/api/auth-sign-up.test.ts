import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, profiles, users } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { memberPassword, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'), { ADMIN_EMAIL: 'Host@Example.com' })
})
afterAll(() => server.close())

const signUp = (email: string, password = memberPassword) =>
  server.person().call('POST', '/api/auth/sign-up', { email, password })
const count = async () => (await server.services.db.select().from(users)).length

test('signing up makes a person with a profile and a hashed password, and a session at once', async () => {
  const response = await signUp('first@example.com')
  expect(response.status).toBe(201)
  const { user } = (await response.json()) as { user: { id: string; email: string; is_admin: boolean } }
  expect(user).toMatchObject({ email: 'first@example.com', is_admin: false, email_confirmed_at: null })
  expect(user.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  const { db } = server.services
  expect(await db.select().from(profiles).where(eq(profiles.id, user.id))).toMatchObject([{ plan: 'free' }])
  const [identity] = await db.select().from(accounts).where(eq(accounts.userId, user.id))
  expect(identity).toMatchObject({ providerId: 'credential', accountId: user.id })
  expect(identity?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(JSON.stringify(user)).not.toContain(identity?.password ?? '-')
})

test('the address of ADMIN_EMAIL is marked', async () => {
  const { user } = (await (await signUp('host@example.com')).json()) as { user: { is_admin: boolean } }
  expect(user.is_admin).toBe(true)
})

test('sign-up refuses an address that is taken, with the words of the specification', async () => {
  await signUp('taken@example.com')
  const before = await count()
  const again = await signUp('taken@example.com', 'another password')
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'ALREADY_REGISTERED', message: 'This email is already registered' })
  expect(await count()).toBe(before)
})

test('five sign-ups of one address at once make one account', async () => {
  const people = Array.from({ length: 5 }, () => server.person())
  const body = { email: 'race@example.com', password: memberPassword }
  const answers = await Promise.all(people.map((person) => person.call('POST', '/api/auth/sign-up', body)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
})

test('bad input 16, 66: one account per normalised address, and none for one that looks like another', async () => {
  expect((await signUp('A@B.co')).status).toBe(201)
  for (const same of ['a@b.co', ' a@b.co ', 'a@B.CO', 'ａ@b.co']) expect((await signUp(same)).status, same).toBe(409)
  for (const alike of ['а@b.co', 'a\u200B@b.co', 'a@b\u202E.co', 'a\u00AD@b.co', 'a@b.cо'])
    expect((await signUp(alike)).status, JSON.stringify(alike)).toBe(400)
  const rows = await server.services.db.select({ email: users.email }).from(users)
  expect(rows.map(({ email }) => email).filter((email) => email.endsWith('@b.co'))).toEqual(['a@b.co'])
})

test.for<[email: string, password: string, words: string]>([
  ['nobody', memberPassword, 'Please enter a valid email address'],
  ['a b@example.com', memberPassword, 'Please enter a valid email address'],
  ['a@example', memberPassword, 'Please enter a valid email address'],
  [`${'a'.repeat(260)}@example.com`, memberPassword, 'Please enter a valid email address'],
  ['nul\0@example.com', memberPassword, 'bytes that are no text'],
  ['short@example.com', '12345', 'Password must be at least 6 characters'],
  ['long@example.com', 'x'.repeat(257), 'Password must be at most 256 characters'],
])('sign-up refuses %j with %j', async ([email, password, words]) => {
  const before = await count()
  const response = await signUp(email, password)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(words)
  expect(await count()).toBe(before)
})

test('bad input 15: a password of a megabyte is refused before anything is hashed', async () => {
  const password = 'x'.repeat(1_000_000)
  for (const path of ['sign-up', 'sign-in']) {
    const response = await server.person().call('POST', `/api/auth/${path}`, { email: 'big@example.com', password })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Password must be at most 256 characters')
  }
})
