import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { invitationLook, madeLink, workspacePeople } from '#api/people.ts'
import { projectCard } from '#api/projects.ts'
import { workspaceInvites, workspaceSeen } from '#server/db/people-schema.ts'
import { workspaceMembers } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import {
  ask,
  get,
  invite,
  join,
  newProject,
  setPlan,
  settled,
  type Settled,
  type TestServer,
} from '#test/support/people.ts'
import { type Member, memberPassword, startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

/** A person on Teams with a team workspace, and so many others in it. */
async function team(others = 0): Promise<Settled> {
  const owner = await settled(server, 'teams')
  const made = await ask(owner, 'POST', '/workspaces', { workspace_name: 'Studio', workspace_type: 'team' })
  const workspace = (made.body as { id: string }).id
  for (let n = 0; n < others; n++) await join(server, await server.member(), workspace)
  return { ...owner, workspace }
}

const send = (owner: Settled, emails: string[], over: object = {}) =>
  ask(owner, 'POST', `/workspaces/${owner.workspace}/invitations`, { emails, role: 'editor', ...over })
async function invited(owner: Settled, email: string, over: object = {}): Promise<string> {
  const [link] = madeLink.array().parse((await send(owner, [email], over)).body)
  return tokenOf(link?.url)
}
const lettersTo = ({ email }: Member) => (server.services.mail?.outbox?.list() ?? []).filter(({ to }) => to === email)
const tokenOf = (url = '') => url.split('#')[1] ?? ''
const accept = (person: Member, token: string) => ask(person, 'POST', '/invitations/accept', { token })
const peopleOf = (person: Settled) => get(workspacePeople, person, 'GET', `/workspaces/${person.workspace}/people`)
async function linkFor(owner: Settled, uses: number, over: object = {}): Promise<string> {
  const place = `/workspaces/${owner.workspace}/invitation-links`
  return tokenOf((await get(madeLink, owner, 'POST', place, { role: 'viewer', uses, ...over })).url)
}

test('an invitation by mail: looked at, refused to another address, accepted once', async () => {
  const owner = await team()
  const ada = await server.member()
  const wrong = await server.member()
  const answer = await send(owner, [ada.email.toUpperCase()])
  expect(answer.status).toBe(200)
  const [letter] = lettersTo(ada)
  expect(letter).toMatchObject({ to: ada.email, subject: expect.stringContaining('invites you to Studio') })
  const token = tokenOf(/\S+#\S+/.exec(letter?.text ?? '')?.[0])
  const look = await get(invitationLook, server.person() as Member, 'POST', '/invitations/look', { token })
  expect(look).toMatchObject({ workspace: 'Studio', role: 'editor', email: ada.email, is_member: false })

  const refused = await accept(wrong, token)
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining(`for ${ada.email}`) } })
  expect(await accept(ada, token)).toMatchObject({ status: 200, body: { workspace_id: owner.workspace } })
  expect(await accept(ada, token)).toMatchObject({ status: 410 })
  const { people, seats, invitations } = await peopleOf(owner)
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    [owner.email, 'owner'],
    [ada.email, 'editor'],
  ])
  expect([seats, invitations]).toEqual([{ used: 2, limit: 20 }, []])
  expect((await ask(ada, 'GET', `/workspaces/${owner.workspace}/projects`)).status).toBe(200)
})

test('only the hash of a link is kept', async () => {
  const owner = await team()
  const token = await invited(owner, 'somebody@example.com')
  const [row] = await server.database.db
    .select()
    .from(workspaceInvites)
    .where(eq(workspaceInvites.workspaceId, owner.workspace))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(JSON.stringify(await peopleOf(owner))).not.toContain(row?.tokenHash)
})

test('a link that was renewed, revoked or ran out leads nowhere, and says so', async () => {
  const owner = await team()
  const ada = await server.member()
  const first = await invited(owner, ada.email)
  const [row] = (await peopleOf(owner)).invitations
  const place = `/workspaces/${owner.workspace}/invitations/${row?.id}`
  const { url } = await get(madeLink, owner, 'POST', `${place}/renew`, { sends: false })
  expect(await accept(ada, first)).toMatchObject({ status: 410 })
  await server.database.db
    .update(workspaceInvites)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(workspaceInvites.id, row?.id ?? ''))
  expect(await accept(ada, tokenOf(url))).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('was good until') },
  })
  expect(await peopleOf(owner)).toMatchObject({ seats: { used: 1 }, invitations: [{ is_expired: true }] })
  const again = await get(madeLink, owner, 'POST', `${place}/renew`, {})
  expect(await ask(owner, 'DELETE', place)).toMatchObject({ status: 200 })
  expect(await accept(ada, tokenOf(again.url))).toMatchObject({ status: 410 })
})

test('the 21st seat is refused with words; invitations count', async () => {
  const owner = await team(17)
  expect((await send(owner, ['a@example.com', 'b@example.com', 'c@example.com'])).body).toMatchObject({
    code: 'PLAN_LIMIT',
    message: expect.stringContaining('2 seats of 20 are free, and 3 are needed.'),
  })
  expect((await send(owner, ['a@example.com', 'b@example.com'])).status).toBe(200)
  expect((await peopleOf(owner)).seats).toEqual({ used: 20, limit: 20 })
  expect((await send(owner, ['c@example.com'])).body).toMatchObject({
    message: expect.stringContaining('Every seat is taken: 20 of 20.'),
  })
})

test('20 accept at once: exactly as many come in as the link is good for', async () => {
  const owner = await team(16)
  const token = await linkFor(owner, 3)
  const all: Member[] = []
  for (let n = 0; n < 20; n++) all.push(await server.member())
  const answers = await Promise.all(all.map((person) => accept(person, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(17)
  expect(await peopleOf(owner)).toMatchObject({ seats: { used: 20, limit: 20 }, invitations: [] })
})

test.for(['removed', 'an editor', 'gone by themselves'] as const)(
  'links of an admin who is %s by now let nobody in, themselves neither, and keep no seat',
  async (how) => {
    const owner = await team()
    const admin = await settled(server)
    await join(server, admin, owner.workspace, 'admin')
    const token = await linkFor({ ...admin, workspace: owner.workspace }, 5, { role: 'admin' })
    const mine = await linkFor(owner, 1)
    const member = `/workspaces/${owner.workspace}/people/${admin.id}`
    if (how === 'an editor') await get(z.object({}), owner, 'PATCH', member, { role: 'editor' })
    else if (how === 'removed') await get(z.object({}), owner, 'DELETE', member)
    else await get(z.object({}), admin, 'POST', `/workspaces/${owner.workspace}/leave`, {})
    for (const person of [admin, await server.member()])
      expect(await accept(person, token)).toMatchObject({ status: 410 })
    expect((await peopleOf(owner)).invitations).toMatchObject([{ uses: 1 }])
    expect(await accept(await server.member(), mine)).toMatchObject({ status: 200 })
  },
)

test('who came in by a link waits no longer for the answer to their mail', async () => {
  const owner = await team()
  const ada = await server.member()
  const byMail = await invited(owner, ada.email)
  expect(await accept(ada, await linkFor(owner, 1))).toMatchObject({ status: 200 })
  expect(await peopleOf(owner)).toMatchObject({ seats: { used: 2 }, invitations: [] })
  expect(await accept(ada, byMail)).toMatchObject({ status: 410 })
})

test('20 invite at once: exactly the limit', async () => {
  const owner = await team(15)
  const tries = Array.from({ length: 20 }, (_, n) => send(owner, [`guest-${n}@example.com`]))
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(16)
  expect((await peopleOf(owner)).seats).toEqual({ used: 20, limit: 20 })
})

test('places that a larger plan gave are not filled once it is gone', async () => {
  const owner = await team(3)
  const token = await linkFor(owner, 2)
  await setPlan(server, owner, 'pro')
  expect(await accept(await server.member(), token)).toMatchObject({ status: 403, body: { code: 'PLAN_LIMIT' } })
})

test('a project on Pro has 3 editors beside its owner, and any number of viewers', async () => {
  const owner = await settled(server, 'pro')
  const { id: project_id } = await newProject(owner)
  const editors = ['a', 'b', 'c', 'd'].map((name) => send(owner, [`${name}@example.com`], { project_id }))
  const answers = await Promise.all(editors)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    message: expect.stringContaining('3 of 3 editors on Pro.'),
  })
  const viewers = await send(
    owner,
    Array.from({ length: 10 }, (_, n) => `viewer-${n}@example.com`),
    { project_id, role: 'viewer' },
  )
  expect(viewers.status).toBe(200)
  expect((await send(owner, ['z@example.com'])).body).toMatchObject({
    message: expect.stringContaining('This is a personal workspace'),
  })
})

test('20 viewers of a project are made editors at once: exactly the limit', async () => {
  const owner = await settled(server, 'pro')
  const project = await newProject(owner)
  const viewers: Member[] = []
  for (let n = 0; n < 20; n++) viewers.push(await server.member())
  for (const viewer of viewers) await invite(server, viewer, project, 'viewer')
  const raise = ({ id }: Member) => ask(owner, 'PATCH', `/projects/${project.id}/guests/${id}`, { role: 'editor' })
  const answers = await Promise.all(viewers.map(raise))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(17)
  expect(await get(workspacePeople, owner, 'GET', `/projects/${project.id}/people`)).toMatchObject({
    seats: { used: 3, limit: 3 },
  })
})

test('Free has viewers, and no editors beside the owner', async () => {
  const owner = await settled(server)
  const { id: project_id } = await newProject(owner)
  expect((await send(owner, ['a@example.com'], { project_id })).body).toMatchObject({
    message: expect.stringContaining('Free has no editors beside the owner'),
  })
  expect((await send(owner, ['a@example.com'], { project_id, role: 'viewer' })).status).toBe(200)
})

test('a guest sees one project and nothing else of the workspace, and its list of shared projects has it', async () => {
  const owner = await settled(server, 'pro')
  const shared = await newProject(owner, 'Shared')
  const other = await newProject(owner, 'Other')
  const ada = await settled(server)
  expect(await accept(ada, await invited(owner, ada.email, { project_id: shared.id, role: 'viewer' }))).toMatchObject({
    body: { project_id: shared.id },
  })
  expect((await ask(ada, 'GET', `/projects/${shared.id}/content`)).status).toBe(200)
  expect((await ask(ada, 'GET', `/projects/${other.id}`)).status).toBe(404)
  expect((await ask(ada, 'GET', `/workspaces/${owner.workspace}/projects`)).status).toBe(404)
  const [card] = await get(projectCard.array(), ada, 'GET', '/projects/shared')
  expect(card).toMatchObject({ id: shared.id, role: 'guest-viewer', read_only: expect.any(String) })

  const guests = `/projects/${shared.id}/guests/${ada.id}`
  expect((await ask(owner, 'PATCH', guests, { role: 'editor' })).status).toBe(200)
  expect((await ask(ada, 'POST', `/projects/${shared.id}/pages`, { name: 'About' })).status).toBe(201)
  expect((await ask(owner, 'DELETE', guests)).status).toBe(200)
  expect((await ask(ada, 'GET', `/projects/${shared.id}`)).status).toBe(404)
})

test('nobody is invited twice, nor who is here', async () => {
  const owner = await team()
  const ada = await server.member()
  await join(server, ada, owner.workspace)
  expect((await send(owner, [ada.email])).body).toMatchObject({
    message: `${ada.email} is here already. Nobody was invited.`,
  })
  await send(owner, ['b@example.com'])
  expect((await send(owner, ['c@example.com', 'b@example.com'])).body).toMatchObject({ code: 'CONFLICT' })
  expect((await peopleOf(owner)).invitations).toHaveLength(1)
})

test('who is removed loses everything at once; what they made stays with the keeper, and a letter tells them', async () => {
  const owner = await team()
  const [ada, bo] = [await server.member(), await server.member()]
  await join(server, ada, owner.workspace)
  await join(server, bo, owner.workspace, 'admin')
  const project = await newProject({ ...ada, workspace: owner.workspace })
  const place = `/workspaces/${owner.workspace}/people/${ada.id}`
  expect(await ask(bo, 'DELETE', place, { keeper: ada.id })).toMatchObject({ status: 409 })
  expect(await ask(bo, 'DELETE', place, { keeper: bo.id })).toMatchObject({ status: 200 })
  expect((await ask(ada, 'POST', `/projects/${project.id}/pages`, { name: 'About' })).status).toBe(404)
  expect((await ask(ada, 'GET', `/projects/${project.id}`)).status).toBe(404)
  expect((await ask(owner, 'GET', `/projects/${project.id}`)).body).toMatchObject({ user_id: bo.id })
  expect(lettersTo(ada).map(({ subject }) => subject)).toEqual(['You are no longer in Studio'])
})

test('roles are given by the owner and admins; the owner stays the owner', async () => {
  const owner = await team()
  const [ada, bo] = [await server.member(), await server.member()]
  await join(server, ada, owner.workspace, 'viewer')
  await join(server, bo, owner.workspace, 'admin')
  const at = (person: { id: string }) => `/workspaces/${owner.workspace}/people/${person.id}`
  expect((await ask(ada, 'PATCH', at(bo), { role: 'viewer' })).status).toBe(403)
  expect((await ask(bo, 'PATCH', at(ada), { role: 'editor' })).status).toBe(200)
  expect((await ask(bo, 'PATCH', at(owner), { role: 'viewer' })).status).toBe(409)
  expect((await ask(bo, 'DELETE', at(owner))).status).toBe(409)
  expect((await ask(bo, 'PATCH', at(ada), { role: 'owner' })).status).toBe(400)
  const { people } = await peopleOf(owner)
  expect(people.map(({ role }) => role)).toEqual(['owner', 'editor', 'admin'])
})

test('when somebody was last here is known by the workspace that they opened, and written once an hour', async () => {
  const owner = await team()
  const elsewhere = await team()
  const ada = await server.member()
  await join(server, ada, owner.workspace)
  await join(server, ada, elsewhere.workspace)
  const project = await newProject(owner)
  const rows = () =>
    server.database.db.select().from(workspaceSeen).where(eq(workspaceSeen.workspaceId, owner.workspace))
  const seen = async (by: Settled) => (await peopleOf(by)).people.find(({ user_id }) => user_id === ada.id)
  expect(await seen(owner)).toMatchObject({ is_here: false, last_active: null })
  const tab = { tab: randomUUID(), page_name: 'Home' }
  const present = () => ask(ada, 'PUT', `/projects/${project.id}/presence`, tab)
  expect((await present()).status).toBe(200)
  const [first] = await rows()
  await present()
  expect(await rows()).toEqual([first])
  expect(await seen(owner)).toMatchObject({ is_here: true, last_active: first?.seenAt.toISOString() })
  expect(await seen(elsewhere)).toMatchObject({ is_here: false, last_active: null })
  const old = new Date(Date.now() - 61 * 60_000)
  await server.database.db.update(workspaceSeen).set({ seenAt: old }).where(eq(workspaceSeen.userId, ada.id))
  await present()
  expect((await rows())[0]?.seenAt.getTime()).toBeGreaterThan(old.getTime())
})

test('how people sign in is told to who manages them, and to nobody else', async () => {
  const owner = await team()
  const ada = await settled(server)
  await join(server, ada, owner.workspace, 'viewer')
  expect((await peopleOf(owner)).people.map(({ sign_in }) => sign_in)).toEqual([['password'], ['password']])
  const asViewer = await peopleOf({ ...ada, workspace: owner.workspace })
  expect(asViewer.people.map(({ sign_in }) => sign_in)).toEqual([null, null])
})

test('an admin ends the sessions of a member and of a guest: all of them, at once, and a letter says who did', async () => {
  const owner = await team()
  const [ada, bo, guest, stranger] = [
    await settled(server),
    await settled(server),
    await settled(server),
    await settled(server),
  ]
  await join(server, ada, owner.workspace, 'editor')
  await join(server, bo, owner.workspace, 'admin')
  await invite(server, guest, await newProject(owner), 'viewer')
  const end = (by: Member, whose: Member) =>
    ask(by, 'POST', `/workspaces/${owner.workspace}/people/${whose.id}/sign-out`)
  expect((await end(ada, bo)).status).toBe(403)
  expect((await end(bo, owner)).status).toBe(409)
  expect((await end(bo, bo)).status).toBe(409)
  expect((await end(bo, stranger)).status).toBe(404)
  for (const one of [ada, guest]) {
    expect((await ask(one, 'GET', '/workspaces')).status).toBe(200)
    expect(await end(bo, one)).toMatchObject({ status: 200, body: { ended: 1 } })
    expect((await ask(one, 'GET', '/workspaces')).status).toBe(401)
    expect((await ask(one, 'POST', '/workspaces/defaults')).status).toBe(401)
    expect(lettersTo(one).map(({ subject }) => subject)).toEqual([expect.stringContaining('signed you out')])
    expect(await end(bo, one)).toMatchObject({ body: { ended: 0 } })
  }
  expect(lettersTo(ada)).toHaveLength(1)
  expect((await ask(stranger, 'GET', '/workspaces')).status).toBe(200)
  // Who is signed out stays who they are.
  const again = server.person()
  expect((await ask(again, 'POST', '/auth/sign-in', { email: ada.email, password: memberPassword })).status).toBe(200)
  expect((await ask(again, 'GET', `/workspaces/${owner.workspace}/people`)).status).toBe(200)
})

test('who leaves says who keeps what they made', async () => {
  const owner = await team()
  const [ada, bo] = [await server.member(), await server.member()]
  await join(server, ada, owner.workspace)
  await join(server, bo, owner.workspace)
  const project = await newProject({ ...ada, workspace: owner.workspace })
  const leave = (keeper: string) => ask(ada, 'POST', `/workspaces/${owner.workspace}/leave`, { keeper })
  expect((await leave(ada.id)).status).toBe(409)
  expect((await leave(bo.id)).status).toBe(200)
  expect((await ask(owner, 'GET', `/projects/${project.id}`)).body).toMatchObject({ user_id: bo.id })
})

test('one leaves; the owner does not', async () => {
  const owner = await team()
  const ada = await server.member()
  await join(server, ada, owner.workspace)
  expect((await ask(ada, 'POST', `/workspaces/${owner.workspace}/leave`)).status).toBe(200)
  expect((await ask(ada, 'GET', `/workspaces/${owner.workspace}/people`)).status).toBe(404)
  expect((await ask(owner, 'POST', `/workspaces/${owner.workspace}/leave`)).status).toBe(409)
  const left = await server.database.db
    .select()
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, owner.workspace))
  expect(left).toHaveLength(1)
})
