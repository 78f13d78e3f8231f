import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewLink as link, previewLook as look } from '#api/preview-links.ts'
import { versionInfo } from '#api/project-content.ts'
import { plans } from '#rules/plans.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const heading = (words: string) => `<!doctype html><html><body><h1>${words}</h1></body></html>`

async function withPages(owner: Settled) {
  const { id } = await newProject(owner, 'Nordlys')
  const save = (page: string, words: string) =>
    get(versionInfo.pick({ id: true }), owner, 'POST', `/projects/${id}/versions`, {
      page_name: page,
      html_content: heading(words),
    })
  await save('Home', 'Rye bread')
  await ask(owner, 'POST', `/projects/${id}/pages`, { name: 'About us' })
  await save('About us', 'Since 1987')
  return { id, save, path: `/projects/${id}/preview-link` }
}

const noLink = { url: null, created_at: null, may_be_copied: false }
const made = async (owner: Settled, path: string) => (await get(link, owner, 'POST', path)).url ?? ''
const tokenOf = (url: string) => new URL(url).hash.slice(1)

/** Somebody without an account. */
const read = (token: string, more: { page?: string; known?: string } = {}) =>
  get(look, server.person(), 'POST', '/preview-links/look', { token, ...more })
const refused = (token: string) => ask(server.person(), 'POST', '/preview-links/look', { token })

test.for(plans)('on %s a project has no link until one is made; then whoever has it reads its pages', async (plan) => {
  const owner = await settled(server, plan)
  const { path, save } = await withPages(owner)
  expect(await get(link, owner, 'GET', path)).toEqual(noLink)
  const url = await made(owner, path)
  expect(url).toMatch(/\/p#[\w-]{43}$/)
  expect((await get(link, owner, 'GET', path)).url).toBe(url)
  const home = await read(tokenOf(url))
  expect(Object.keys(home)).toEqual(['project', 'may_be_copied', 'pages', 'page'])
  expect(home).toMatchObject({ project: 'Nordlys', pages: ['Home', 'About us'], page: { name: 'Home' } })
  expect(home.page.html).toContain('Rye bread')
  const about = await read(tokenOf(url), { page: 'About us' })
  expect(about.page.html).toContain('Since 1987')
  const known = about.page.version_id ?? ''
  expect((await read(tokenOf(url), { page: 'About us', known })).page.html).toBeNull()
  await save('About us', 'Since 1988')
  expect((await read(tokenOf(url), { page: 'About us', known })).page.html).toContain('Since 1988')
  expect((await read(tokenOf(url), { page: 'No such page' })).page.name).toBe('Home')
})

test('a link that was taken back, replaced or never was leads nowhere, in the same words', async () => {
  const owner = await settled(server)
  const { path } = await withPages(owner)
  const first = tokenOf(await made(owner, path))
  const second = tokenOf(await made(owner, path))
  expect(second).not.toBe(first)
  const never = await refused('x'.repeat(43))
  expect(never).toMatchObject({ status: 410, body: { code: 'GONE' } })
  expect(await refused(first)).toEqual(never)
  expect((await read(second)).project).toBe('Nordlys')
  expect((await ask(owner, 'DELETE', path)).status).toBe(200)
  expect(await refused(second)).toEqual(never)
  expect(await get(link, owner, 'GET', path)).toEqual(noLink)
})

test('with the link one reads the pages; everything else of the project stays closed, and a deleted project is gone', async () => {
  const owner = await settled(server)
  const { id, path } = await withPages(owner)
  const token = tokenOf(await made(owner, path))
  const signedOut = server.person()
  const withToken = [`/projects/${id}/content?token=${token}`, `/projects/${id}/versions?page_name=Home`, path]
  for (const place of withToken) expect((await ask(signedOut, 'GET', place)).status, place).toBe(401)
  const stranger = await settled(server)
  for (const place of [...withToken, `/projects/${id}`])
    expect((await ask(stranger, 'GET', place)).status, place).toBe(404)
  const written = { page_name: 'Home', html_content: heading('Mine now') }
  expect((await ask(stranger, 'POST', `/projects/${id}/versions`, written)).status).toBe(404)
  expect((await ask(signedOut, 'DELETE', path)).status).toBe(401)
  const viewer = await settled(server)
  await join(server, viewer, owner.workspace, 'viewer')
  expect((await ask(viewer, 'POST', path)).status).toBe(403)
  expect((await read(token)).page.html).toContain('Rye bread')
  expect((await ask(owner, 'DELETE', `/projects/${id}`)).status).toBeLessThan(300)
  expect((await refused(token)).status).toBe(410)
})

test('the answers and the page around them are kept nowhere and listed nowhere', async () => {
  const owner = await settled(server)
  const token = tokenOf(await made(owner, (await withPages(owner)).path))
  const answer = await server.person().call('POST', '/api/preview-links/look', { token })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await server.app.request('/p')
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
