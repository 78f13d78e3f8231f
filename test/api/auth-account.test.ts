import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspaceSeen } from '#server/db/people-schema.ts'
import {
  accounts,
  chatMessages,
  pageVersions,
  profiles,
  projects,
  sessions,
  users,
  workspaceMembers,
  workspaces,
} from '#server/db/schema.ts'
import { limitTable } from '#server/limits/table.ts'
import { newId } from '#server/db/new-id.ts'
import { give } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { type Member, startTestServer } from '#test/support/server.ts'
import { unzip } from '#test/support/unzip.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

async function workspaceOf(owner: Member, name: string): Promise<string> {
  const id = newId()
  const { db } = server.services
  await db.insert(workspaces).values({ id, name, ownerId: owner.id, workspaceType: 'team' })
  await db.insert(workspaceMembers).values({ workspaceId: id, userId: owner.id, role: 'owner' })
  return id
}

/** A project with one message and one version of its Home page. */
async function projectOf(member: Member, workspaceId: string, name: string): Promise<string> {
  const [id, versionId] = [newId(), newId()]
  const row = { projectId: id, workspaceId, pageName: 'Home' }
  const { db } = server.services
  await db.insert(projects).values({ id, workspaceId, userId: member.id, name })
  await db
    .insert(chatMessages)
    .values({ ...row, id: newId(), role: 'user', content: `A page for ${name}`, messageIndex: 0, userId: member.id })
  await db.insert(pageVersions).values({
    ...row,
    id: versionId,
    number: 1,
    htmlContent: `<h1>${name}</h1>`,
    current: { Home: versionId },
    map: [],
  })
  return id
}

const rowsWith = async (userId: string) => {
  const { db } = server.services
  return [
    ...(await db.select({ id: users.id }).from(users).where(eq(users.id, userId))),
    ...(await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId))),
    ...(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))),
    ...(await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId))),
    ...(await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, userId))),
  ]
}

test('the export holds all of one’s data, and nothing secret or of others', async () => {
  const member = await server.member()
  const workspaceId = await workspaceOf(member, 'Atelier / ../Nord')
  await projectOf(member, workspaceId, 'Nordlys ☕ Kaffe')
  const stranger = await server.member()
  await projectOf(stranger, await workspaceOf(stranger, 'Hidden'), 'Hidden project')
  await server.services.db.insert(workspaceSeen).values({ workspaceId, userId: member.id, seenAt: new Date() })
  await give(server, member, 40)
  await give(server, stranger, 77)
  const response = await member.call('GET', '/api/auth/account/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/zip')
  expect(response.headers.get('content-disposition')).toContain('pagewright-account.zip')
  const files = unzip(new Uint8Array(await response.arrayBuffer()))
  const names = [...files.keys()]
  expect(names).toEqual(
    expect.arrayContaining(['profile.json', 'identities.json', 'sessions.json', 'workspaces.json', 'last-seen.json']),
  )
  expect(names.every((name) => /^[\p{Letter}\p{Number}./-]+$/u.test(name) && !name.includes('..'))).toBe(true)
  expect(JSON.parse(files.get('purchases.json') ?? '')).toEqual([])
  expect(JSON.parse(files.get('credits.json') ?? '')).toMatchObject([{ kind: 'grant', amount: 40, balance: 40 }])
  const find = (ending: string) =>
    names.find((name) => name.startsWith('workspaces/Atelier-Nord-') && name.endsWith(ending))
  expect(JSON.parse(files.get(find('/chat.json') ?? '') ?? '')).toMatchObject([
    { content: 'A page for Nordlys ☕ Kaffe' },
  ])
  expect(find('/project.json')).toContain('/Nordlys-Kaffe-')
  const version = names.find((name) => name.includes('/versions/Home-1-'))
  expect(JSON.parse(files.get(version ?? '') ?? '')).toMatchObject({ html_content: '<h1>Nordlys ☕ Kaffe</h1>' })
  expect(JSON.parse(files.get('last-seen.json') ?? '')).toMatchObject([{ workspace_id: workspaceId }])
  const all = [...files.values()].join('\n')
  expect(all).toContain(member.email)
  expect(all).not.toContain('Hidden project')
  const [identity] = await server.services.db.select().from(accounts).where(eq(accounts.userId, member.id))
  expect(all).not.toContain(identity?.password)
})

test('the export needs a session, and is limited', async () => {
  expect((await server.person().call('GET', '/api/auth/account/export')).status).toBe(401)
  const member = await server.member()
  const answers: number[] = []
  for (let n = 0; n <= limitTable.accountExport.account.points; n += 1)
    answers.push((await member.call('GET', '/api/auth/account/export')).status)
  expect(answers.at(-2)).toBe(200)
  expect(answers.at(-1)).toBe(429)
})

test('deleting an account takes everything of it along, and its sessions end at once', async () => {
  const member = await server.member()
  const projectId = await projectOf(member, await workspaceOf(member, 'Mine'), 'Mine')
  await server.services.files.put(`${member.id}/avatar.webp`, new Uint8Array([1]), 'image/webp')
  const device = server.person()
  for (const [name, value] of member.jar) device.jar.set(name, value)
  const response = await member.call('DELETE', '/api/auth/account', { email: ` ${member.email.toUpperCase()}` })
  expect(response.status).toBe(200)
  expect(await rowsWith(member.id)).toEqual([])
  const { db, files } = server.services
  expect(await db.select().from(projects).where(eq(projects.id, projectId))).toEqual([])
  expect(await db.select().from(pageVersions).where(eq(pageVersions.projectId, projectId))).toEqual([])
  expect(await files.get(`${member.id}/avatar.webp`)).toBeNull()
  expect(member.jar.has('session.session_token')).toBe(false)
  // bad input 20, the third kind
  expect((await device.call('GET', '/api/auth/identities')).status).toBe(401)
  expect((await device.call('POST', '/api/auth/session/refresh')).status).toBe(401)
})

test('bad input 20: the cookies of a deleted account open nothing', async () => {
  const member = await server.member()
  const kept = new Map(member.jar)
  await member.call('DELETE', '/api/auth/account', { email: member.email })
  for (const [name, value] of kept) member.jar.set(name, value)
  expect(await (await member.call('GET', '/api/auth/session')).json()).toEqual({ user: null, expires_at: null })
  expect((await member.call('GET', '/api/auth/sessions')).status).toBe(401)
})

test('deleting refuses another address than one’s own', async () => {
  const member = await server.member()
  const answer = await member.call('DELETE', '/api/auth/account', { email: 'somebody@example.com' })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('Nothing was deleted.')
  expect((await rowsWith(member.id)).length).toBeGreaterThan(0)
  expect((await server.person().call('DELETE', '/api/auth/account', { email: member.email })).status).toBe(401)
})

test('deleting refuses while others work in a workspace of the account', async () => {
  const owner = await server.member()
  const guest = await server.member()
  const workspaceId = await workspaceOf(owner, 'Together')
  await server.services.db.insert(workspaceMembers).values({ workspaceId, userId: guest.id, role: 'editor' })
  const answer = await owner.call('DELETE', '/api/auth/account', { email: owner.email })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Other people work in your workspace “Together”.')
  expect((await rowsWith(owner.id)).length).toBeGreaterThan(0)
})

test('what a deleted member made in a workspace of another stays with its owner', async () => {
  const owner = await server.member()
  const guest = await server.member()
  const workspaceId = await workspaceOf(owner, 'Shared')
  const { db } = server.services
  await db.insert(workspaceMembers).values({ workspaceId, userId: guest.id, role: 'editor' })
  const projectId = await projectOf(guest, workspaceId, 'Ours')
  expect((await guest.call('DELETE', '/api/auth/account', { email: guest.email })).status).toBe(200)
  expect(await db.select().from(projects).where(eq(projects.id, projectId))).toMatchObject([{ userId: owner.id }])
  expect(await db.select().from(chatMessages).where(eq(chatMessages.projectId, projectId))).toMatchObject([
    { content: 'A page for Ours', userId: null },
  ])
})
