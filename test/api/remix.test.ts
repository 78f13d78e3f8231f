import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentList } from '#api/comments.ts'
import { previewLink, previewLook } from '#api/preview-links.ts'
import { project, projectCard } from '#api/projects.ts'
import { permissions } from '#rules/permissions.ts'
import { planLimits } from '#rules/plans.ts'
import { storageLimits } from '#rules/storage.ts'
import { readContent, shown, turn } from '#test/support/content.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const tokenOf = (url: string | null) => new URL(url ?? '').hash.slice(1)

/** A project with a chat, two versions of Home, a page without anything, one that was taken out, and a comment. */
async function shared(owner: Settled, mayBeCopied = true) {
  const { id } = await newProject(owner, 'Nordlys')
  await turn(server, owner, id, '<h1>Rye bread before</h1>')
  const version = await turn(server, owner, id, `<h1>Rye bread</h1><img alt="" src="${picture}">`)
  for (const name of ['Menu', 'Old', 'About us']) await ask(owner, 'POST', `/projects/${id}/pages`, { name })
  const put = (name: string, html: string) =>
    ask(owner, 'POST', `/projects/${id}/versions`, { page_name: name, html_content: html })
  await put('Old', '<h1>Taken out</h1>')
  await put('About us', '<h1>Since 1987</h1>')
  await ask(owner, 'DELETE', `/projects/${id}/pages/Old`)
  await ask(owner, 'POST', `/projects/${id}/pages/About%20us/move`, { index: 1 })
  const said = { page_name: 'Home', version_id: version, key: 'h1', content: 'Between us' }
  expect((await ask(owner, 'POST', `/projects/${id}/comments`, said)).status).toBeLessThan(300)
  const path = `/projects/${id}/preview-link`
  const { url } = await get(previewLink, owner, 'POST', path)
  if (mayBeCopied) await ask(owner, 'PATCH', path, { may_be_copied: true })
  return { id, path, token: tokenOf(url) }
}
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const copy = (person: Settled, token: string) =>
  ask(person, 'POST', '/preview-links/copy', { token, workspace_id: person.workspace })
const projectsOf = (person: Settled) =>
  get(projectCard.array(), person, 'GET', `/workspaces/${person.workspace}/projects`)

test('a copy has the pages as they are now, byte for byte and in their order, and nothing else of the project', async () => {
  const owner = await settled(server, 'pro')
  const { id, token } = await shared(owner)
  const before = await readContent(owner, id)
  const person = await settled(server, 'pro')
  const made = project.parse((await copy(person, token)).body)
  expect(made).toMatchObject({ name: 'Nordlys', workspace_id: person.workspace, user_id: person.id, role: 'owner' })
  const content = await readContent(person, made.id)
  expect(shown(content)).toEqual(shown(before))
  expect(shown(content).map(([name]) => name)).toEqual(before.pages.map(({ name }) => name))
  expect(shown(content)[0]?.[1]).toContain(picture)
  expect(content.messages).toEqual([])
  expect(content.versions.map(({ number, prompt, maker, name }) => ({ number, prompt, maker, name }))).toEqual([
    { number: 1, prompt: null, maker: null, name: null },
    { number: 1, prompt: null, maker: null, name: null },
  ])
  const text = JSON.stringify(content)
  for (const kept of ['Rye bread before', 'Taken out', 'Between us', id, owner.id, owner.workspace])
    expect(text).not.toContain(kept)
  const { threads } = await get(commentList, person, 'GET', `/projects/${made.id}/comments`)
  expect(threads).toEqual([])
  // Each goes its own way.
  const changed = { page_name: 'Home', html_content: '<h1>White bread</h1>' }
  expect((await ask(person, 'POST', `/projects/${made.id}/versions`, changed)).status).toBeLessThan(300)
  expect(shown(await readContent(owner, id))).toEqual(shown(before))
  expect((await ask(owner, 'GET', `/projects/${made.id}`)).status).toBe(404)
  expect((await ask(owner, 'DELETE', `/projects/${id}`)).status).toBeLessThan(300)
  expect(shown(await readContent(person, made.id))[0]?.[1]).toContain('White bread')
})

test('without the word of its owner nobody copies it, and with a link that is gone neither', async () => {
  const owner = await settled(server, 'teams')
  const { path, token } = await shared(owner, false)
  const person = await settled(server, 'pro')
  const look = () => get(previewLook, server.person(), 'POST', '/preview-links/look', { token })
  expect((await look()).may_be_copied).toBe(false)
  expect(await copy(person, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  const editor = await settled(server)
  await join(server, editor, owner.workspace, 'editor')
  const refused = await ask(editor, 'PATCH', path, { may_be_copied: true })
  expect(refused).toMatchObject({ status: 403, body: { message: permissions.allowCopies.reason } })
  await ask(owner, 'PATCH', path, { may_be_copied: true })
  expect((await look()).may_be_copied).toBe(true)
  await ask(owner, 'PATCH', path, { may_be_copied: false })
  expect((await copy(person, token)).status).toBe(403)
  await ask(owner, 'PATCH', path, { may_be_copied: true })
  const renewed = await get(previewLink, owner, 'POST', path)
  expect(renewed.may_be_copied).toBe(true)
  expect((await copy(person, token)).status).toBe(410)
  expect(await get(previewLink, owner, 'DELETE', path)).toMatchObject({ may_be_copied: false })
  expect((await copy(person, tokenOf(renewed.url))).status).toBe(410)
  expect((await ask(owner, 'PATCH', path, { may_be_copied: true })).status).toBe(409)
  expect((await get(previewLink, owner, 'POST', path)).may_be_copied).toBe(false)
  expect(await projectsOf(person)).toEqual([])
})

test('it goes into a workspace in which one may make projects, and into no other', async () => {
  const owner = await settled(server, 'teams')
  const { token } = await shared(owner)
  const other = await settled(server, 'teams')
  const person = await settled(server, 'pro')
  const into = (workspace: string) => ask(person, 'POST', '/preview-links/copy', { token, workspace_id: workspace })
  expect((await into(other.workspace)).status).toBe(404)
  await join(server, person, other.workspace, 'viewer')
  expect((await into(other.workspace)).status).toBe(403)
  const signedOut = await ask(server.person(), 'POST', '/preview-links/copy', { token, workspace_id: other.workspace })
  expect(signedOut.status).toBe(401)
  expect(await projectsOf(other)).toEqual([])
})

test('where the plan is full the words say so, and nothing is copied; many at once get what there is room for', async () => {
  const owner = await settled(server, 'pro')
  const { token } = await shared(owner)
  const person = await settled(server)
  const room = planLimits.free.projects
  const answers = await Promise.all(Array.from({ length: room + 3 }, () => copy(person, token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(room)
  const full = answers.filter(({ status }) => status !== 201)
  for (const { status, body } of full) expect([status, body]).toMatchObject([403, { code: 'PLAN_LIMIT' }])
  expect(await projectsOf(person)).toHaveLength(room)
})

test('more pages than the plan keeps are not copied by half', async () => {
  const owner = await settled(server, 'pro')
  const { id, token } = await shared(owner)
  for (let n = 3; n < storageLimits.free.pages + 1; n += 1)
    expect((await ask(owner, 'POST', `/projects/${id}/pages`, { name: `Page ${n}` })).status).toBeLessThan(300)
  const person = await settled(server)
  const answer = await copy(person, token)
  expect(answer).toMatchObject({ status: 403, body: { code: 'STORAGE_LIMIT' } })
  expect(JSON.stringify(answer.body)).toContain('nothing was copied')
  expect(await projectsOf(person)).toEqual([])
})
