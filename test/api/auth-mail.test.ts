import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tokenMs } from '#server/auth/mail-token.ts'
import { limitTable } from '#server/limits/table.ts'
import { accounts, sessions, users, verifications } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { tokenFor } from '#test/support/letters.ts'
import { memberPassword, startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let verifying: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
  verifying = await startTestServer(endingEngine('unchanged'), { EMAIL_VERIFICATION: 'on' })
})
afterAll(async () => {
  await server.close()
  await verifying.close()
})

const outboxOf = (on: typeof server) => on.services.mail?.outbox
const userOf = async (on: typeof server, email: string) =>
  (await on.services.db.select().from(users).where(eq(users.email, email)))[0]
const newPassword = 'a longer horse'

test('with verification on, an address is verified by its mail before the first sign-in', async () => {
  const email = 'new@example.com'
  const person = verifying.person('10.5.0.1')
  const response = await person.call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ user: null })
  const early = await person.call('POST', '/api/auth/sign-in', { email, password: memberPassword })
  expect(early.status).toBe(403)
  expect(await early.json()).toMatchObject({
    code: 'NOT_VERIFIED',
    message: 'Please check your email to verify your account',
  })
  const wrong = await person.call('POST', '/api/auth/sign-in', { email, password: 'wrong password' })
  expect(wrong.status).toBe(401)
  const verified = await person.call('POST', '/api/auth/verify', { token: tokenFor(outboxOf(verifying), email) })
  expect(await verified.json()).toMatchObject({ user: { email, email_confirmed_at: expect.any(String) } })
  expect((await person.call('GET', '/api/auth/identities')).status).toBe(200)
  expect((await userOf(verifying, email))?.emailVerified).toBe(true)
})

test('a verification link that is opened in another browser verifies, and signs nobody in', async () => {
  const email = 'elsewhere@example.com'
  await verifying.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const other = verifying.person()
  const verified = await other.call('POST', '/api/auth/verify', { token: tokenFor(outboxOf(verifying), email) })
  expect(await verified.json()).toEqual({ user: null })
  expect((await other.call('GET', '/api/auth/identities')).status).toBe(401)
  const signedIn = await other.call('POST', '/api/auth/sign-in', { email, password: memberPassword })
  expect(signedIn.status).toBe(200)
})

test('a link for another person changes nothing for who is signed in', async () => {
  const email = 'for-another@example.com'
  await verifying.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const mine = 'mine@example.com'
  const person = verifying.person()
  await person.call('POST', '/api/auth/sign-up', { email: mine, password: memberPassword })
  await person.call('POST', '/api/auth/verify', { token: tokenFor(outboxOf(verifying), mine) })
  const answer = await person.call('POST', '/api/auth/verify', { token: tokenFor(outboxOf(verifying), email) })
  expect(await answer.json()).toEqual({ user: null })
  expect(await (await person.call('GET', '/api/auth/session')).json()).toMatchObject({ user: { email: mine } })
})

test('the verification mail is sent again, and only where it is wanted', async () => {
  const email = 'again@example.com'
  await verifying.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const first = tokenFor(outboxOf(verifying), email)
  expect((await verifying.person().call('POST', '/api/auth/verify/resend', { email })).status).toBe(200)
  const second = tokenFor(outboxOf(verifying), email)
  expect(second).not.toBe(first)
  await verifying.person().call('POST', '/api/auth/verify', { token: second })
  const sent = outboxOf(verifying)?.list().length
  for (const known of [email, 'never@example.com'])
    expect(await (await verifying.person().call('POST', '/api/auth/verify/resend', { email: known })).json()).toEqual(
      {},
    )
  expect(outboxOf(verifying)?.list().length).toBe(sent)
})

test('a forgotten password is set anew by mail, and every session ends', async () => {
  const member = await server.member()
  const person = server.person('10.5.0.2')
  await person.call('POST', '/api/auth/recover', { email: member.email })
  const token = tokenFor(outboxOf(server), member.email)
  const reset = await person.call('POST', '/api/auth/recover/password', { token, password: newPassword })
  expect(reset.status).toBe(200)
  expect(await reset.json()).toEqual({ email: member.email })
  expect((await member.call('GET', '/api/auth/identities')).status).toBe(401)
  expect(await server.services.db.select().from(sessions).where(eq(sessions.userId, member.id))).toEqual([])
  const body = { email: member.email, password: memberPassword }
  expect((await person.call('POST', '/api/auth/sign-in', body)).status).toBe(401)
  expect((await person.call('POST', '/api/auth/sign-in', { ...body, password: newPassword })).status).toBe(200)
})

test('recovery does not tell who has an account, and does the same work', async () => {
  const member = await server.member()
  const { db } = server.services
  const rows = async () => (await db.select().from(verifications)).length
  const before = await rows()
  const known = await server.person('10.5.0.3').call('POST', '/api/auth/recover', { email: member.email })
  const between = await rows()
  const unknown = await server.person('10.5.0.3').call('POST', '/api/auth/recover', { email: 'ghost@example.com' })
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(await unknown.json()).toEqual(await known.json())
  expect([between - before, (await rows()) - between]).toEqual([1, 1])
  expect(
    outboxOf(server)
      ?.list()
      .some(({ to }) => to === 'ghost@example.com'),
  ).toBe(false)
})

test('bad input 7: links in mails lead to the configured address, whatever the request claims', async () => {
  const host = await startTestServer(endingEngine('unchanged'), { BASE_URL: 'https://pages.example' })
  const email = 'victim@example.com'
  await host.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const forged = { host: 'pages.example', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' }
  const refused = await host.person().call('POST', '/api/auth/recover', { email }, { ...forged, host: 'evil.test' })
  expect(refused.status).toBe(404)
  expect(outboxOf(host)?.list()).toEqual([])
  await host.person().call('POST', '/api/auth/recover', { email }, forged)
  const [letter] = outboxOf(host)?.list() ?? []
  expect(letter?.text).toMatch(/https:\/\/pages\.example\/auth\?mode=reset&token=[\w-]{43}\n/)
  expect(`${letter?.text}${letter?.html}`).not.toContain('evil.test')
  await host.close()
})

test('bad input 22: a reset link works once, and not after its hour', async () => {
  const member = await server.member()
  const person = server.person('10.5.0.4')
  const recover = async () => {
    await person.call('POST', '/api/auth/recover', { email: member.email })
    return tokenFor(outboxOf(server), member.email)
  }
  const reset = (token: string) => person.call('POST', '/api/auth/recover/password', { token, password: newPassword })
  const older = await recover()
  const token = await recover()
  expect((await reset(token)).status).toBe(200)
  for (const used of [token, older, 'never-made', '']) {
    const again = await reset(used)
    expect(again.status).toBe(410)
    expect(await again.json()).toMatchObject({
      message: 'This link was used already or is too old. Ask for a new one.',
    })
  }
  const late = await recover()
  await server.services.db
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(verifications.value, member.id))
  expect((await reset(late)).status).toBe(410)
})

test('bad input 22: a verification link works once, two at the same time too', async () => {
  const email = 'once@example.com'
  await verifying.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const token = tokenFor(outboxOf(verifying), email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => verifying.person().call('POST', '/api/auth/verify', { token })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410])
})

test('bad input 22: opening a link consumes nothing', async () => {
  const email = 'scanner@example.com'
  await verifying.person().call('POST', '/api/auth/sign-up', { email, password: memberPassword })
  const token = tokenFor(outboxOf(verifying), email)
  await verifying.person().call('GET', `/auth?mode=verify&token=${token}`)
  expect((await verifying.person().call('GET', `/api/auth/verify?token=${token}`)).status).toBe(405)
  expect((await verifying.person().call('POST', '/api/auth/verify', { token })).status).toBe(200)
})

test('a token of one kind is no token of the other', async () => {
  const member = await server.member()
  await server.person().call('POST', '/api/auth/recover', { email: member.email })
  const token = tokenFor(outboxOf(server), member.email)
  expect((await server.person().call('POST', '/api/auth/verify', { token })).status).toBe(410)
})

test('the database keeps only the hash of a token', async () => {
  const member = await server.member()
  await server.person().call('POST', '/api/auth/recover', { email: member.email })
  const token = tokenFor(outboxOf(server), member.email)
  expect(token).toHaveLength(43)
  expect(JSON.stringify(await server.services.db.select().from(verifications))).not.toContain(token)
})

test('proving an address by a reset takes away identities that were there before the proof', async () => {
  const member = await server.member()
  await server.services.db
    .insert(accounts)
    .values({ id: 'foreign', userId: member.id, providerId: 'google', accountId: 'somebody else' })
  await server.person().call('POST', '/api/auth/recover', { email: member.email })
  const token = tokenFor(outboxOf(server), member.email)
  await server.person().call('POST', '/api/auth/recover/password', { token, password: newPassword })
  const left = await server.services.db.select().from(accounts).where(eq(accounts.userId, member.id))
  expect(left.map(({ providerId }) => providerId)).toEqual(['credential'])
})

test('mails to one address are limited, whoever asks', async () => {
  const { points, seconds } = limitTable.mail.account
  const ask = (n: number) => server.person(`10.6.0.${n}`).call('POST', '/api/auth/recover', { email: 'l@example.com' })
  const answers = await Promise.all(Array.from({ length: points + 2 }, (_, n) => ask(n)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 + 1000 })
  try {
    expect((await ask(1)).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('where there is no mail server in production, nothing is promised', async () => {
  const bare = await startTestServer(endingEngine('unchanged'), { NODE_ENV: 'production' })
  for (const path of ['recover', 'verify/resend']) {
    const answer = await bare.person().call('POST', `/api/auth/${path}`, { email: 'a@example.com' })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('This host sends no mail.')
  }
  expect((await bare.person().call('GET', '/dev/mailbox')).status).toBe(404)
  await bare.close()
})

test('the mailbox shows mails, newest first, as text with a link', async () => {
  const member = await server.member()
  await server.person().call('POST', '/api/auth/recover', { email: member.email })
  await member.call('PUT', '/api/auth/password', { password: newPassword })
  const page = await (await server.person().call('GET', '/dev/mailbox')).text()
  expect(page.indexOf('password was changed')).toBeLessThan(page.indexOf('Set a new password for'))
  expect(page).toMatch(/<a href="http:\/\/localhost:3000\/auth\?mode=reset&amp;token=[\w-]{43}">/)
  expect(tokenMs.reset).toBe(3_600_000)
})
