import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usage, workspaceDetails } from '#api/workspaces.ts'
import { type Plan, planLimits, type WorkspaceType, workspaceLimitReason } from '#rules/plans.ts'
import { profiles, projects, workspaceMembers, workspaces } from '#server/db/schema.ts'
import { createDefaultWorkspaces } from '#server/use-cases/workspaces/create-default-workspaces.ts'
import { listWorkspaces } from '#server/use-cases/workspaces/list-workspaces.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, setPlan, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

const list = workspaceDetails.array()
const body = (over: Record<string, unknown> = {}) => ({ workspace_name: 'Studio', ...over })

test('whoever never had a workspace gets the default one when they ask for their list', async () => {
  const member = await server.member()
  const [personal, ...others] = await get(list, member, 'GET', '/workspaces')
  expect(others).toEqual([])
  expect(personal).toMatchObject({
    name: 'Personal',
    description: 'Your personal workspace for individual projects and experiments',
    workspace_type: 'personal',
    role: 'owner',
    project_count: 0,
    member_count: 1,
    is_active: true,
    offer: null,
  })
  const members = await server.database.db
    .select()
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, personal?.id ?? ''))
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([[member.id, 'owner']])
})

test('the default workspace is made once, however many tabs ask for it', async () => {
  const member = await server.member()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0 ? ask(member, 'POST', '/workspaces/defaults') : ask(member, 'GET', '/workspaces'),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(await server.database.db.select().from(workspaces).where(eq(workspaces.ownerId, member.id))).toHaveLength(1)
})

test('whoever asks for their list while it is made sees it: nobody is told that they have none', async () => {
  const person = { id: (await server.member()).id, email: '', sessionId: '' }
  // Who lists them has read that there is none before the transaction that makes one.
  const [listed] = await Promise.all([
    listWorkspaces(server.services, person),
    createDefaultWorkspaces(server.services, person),
  ])
  expect(listed).toHaveLength(1)
})

test('whoever deletes their last workspace has none, and may ask for the default one again', async () => {
  const person = await settled(server)
  expect((await ask(person, 'DELETE', `/workspaces/${person.workspace}`)).status).toBe(200)
  expect(await get(list, person, 'GET', '/workspaces')).toEqual([])
  expect((await ask(person, 'POST', '/workspaces/defaults')).body).toEqual({ created: 1 })
  expect((await ask(person, 'POST', '/workspaces/defaults')).body).toEqual({ created: 0 })
  expect(await get(list, person, 'GET', '/workspaces')).toHaveLength(1)
})

test('a workspace is created trimmed, with its creator as owner', async () => {
  const person = await settled(server, 'teams')
  const answer = await ask(person, 'POST', '/workspaces', {
    workspace_name: '  Studio Nord  ',
    workspace_description: ' Client work ',
    workspace_type: 'team',
  })
  expect(answer.status).toBe(201)
  const { id } = answer.body as { id: string }
  expect(await get(workspaceDetails, person, 'GET', `/workspaces/${id}`)).toMatchObject({
    name: 'Studio Nord',
    description: 'Client work',
    workspace_type: 'team',
    role: 'owner',
    is_active: true,
    offer: null,
  })
})

test.for<[what: string, plan: Plan, type: WorkspaceType]>([
  ['a second workspace on free', 'free', 'personal'],
  ['32: a team workspace on pro', 'pro', 'team'],
  ['a team workspace on free', 'free', 'team'],
])('refuses %s', async ([, plan, type]) => {
  const person = await settled(server, plan)
  const message = workspaceLimitReason(planLimits[plan], 1, type)
  expect(await ask(person, 'POST', '/workspaces', body({ workspace_type: type }))).toMatchObject({
    status: 403,
    body: { code: 'PLAN_LIMIT', message, data: { plan } },
  })
  expect(await get(list, person, 'GET', '/workspaces')).toHaveLength(1)
})

test('20 at once on free after deleting the default one: exactly one is created', async () => {
  const person = await settled(server)
  await ask(person, 'DELETE', `/workspaces/${person.workspace}`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, 'POST', '/workspaces', body())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  expect(await get(list, person, 'GET', '/workspaces')).toHaveLength(1)
})

test.for<[what: string, over: Record<string, unknown>, words: string]>([
  ['no name', { workspace_name: '   ' }, 'Workspace name is required'],
  ['one letter', { workspace_name: 'x' }, 'Workspace name must be at least 2 characters'],
  ['50 letters', { workspace_name: 'x'.repeat(50) }, 'Workspace name must be less than 50 characters'],
  ['a long description', { workspace_description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
  ['4: a NUL in its name', { workspace_name: 'a\0b' }, 'no text'],
  ['4: half a letter in its name', { workspace_name: 'ab\uD800' }, 'cannot be stored'],
  ['an unknown type', { workspace_type: 'secret' }, ''],
])('refuses a workspace with %s', async ([, over, words]) => {
  const person = await settled(server, 'pro')
  const answer = await ask(person, 'POST', '/workspaces', body(over))
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(words)
  expect(await get(list, person, 'GET', '/workspaces')).toHaveLength(1)
})

test('49 letters and 500 of description are stored', async () => {
  const person = await settled(server, 'pro')
  const answer = await ask(
    person,
    'POST',
    '/workspaces',
    body({ workspace_name: 'é'.repeat(49), workspace_description: 'x'.repeat(500) }),
  )
  expect(answer.status).toBe(201)
})

test('what the plan no longer covers is inactive: readable, but nothing new is made in it', async () => {
  const person = await settled(server, 'teams')
  await ask(person, 'POST', '/workspaces', body({ workspace_name: 'Team', workspace_type: 'team' }))
  await ask(person, 'POST', '/workspaces', body({ workspace_name: 'Second' }))
  await setPlan(server, person, 'free')
  const now = await get(list, person, 'GET', '/workspaces')
  expect(now.map(({ name, is_active }) => [name, is_active])).toEqual([
    ['Personal', true],
    ['Team', false],
    ['Second', false],
  ])
  const answer = await ask(person, 'POST', '/projects', { workspace_id: now[2]?.id })
  expect(answer).toMatchObject({ status: 403, body: { code: 'PLAN_LIMIT' } })
  expect((await ask(person, 'GET', `/workspaces/${now[2]?.id}/projects`)).status).toBe(200)
})

test('31: a member of a workspace cannot delete it, its owner can, with all in it', async () => {
  const owner = await settled(server, 'teams')
  const member = await settled(server)
  const { id } = await newProject(owner)
  await join(server, member, owner.workspace)
  expect((await get(list, member, 'GET', '/workspaces')).map(({ role }) => role).sort()).toEqual(['editor', 'owner'])
  expect(await ask(member, 'DELETE', `/workspaces/${owner.workspace}`)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'You must be the owner to delete this workspace' },
  })
  expect((await ask(owner, 'GET', `/projects/${id}`)).status).toBe(200)
  expect((await ask(owner, 'DELETE', `/workspaces/${owner.workspace}`)).status).toBe(200)
  expect(await server.database.db.select().from(projects).where(eq(projects.id, id))).toEqual([])
  expect(await get(list, member, 'GET', '/workspaces')).toHaveLength(1)
})

test('26: the list and the usage are always those of the person who asks', async () => {
  const person = await settled(server)
  const other = await settled(server, 'teams')
  const listed = await get(list, person, 'GET', `/workspaces?p_user_id=${other.id}&user_id=${other.id}`)
  expect(listed.map(({ id }) => id)).toEqual([person.workspace])
  expect(await get(usage, person, 'GET', `/usage?user_id=${other.id}`)).toMatchObject({ plan: 'free' })
})

test('30: a body cannot make anybody owner or member of a foreign workspace', async () => {
  const person = await settled(server, 'pro')
  const other = await settled(server)
  const answer = await ask(person, 'POST', '/workspaces', {
    ...body(),
    id: other.workspace,
    workspace_id: other.workspace,
    owner_id: other.id,
    role: 'owner',
  })
  expect(answer.status).toBe(201)
  const members = await server.database.db
    .select()
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, other.workspace))
  expect(members.map(({ userId }) => userId)).toEqual([other.id])
})

test('usage counts what stands in the workspaces that a person owns', async () => {
  const owner = await settled(server, 'teams')
  const member = await settled(server)
  await join(server, member, owner.workspace)
  await ask(owner, 'POST', '/workspaces', body({ workspace_type: 'team' }))
  await newProject(owner)
  await newProject({ ...member, workspace: owner.workspace })
  expect(await get(usage, owner, 'GET', '/usage')).toEqual({
    plan: 'teams',
    workspaces: 2,
    projects: 2,
    teamWorkspaces: 1,
    shared: 0,
    limits: { workspaces: null, projects: null, teamWorkspaces: true },
  })
  expect(await get(usage, member, 'GET', '/usage')).toEqual({
    plan: 'free',
    workspaces: 1,
    projects: 0,
    teamWorkspaces: 0,
    shared: 0,
    limits: { workspaces: 1, projects: 1, teamWorkspaces: false },
  })
})

test('BILLING=off lifts every limit', async () => {
  const free = await startTestServer(endingEngine('unchanged'), { BILLING: 'off' })
  const person = await settled(free)
  expect((await ask(person, 'POST', '/workspaces', body({ workspace_type: 'team' }))).status).toBe(201)
  await newProject(person)
  await newProject(person)
  expect(await get(usage, person, 'GET', '/usage')).toMatchObject({
    projects: 2,
    limits: { workspaces: null, projects: null, teamWorkspaces: true },
  })
  expect((await get(list, person, 'GET', '/workspaces')).map((row) => row.is_active)).toEqual([true, true])
  await free.close()
})

test('every person has a profile from the start', async () => {
  const member = await server.member()
  expect(await server.database.db.select().from(profiles).where(eq(profiles.id, member.id))).toHaveLength(1)
})

test('the owner renames and describes a workspace, and every member hears of it', async () => {
  const owner = await settled(server, 'teams')
  const member = await settled(server)
  await join(server, member, owner.workspace)
  const told: string[] = []
  const stop = server.services.bus.subscribe({
    onEvent(event) {
      if (event.type === 'workspaces') told.push(event.user_id)
    },
  })
  const path = `/workspaces/${owner.workspace}`
  const answer = await ask(owner, 'PATCH', path, { name: '  Atelier ', description: ' Pages for  people ' })
  expect(answer).toMatchObject({ status: 200, body: { name: 'Atelier', description: 'Pages for  people' } })
  // What is left out stays.
  await ask(owner, 'PATCH', path, { description: '' })
  expect(await get(workspaceDetails, member, 'GET', path)).toMatchObject({ name: 'Atelier', description: '' })
  await expect.poll(() => told.toSorted()).toEqual([member.id, member.id, owner.id, owner.id].toSorted())
  stop()
})

test.for<[what: string, over: Record<string, unknown>, words: string]>([
  ['without a name', { name: ' ' }, 'Workspace name is required'],
  ['with one letter', { name: 'x' }, 'Workspace name must be at least 2 characters'],
  ['with 50 letters', { name: 'x'.repeat(50) }, 'Workspace name must be less than 50 characters'],
  ['described at length', { description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
])('refuses a workspace %s', async ([, over, words]) => {
  const owner = await settled(server)
  const answer = await ask(owner, 'PATCH', `/workspaces/${owner.workspace}`, over)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(words)
  expect(await get(workspaceDetails, owner, 'GET', `/workspaces/${owner.workspace}`)).toMatchObject({
    name: 'Personal',
  })
})

test('refuses a member who is not the owner', async () => {
  const owner = await settled(server, 'teams')
  const member = await settled(server)
  await join(server, member, owner.workspace)
  expect(await ask(member, 'PATCH', `/workspaces/${owner.workspace}`, { name: 'Mine' })).toMatchObject({
    status: 403,
    body: { message: 'You must be the owner or an admin to change this workspace' },
  })
  expect(await get(workspaceDetails, owner, 'GET', `/workspaces/${owner.workspace}`)).toMatchObject({
    name: 'Personal',
  })
})
