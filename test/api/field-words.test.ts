import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingEngine } from '#test/support/engines.ts'
import { startTestServer } from '#test/support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const letter = { name: 'Maren', email: 'maren@example.com', subject: 'An invoice', message: 'Could you send it again?' }
const noField = 'What was sent is not what this call takes.'

test.for<[name: string, path: string, body: object, message: string, fields: Record<string, string>]>([
  [
    'one wrong field',
    '/api/contact',
    { ...letter, subject: 'Hi' },
    'Subject must be at least 5 characters',
    { subject: 'Subject must be at least 5 characters' },
  ],
  [
    'two wrong fields',
    '/api/auth/sign-up',
    { email: 'maren', password: 'blue' },
    'Please enter a valid email address',
    { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' },
  ],
  ['a missing field', '/api/contact', { ...letter, subject: undefined }, noField, {}],
  [
    'a wrong type beside a wrong field',
    '/api/auth/sign-in',
    { email: 7, password: 'blue' },
    'Password must be at least 6 characters',
    { password: 'Password must be at least 6 characters' },
  ],
])('%s is refused in the words of its fields', async ([, path, body, message, fields]) => {
  const response = await server.person().call('POST', path, JSON.stringify(body))
  expect(response.status).toBe(400)
  const answer = (await response.json()) as { message: string; data: { issues: object[] } }
  expect(answer).toMatchObject({ code: 'BAD_REQUEST', message, data: { fields } })
  expect(answer.data.issues.length).toBeGreaterThan(0)
  expect(JSON.stringify(answer)).not.toContain('blue')
})
