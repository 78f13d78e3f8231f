import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownership } from '#api/ownership.ts'
import { workspaceDetails } from '#api/workspaces.ts'
import { ownershipOffers } from '#server/db/people-schema.ts'
import { generations, workspaceMembers, workspaces } from '#server/db/schema.ts'
import { reviewDecisions } from '#server/db/review-links-schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { startWhenFree } from '#test/support/credits.ts'
import { ask, get, invite, join, newProject, setPlan, settled, type Settled } from '#test/support/people.ts'
import type { TestServer } from '#test/support/people.ts'
import { type Member, startTestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(endingEngine('unchanged'))
})
afterAll(() => server.close())

/** A team workspace of somebody on Teams, with a member on Teams who could own it. */
async function studio(): Promise<{ maren: Settled; ada: Settled; id: string }> {
  const owner = await settled(server, 'teams')
  const made = await ask(owner, 'POST', '/workspaces', { workspace_name: 'Studio', workspace_type: 'team' })
  const { id } = made.body as { id: string }
  const ada = await settled(server, 'teams')
  await join(server, ada, id, 'editor')
  return { maren: { ...owner, workspace: id }, ada, id }
}

const place = (id: string, call = '') => `/workspaces/${id}/ownership${call && `/${call}`}`
const offer = (by: Member, id: string, to: Member) => ask(by, 'POST', place(id), { user_id: to.id })
const accept = (by: Member, id: string) => ask(by, 'POST', place(id, 'accept'))
const read = (by: Member, id: string) => get(ownership, by, 'GET', place(id))
const lettersTo = ({ email }: Member) => (server.services.mail?.outbox?.list() ?? []).filter(({ to }) => to === email)
const offersTo = async (by: Member) =>
  (await get(workspaceDetails.array(), by, 'GET', '/workspaces')).flatMap((one) => one.offer ?? [])

/** Who owns it, by the workspace and by its members: these must never differ. */
async function owners(id: string): Promise<{ owner: string | undefined; roles: Record<string, string> }> {
  const { db } = server.database
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, id))
  const members = await db.select().from(workspaceMembers).where(eq(workspaceMembers.workspaceId, id))
  const roles = Object.fromEntries(members.map(({ userId, role }) => [userId, role]))
  if (row) expect(members.filter(({ role }) => role === 'owner').map(({ userId }) => userId)).toEqual([row.ownerId])
  return { owner: row?.ownerId, roles }
}

test('nothing changes until she accepts; then she owns it and he is an admin', async () => {
  const { maren, ada, id } = await studio()
  expect((await offer(maren, id, ada)).status).toBe(200)
  expect(await owners(id)).toEqual({ owner: maren.id, roles: { [maren.id]: 'owner', [ada.id]: 'editor' } })
  expect(await offersTo(ada)).toMatchObject([{ from: expect.any(String) }])
  expect(await offersTo(maren)).toEqual([])
  expect(lettersTo(ada).map(({ subject }) => subject)).toEqual([expect.stringContaining('asks you to own Studio')])
  expect(await read(ada, id)).toMatchObject({ offer: { to: { user_id: ada.id } }, reason: null, candidates: [] })

  expect((await accept(ada, id)).status).toBe(200)
  expect(await owners(id)).toEqual({ owner: ada.id, roles: { [maren.id]: 'admin', [ada.id]: 'owner' } })
  expect(lettersTo(maren).map(({ subject }) => subject)).toEqual([expect.stringContaining('owns Studio now')])
  expect(await offersTo(ada)).toEqual([])
  expect((await ask(maren, 'DELETE', `/workspaces/${id}`)).status).toBe(403)
  expect((await accept(ada, id)).status).toBe(410)
})

test('pages that are made from then on use the credits of the new owner, and those before stay paid', async () => {
  const { maren, ada, id } = await studio()
  const [before, after] = [await newProject(maren), await newProject(maren)]
  expect(await startWhenFree(maren, { project: before.id, page: 'Home' })).toBeLessThan(300)
  await offer(maren, id, ada)
  await accept(ada, id)
  expect(await startWhenFree(maren, { project: after.id, page: 'Home' })).toBeLessThan(300)
  const rows = await server.database.db
    .select({ payer: generations.payerId })
    .from(generations)
    .where(inArray(generations.projectId, [before.id, after.id]))
    .orderBy(generations.createdAt)
  expect(rows.map(({ payer }) => payer)).toEqual([maren.id, ada.id])
})

test('what clients decided is kept with the new owner, also when the one before leaves for good', async () => {
  const { maren, ada, id } = await studio()
  const project = await newProject(maren)
  const link = crypto.randomUUID()
  await server.database.db.insert(reviewDecisions).values({
    id: crypto.randomUUID(),
    ownerId: maren.id,
    workspaceId: id,
    projectId: project.id,
    projectName: 'Ferry House',
    pageName: 'Home',
    linkId: link,
    viewer: link,
    name: 'Elias',
    versionId: link,
    versionNumber: 1,
    versionHash: 'a'.repeat(64),
    verdict: 'approved',
  })
  await offer(maren, id, ada)
  await accept(ada, id)
  expect((await ask(maren, 'DELETE', '/auth/account', { email: maren.email })).status).toBe(200)
  const kept = await server.database.db.select().from(reviewDecisions).where(eq(reviewDecisions.projectId, project.id))
  expect(kept).toMatchObject([{ ownerId: ada.id }])
  expect(await owners(id)).toEqual({ owner: ada.id, roles: { [ada.id]: 'owner' } })
})

test('she declines, he takes it back, it runs out: nothing has changed, and the link says so', async () => {
  const { maren, ada, id } = await studio()
  await offer(maren, id, ada)
  expect((await ask(ada, 'POST', place(id, 'decline'))).status).toBe(200)
  expect(lettersTo(maren).map(({ subject }) => subject)).toEqual([expect.stringContaining('declined to own Studio')])
  expect(await read(maren, id)).toMatchObject({ offer: { declined_at: expect.any(String) } })
  expect(await read(ada, id)).toMatchObject({ offer: null })
  expect((await accept(ada, id)).status).toBe(410)

  await offer(maren, id, ada)
  expect((await ask(maren, 'DELETE', place(id))).status).toBe(200)
  expect((await ask(maren, 'DELETE', place(id))).status).toBe(410)
  expect((await accept(ada, id)).status).toBe(410)

  await offer(maren, id, ada)
  await server.database.db
    .update(ownershipOffers)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(ownershipOffers.workspaceId, id))
  expect(await offersTo(ada)).toEqual([])
  expect(await accept(ada, id)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('was good until') },
  })
  expect(await read(maren, id)).toMatchObject({ offer: { is_expired: true } })
  expect(await owners(id)).toMatchObject({ owner: maren.id })
})

test('an offer is for one member: nobody else accepts, declines, makes or sees it', async () => {
  const { maren, ada, id } = await studio()
  const [bo, guest, stranger] = [await settled(server, 'teams'), await settled(server), await settled(server)]
  await join(server, bo, id, 'admin')
  await invite(server, guest, await newProject(maren), 'editor')
  expect((await offer(bo, id, ada)).status).toBe(403)
  expect((await offer(maren, id, guest)).status).toBe(404)
  expect((await offer(maren, id, stranger)).status).toBe(404)
  expect((await offer(maren, id, maren)).status).toBe(409)
  await offer(maren, id, ada)
  expect((await accept(bo, id)).status).toBe(410)
  expect((await ask(bo, 'POST', place(id, 'decline'))).status).toBe(410)
  expect((await ask(bo, 'DELETE', place(id))).status).toBe(403)
  expect(await read(bo, id)).toMatchObject({ offer: null, candidates: [] })
  for (const one of [guest, stranger]) expect((await accept(one, id)).status).toBe(404)
  // The newest offer is the only one.
  await offer(maren, id, bo)
  expect((await accept(ada, id)).status).toBe(410)
  expect((await accept(bo, id)).status).toBe(200)
})

test('a plan without team workspaces is refused before it is offered, and again when it is accepted', async () => {
  const { maren, ada, id } = await studio()
  await setPlan(server, ada, 'pro')
  const words = 'Pro has no team workspaces. Whoever owns this one needs Teams: see Plans & Billing.'
  expect((await read(maren, id)).candidates).toMatchObject([{ user_id: ada.id, reason: words }])
  expect(await offer(maren, id, ada)).toMatchObject({ status: 403, body: { code: 'PLAN_LIMIT', message: words } })
  await setPlan(server, ada, 'teams')
  expect((await offer(maren, id, ada)).status).toBe(200)
  await setPlan(server, ada, 'free')
  expect(await read(ada, id)).toMatchObject({ reason: words.replace('Pro', 'Free') })
  expect(await accept(ada, id)).toMatchObject({ status: 403, body: { code: 'PLAN_LIMIT' } })
  expect(await owners(id)).toMatchObject({ owner: maren.id })
  // The offer waits until she has the plan.
  await setPlan(server, ada, 'teams')
  expect((await accept(ada, id)).status).toBe(200)
})

test('a personal workspace stays with its owner, and says how a project is handed over', async () => {
  const owner = await settled(server, 'teams')
  const ada = await settled(server, 'teams')
  await join(server, ada, owner.workspace, 'admin')
  expect(await read(owner, owner.workspace)).toMatchObject({
    never: expect.stringContaining('Share panel'),
    candidates: [],
  })
  expect(await offer(owner, owner.workspace, ada)).toMatchObject({ status: 409 })
  expect(await owners(owner.workspace)).toMatchObject({ owner: owner.id })
})

test('who is taken out, or leaves, is offered nothing any more', async () => {
  const { maren, ada, id } = await studio()
  await offer(maren, id, ada)
  expect((await ask(maren, 'DELETE', `/workspaces/${id}/people/${ada.id}`)).status).toBe(200)
  expect((await accept(ada, id)).status).toBe(404)
  await join(server, ada, id, 'editor')
  expect((await accept(ada, id)).status).toBe(410)
  expect((await read(maren, id)).offer).toBeNull()
})

const turns = [0, 1, 2]

test.for([...turns, ...turns.map((n) => n + 3)])(
  'accept, take back and remove at once: exactly one outcome (%i)',
  async (n) => {
    const { maren, ada, id } = await studio()
    await offer(maren, id, ada)
    const calls = [
      () => accept(ada, id),
      () => ask(maren, 'DELETE', place(id)),
      () => ask(maren, 'DELETE', `/workspaces/${id}/people/${ada.id}`),
    ]
    const order = [...calls.slice(n % 3), ...calls.slice(0, n % 3)]
    const answers = await Promise.all(order.map((call) => call()))
    const [accepted, , removed] = [...answers.slice(3 - (n % 3)), ...answers.slice(0, 3 - (n % 3))]
    const { owner, roles } = await owners(id)
    expect(answers.map(({ status }) => status)).not.toContain(500)
    if (accepted?.status === 200) {
      expect(owner).toBe(ada.id)
      expect(removed?.status).toBe(409)
      expect(roles).toEqual({ [ada.id]: 'owner', [maren.id]: 'admin' })
    } else {
      expect(owner).toBe(maren.id)
      expect([404, 410]).toContain(accepted?.status)
      expect(removed?.status).toBe(200)
      expect(roles).toEqual({ [maren.id]: 'owner' })
    }
    const left = await server.database.db.select().from(ownershipOffers).where(eq(ownershipOffers.workspaceId, id))
    expect(left).toEqual([])
  },
)

test.for(turns)('accepting while he deletes it: it is hers, or gone (%i)', async (n) => {
  const { maren, ada, id } = await studio()
  await offer(maren, id, ada)
  const calls = [() => accept(ada, id), () => ask(maren, 'DELETE', `/workspaces/${id}`)]
  const answers = await Promise.all((n % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
  const [accepted, deleted] = n % 2 === 0 ? answers : answers.toReversed()
  const { owner } = await owners(id)
  if (accepted?.status === 200) expect([owner, deleted?.status]).toEqual([ada.id, 403])
  else expect([owner, accepted?.status, deleted?.status]).toEqual([undefined, 404, 200])
})

test('20 presses on Accept make one new owner', async () => {
  const { maren, ada, id } = await studio()
  await offer(maren, id, ada)
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(ada, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
  expect(await owners(id)).toMatchObject({ owner: ada.id })
})

test('an account that owns a workspace of others stays until that is handed over', async () => {
  const { maren, ada, id } = await studio()
  const remove = () => ask(maren, 'DELETE', '/auth/account', { email: maren.email })
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('“Studio”. Offer it to one of them') },
  })
  await offer(maren, id, ada)
  await accept(ada, id)
  expect((await remove()).status).toBe(200)
  expect(await owners(id)).toEqual({ owner: ada.id, roles: { [ada.id]: 'owner' } })
})
