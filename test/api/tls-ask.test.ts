import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '#server/db/domains-schema.ts'
import { newId } from '#server/db/new-id.ts'
import { limitTable } from '#server/limits/table.ts'
import { endingEngine } from '#test/support/engines.ts'
import { setPlan, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

const secret = 'a-secret-of-the-proxy-and-this-host'
const name = 'hand.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'), {
    DOMAIN_ADDRESSES: '203.0.113.10',
    PUBLISH_ORIGIN: 'https://{site}.pages.example',
    BASE_URL: 'https://app.example',
    TLS_ASK_SECRET: secret,
  })
  const { owner, siteId } = await storedSite(server, { '/': '<h1>Hand</h1>' })
  await setPlan(server, owner, 'pro')
  const proven = { verifiedAt: new Date(), checkAt: new Date(Date.now() + 86_400_000) }
  await server.database.db
    .insert(domains)
    .values({ id: newId(), siteId, workspaceId: owner.workspace, name, base: name, token: 'x', ...proven })
})
afterAll(() => server.close())

const asks = async (query: string, from = '10.9.9.9', headers: Record<string, string> = {}) => {
  const answer = await server.app.request(
    `/internal/tls?${query}`,
    { headers: { host: 'app.example', ...headers } },
    { incoming: { socket: { remoteAddress: from } } },
  )
  return [answer.status, await answer.text()]
}

test('with a secret a proxy on another machine asks with it', async () => {
  expect(await asks(`domain=${name}&secret=${secret}`)).toEqual([200, 'yes'])
  expect(await asks(`domain=other.example&secret=${secret}`)).toEqual([404, 'no'])
})

test.for([
  ['nothing', ''],
  ['an empty one', '&secret='],
  ['a wrong one', '&secret=another'],
  ['the beginning of it', `&secret=${secret.slice(0, -1)}`],
  ['more than it', `&secret=${secret}x`],
  ['a wrong one before it', `&secret=x&secret=${secret}`],
])('with %s it is not there, for this machine neither', async ([, more]) => {
  for (const from of ['10.9.9.9', '127.0.0.1'])
    for (const host of ['app.example', '127.0.0.1:3000']) {
      const [status, words] = await asks(`domain=${name}${more}`, from, { host })
      expect([status, words]).toEqual([404, expect.not.stringMatching(/^(?:yes|no)$/)])
    }
})

test('who asks too often hears so, whatever is asked', async () => {
  const { points } = limitTable.tlsAsk.address
  const statuses = new Set<unknown>()
  for (let n = 0; n < points; n += 1) statuses.add((await asks(`domain=n${n}.example&secret=${secret}`))[0])
  expect(statuses).not.toContain(200)
  expect(await asks(`domain=${name}&secret=${secret}`)).toEqual([429, 'too many'])
})
