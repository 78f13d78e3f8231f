import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { contactMessages } from '#server/db/money-schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

const message = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com ',
  subject: 'A question about plans',
  message: 'Do unused credits stay?\n\nAnd for how long?',
}

test('a message is kept, of whoever is signed in, and forwarded to the host with the writer’s address to answer to', async () => {
  const server = await startTestServer(endingEngine('stored'), { ADMIN_EMAIL: 'host@example.com' })
  const member = await server.member()
  expect((await ask(member, 'POST', '/contact', message)).status).toBe(201)
  expect(await server.database.db.select().from(contactMessages)).toMatchObject([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: message.subject,
      message: message.message,
      userId: member.id,
    },
  ])
  const [letter] = server.services.mail?.outbox?.list() ?? []
  expect(letter).toMatchObject({
    to: 'host@example.com',
    subject: `Contact: ${message.subject}`,
    replyTo: 'ada@example.com',
  })
  expect(letter?.text).toContain('And for how long?')
  await server.close()
})

test('without an address of the host a visitor’s message is only kept', async () => {
  const server = await startTestServer(endingEngine('stored'))
  expect((await ask(server.person(), 'POST', '/contact', message)).status).toBe(201)
  expect(await server.database.db.select().from(contactMessages)).toMatchObject([{ userId: null }])
  expect(server.services.mail?.outbox?.list()).toEqual([])
  await server.close()
})

test.for<[field: string, value: string, words: string]>([
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['subject', 'Hey!', 'Subject must be at least 5 characters'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', `a NUL \0 in the message`, 'no text'],
])('refuses %s %j', async ([field, value, words]) => {
  const server = await startTestServer(endingEngine('stored'))
  const answer = await ask(server.person(), 'POST', '/contact', { ...message, [field]: value })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(words)
  expect(await server.database.db.select().from(contactMessages)).toEqual([])
  await server.close()
})

test(
  '55: a thousand posts, a second line in the subject, somebody else’s id, markup',
  async () => {
    const server = await startTestServer(endingEngine('stored'), { CONTACT_EMAIL: 'host@example.com' })
    const [member, other] = [await server.member(), await server.member()]
    const nasty = {
      ...message,
      subject: 'Hello\r\nBcc: everybody@example.com',
      message: '<img src=x onerror=alert(1)> & "quotes"',
      user_id: other.id,
    }
    expect((await ask(member, 'POST', '/contact', nasty)).status).toBe(201)
    const { db } = server.database
    const [kept] = await db.select().from(contactMessages)
    expect(kept).toMatchObject({
      subject: 'Hello Bcc: everybody@example.com',
      userId: member.id,
      message: nasty.message,
    })
    const [letter] = server.services.mail?.outbox?.list() ?? []
    expect(letter?.subject).not.toMatch(/[\r\n]/)
    expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)> &amp; &quot;quotes&quot;')
    expect(letter?.html).not.toContain('<img')
    const statuses: number[] = []
    for (let n = 0; n < 1000; n += 1) statuses.push((await member.call('POST', '/api/contact', message)).status)
    expect(statuses.slice(0, 4)).toEqual([201, 201, 201, 201])
    expect(new Set(statuses.slice(4))).toEqual(new Set([429]))
    expect(await db.select().from(contactMessages).where(eq(contactMessages.userId, member.id))).toHaveLength(5)
    await server.close()
  },
  atMost(180_000),
)
