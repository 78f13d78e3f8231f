import { strFromU8, unzipSync } from 'fflate'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { activityPage } from '#api/activity.ts'
import { workspaceActivity } from '#server/db/activity-schema.ts'
import { appendActivity } from '#server/db/queries/activity.ts'
import { forgetOldActivity } from '#server/use-cases/activity/forget-old-activity.ts'
import { turn } from '#test/support/content.ts'
import { setClock, startOn } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, setPlan, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('stored'))
})
afterAll(() => server.close())

const listOf = (person: Settled, workspace = person.workspace, query = '') =>
  get(activityPage, person, 'GET', `/workspaces/${workspace}/activity${query}`)
const told = async (person: Settled, workspace = person.workspace, query = '') =>
  (await listOf(person, workspace, query)).entries.map(({ who, words }) => `${who.name} ${words}`).toReversed()

async function team() {
  const owner = await settled(server, 'teams')
  const editor = await settled(server)
  await join(server, editor, owner.workspace)
  await ask(owner, 'PATCH', '/profile', { first_name: 'Maren' })
  await ask(editor, 'PATCH', '/profile', { first_name: 'Jonas' })
  return { owner, editor, workspace: owner.workspace }
}

test('what people do in a workspace is told in sentences, in its order, with its project', async () => {
  const { owner, editor, workspace } = await team()
  const project = await newProject(owner, 'Ferry House')
  const { id } = (await (await startOn(editor, { project: project.id })).json()) as { id: string }
  await readEvents(await editor.call('GET', `/api/generations/${id}/events`))
  await expect.poll(() => told(owner)).toContain('Jonas made a version of Home')
  await ask(editor, 'PATCH', `/projects/${project.id}`, { name: 'Harbour Row' })
  await ask(owner, 'POST', `/projects/${project.id}/preview-link`)
  await ask(owner, 'PUT', `/workspaces/${workspace}/member-limits/${editor.id}`, { credits: 40 })
  await ask(owner, 'PUT', `/workspaces/${workspace}/member-limit`, { credits: null })
  const guest = { role: 'editor', project_id: project.id }
  await ask(owner, 'POST', `/workspaces/${workspace}/invitations`, { emails: ['noor@example.com'], ...guest })
  await ask(owner, 'PATCH', `/workspaces/${workspace}/people/${editor.id}`, { role: 'viewer' })
  await ask(owner, 'DELETE', `/projects/${project.id}`)
  await ask(owner, 'DELETE', `/workspaces/${workspace}/people/${editor.id}`)
  await ask(owner, 'PATCH', `/workspaces/${workspace}`, { name: 'Nordlys' })
  expect(await told(owner)).toEqual([
    'Maren created the project',
    'Jonas made a version of Home',
    'Jonas renamed the project, before Ferry House',
    'Maren made a preview link',
    'Maren set the monthly limit of Jonas: 40 credits a month',
    'Maren set the monthly limit of everybody: none',
    'Maren invited noor@example.com as editor',
    'Maren gave Jonas the role viewer, before editor',
    'Maren deleted the project',
    'Maren removed Jonas',
    expect.stringMatching(/^Maren renamed the workspace, before /),
  ])
  const { entries, more, days } = await listOf(owner)
  expect(entries.filter((one) => one.project !== null).map((one) => one.project)).toEqual(
    Array.from({ length: 6 }, () => ({ id: project.id, name: 'Harbour Row', is_deleted: true })),
  )
  expect([more, days]).toEqual([false, 365])
})

test('what becomes of the pages of a project, and that somebody commented, is told', async () => {
  const { owner, editor } = await team()
  const { id } = await newProject(owner, 'Ferry House')
  const version = await turn(server, owner, id, '<main><h1>Rooms</h1></main>')
  const call = (by: Settled, method: string, path: string, body?: object) =>
    get(z.object({}), by, method, `/projects/${id}${path}`, body)
  const comment = { page_name: 'Home', version_id: version, key: 'h1', content: 'Secretwords', mentions: [] }
  await call(editor, 'POST', '/comments', comment)
  await call(editor, 'POST', '/pages', { name: 'About' })
  await call(editor, 'PATCH', '/pages/About', { to: 'Team' })
  await call(owner, 'DELETE', '/pages/Team')
  await call(owner, 'POST', '/pages/Team/return', { index: 1 })
  await call(editor, 'POST', '/pages/Team/home', { former: 'Start' })
  expect(await told(owner)).toEqual([
    'Maren created the project',
    'Jonas commented on Home',
    'Jonas added the page About',
    'Jonas renamed the page About to Team',
    'Maren deleted the page Team',
    'Maren brought the page Team back',
    'Jonas made Team the home page; the one before is called Start',
  ])
})

test('nothing of what is refused or of what pages say is kept', async () => {
  const { owner, editor, workspace } = await team()
  const project = await newProject(owner, 'Net Loft')
  await turn(server, owner, project.id, '<h1>Secretheading</h1>')
  expect((await ask(editor, 'PATCH', `/workspaces/${workspace}`, { name: 'Taken over' })).status).toBe(403)
  expect((await ask(editor, 'DELETE', `/workspaces/${workspace}/people/${owner.id}`)).status).toBe(403)
  const before = await told(owner)
  expect(before).toEqual(['Maren created the project'])
  const rows = await server.database.db
    .select()
    .from(workspaceActivity)
    .where(eq(workspaceActivity.workspaceId, workspace))
  expect(JSON.stringify(rows)).not.toContain('Secretheading')
})

test('the list is narrowed by person, project and kind, and goes on where it ended', async () => {
  const { owner, editor, workspace } = await team()
  const [one, other] = [await newProject(owner, 'One'), await newProject(owner, 'Other')]
  await server.database.db.transaction(async (tx) => {
    for (let n = 0; n < 60; n += 1)
      await appendActivity(tx, {
        workspaceId: workspace,
        actorId: editor.id,
        action: 'page-made',
        project: one,
        facts: { page: `Page ${n}` },
      })
  })
  const first = await listOf(owner)
  expect([first.entries.length, first.more]).toEqual([50, true])
  const second = await listOf(owner, workspace, `?before=${first.entries.at(-1)?.id}`)
  expect([second.entries.length, second.more, second.subjects]).toEqual([12, false, null])
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(62)
  expect(first.subjects).toEqual({
    people: [
      { id: editor.id, name: 'Jonas' },
      { id: owner.id, name: 'Maren' },
    ],
    projects: [
      { id: one.id, name: 'One' },
      { id: other.id, name: 'Other' },
    ],
  })
  expect(await told(owner, workspace, `?project=${other.id}`)).toEqual(['Maren created the project'])
  expect(await told(owner, workspace, `?person=${owner.id}&kind=projects`)).toHaveLength(2)
  expect(await told(owner, workspace, `?person=${owner.id}&kind=pages`)).toEqual([])
  expect((await ask(owner, 'GET', `/workspaces/${workspace}/activity?kind=nothing`)).status).toBe(400)
})

test('refuses editors, viewers and strangers, and the cursor of another workspace tells nothing', async () => {
  const { owner, editor, workspace } = await team()
  await newProject(owner, 'One')
  const [stranger, viewer] = [await settled(server, 'teams'), await settled(server)]
  await join(server, viewer, workspace, 'viewer')
  for (const person of [editor, viewer])
    expect((await ask(person, 'GET', `/workspaces/${workspace}/activity`)).status).toBe(403)
  expect((await ask(stranger, 'GET', `/workspaces/${workspace}/activity`)).status).toBe(404)
  await newProject(stranger, 'Theirs')
  const theirs = (await listOf(stranger)).entries[0]?.id
  expect((await listOf(owner, workspace, `?before=${theirs}`)).entries).toEqual([])
})

test('the database refuses to change a row, and only forgets in it whose account is deleted', async () => {
  const { owner, editor, workspace } = await team()
  const { db } = server.database
  await newProject(editor, 'Own')
  const { id } = await newProject(owner, 'Ferry House')
  const later = await settled(server)
  for (const email of ['lin@example.com', later.email])
    await ask(owner, 'POST', `/workspaces/${workspace}/invitations`, {
      emails: [email],
      role: 'viewer',
      project_id: id,
    })
  await ask(editor, 'POST', '/projects', { workspace_id: workspace, name: 'Theirs' })
  await ask(owner, 'PUT', `/workspaces/${workspace}/member-limits/${editor.id}`, { credits: 4 })
  const here = eq(workspaceActivity.workspaceId, workspace)
  await expect(db.update(workspaceActivity).set({ action: 'person-left' }).where(here)).rejects.toThrow()
  await expect(db.update(workspaceActivity).set({ actorId: editor.id }).where(here)).rejects.toThrow()
  await expect(db.update(workspaceActivity).set({ facts: {} }).where(here)).rejects.toThrow()
  expect(await told(owner)).toHaveLength(5)
  for (const person of [editor, later])
    expect((await ask(person, 'DELETE', '/auth/account', { email: person.email })).status).toBe(200)
  expect(await told(owner)).toEqual([
    'Maren created the project',
    'Maren invited lin@example.com as viewer',
    'Deleted account created the project',
    'Maren set the monthly limit of a deleted account: 4 credits a month',
  ])
})

test('it is kept for 90 days on Free and Pro and for a year on Teams, by the clock of the database', async () => {
  const clocked = await startTestServer(endingEngine('stored'))
  await setClock(clocked, '2031-03-01T12:00:00Z')
  const people = [await settled(clocked, 'free'), await settled(clocked, 'pro'), await settled(clocked, 'teams')]
  const age = async (days: number) => {
    for (const { id, workspace } of people) {
      const row = { id: sql`gen_random_uuid()`, workspaceId: workspace, actorId: id, action: 'person-left', facts: {} }
      const createdAt = sql`now() - make_interval(days => ${days}::int) + interval '1 minute'`
      await clocked.database.db.insert(workspaceActivity).values({ ...row, createdAt })
    }
  }
  for (const days of [1, 90, 91, 365, 366]) await age(days)
  await forgetOldActivity(clocked.services)
  const left = async () => {
    const counts = people.map(({ workspace }) =>
      clocked.database.db.$count(workspaceActivity, eq(workspaceActivity.workspaceId, workspace)),
    )
    return Promise.all(counts)
  }
  expect(await left()).toEqual([2, 2, 4])
  await setClock(clocked, '2031-03-01T12:02:00Z')
  await forgetOldActivity(clocked.services)
  expect(await left()).toEqual([1, 1, 3])
  const [, , teams] = people
  if (teams) await setPlan(clocked, teams, 'free')
  await forgetOldActivity(clocked.services)
  expect(await left()).toEqual([1, 1, 1])
  await clocked.close()
})

test('what one did goes along with the export of one’s account', async () => {
  const { owner, editor, workspace } = await team()
  await ask(editor, 'POST', '/projects', { workspace_id: workspace, name: 'Ferry House' })
  await newProject(owner, 'Not theirs')
  const response = await editor.call('GET', '/api/auth/account/export')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const own = JSON.parse(strFromU8(files['activity.json'] ?? new Uint8Array()))
  expect(own).toMatchObject([{ project: 'Ferry House', what: 'created the project', workspace_id: workspace }])
})
