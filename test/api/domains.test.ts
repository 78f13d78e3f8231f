import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DomainList, domainList, type SiteDomain } from '#api/domains.ts'
import { domains } from '#server/db/domains-schema.ts'
import { DomainChecks } from '#server/sites/domain-checks.ts'
import { startNameServer } from '#test/support/dns.ts'
import { endingEngine } from '#test/support/engines.ts'
import { startFrontDoor } from '#test/support/front-door.ts'
import { ask, get, setPlan, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { storedSite } from '#test/support/stored-site.ts'

const [ours, ours6] = ['203.0.113.10', '2001:db8::10']
let server: TestServer
let dns: Awaited<ReturnType<typeof startNameServer>>
let door: Awaited<ReturnType<typeof startFrontDoor>>
beforeAll(async () => {
  dns = await startNameServer()
  door = await startFrontDoor(() => server.app)
  server = await startTestServer(endingEngine('stored'), {
    DOMAIN_ADDRESSES: `${ours},${ours6}`,
    DOMAIN_PROBE: door.address,
    DNS_SERVERS: dns.address,
    PUBLISH_ORIGIN: 'https://{site}.pages.example',
  })
})
afterAll(async () => {
  await server.services.domainChecks.idle()
  await server.close()
  await Promise.all([dns.close(), door.close()])
})

let count = 0
/** A live site of somebody on Pro, and a name that nobody has used. */
async function siteOn(plan: 'free' | 'pro' = 'pro') {
  const site = await storedSite(server, { '/': '<h1>Hand</h1>', '/about': '<h1>About</h1>' })
  await setPlan(server, site.owner, plan)
  const of = `/projects/${site.projectId}/domains`
  return { ...site, of, host: `${site.name}.pages.example`, domain: `hand-${(count += 1)}.example` }
}
type At = Awaited<ReturnType<typeof siteOn>>

async function add(at: At, name = at.domain, with_www = false): Promise<SiteDomain> {
  await get(domainList, at.owner, 'POST', at.of, { name, with_www })
  await server.services.domainChecks.idle()
  return named((await list(at)).domains, name)
}
function named(all: readonly SiteDomain[], name: string): SiteDomain {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found
}
const look = async ({ owner, of }: At, { id, name }: SiteDomain) =>
  named((await get(domainList, owner, 'POST', `${of}/${id}/check`)).domains, name)
const list = ({ owner, of }: At): Promise<DomainList> => get(domainList, owner, 'GET', of)
const proofOf = ({ records }: SiteDomain) => records.find(({ type }) => type === 'TXT')?.value ?? ''
const prove = (domain: SiteDomain) => dns.set(`_pagewright.${domain.name}`, [['TXT', proofOf(domain)]])
const visit = (host: string, path = '/', method = 'GET') =>
  server.app.request(path, { method, headers: { host } }, { incoming: { socket: { remoteAddress: '10.9.9.9' } } })
const mayHave = async (name: string) =>
  (
    await server.app.request(
      `/internal/tls?domain=${name}`,
      { headers: { host: '127.0.0.1:3000' } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  ).status

/** A domain that is live. */
async function live(at: At, name = at.domain): Promise<SiteDomain> {
  const added = await add(at, name)
  dns.set(name, [['A', ours]])
  prove(added)
  await expect.poll(async () => (await look(at, added)).state).toBe('live')
  return named((await list(at)).domains, name)
}

test('the chain, link by link: nothing, the proof, the address, the certificate, live; then visitors are served', async () => {
  const at = await siteOn()
  const { owner, of, domain, host } = at
  const added = await add(at)
  expect(added).toMatchObject({ name: domain, is_main: true, state: 'waiting', links: 0, problem: { code: 'nothing' } })
  expect(added.records).toMatchObject([
    { type: 'TXT', name: `_pagewright.${domain}`, value: expect.stringMatching(/^pw-verify=[0-9a-f]{32}$/) },
    { type: 'A', name: domain, value: ours, is_found: false },
    { type: 'AAAA', name: domain, value: ours6, is_found: false },
  ])
  expect([await mayHave(domain), (await visit(domain)).status]).toEqual([404, 404])
  expect((await visit(host)).status).toBe(200)

  dns.set(domain, [['A', ours]])
  expect(await look(at, added)).toMatchObject({ links: 0, problem: { code: 'no_proof' } })
  expect(await mayHave(domain)).toBe(404)

  prove(added)
  door.state.isOpen = false
  expect(await look(at, added)).toMatchObject({ state: 'waiting', links: 2, problem: { code: 'certificate' } })
  expect(await mayHave(domain)).toBe(200)
  door.state.isOpen = true
  await expect.poll(async () => (await look(at, added)).state).toBe('live')
  expect(named((await list(at)).domains, domain)).toMatchObject({
    links: 4,
    problem: null,
    certificate_until: expect.any(String),
    live_at: expect.any(String),
  })
  expect(door.state.asked).toContain(domain)

  await expect.poll(async () => (await visit(domain)).status).toBe(200)
  const page = await visit(domain, '/about')
  expect(await page.text()).toBe('<h1>About</h1>')
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  // The name under the host's domain leads there now, and back when that is chosen.
  await expect.poll(async () => (await visit(host)).status).toBe(301)
  expect((await visit(host, '/about?a=1')).headers.get('location')).toBe(`https://${domain}/about?a=1`)
  expect((await ask(owner, 'GET', `/projects/${at.projectId}/site`)).body).toMatchObject({
    site: { url: `https://${domain}` },
  })
  await get(domainList, owner, 'PUT', `${of}/main`, { id: null })
  await expect.poll(async () => (await visit(host)).status).toBe(200)
  expect((await visit(host)).headers.get('strict-transport-security')).toBeNull()
  expect((await visit(domain)).headers.get('location')).toBe(`https://${host}/`)

  expect((await get(domainList, owner, 'DELETE', `${of}/${added.id}`)).domains).toEqual([])
  await expect.poll(async () => (await visit(domain)).status).toBe(404)
  expect(await mayHave(domain)).toBe(404)
})

type Records = Parameters<typeof dns.set>[1]
test.for<[what: string, records: Records, links: number, code: string, seen: string | null, should: string | null]>([
  ['an old A record', [['A', '198.51.100.24']], 1, 'elsewhere', '198.51.100.24', ours],
  [
    'ours and an old one',
    [
      ['A', ours],
      ['A', '198.51.100.24'],
    ],
    1,
    'elsewhere',
    '198.51.100.24',
    ours,
  ],
  ['a CNAME at the top', [['CNAME', 'sites.pages.example']], 1, 'cname_apex', 'CNAME sites.pages.example', `A ${ours}`],
  [
    'an AAAA astray',
    [
      ['A', ours],
      ['AAAA', '2001:db8::bad'],
    ],
    1,
    'aaaa',
    '2001:db8::bad',
    ours6,
  ],
  ['only an AAAA, elsewhere', [['AAAA', '2001:db8::bad']], 1, 'elsewhere', '2001:db8::bad', ours],
  ['a proxy in between', [['A', '104.16.0.77']], 1, 'proxied', '104.16.0.77', ours],
  [
    'a proxy with IPv6',
    [
      ['A', ours],
      ['AAAA', '2606:4700::1'],
    ],
    1,
    'proxied',
    '2606:4700::1',
    ours,
  ],
  [
    'CAA that forbids',
    [
      ['A', ours],
      ['CAA', 'other-ca.example'],
    ],
    2,
    'caa',
    'CAA 0 issue "other-ca.example"',
    'CAA 0 issue "letsencrypt.org"',
  ],
  [
    'CAA that forbids all',
    [
      ['A', ours],
      ['CAA', ';'],
    ],
    2,
    'caa',
    'CAA 0 issue ";"',
    'CAA 0 issue "letsencrypt.org"',
  ],
])('%s is named, and no certificate is made', async ([, records, links, code, seen, should]) => {
  const at = await siteOn()
  const added = await add(at)
  dns.set(at.domain, records)
  prove(added)
  expect(await look(at, added)).toMatchObject({ state: 'waiting', links, problem: { code, seen, should } })
  expect([await mayHave(at.domain), (await visit(at.domain)).status]).toEqual([404, 404])
})

test('CAA that names ours beside another, and both addresses, are fine', async () => {
  const at = await siteOn()
  const added = await add(at)
  dns.set(at.domain, [
    ['A', ours],
    ['AAAA', ours6],
    ['CAA', 'other-ca.example'],
    ['CAA', 'letsencrypt.org; validationmethods=http-01'],
  ])
  prove(added)
  await expect.poll(async () => (await look(at, added)).state).toBe('live')
})

test('www: a CNAME to the sites of this host, the same proof, and it leads to the main one', async () => {
  const at = await siteOn()
  const main = await add(at, at.domain, true)
  const www = named((await list(at)).domains, `www.${at.domain}`)
  expect(www.records).toMatchObject([
    { name: `_pagewright.${at.domain}`, value: proofOf(main) },
    { type: 'CNAME', name: www.name, value: 'sites.pages.example' },
  ])
  dns.set('sites.pages.example', [['A', ours]])
  dns.set(at.domain, [['A', ours]])
  dns.set(www.name, [['CNAME', 'sites.pages.example']])
  prove(main)
  await expect.poll(async () => (await look(at, main)).state).toBe('live')
  await expect.poll(async () => (await look(at, www)).state).toBe('live')
  await expect
    .poll(async () => (await visit(www.name, '/about')).headers.get('location'))
    .toBe(`https://${at.domain}/about`)
  dns.set('sites.pages.example', [['A', '198.51.100.24']])
  await look(at, www)
  expect(await look(at, www)).toMatchObject({ state: 'lost', problem: { code: 'elsewhere', seen: '198.51.100.24' } })
})

test('a name that another account has comes with its TXT record only, and goes from there', async () => {
  const [first, second] = [await siteOn(), await siteOn()]
  const theirs = await live(first)
  const mine = await add(second, first.domain)
  expect(mine).toMatchObject({ state: 'waiting', problem: { code: 'claimed' } })
  expect(proofOf(mine)).not.toBe(proofOf(theirs))
  expect(await (await visit(first.domain)).text()).toBe('<h1>Hand</h1>')

  dns.set(`_pagewright.${first.domain}`, [['TXT', proofOf(mine)]])
  await expect.poll(async () => (await look(second, mine)).state).toBe('live')
  expect(named((await list(first)).domains, first.domain)).toMatchObject({ state: 'taken', is_main: false })
  // It is not taken back: neither by looking, nor by the job.
  expect((await ask(first.owner, 'POST', `${first.of}/${theirs.id}/check`)).status).toBe(409)
  const rows = await server.database.db.select().from(domains).where(eq(domains.name, first.domain))
  expect(rows.filter(({ verifiedAt }) => verifiedAt !== null).map(({ id }) => id)).toEqual([mine.id])
})

test('whoever adds a name first and owns it not gets nothing when its owner points it here', async () => {
  const [squatter, owner] = [await siteOn(), await siteOn()]
  const squatted = await add(squatter, owner.domain)
  const own = await live(owner)
  expect(await look(squatter, squatted)).toMatchObject({ state: 'waiting', problem: { code: 'claimed' } })
  expect(await look(owner, own)).toMatchObject({ state: 'live' })
})

test('removed again at the provider: lost, told by mail, not served; silence takes nothing away', async () => {
  const at = await siteOn()
  const domain = await live(at)
  dns.state.isSilent = true
  for (let looks = 0; looks < 3; looks += 1)
    expect(await look(at, domain)).toMatchObject({ state: 'live', problem: { code: 'no_answer' } })
  dns.state.isSilent = false
  expect(await look(at, domain)).toMatchObject({ state: 'live', problem: null })
  // The proof may go once it is live.
  dns.set(`_pagewright.${at.domain}`, [])
  expect(await look(at, domain)).toMatchObject({ state: 'live' })
  dns.set(at.domain, [['A', '198.51.100.24']])
  // One look may have met a bad moment: it is looked at again in a few minutes.
  const first = await look(at, domain)
  expect(first).toMatchObject({ state: 'live', problem: { code: 'elsewhere' } })
  expect(Date.parse(first.check_at) - Date.now()).toBeLessThan(6 * 60_000)
  expect(await mayHave(at.domain)).toBe(200)
  expect(await look(at, domain)).toMatchObject({ state: 'lost', links: 1, problem: { seen: '198.51.100.24' } })
  expect(await mayHave(at.domain)).toBe(404)
  await expect.poll(async () => (await visit(at.host)).status).toBe(200)
  // Whoever has the name next shows that again.
  dns.set(at.domain, [['A', ours]])
  expect(await look(at, domain)).toMatchObject({ state: 'lost', problem: { code: 'no_proof' } })
  prove(domain)
  await expect.poll(async () => (await look(at, domain)).state).toBe('live')
  const letters = server.services.mail?.outbox?.list() ?? []
  expect(letters.filter(({ to }) => to === at.owner.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`${at.domain} is live`, `${at.domain} stopped leading to your site`]),
  )
})

test('a site that is paused gets no new certificate, and says so', async () => {
  const at = await siteOn()
  await at.set({ state: 'paused' })
  const added = await add(at)
  dns.set(at.domain, [['A', ours]])
  prove(added)
  expect(await look(at, added)).toMatchObject({ state: 'waiting', links: 3, problem: { code: 'site_closed' } })
  expect(await mayHave(at.domain)).toBe(404)
})

test.for<[typed: string, words: RegExp]>([
  ['localhost', /belongs to this host|leads nowhere/],
  ['my.site.localhost', /belongs to this host|leads nowhere/],
  ['pages.example', /belongs to this host/],
  ['evil.pages.example', /belongs to this host/],
  ['HTTPS://Evil.Pages.Example/x', /belongs to this host/],
  ['ｐａｇｅｓ.example', /belongs to this host/],
  ['co.uk', /Nobody owns co\.uk/],
  ['github.io', /Nobody owns github\.io/],
  ['com', /leads nowhere/],
  ['203.0.113.10', /address of a machine/],
  ['0x7f000001', /address of a machine/],
  ['[::1]', /no domain/],
  ['printer.local', /leads nowhere/],
  ['раypal.example', /several scripts/],
  ['a b.example', /no domain/],
  ['me@hand.example', /no domain/],
  ['-hand.example', /no domain/],
  ['hand_.example', /no domain/],
  [`${'a'.repeat(64)}.example`, /no domain/],
  ['a..example', /no domain/],
])('%s cannot be a domain', async ([typed, words]) => {
  const at = await siteOn()
  const { status, body } = await ask(at.owner, 'POST', at.of, { name: typed })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(words)])
  expect((await list(at)).domains).toEqual([])
})

test('what is pasted is taken: an address, capitals, other scripts', async () => {
  const at = await siteOn()
  await get(domainList, at.owner, 'POST', at.of, { name: '  https://WWW.Hand-Shop.example:443/a?b#c ', with_www: true })
  await get(domainList, at.owner, 'POST', at.of, { name: 'Bücher-Hand.example', with_www: false })
  await get(domainList, at.owner, 'POST', at.of, { name: 'shop.hand-under.example', with_www: true })
  const all = (await list(at)).domains.map(({ name, shown }) => [name, shown])
  expect(Object.fromEntries(all)).toEqual(
    Object.fromEntries([
      ['hand-shop.example', 'hand-shop.example'],
      ['shop.hand-under.example', 'shop.hand-under.example'],
      ['www.hand-shop.example', 'www.hand-shop.example'],
      ['xn--bcher-hand-9db.example', 'bücher-hand.example'],
    ]),
  )
  await server.services.domainChecks.idle()
})

test('Free has none and says what works; ten are the most of Pro, in the same moment too', async () => {
  const free = await siteOn('free')
  expect((await list(free)).limit_reason).toMatch(/part of Pro/)
  expect((await ask(free.owner, 'POST', free.of, { name: free.domain })).status).toBe(403)
  expect((await list(free)).domains).toEqual([])

  const at = await siteOn()
  const many = Array.from({ length: 12 }, (_, n) => `n${n}-${at.domain}`)
  const answers = await Promise.all(many.map((name) => ask(at.owner, 'POST', at.of, { name, with_www: false })))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(10)
  expect((await list(at)).domains).toHaveLength(10)
  await server.services.domainChecks.idle()
})

test('a domain goes on for 30 days after the plan ended, and comes back with it', async () => {
  const at = await siteOn()
  const domain = await live(at)
  const { domainChecks } = server.services
  const noted = async () => {
    domainChecks.wake()
    await domainChecks.idle()
    return named((await list(at)).domains, domain.name).ends_at
  }
  await setPlan(server, at.owner, 'free')
  const ends = Date.parse((await noted()) ?? '')
  expect(Math.round((ends - Date.now()) / 86_400_000)).toBe(30)
  await expect.poll(async () => (await visit(at.domain)).status).toBe(200)
  await server.database.db
    .update(domains)
    .set({ planEndedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(domains.id, domain.id))
  expect(await mayHave(at.domain)).toBe(404)
  await setPlan(server, at.owner, 'pro')
  expect(await noted()).toBeNull()
  await expect.poll(async () => (await visit(at.domain)).status).toBe(200)
})

test('a site of another project, and another person, reach no domain', async () => {
  const [at, other] = [await siteOn(), await siteOn()]
  const domain = await add(at)
  const through = async (person: Settled, of: string) => [
    (await ask(person, 'POST', `${of}/${domain.id}/check`)).status,
    (await ask(person, 'PUT', `${of}/main`, { id: domain.id })).status,
    (await ask(person, 'DELETE', `${of}/${domain.id}`)).status,
  ]
  expect(await through(other.owner, other.of)).toEqual([404, 404, 404])
  expect(await through(other.owner, at.of)).toEqual([404, 404, 404])
  expect((await list(at)).domains).toHaveLength(1)
  expect((await ask(at.owner, 'PUT', `${at.of}/main`, { id: domain.id })).status).toBe(409)
})

test.for<[what: string, address: string, host: string, headers: Record<string, string>]>([
  ['another machine', '10.9.9.9', '127.0.0.1:3000', {}],
  ['a visitor through a proxy on this machine', '127.0.0.1', '127.0.0.1:3000', { 'x-forwarded-for': '10.9.9.9' }],
  ['a visitor who writes that it is this machine', '10.9.9.9', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['a proxy that passes on another name', '127.0.0.1', 'localhost.evil.example', {}],
])('/internal/tls is not there for %s', async ([, remoteAddress, host, headers]) => {
  const answer = await server.app.request(
    '/internal/tls?domain=hand.example',
    { headers: { host, ...headers } },
    { incoming: { socket: { remoteAddress } } },
  )
  expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringMatching(/^(?:yes|no)$/)])
})

test.for([
  '',
  'localhost',
  '127.0.0.1',
  '*.example',
  'a..b',
  "x' or true--.example",
  'ａ.example',
  'x.example.',
  'é.fr',
  '%00.a',
])('/internal/tls says no to %j', async (name) => {
  expect(await mayHave(encodeURIComponent(name))).toBe(404)
})

test('each domain is looked at by one process', async () => {
  const at = await siteOn()
  await add(at)
  await server.database.db
    .update(domains)
    .set({ checkAt: new Date(0) })
    .where(eq(domains.siteId, at.siteId))
  const { services } = server
  const both = [new DomainChecks(services), new DomainChecks(services)]
  const before = dns.state.asked
  for (const one of both) one.wake()
  await Promise.all(both.map((one) => one.idle()))
  // TXT, CNAME, A, AAAA, and CAA at one name
  expect(dns.state.asked - before).toBe(5)
})
