import { request } from 'node:http'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listenForOperator, operatorSocket } from '#server/operator-socket.ts'
import { createOperator } from '#server/routes/operator.ts'
import { creditsOf, expectWholeLedger } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
let folder: string
let stop: () => void
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
  stop = await listenForOperator(createOperator(server.services), folder)
})
afterEach(() => expectWholeLedger(server))
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
  await server.close()
})

function tell(path: string, input: unknown): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: operatorSocket(folder), path, method: 'POST' }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
    })
    call.on('error', reject)
    call.end(JSON.stringify(input))
  })
}

test('only the owner of the data folder reaches the socket, and the network does not have it', async () => {
  expect((await stat(operatorSocket(folder))).mode & 0o777).toBe(0o600)
  const answer = await server.person().call('POST', '/user/show', { email: 'a@example.com' })
  expect(answer.status).toBe(405)
})

test('the host gives and takes credits with a word why, and sets a plan', async () => {
  const person = await settled(server)
  const { email } = person
  expect(await tell('/credits/grant', { email, credits: 50, note: 'A present' })).toMatchObject({
    status: 200,
    body: {
      moved: 50,
      credits: { totalCredits: 50 },
      ledger: [{ kind: 'grant', amount: 50, why: 'A present', who: null }],
    },
  })
  expect(await tell('/credits/revoke', { email, credits: 80, note: 'Too many' })).toMatchObject({
    body: { moved: -50 },
  })
  expect(await tell('/user/plan', { email: email.toUpperCase(), plan: 'teams' })).toMatchObject({
    body: { plan: 'teams' },
  })
  expect(await creditsOf(person)).toMatchObject({ plan: 'teams', totalCredits: 0 })
  expect(await tell('/user/show', { email })).toMatchObject({ body: { email, plan: 'teams', ledger: [{}, {}] } })
  expect(await tell('/credits/check', {})).toEqual({ status: 200, body: [] })
})

test.for<[path: string, input: Record<string, unknown>, status: number]>([
  ['/user/show', { email: 'nobody@example.com' }, 404],
  ['/user/show', { email: 'no address' }, 400],
  ['/user/plan', { plan: 'gold' }, 400],
  ['/credits/grant', { credits: 0, note: 'x' }, 400],
  ['/credits/grant', { credits: 1.5, note: 'x' }, 400],
  ['/credits/grant', { credits: 5, note: ' ' }, 400],
  ['/credits/revoke', { credits: -5, note: 'x' }, 400],
])('refuses %s %o', async ([path, input, status]) => {
  const person = await settled(server)
  expect((await tell(path, { email: person.email, ...input })).status).toBe(status)
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 0 })
})
