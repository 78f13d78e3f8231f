import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import { publishing, type Publishing, release } from '#api/sites.ts'
import { users } from '#server/db/schema.ts'
import { releaseFiles, siteBlobs } from '#server/db/sites-schema.ts'
import { blobKey } from '#server/files/blob-key.ts'
import { putSiteBack, takeSiteDown } from '#server/use-cases/sites/take-down.ts'
import { sweepSiteFiles } from '#server/use-cases/sites/sweep-files.ts'
import { turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, newProject, setPlan, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const page = (words: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${words}</title><meta name="description" content="About ${words}">` +
  `<style>:root{--accent:#0a7d4f;--bg:#fffdf8}</style></head><body class="p-4"><h1 class="text-3xl">${words}</h1>${more}</body></html>`

let count = 0
/** A project with pages, published under a name of its own. */
async function published(pages: Record<string, string>, plan: 'free' | 'pro' = 'free', body: object = {}) {
  const owner = await settled(server, plan)
  const { id } = await newProject(owner, 'Nordlys')
  for (const [name, html] of Object.entries(pages)) {
    if (name !== 'Home') await ask(owner, 'POST', `/projects/${id}/pages`, { name })
    await turn(server, owner, id, html, name)
  }
  const name = `nordlys-${(count += 1)}`
  const answer = await get(publishing, owner, 'POST', `/projects/${id}/site`, { name, ...body })
  return { owner, id, name, answer }
}

const visit = (name: string, path = '/', headers: Record<string, string> = {}) =>
  server.app.request(
    path,
    { headers: { host: `${name}.localhost:3000`, ...headers } },
    { incoming: { socket: { remoteAddress: '10.9.9.9' } } },
  )
const words = async (name: string, path = '/') => /<h1[^>]*>([^<]*)/.exec(await (await visit(name, path)).text())?.[1]
const change = (owner: Settled, id: string, method: string, what: string, body: object): Promise<Publishing> =>
  get(publishing, owner, method, `/projects/${id}/site${what}`, body)

test('the name that is offered is free, and is the page’s own while the project has its first name', async () => {
  const html = page('Moss &amp; Fern | Flowers in Leith')
  const offered = async (called: string) => {
    const owner = await settled(server, 'free')
    const { id } = await newProject(owner, called)
    await turn(server, owner, id, html)
    const { suggested_name: name } = await get(publishing, owner, 'GET', `/projects/${id}/site`)
    await get(publishing, owner, 'POST', `/projects/${id}/site`, { name })
    return name
  }
  expect(await offered('My Design Project')).toBe('moss-fern')
  expect(await offered('My Design Project')).toBe('the-moss-fern')
  expect(await offered('Orchard')).toBe('orchard')
  const names = new Set<string>()
  for (let at = 0; at < 5; at += 1) names.add(await offered('Orchard'))
  expect(names.size).toBe(5)
})

test('the whole way: published, changed, updated, back to the first release, undone, paused, unpublished, shown again', async () => {
  const { owner, id, name, answer } = await published({ Home: page('Bread'), 'About us': page('About us') })
  expect(answer).toMatchObject({
    waiting: 0,
    site: {
      name,
      url: `http://${name}.localhost:3000`,
      state: 'live',
      visibility: 'public',
      badge: true,
      live: { number: 1 },
    },
  })
  expect(await words(name)).toBe('Bread')
  expect(await words(name, '/about-us')).toBe('About us')

  await turn(server, owner, id, page('Better bread'))
  const waiting = await get(publishing, owner, 'GET', `/projects/${id}/site`)
  expect(waiting).toMatchObject({
    waiting: 1,
    pages: [{ name: 'Home', state: 'changed', live_number: 1, number: 2 }, { state: 'same' }],
  })
  expect(await words(name)).toBe('Bread')

  expect(await change(owner, id, 'POST', '', {})).toMatchObject({ waiting: 0, site: { live: { number: 2 } } })
  await expect.poll(() => words(name)).toBe('Better bread')

  const all = await get(release.array(), owner, 'GET', `/projects/${id}/releases`)
  expect(all.map(({ number }) => number)).toEqual([2, 1])
  const setLive = (index: number) =>
    get(publishing, owner, 'PUT', `/projects/${id}/releases/live`, { release_id: all[index]?.id })
  expect(await setLive(1)).toMatchObject({ waiting: 1, site: { live: { number: 1 } } })
  await expect.poll(() => words(name)).toBe('Bread')
  await setLive(0)
  await expect.poll(() => words(name)).toBe('Better bread')

  const status = async () => (await visit(name)).status
  await change(owner, id, 'PUT', '/state', { state: 'paused' })
  await expect.poll(status).toBe(503)
  expect(await change(owner, id, 'PUT', '/state', { state: 'unpublished' })).toMatchObject({ waiting: 2 })
  await expect.poll(status).toBe(404)
  await change(owner, id, 'PUT', '/state', { state: 'live' })
  await expect.poll(status).toBe(200)
})

test('what is built: clean links, pictures beside the page in sizes, one policy a page, icons, a map, a 404 in its look', async () => {
  const picture = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#aa3311' } })
    .composite([
      {
        input: await sharp({
          create: {
            width: 1400,
            height: 700,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 120, sigma: 60 },
          },
        })
          .png()
          .toBuffer(),
        blend: 'screen',
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
  const more =
    `<img alt="Oven" src="data:image/jpeg;base64,${picture.toString('base64')}"><a href="About us.html#team">Us</a>` +
    `<button onclick="go()">Go</button><script>function go(){}</script>` +
    '<details><summary>Open on Sunday?</summary>No.</details><details><summary>Parking?</summary>Behind the house.</details>'
  const { name } = await published({ Home: page('Bread', more), 'About us': page('About us') })
  const answer = await visit(name)
  const html = await answer.text()
  expect(html).toContain('href="/about-us#team"')
  expect(html).not.toContain('data:image/jpeg')
  const source = /<img[^>]*>/.exec(html)?.[0] ?? ''
  expect(source).toMatch(/width="1400" height="700"/)
  expect(source).toMatch(/srcset="\/assets\/[\da-f]+\.webp 480w, \/assets\/[\da-f]+\.webp 960w/)
  const file = await visit(name, /src="(\/assets\/[^"]+)"/.exec(source)?.[1] ?? '')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(picture)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'unsafe-hashes' 'sha256-[^']+' 'sha256-[^']+';/)
  expect((await visit(name, '/about-us')).headers.get('content-security-policy')).toContain("script-src 'none'")

  for (const part of [
    `<link rel="canonical" href="http://${name}.localhost:3000/">`,
    '<meta property="og:title" content="Bread">',
    `<meta property="og:image" content="http://${name}.localhost:3000/social.png">`,
    '"@type":"FAQPage"',
    'Made with',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('LocalBusiness')

  expect(await (await visit(name, '/sitemap.xml')).text()).toContain(
    `<loc>http://${name}.localhost:3000/about-us</loc>`,
  )
  expect(await (await visit(name, '/robots.txt')).text()).toContain('Sitemap:')
  const missing = await visit(name, '/nothing')
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('--accent:#0a7d4f')])
  const social = await sharp(Buffer.from(await (await visit(name, '/social.png')).arrayBuffer())).metadata()
  expect([social.width, social.height]).toEqual([1200, 630])

  const packed = await visit(name, '/', { 'accept-encoding': 'gzip, br;q=0.9' })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  expect((await visit(name, '/', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip')
})

test('the badge leads to its maker and to a report of its page', async () => {
  const { name } = await published({ Home: page('Bread'), 'About us': page('About us') })
  const badge = /<div class="site-badge">.*?<\/div>/.exec(await (await visit(name, '/about-us')).text())?.[0] ?? ''
  const report = /href="([^"]+)"[^>]*aria-label="Report this page"/.exec(badge)?.[1] ?? ''
  expect(badge).toContain('Made with')
  const form = await visit(name, report)
  expect(form.status).toBe(200)
  expect(await form.text()).toContain('name="page" value="/about-us"')
})

test('search engines leave out the sites of a new account, for a day or until its address is verified', async () => {
  const { owner, id, name, answer } = await published({ Home: page('Bread') })
  const [row] = await server.database.db.select().from(users).where(eq(users.id, owner.id))
  expect(answer.hidden_until).toBe(new Date((row?.createdAt.getTime() ?? 0) + 24 * 60 * 60 * 1000).toISOString())
  const robots = async () => (await visit(name)).headers.get('x-robots-tag')
  expect(await robots()).toBe('noindex')
  const set = async (account: Partial<typeof users.$inferInsert>) => {
    await server.database.db.update(users).set(account).where(eq(users.id, owner.id))
    // Whatever changes of the site is read again, with its owner.
    return change(owner, id, 'PATCH', '', { noindex: false })
  }
  expect(await set({ emailVerified: true })).toMatchObject({ hidden_until: null })
  await expect.poll(robots).toBe(null)
  await set({ emailVerified: false })
  await expect.poll(robots).toBe('noindex')
  await set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
  await expect.poll(robots).toBe(null)
})

test('Free: the badge stays, no password, the last ten releases; Pro takes the badge off and asks for a password', async () => {
  const { owner, id, name } = await published({ Home: page('Bread') })
  const refused = async (method: string, body: object) =>
    (await ask(owner, method, `/projects/${id}/site`, body)).status
  expect(await refused('PATCH', { badge: false })).toBe(403)
  expect(await refused('PATCH', { visibility: 'password', password: 'sourdough' })).toBe(403)
  expect(await refused('POST', { visibility: 'password', password: 'sourdough' })).toBe(403)
  for (let n = 2; n <= 12; n += 1) await change(owner, id, 'POST', '', {})
  const kept = await get(release.array(), owner, 'GET', `/projects/${id}/releases`)
  expect(kept.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])

  await setPlan(server, owner, 'pro')
  await change(owner, id, 'POST', '', { badge: false, visibility: 'password', password: 'sourdough' })
  const closed = async () => (await visit(name)).status
  await expect.poll(closed).toBe(401)
  const send = (password: string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ password, to: '/' }).toString()
    return server.app.request(
      '/_password',
      {
        method: 'POST',
        body,
        headers: {
          host: `${name}.localhost:3000`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(body.length),
          ...headers,
        },
      },
      { incoming: { socket: { remoteAddress: '10.8.8.8' } } },
    )
  }
  expect((await send('rye')).status).toBe(403)
  expect((await send('sourdough', { origin: 'http://evil.test' })).status).toBe(401)
  const opened = await send('sourdough')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const inside = await visit(name, '/', { cookie })
  expect([inside.status, inside.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(await inside.text()).not.toContain('Made with')
  expect((await visit(name, '/', { cookie: `${cookie}x` })).status).toBe(401)
  await change(owner, id, 'PATCH', '', { password: 'another loaf' })
  await expect.poll(async () => (await visit(name, '/', { cookie })).status).toBe(401)
})

test.for<[name: string, problem: string]>([
  ['ab', 'At least 3'],
  ['www', 'kept for this host'],
  ['paypal-login', 'mistaken'],
  ['secure-paypal-account', 'mistaken'],
  ['paypaisecure', ''],
  ['-bread', 'begins and ends'],
  ['xn--bread', 'Two hyphens'],
  ['brot & butter', 'small letters'],
  ['Nordlys-Bread', ''],
  ['a'.repeat(41), 'At most 40'],
])('the name %s: %s', async ([name, problem]) => {
  const owner = await settled(server)
  const { id } = await newProject(owner)
  const answer = await get(nameAnswer, owner, 'GET', `/projects/${id}/site/name?name=${encodeURIComponent(name)}`)
  if (problem === '') expect(answer.problem).toBeNull()
  else expect(answer.problem).toContain(problem)
})
const nameAnswer = z.object({ problem: z.string().nullable(), free: z.array(z.string()) })

test('a name that is taken or held is refused to others, with what is free; its own workspace takes it back', async () => {
  const { owner, id, name } = await published({ Home: page('Bread') })
  const other = await settled(server)
  const { id: theirs } = await newProject(other)
  await turn(server, other, theirs, page('Theirs'))
  const asked = () => get(nameAnswer, other, 'GET', `/projects/${theirs}/site/name?name=${name}`)
  expect(await asked()).toMatchObject({
    problem: 'Somebody else has this one.',
    free: [`the-${name}`, `${name}-online`, `${name}-page`],
  })
  expect((await ask(other, 'POST', `/projects/${theirs}/site`, { name })).status).toBe(409)
  await change(owner, id, 'PATCH', '', { name: `${name}-new` })
  expect((await asked()).problem).toBe('Somebody else has this one.')
  const forwarded = async () => (await visit(name, '/x')).headers.get('location')
  await expect.poll(forwarded).toBe(`http://${name}-new.localhost:3000/x`)
  expect(await change(owner, id, 'PATCH', '', { name })).toMatchObject({ site: { name } })
  await expect.poll(() => words(name)).toBe('Bread')
})

test('nothing to publish, and forms that ask for secrets, are refused; what is live stays', async () => {
  const owner = await settled(server)
  const { id } = await newProject(owner)
  const publish = () => ask(owner, 'POST', `/projects/${id}/site`, { name: 'secret-form' })
  expect(await publish()).toMatchObject({ status: 409, body: { message: expect.stringContaining('no version') } })
  for (const field of ['type="password"', 'autocomplete="cc-number"', 'name="card_number"']) {
    await turn(server, owner, id, page('Bread', `<form><input ${field}></form>`))
    expect(await publish()).toMatchObject({ status: 409, body: { message: expect.stringContaining('asks for a') } })
  }
  expect((await visit('secret-form')).status).toBe(404)
})

test('files of a live release are never swept, those that no release names are', async () => {
  const { owner, id, name } = await published({ Home: page('Bread') }, 'pro')
  const { db, files } = server.services
  const orphan = 'f'.repeat(64)
  await files.put(blobKey(orphan), new Uint8Array([1]), 'text/plain')
  await db.insert(siteBlobs).values({ sha256: orphan, touchedAt: new Date(0) })
  expect(await sweepSiteFiles(server.services)).toBe(1)
  expect(await files.has(blobKey(orphan))).toBe(false)
  await sweepSiteFiles(server.services, -60_000)
  const named = await db.select().from(releaseFiles)
  for (const { sha256 } of named) expect(await files.has(blobKey(sha256))).toBe(true)
  await expect.poll(() => words(name)).toBe('Bread')
  // deleted with everything: its files go with the next sweep
  await ask(owner, 'DELETE', `/projects/${id}`)
  await expect.poll(async () => (await visit(name)).status).toBe(404)
  expect(await sweepSiteFiles(server.services, -60_000)).toBeGreaterThan(0)
})

test('two who publish at once make two releases, and one of them is live', async () => {
  const { owner, id } = await published({ Home: page('Bread') })
  await Promise.all([1, 2, 3].map(() => change(owner, id, 'POST', '', {})))
  const all = await get(release.array(), owner, 'GET', `/projects/${id}/releases`)
  expect(all.map(({ number }) => number)).toEqual([4, 3, 2, 1])
  expect(await get(publishing, owner, 'GET', `/projects/${id}/site`)).toMatchObject({ site: { live: { number: 4 } } })
})

test('the host takes a site down at once and puts it back: the owner is told why, and cannot change it meanwhile', async () => {
  const { owner, id, name } = await published({ Home: page('Bread') })
  await takeSiteDown(server.services, { name, why: 'It sold fake bread.' })
  await expect.poll(async () => (await visit(name)).status).toBe(451)
  expect(await get(publishing, owner, 'GET', `/projects/${id}/site`)).toMatchObject({
    site: { state: 'taken_down', taken_down_why: 'It sold fake bread.' },
  })
  const letters = server.services.mail?.outbox?.list() ?? []
  expect(letters.filter(({ to, text }) => to === owner.email && text.includes('It sold fake bread.'))).toHaveLength(1)
  for (const [method, path, body] of [
    ['POST', '', {}],
    ['PATCH', '', { visibility: 'unlisted' }],
    ['PUT', '/state', { state: 'live' }],
  ] as const)
    expect((await ask(owner, method, `/projects/${id}/site${path}`, body)).status).toBe(409)
  await expect(takeSiteDown(server.services, { name, why: 'Again' })).rejects.toThrow('already')
  await expect(takeSiteDown(server.services, { name: 'no-such-site', why: 'x' })).rejects.toThrow('no site')
  await putSiteBack(server.services, name)
  await change(owner, id, 'PUT', '/state', { state: 'live' })
  await expect.poll(() => words(name)).toBe('Bread')
})

test('a host without an address for sites says so', async () => {
  const own = await startTestServer(endingEngine('stored'), { BASE_URL: 'https://app.example' })
  const person = await settled(own)
  const { id } = await newProject(person)
  expect((await ask(person, 'POST', `/projects/${id}/site`, {})).status).toBe(503)
  expect(await get(publishing, person, 'GET', `/projects/${id}/site`)).toMatchObject({ address: null, site: null })
  await own.close()
})
