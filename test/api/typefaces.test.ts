import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingEngine } from '#test/support/engines.ts'
import type { TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const file = '/typefaces/inter-latin-wght-normal.woff2'

test('everybody reads a typeface, also a page without an origin of its own', async () => {
  const answer = await server.person().call('GET', file)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('with letters and a weight only those come, the same bytes again', async () => {
  const whole = await (await server.person().call('GET', file)).arrayBuffer()
  const ask = async () => (await server.person().call('GET', `${file}?letters=41-5a,61-7a&weight=400`)).arrayBuffer()
  const some = await ask()
  expect(some.byteLength).toBeLessThan(whole.byteLength / 3)
  expect(Buffer.from(await ask()).equals(Buffer.from(some))).toBe(true)
})

test.for([
  '/typefaces/inter-latin-wght-normal.woff',
  '/typefaces/..%2f..%2fpackage.json',
  '/typefaces/inter-klingon-wght-normal.woff2',
  `${file}?letters=zz&weight=400`,
  `${file}?letters=41-5a&weight=9000`,
  `${file}?letters=${'41,'.repeat(5000)}41&weight=400`,
])('refuses %s', async (path) => {
  expect((await server.person().call('GET', path)).status).toBe(404)
})
