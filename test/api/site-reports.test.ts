import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteReports } from '#server/db/site-reports-schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import type { TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'), { ADMIN_EMAIL: 'host@pages.example' })
})
afterAll(() => server.close())

const at = (name: string, fields: Record<string, string> | null, address: string) =>
  server.app.request(
    '/_report',
    {
      method: fields ? 'POST' : 'GET',
      headers: { host: `${name}.localhost:3000` },
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )

test('a page is reported without a script, kept and mailed to the host, whatever state the site is in', async () => {
  const { name, siteId, set } = await storedSite(server, { '/': '<h1>Bank</h1>' })
  await set({ state: 'paused' })
  expect(await (await at(name, null, '10.4.0.1')).text()).toContain('Report this page')
  const words = 'It asks for my pin <script>'
  const sent = await at(name, { page: '/login', why: 'phishing', words, email: 'amira@mail.example' }, '10.4.0.1')
  expect([sent.status, await sent.text()]).toEqual([
    200,
    expect.stringContaining('The host of this site reads your report'),
  ])
  const rows = await server.database.db.select().from(siteReports).where(eq(siteReports.siteId, siteId))
  expect(rows).toMatchObject([{ siteName: name, url: `${name}.localhost/login`, why: 'phishing', words }])
  const [letter] = server.services.mail?.outbox?.list() ?? []
  expect(letter).toMatchObject({ to: 'host@pages.example', subject: `Reported: ${name}` })
  expect(letter?.html).not.toContain('<script>')
})

test('a report without a reason, of a wrong kind or too often is refused', async () => {
  const { name } = await storedSite(server, { '/': '<h1>Bank</h1>' })
  expect((await at(name, { why: 'constructor' }, '10.4.0.2')).status).toBe(400)
  expect((await at(name, { why: '' }, '10.4.0.2')).status).toBe(400)
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) statuses.push((await at(name, { why: 'other' }, '10.4.0.3')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
