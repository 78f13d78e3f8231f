import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#server/db/schema.ts'
import { newId } from '#server/db/new-id.ts'
import { endingEngine } from '#test/support/engines.ts'
import { type Member, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

type Identity = { id: string; provider: string }
const identitiesOf = async (member: Member) =>
  (await (await member.call('GET', '/api/auth/identities')).json()) as Identity[]

async function withGoogle(on = server): Promise<Member> {
  const member = await on.member()
  await on.services.db
    .insert(accounts)
    .values({ id: newId(), userId: member.id, providerId: 'google', accountId: `google of ${member.id}` })
  return member
}
const rowsOf = (member: Member) => server.services.db.select().from(accounts).where(eq(accounts.userId, member.id))

test('a way to sign in is disconnected while another one is left', async () => {
  const member = await withGoogle()
  const google = (await identitiesOf(member)).find(({ provider }) => provider === 'google')
  expect((await member.call('DELETE', `/api/auth/identities/${google?.id}`)).status).toBe(200)
  expect((await rowsOf(member)).map(({ providerId }) => providerId)).toEqual(['credential'])
})

test('unlinking refuses the last way to sign in, with the words of the specification', async () => {
  const member = await server.member()
  const [only] = await identitiesOf(member)
  const answer = await member.call('DELETE', `/api/auth/identities/${only?.id}`)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'LAST_METHOD',
    message:
      'You must have at least one authentication method. Please set up email/password authentication first before disconnecting Google.',
  })
  expect(await rowsOf(member)).toHaveLength(1)
})

test('bad input 25: of two unlinks of two identities at once, exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await withGoogle()
    const identities = await identitiesOf(member)
    const answers = await Promise.all(identities.map(({ id }) => member.call('DELETE', `/api/auth/identities/${id}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rowsOf(member)).toHaveLength(1)
  }
})

test('unlinking answers somebody else’s identity like a missing one', async () => {
  const member = await withGoogle()
  const stranger = await withGoogle()
  const [theirs] = await identitiesOf(stranger)
  for (const id of [theirs?.id, newId(), 'nonsense']) {
    expect((await member.call('DELETE', `/api/auth/identities/${id}`)).status).toBe(404)
  }
  expect(await rowsOf(stranger)).toHaveLength(2)
  expect((await server.person().call('DELETE', `/api/auth/identities/${theirs?.id}`)).status).toBe(401)
})

test('a host that switched unlinking off says so', async () => {
  const strict = await startTestServer(endingEngine('unchanged'), { ACCOUNT_UNLINKING: 'off' })
  const member = await withGoogle(strict)
  const [first] = await identitiesOf(member)
  const answer = await member.call('DELETE', `/api/auth/identities/${first?.id}`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({
    code: 'UNLINK_DISABLED',
    message: 'Account unlinking is disabled for security reasons. Contact support if needed.',
  })
  expect(await identitiesOf(member)).toHaveLength(2)
  await strict.close()
})
