import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { projects } from '#server/db/schema.ts'
import { siteNames, sites } from '#server/db/sites-schema.ts'
import { readConfig } from '#server/config.ts'
import { endingEngine } from '#test/support/engines.ts'
import type { TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const home = '<!doctype html><title>Nordlys</title><h1>Bread</h1>'
const files = { '/': home, '/about': '<h1>About</h1>', '/404.html': '<h1>Not here</h1>', '/robots.txt': 'ok' }
const ask = (host: string, path = '/', headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(
    path,
    { method, headers: { host, ...headers } },
    { incoming: { socket: { remoteAddress: '10.9.9.9' } } },
  )

test('a site is answered at its own host, and nothing of the app is there', async () => {
  const { name } = await storedSite(server, files)
  const host = `${name}.localhost:3000`
  const page = await ask(host)
  expect([page.status, await page.text()]).toEqual([200, home])
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  for (const path of [
    '/api/host',
    '/auth',
    '/preview/frame',
    '/healthz',
    '/metrics',
    '/dev/mailbox',
    '/logo.svg',
    '/tab',
  ]) {
    const answer = await ask(host, path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<h1>Not here</h1>'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect((await ask(host, '/api/auth/sign-in', {}, 'POST')).status).toBe(405)
  expect((await ask('localhost:3000', '/about')).status).toBe(404)
})

test.for<[what: string, host: string, headers: Record<string, string>]>([
  ['a name that nobody has', 'nobody-has-this.localhost:3000', {}],
  ['two names', 'a.NAME.localhost', {}],
  ['a name that begins like it', 'NAME.localhost.evil.test', {}],
  ['another host with a forwarded name', 'evil.test', { 'x-forwarded-host': 'NAME.localhost:3000' }],
  ['another host with a forwarded line', 'evil.test', { forwarded: 'host=NAME.localhost' }],
  ['a name and nothing', 'NAME', {}],
  ['an encoded name', '%4eAME.localhost', {}],
  ['no name', '.localhost', {}],
])('%s is answered with 404', async ([, host, headers]) => {
  const { name } = await storedSite(server, files)
  const put = (text: string) => text.replaceAll('NAME', name)
  const named = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, put(value)]))
  expect((await ask(put(host), '/', named)).status).toBe(404)
})

test('a forwarded host never makes the app a site, or a site the app', async () => {
  const { name } = await storedSite(server, files)
  const app = await ask('localhost:3000', '/', { 'x-forwarded-host': `${name}.localhost:3000` })
  expect(await app.text()).toContain('<title>Home</title>')
  const site = await ask(`${name}.localhost:3000`, '/api/host', { 'x-forwarded-host': 'localhost:3000' })
  expect(site.status).toBe(404)
})

test.for<[asked: string, to: string | null]>([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about.html?a=1', '/about?a=1'],
  ['/index.html', '/'],
  ['//evil.test/', null],
  ['//evil.test/about/', null],
  ['/%2f%2fevil.test/', null],
  ['/about/../../etc/passwd', null],
  ['/%zz', null],
  ['/_frame', null],
])('%s leads to %s', async ([asked, to]) => {
  const { name } = await storedSite(server, files)
  const answer = await ask(`${name}.localhost`, `http://x${asked}`)
  expect([answer.status, answer.headers.get('location')]).toEqual(to === null ? [404, null] : [301, to])
})

test('what a browser has is not sent again; ranges, HEAD and what is no range', async () => {
  const { name } = await storedSite(server, files)
  const host = `${name}.localhost`
  const first = await ask(host)
  const etag = first.headers.get('etag') ?? ''
  const again = await ask(host, '/', { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask(host, '/', {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String(home.length)])
  const range = async (asked: string) => {
    const answer = await ask(host, '/', { range: asked })
    return [answer.status, await answer.text(), answer.headers.get('content-range')]
  }
  expect(await range('bytes=0-4')).toEqual([206, home.slice(0, 5), `bytes 0-4/${home.length}`])
  expect(await range('bytes=-3')).toEqual([
    206,
    home.slice(-3),
    `bytes ${home.length - 3}-${home.length - 1}/${home.length}`,
  ])
  expect(await range('bytes=9999-')).toEqual([416, '', `bytes */${home.length}`])
  for (const none of ['bytes=-', 'lines=1-2', 'bytes=0-1,3-4']) expect((await range(none))[1]).toBe(home)
})

test('a paused, an unpublished and a taken down site answer so, on all servers at once', async () => {
  const { name, set } = await storedSite(server, files)
  const status = async () => (await ask(`${name}.localhost`)).status
  expect(await status()).toBe(200)
  for (const [state, expected] of [
    ['paused', 503],
    ['unpublished', 404],
    ['taken_down', 451],
    ['live', 200],
  ] as const) {
    await set({ state })
    await expect.poll(status).toBe(expected)
  }
})

test('a name that was given up leads to the new one, and a deleted site holds its name', async () => {
  const { name, siteId, projectId } = await storedSite(server, files)
  const { db } = server.services
  await db
    .update(sites)
    .set({ name: `${name}-new` })
    .where(eq(sites.id, siteId))
  const answer = await ask(`${name}.localhost:3000`, '/about?a=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `http://${name}-new.localhost:3000/about?a=1`])
  await db.delete(projects).where(eq(projects.id, projectId))
  const held = await db.select().from(siteNames)
  expect(held.filter((row) => row.name.startsWith(name)).map((row) => [row.name, row.siteId])).toEqual(
    expect.arrayContaining([
      [name, null],
      [`${name}-new`, null],
    ]),
  )
})

test('PUBLISH_ORIGIN: off on a public address without it, and never above the app’s own name', () => {
  const origin = (env: Record<string, string>) => readConfig(env).publish
  expect(origin({})).toEqual({ scheme: 'http', domain: 'localhost', port: '3000' })
  expect(origin({ BASE_URL: 'https://app.example' })).toBeNull()
  expect(origin({ BASE_URL: 'https://app.example', PUBLISH_ORIGIN: 'https://{site}.pages.example' })).toEqual({
    scheme: 'https',
    domain: 'pages.example',
    port: '',
  })
  expect(() => origin({ BASE_URL: 'https://app.example', PUBLISH_ORIGIN: 'https://{site}.example' })).toThrow(
    'BASE_URL',
  )
  for (const bad of [
    'https://pages.example',
    'https://pages.{site}.example',
    '{site}.x',
    'ftp://{site}.x',
    'https://{site}.x/y',
  ])
    expect(() => origin({ PUBLISH_ORIGIN: bad })).toThrow('PUBLISH_ORIGIN')
})
