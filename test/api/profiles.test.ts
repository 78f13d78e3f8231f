import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profile } from '#api/profiles.ts'
import { profiles } from '#server/db/schema.ts'
import { give } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

test("one's own profile, with what was used today", async () => {
  const person = await settled(server)
  for (let n = 0; n < 3; n += 1) await ask(person, 'POST', '/credits/use', {})
  await give(server, person, 7)
  expect(await get(profile, person, 'GET', '/profile')).toEqual({
    id: person.id,
    email: person.email,
    first_name: null,
    last_name: null,
    avatar_url: null,
    plan: 'free',
    credits: 7,
    daily_credits_used: 3,
  })
})

test('names are changed trimmed, and what is not named stays', async () => {
  const person = await settled(server)
  await get(profile, person, 'PATCH', '/profile', { first_name: ' Ada ', last_name: 'Lovelace' })
  expect(await get(profile, person, 'PATCH', '/profile', { last_name: '' })).toMatchObject({
    first_name: 'Ada',
    last_name: '',
  })
})

test.for<[what: string, body: Record<string, unknown>, words: string]>([
  ['no first name', { first_name: '  ' }, 'First name is required'],
  ['101 letters', { first_name: 'x'.repeat(101) }, 'At most 100 characters'],
  ['4: a NUL', { last_name: 'a\0b' }, 'no text'],
])('refuses %s', async ([, body, words]) => {
  const person = await settled(server)
  const answer = await ask(person, 'PATCH', '/profile', body)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(words)
})

test('29: plan, credits, id, role and e-mail in a body are ignored', async () => {
  const person = await settled(server)
  const other = await settled(server)
  const body = {
    first_name: 'Ada',
    plan: 'teams',
    credits: 9999,
    id: other.id,
    user_id: other.id,
    role: 'admin',
    email: 'boss@example.com',
    avatar_key: `${other.id}/avatar.webp`,
    daily_credits_used: -5,
  }
  expect(await get(profile, person, 'PATCH', '/profile', body)).toMatchObject({
    id: person.id,
    email: person.email,
    first_name: 'Ada',
    plan: 'free',
    credits: 0,
    avatar_url: null,
  })
  const [own] = await server.database.db.select().from(profiles).where(eq(profiles.id, person.id))
  expect(own).toMatchObject({ plan: 'free', avatarKey: null })
  const [theirs] = await server.database.db.select().from(profiles).where(eq(profiles.id, other.id))
  expect(theirs).toMatchObject({ firstName: null, plan: 'free' })
})
