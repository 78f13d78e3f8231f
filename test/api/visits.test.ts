import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visits, visitsOfSite } from '#api/visits.ts'
import { dayOf, lastDays } from '#rules/visits.ts'
import { siteDays, siteVisitors, visitSalts } from '#server/db/site-visits-schema.ts'
import type { PageHit } from '#server/sites/visit-counter.ts'
import { forgetOldVisits } from '#server/use-cases/visits/forget-old-visits.ts'
import { seed } from '#test/support/draw.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, setPlan, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const files = { '/': '<h1>Home</h1>', '/about': '<h1>About</h1>', '/robots.txt': 'ok' }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const read = (person: Settled, project: string, days = 30): Promise<Visits> =>
  get(visitsOfSite, person, 'GET', `/projects/${project}/visits?days=${days}`)

/** A visitor of a site at an address. */
const visitor =
  (name: string, address: string, userAgent = firefox) =>
  (path: string, headers: Record<string, string> = {}) =>
    server.app.request(
      path,
      { headers: { host: `${name}.localhost:3000`, 'user-agent': userAgent, ...headers } },
      { incoming: { socket: { remoteAddress: address } } },
    )

test('pages that people get are counted, without a cookie; robots, DNT, GPC and what is fetched ahead are not', async () => {
  const { owner, projectId, name } = await storedSite(server, files)
  const [one, two] = [visitor(name, '10.6.0.1'), visitor(name, '10.6.0.2', phone)]
  const answers = [
    await one('/', { referer: 'https://search.example/?q=secret' }),
    await one('/about', { referer: `http://${name}.localhost:3000/` }),
    await two('/', { referer: 'not an address' }),
  ]
  expect(answers.map((answer) => [answer.status, answer.headers.get('set-cookie')])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ])
  await one('/nothing-here')
  await one('/robots.txt')
  await one('/', { dnt: '1' })
  await one('/', { 'sec-gpc': '1' })
  await one('/', { 'sec-purpose': 'prefetch' })
  await visitor(name, '10.6.0.3', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')('/')
  await visitor(name, '10.6.0.3', '')('/')
  await server.services.visits.flush()
  const seen = await read(owner, projectId)
  expect(seen.days.at(-1)).toEqual({ day: dayOf(new Date()), views: 3, visitors: 2 })
  expect(seen.pages).toEqual([
    { name: '/', views: 2 },
    { name: '/about', views: 1 },
  ])
  expect(seen.referrers).toEqual([
    { name: '', views: 1 },
    { name: 'search.example', views: 1 },
  ])
  expect(seen.devices).toEqual([
    { name: 'desktop', views: 2 },
    { name: 'phone', views: 1 },
  ])
  expect(JSON.stringify(await server.database.db.select().from(siteVisitors))).not.toContain('10.6.0')
})

test('30 days drawn from 100,000 hits equal their sums, and the salts of days that are over are gone', async () => {
  const { owner, projectId, siteId } = await storedSite(server, files)
  const { visits } = server.services
  const random = drawing(seed)
  const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const days = lastDays(dayOf(new Date()), 30)
  const sums = new Map(days.map((day) => [day, { views: 0, who: new Set<string>() }]))
  const pages = new Map<string, number>()
  const hosts = ['', 'search.example', 'fair.example', null]
  for (let n = 0; n < 100_000; n += 1) {
    const day = of(days)
    const hit: PageHit = {
      siteId,
      at: new Date(`${day}T00:00:00.000Z`),
      address: `10.5.0.${Math.floor(random() * 200)}`,
      userAgent: of([firefox, phone]),
      path: of(['/', '/', '/about', '/prices']),
      referrer: of(hosts),
    }
    visits.count(hit)
    const sum = sums.get(day)
    if (sum) sum.views += 1
    sum?.who.add(`${hit.address} ${hit.userAgent}`)
    pages.set(hit.path, (pages.get(hit.path) ?? 0) + 1)
  }
  await visits.flush()
  const seen = await read(owner, projectId)
  expect(seen.days).toEqual(
    days.map((day) => ({ day, views: sums.get(day)?.views, visitors: sums.get(day)?.who.size })),
  )
  expect(seen.views).toBe(100_000)
  expect(new Map(seen.pages.map(({ name, views }) => [name, views]))).toEqual(pages)
  expect(seen.devices.reduce((sum, { views }) => sum + views, 0)).toBe(100_000)
  const { db } = server.database
  expect(await db.$count(visitSalts)).toBe(30)
  await forgetOldVisits(server.services, new Date())
  expect((await db.select().from(visitSalts)).map(({ day }) => day)).toEqual([dayOf(new Date())])
  const left = await db
    .selectDistinct({ day: siteVisitors.day })
    .from(siteVisitors)
    .where(eq(siteVisitors.siteId, siteId))
  expect(left.map(({ day }) => day)).toEqual([dayOf(new Date())])
  // the counts stay, for 13 months
  expect((await read(owner, projectId)).views).toBe(100_000)
  await forgetOldVisits(server.services, new Date(Date.now() + 397 * 86_400_000))
  expect(await db.$count(siteDays, eq(siteDays.siteId, siteId))).toBe(0)
})

test('a site on free rests after 10,000 views of a day, and its owner is told once', async () => {
  const { owner, projectId, siteId, name } = await storedSite(server, files)
  const { visits } = server.services
  const hit = { siteId, at: new Date(), address: '10.6.1.1', userAgent: firefox, path: '/', referrer: '' }
  for (let n = 0; n < 9_999; n += 1) visits.count(hit)
  await visits.flush()
  const ask = visitor(name, '10.6.1.2')
  expect((await ask('/')).status).toBe(200)
  await visits.flush()
  const resting = await ask('/')
  expect([resting.status, await resting.text()]).toEqual([503, expect.stringContaining('Resting until tomorrow')])
  visits.count(hit)
  await visits.flush()
  const letters = (server.services.mail?.outbox?.list() ?? []).filter(({ to }) => to === owner.email)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('rests until tomorrow')])
  expect((await read(owner, projectId)).most_a_day).toBe(10_000)
  // a larger plan wakes it
  await setPlan(server, owner, 'pro')
  visits.count(hit)
  await visits.flush()
  expect((await ask('/')).status).toBe(200)
  expect((await read(owner, projectId)).most_a_day).toBe(1_000_000)
})

test('a host that is invented with each visit does not fill the table', async () => {
  const { siteId, owner, projectId } = await storedSite(server, files)
  for (let n = 0; n < 2000; n += 1)
    server.services.visits.count({
      siteId,
      at: new Date(),
      address: '10.6.2.1',
      userAgent: firefox,
      path: '/',
      referrer: `invented-${n}.example`,
    })
  await server.services.visits.flush()
  const { referrers } = await read(owner, projectId)
  expect(referrers[0]).toEqual({ name: 'other sites', views: 1700 })
})

test('only members read the counts, and take them along', async () => {
  const { owner, projectId, siteId } = await storedSite(server, files)
  server.services.visits.count({
    siteId,
    at: new Date(),
    address: '10.6.3.1',
    userAgent: firefox,
    path: '/',
    referrer: '',
  })
  await server.services.visits.flush()
  const stranger = await settled(server)
  expect((await ask(stranger, 'GET', `/projects/${projectId}/visits`)).status).toBe(404)
  expect((await ask(owner, 'GET', `/projects/${projectId}/visits?days=12`)).status).toBe(400)
  const table = await (await owner.call('GET', `/api/projects/${projectId}/visits.csv`)).text()
  expect(table.split('\r\n')[1]).toBe(`"${dayOf(new Date())}",1,1`)
})

/** Numbers from 0 to 1 that a seed repeats. */
function drawing(from: number): () => number {
  let state = from
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
