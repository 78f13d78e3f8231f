import { createHash, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { reviewList } from '#api/reviews.ts'
import { mostLookers, mostReviewLinks } from '#rules/reviews.ts'
import { storageLimits } from '#rules/storage.ts'
import { limitTable } from '#server/limits/table.ts'
import { reviewDecisions, reviewLinks, reviewLooks } from '#server/db/review-links-schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { readContent } from '#test/support/content.ts'
import { ask, get, type TestServer } from '#test/support/people.ts'
import {
  asked,
  heading,
  makeLink,
  reviewGuest,
  type ReviewPlace,
  type WantedLink,
  withReviewedPage,
} from '#test/support/reviews.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const withPage = (firstName?: string | null) => withReviewedPage(server, firstName)
const guest = (token: string, name?: string) => reviewGuest(server, token, name)
const list = ({ owner, project }: ReviewPlace) => get(reviewList, owner, 'GET', `/projects/${project}/review-links`)
const sha256 = (html: string) => createHash('sha256').update(html).digest('hex')

test('a client without an account says who they are, sees the version and approves it; the team reads who and when', async () => {
  const place = await withPage()
  const { id, token, url } = await makeLink(place, { version_id: place.version, days: 7 })
  expect(url).toMatch(/\/review#[\w-]{43}$/)
  const [kept] = await server.database.db.select().from(reviewLinks).where(eq(reviewLinks.id, id))
  expect(JSON.stringify(kept)).not.toContain(token)
  const elias = guest(token)
  const before = await elias.look({ who: undefined })
  expect(before).toEqual({ step: 'name', project: 'Ferry House', from: 'Maren' })
  const page = await elias.page()
  const hash = sha256(heading('Rooms'))
  expect(page).toMatchObject({
    page_name: 'Home',
    html: heading('Rooms'),
    version: { id: place.version, number: 1, hash },
    newer: null,
    decision: null,
  })
  expect(await elias.page({ known: place.version })).toMatchObject({ html: null, version: { number: 1 } })
  expect(await elias.decide(place.version, 'approved', 'Yes.')).toMatchObject({
    status: 200,
    body: { verdict: 'approved', version: { number: 1, hash } },
  })
  expect((await elias.page()).decision).toMatchObject({ verdict: 'approved', words: 'Yes.' })
  const { links, decisions } = await list(place)
  expect(links).toMatchObject([
    {
      id,
      version: { number: 1 },
      has_password: false,
      has_ended: false,
      looks: [{ name: 'Elias', version_number: 1 }],
    },
  ])
  expect(decisions).toMatchObject([{ name: 'Elias', page_name: 'Home', verdict: 'approved', version: { hash } }])
  expect(JSON.stringify({ links, decisions })).not.toContain(elias.viewer)
})

test('a link to the newest leaves a reader where they are, tells of what is newer and shows it when asked', async () => {
  const place = await withPage()
  const elias = guest((await makeLink(place)).token)
  const first = (await elias.page()).version.id
  const second = await place.save('Rooms and prices')
  const told = await elias.page({ known: first })
  expect(told).toMatchObject({ html: null, version: { id: first }, newer: { number: 2, is_open: true } })
  expect((await elias.decide(first, 'changes', 'Where are the prices?')).status).toBe(200)
  expect((await elias.decide(second, 'approved')).status).toBe(409)
  const next = await elias.page()
  expect(next).toMatchObject({ version: { id: second, number: 2 }, newer: null, decision: null })
  expect((await elias.decide(first, 'approved')).status).toBe(409)
  expect((await elias.decide(second, 'approved')).status).toBe(200)
  const decisions = (await list(place)).decisions.map(({ verdict, version }) => [version.number, verdict])
  expect(decisions).toEqual([
    [2, 'approved'],
    [1, 'changes'],
  ])
})

test('a link to one version shows that one and no other, and only tells that there is a newer one', async () => {
  const place = await withPage()
  const elias = guest((await makeLink(place, { version_id: place.version })).token)
  const second = await place.save('Rooms and prices')
  for (const known of [undefined, second, place.version])
    expect(await elias.page({ known })).toMatchObject({
      version: { id: place.version },
      newer: { number: 2, is_open: false },
    })
  expect((await elias.decide(second, 'approved')).status).toBe(409)
})

test('a link that was revoked or has ended, or a page that is gone, shows nothing and takes no decision', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const never = await guest('x'.repeat(43)).send('look', {})
  expect(never).toMatchObject({ status: 410, body: { code: 'GONE' } })
  const link = await makeLink(place)
  const elias = guest(link.token)
  await elias.page()
  expect((await ask(owner, 'DELETE', `/projects/${project}/review-links/${link.id}`)).status).toBe(200)
  expect(await elias.send('look', {})).toEqual(never)
  expect((await elias.decide(version, 'approved')).status).toBe(410)
  expect((await ask(owner, 'DELETE', `/projects/${project}/review-links/${link.id}`)).status).toBe(404)
  const ending = await makeLink(place, { days: 1 })
  const short = guest(ending.token)
  const tomorrow = new Date((await short.page()).ends_at ?? 0).getTime() - Date.now()
  expect(tomorrow / 60_000).toBeCloseTo(24 * 60, -1)
  await server.database.db.update(reviewLinks).set({ endsAt: new Date() }).where(eq(reviewLinks.id, ending.id))
  expect(await short.send('look', {})).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('until') },
  })
  expect((await short.decide(version, 'approved')).status).toBe(410)
  expect((await list(place)).links).toMatchObject([{ has_ended: true }])
  expect((await list(place)).decisions).toEqual([])
})

test('a password opens a link once it was given; tries are counted, and another link takes no pass of it', async () => {
  const place = await withPage()
  const { token } = await makeLink(place, { password: 'north quay' })
  const elias = guest(token)
  expect(await elias.look()).toEqual({ step: 'password' })
  const unlock = (password: string) => elias.send('unlock', { password })
  expect(await unlock('south quay')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('not the') },
  })
  const { pass } = z.object({ pass: z.string() }).parse((await unlock('north quay')).body)
  const { version } = await elias.page({ pass })
  expect((await elias.decide(version.id, 'approved')).status).toBe(403)
  expect((await elias.decide(version.id, 'approved', '', { pass })).status).toBe(200)
  const other = guest((await makeLink(place, { password: 'north quay' })).token)
  expect(await other.look({ pass })).toEqual({ step: 'password' })
  const { points } = limitTable.sitePassword.address
  let last = await unlock('guess')
  for (let tries = 3; tries < points; tries += 1) last = await unlock('guess')
  expect(last.status).toBe(403)
  expect(await unlock('north quay')).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
})

test('a decision sent twice is kept once, one without words asks for none, and none is anybody else’s', async () => {
  const place = await withPage()
  const link = await makeLink(place)
  const elias = guest(link.token)
  await elias.page()
  const id = randomUUID()
  for (let n = 0; n < 2; n += 1) expect((await elias.decide(place.version, 'approved', '', { id })).status).toBe(200)
  expect((await list(place)).decisions).toHaveLength(1)
  expect((await elias.decide(place.version, 'changes', '  ')).status).toBe(409)
  const sofie = guest(link.token, 'Sofie')
  expect((await sofie.decide(place.version, 'approved')).status).toBe(409)
  expect((await sofie.page()).decision).toBeNull()
  expect((await sofie.decide(place.version, 'approved', '', { id })).status).toBe(409)
  expect((await sofie.decide(place.version, 'changes', 'x'.repeat(4001))).status).toBe(400)
  expect((await list(place)).decisions).toHaveLength(1)
})

test('a decision stays with number and hash when its link is revoked and its project is gone, and goes with the account', async () => {
  const place = await withPage()
  const link = await makeLink(place)
  const elias = guest(link.token)
  await elias.page()
  await elias.decide(place.version, 'approved', 'Fine.')
  await ask(place.owner, 'DELETE', `/projects/${place.project}/review-links/${link.id}`)
  expect(await list(place)).toMatchObject({ links: [], decisions: [{ verdict: 'approved' }] })
  expect((await ask(place.owner, 'DELETE', `/projects/${place.project}`)).status).toBeLessThan(300)
  const exported = await place.owner.call('GET', '/api/auth/account/export')
  const files = unzipSync(new Uint8Array(await exported.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['reviews.json'] ?? new Uint8Array()))).toMatchObject([
    {
      project_name: 'Ferry House',
      version_id: place.version,
      version_number: 1,
      version_sha256: sha256(heading('Rooms')),
      verdict: 'approved',
      words: 'Fine.',
      name: 'Elias',
    },
  ])
  const { email } = place.owner
  expect((await ask(place.owner, 'DELETE', '/auth/account', { email })).status).toBe(200)
  const { db } = server.database
  expect(await db.$count(reviewDecisions, eq(reviewDecisions.projectId, place.project))).toBe(0)
  expect(await db.$count(reviewLooks, eq(reviewLooks.linkId, link.id))).toBe(0)
})

test('a version that a link shows or a decision is about is not thinned out, and links go along with their page', async () => {
  const place = await withPage()
  const { owner, project, version } = place
  const elias = guest((await makeLink(place)).token)
  await elias.page()
  await elias.decide(version, 'approved')
  const fixed = await place.save('Shown by a link')
  await makeLink(place, { version_id: fixed })
  const nobody = await place.save('Held by nobody')
  for (let n = 3; n < storageLimits.free.versions + 2; n += 1) await place.save(`Later ${n}`)
  const left = (await readContent(owner, project)).versions.map(({ id }) => id)
  expect([version, fixed, nobody].map((id) => left.includes(id))).toEqual([true, true, false])
})

test('links follow their page to another name', async () => {
  const place = await withPage()
  const { owner, project } = place
  await ask(owner, 'POST', `/projects/${project}/pages`, { name: 'About' })
  const body = { page_name: 'About', html_content: heading('About us') }
  await ask(owner, 'POST', `/projects/${project}/versions`, body)
  const elias = guest((await makeLink(place, { page_name: 'About' })).token)
  expect((await ask(owner, 'PATCH', `/projects/${project}/pages/About`, { to: 'Who we are' })).status).toBe(200)
  expect(await elias.page()).toMatchObject({ page_name: 'Who we are', html: heading('About us') })
  expect((await ask(owner, 'DELETE', `/projects/${project}/pages/${encodeURIComponent('Who we are')}`)).status).toBe(
    200,
  )
  expect((await elias.send('look', { who: { name: 'Elias', mail: null } })).status).toBe(410)
})

test('there is no link to an empty page, to a version of elsewhere, or beyond as many as there can be', async () => {
  const place = await withPage()
  const { owner, project } = place
  const post = (wanted: WantedLink) => ask(owner, 'POST', `/projects/${project}/review-links`, { ...asked, ...wanted })
  await ask(owner, 'POST', `/projects/${project}/pages`, { name: 'Empty' })
  expect((await post({ page_name: 'Empty' })).status).toBe(409)
  expect((await post({ page_name: 'Nowhere' })).status).toBe(409)
  expect((await post({ version_id: (await withPage()).version })).status).toBe(409)
  expect((await post({ days: 0 })).status).toBe(400)
  expect((await post({ password: 'abc' })).status).toBe(400)
  for (let n = 0; n < mostReviewLinks; n += 1) expect((await post({})).status).toBe(201)
  expect(await post({})).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT' } })
})

test('a person’s name is not made of their address, and the page around a review is listed and kept nowhere', async () => {
  const place = await withPage(null)
  const page = await server.app.request('/review')
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const look = await guest((await makeLink(place)).token).send('look', {})
  expect(look.body).toEqual({ step: 'name', project: 'Ferry House', from: null })
  expect(JSON.stringify(look.body)).not.toContain(place.owner.email.split('@')[0])
})

test('of more people than a link keeps those go who have not looked for longest', async () => {
  const place = await withPage()
  const link = await makeLink(place)
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes))
  const looked = Array.from({ length: mostLookers }, (_, n) => ({
    linkId: link.id,
    viewer: randomUUID(),
    name: `Guest ${n}`,
    mail: null,
    versionId: place.version,
    versionNumber: 1,
    versionHash: sha256(heading('Rooms')),
    firstAt: at(n),
    lastAt: at(n),
  }))
  await server.database.db.insert(reviewLooks).values(looked)
  await guest(link.token).page()
  const names = (await list(place)).links[0]?.looks.map(({ name }) => name)
  expect(names).toHaveLength(mostLookers)
  expect(names?.slice(0, 2)).toEqual(['Elias', `Guest ${mostLookers - 1}`])
  expect(names).not.toContain('Guest 0')
})

test('decisions from one address are counted', async () => {
  const place = await withPage()
  const elias = guest((await makeLink(place)).token)
  await elias.page()
  const { points } = limitTable.reviewDecision.address
  for (let n = 0; n < points; n += 1) expect((await elias.decide(place.version, 'approved')).status).toBe(200)
  expect(await elias.decide(place.version, 'approved')).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  expect((await list(place)).decisions).toHaveLength(points)
})
