import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '#rules/turns.ts'
import { creditHistory } from '#api/credits.ts'
import { returnReasons } from '#rules/credits.ts'
import { holdCredit, releaseCredit, settleCredit } from '#server/credits/hold.ts'
import { clawBackCredits, grantCredits } from '#server/credits/move.ts'
import { creditAccounts, creditLedger, creditReservations } from '#server/db/money-schema.ts'
import { brokenInvariants } from '#server/db/queries/credit-invariants.ts'
import { generations } from '#server/db/schema.ts'
import { sweep } from '#server/generations/recover.ts'
import { creditsOf, expectWholeLedger, give, startOn } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, join, newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { readEvents, startTestServer } from '#test/support/server.ts'

let outcome: Outcome = 'stored'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer((request, signal) => endingEngine(outcome)(request, signal))
})
afterEach(() => expectWholeLedger(server))
afterAll(() => server.close())

async function make(person: Settled, project: string, ending: Outcome = 'stored', prompt?: string): Promise<string> {
  outcome = ending
  const { id } = (await (await startOn(person, { project }, prompt)).json()) as { id: string }
  await readEvents(await person.call('GET', `/api/generations/${id}/events`))
  return id
}

const history = (person: Settled, query = '') => get(creditHistory, person, 'GET', `/credits/history${query}`)
const ledgerOf = (reference: string) =>
  server.database.db.select().from(creditLedger).where(eq(creditLedger.reference, reference))

test('a version that was stored costs one credit of the day, and the ledger names what it was for', async () => {
  const person = await settled(server)
  const project = await newProject(person, 'Kettle & Crag')
  const id = await make(person, project.id, 'stored', 'A page for a climbing hall')
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', dailyLimit: 5, dailyUsed: 1, dailyRemaining: 4 })
  expect(await ledgerOf(id)).toMatchObject([{ kind: 'spend', amount: 0, daily: 1, userId: person.id }])
  const { entries, days, spent } = await history(person)
  expect(entries).toMatchObject([
    {
      kind: 'spend',
      what: 'Kettle & Crag, Home',
      prompt: 'A page for a climbing hall',
      cost: 1,
      daily: true,
      amount: 0,
    },
  ])
  expect(days).toHaveLength(30)
  expect([days.at(-1)?.spent, spent]).toEqual([1, 1])
})

// 'Never pay for a failure': each ending but a stored version.
test.for(['unchanged', 'fallback', 'failed', 'stopped'] as const)(
  'a generation that ends %s costs nothing, and the history shows 0 and why',
  async (ending) => {
    const person = await settled(server, 'pro')
    await give(server, person, 1)
    const project = await newProject(person)
    const id = await make(person, project.id, ending)
    expect(await creditsOf(person)).toMatchObject({ totalCredits: 1, dailyUsed: 0 })
    expect(await ledgerOf(id)).toMatchObject([{ kind: 'return', amount: 0, daily: 0, note: ending }])
    const { entries, spent } = await history(person)
    expect(entries[0]).toMatchObject({ kind: 'return', cost: 0, amount: 0, balance: 1, why: returnReasons[ending] })
    expect(spent).toBe(0)
  },
)

test('what the day gives is spent before what was bought, on the plan that has both', async () => {
  const person = await settled(server)
  await give(server, person, 2)
  const project = await newProject(person)
  for (let n = 0; n < 6; n += 1) await make(person, project.id)
  expect(await creditsOf(person)).toMatchObject({ dailyUsed: 5, dailyRemaining: 0, totalCredits: 1 })
  const { entries } = await history(person)
  expect(entries.map(({ daily, amount, balance }) => [daily, amount, balance]).slice(0, 2)).toEqual([
    [false, -1, 1],
    [true, 0, 2],
  ])
})

test('in a workspace its owner pays for everybody, the ledger names the member, and members see what is left', async () => {
  const owner = await settled(server, 'teams')
  const colleague = await settled(server)
  await give(server, owner, 3)
  await join(server, colleague, owner.workspace)
  const project = await newProject(owner)
  await make(colleague, project.id)
  expect(await creditsOf(owner)).toMatchObject({ totalCredits: 2 })
  expect(await creditsOf(colleague)).toMatchObject({ plan: 'free', dailyUsed: 0, totalCredits: 0 })
  const there = await ask(colleague, 'GET', `/credits/status?workspace_id=${owner.workspace}`)
  expect(there.body).toMatchObject({ plan: 'teams', totalCredits: 2 })
  const [entry] = (await history(owner)).entries
  expect(entry).toMatchObject({ kind: 'spend', amount: -1, balance: 2 })
  expect(entry?.who).toMatch(/^Member-\d+$/)
  expect((await history(colleague)).entries).toEqual([])
})

test('refuses the credits of a workspace of others, and a history or a credit without an account', async () => {
  const [owner, stranger, visitor] = [await settled(server, 'teams'), await settled(server), server.person()]
  for (const person of [stranger, visitor]) {
    const theirs = await ask(person, 'GET', `/credits/status?workspace_id=${owner.workspace}`)
    const none = await ask(person, 'GET', `/credits/status?workspace_id=${randomUUID()}`)
    expect([theirs.status, theirs.body]).toEqual([404, none.body])
  }
  expect((await ask(visitor, 'GET', '/credits/history')).status).toBe(401)
  expect(await ask(visitor, 'POST', '/credits/use', {})).toMatchObject({
    status: 401,
    body: { message: 'You must be logged in to use credits' },
  })
})

// Bad input 26.
test('26: use_credit spends one of one’s own, whoever is named, and says when there is none', async () => {
  const [person, other] = [await settled(server, 'pro'), await settled(server, 'pro')]
  await give(server, person, 1)
  await give(server, other, 1)
  const use = () => ask(person, 'POST', '/credits/use', { user_id: other.id })
  // the bought one, then the five of the day
  for (let n = 0; n < 6; n += 1) expect(await use()).toEqual({ status: 200, body: { used: true } })
  expect(await use()).toEqual({ status: 200, body: { used: false } })
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 0 })
  expect(await creditsOf(other)).toMatchObject({ totalCredits: 1 })
})

test('a credit that cannot be held for another reason says so, and nothing is kept', async () => {
  const broken = await startTestServer(endingEngine('stored'))
  const person = await settled(broken)
  const project = await newProject(person)
  const { db } = broken.database
  await db.execute(sql`alter table credit_reservations rename column what to elsewhere`)
  const started = await startOn(person, { project: project.id })
  expect([started.status, await started.json()]).toMatchObject([
    500,
    { code: 'CREDIT_FAILED', message: 'Failed to use credit' },
  ])
  expect((await ask(person, 'POST', '/credits/use', {})).body).toMatchObject({ code: 'CREDIT_FAILED' })
  expect(await db.select().from(generations)).toEqual([])
  expect(await creditsOf(person)).toMatchObject({ dailyUsed: 0 })
  await broken.close()
})

test('without bought credits a paid plan has the five of the day, as Free has', async () => {
  const person = await settled(server, 'teams')
  await give(server, person, 1)
  expect(await creditsOf(person)).toMatchObject({ dailyLimit: 0, dailyRemaining: 0, totalCredits: 1 })
  const project = await newProject(person)
  await make(person, project.id)
  expect(await creditsOf(person)).toMatchObject({ dailyLimit: 5, dailyRemaining: 5, totalCredits: 0 })
  for (let n = 0; n < 5; n += 1) await make(person, project.id)
  const refused = await startOn(person, { project: project.id })
  expect([refused.status, await refused.json()]).toMatchObject([402, { data: { plan: 'teams', dailyLimit: 5 } }])
})

test('a history is read on from its last entry', async () => {
  const person = await settled(server, 'pro')
  for (let n = 0; n < 53; n += 1) await give(server, person, 1)
  const first = await history(person)
  expect([first.entries.length, first.more, first.entries[0]?.balance]).toEqual([50, true, 53])
  const rest = await history(person, `?days=7&before=${first.entries.at(-1)?.id}`)
  expect([rest.days.length, rest.more]).toEqual([7, false])
  expect(rest.entries.map(({ balance }) => balance)).toEqual([3, 2, 1])
  expect((await ask(person, 'GET', '/credits/history?days=0')).status).toBe(400)
})

test('a credit that nothing holds any more goes back with the sweep; one that runs is left alone', async () => {
  const person = await settled(server, 'pro')
  await give(server, person, 2)
  const { db } = server.database
  const [orphan, running] = [randomUUID(), randomUUID()]
  const hold = { userId: person.id, actorId: person.id, what: 'A page', prompt: null }
  await db.transaction(async (tx) => {
    await holdCredit(tx, { ...hold, id: orphan }, 'pro')
    await holdCredit(tx, { ...hold, id: running }, 'pro')
  })
  await db.insert(generations).values({
    id: running,
    visitorId: person.id,
    address: '10.0.0.1',
    turn: randomUUID(),
    pageName: 'Home',
    mode: 'html',
    status: 'running',
    charge: 'reserved',
    payerId: person.id,
  })
  await sweep(db, new Date())
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 0 })
  await db.update(creditReservations).set({ expiresAt: new Date(Date.now() - 1000) })
  await sweep(db, new Date())
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 1 })
  expect(await ledgerOf(orphan)).toMatchObject([{ kind: 'return', note: 'expired' }])
  // What comes too late for either changes nothing.
  const late = await db.transaction(async (tx) => [
    await settleCredit(tx, orphan),
    await settleCredit(tx, running),
    await releaseCredit(tx, running, 'failed'),
  ])
  expect(late).toEqual([false, true, false])
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 1 })
})

test('what is taken back is never more than there is, and never what a running generation holds', async () => {
  const person = await settled(server, 'pro')
  await give(server, person, 3)
  const { db } = server.database
  const id = randomUUID()
  const hold = { id, userId: person.id, actorId: person.id, what: 'A page', prompt: null }
  await db.transaction((tx) => holdCredit(tx, hold, 'pro'))
  const back = { userId: person.id, credits: 100, reference: 'host', key: randomUUID(), what: null, note: null }
  expect(await db.transaction((tx) => clawBackCredits(tx, back))).toBe(2)
  expect(await db.transaction((tx) => clawBackCredits(tx, { ...back, key: randomUUID() }))).toBe(0)
  await db.transaction((tx) => settleCredit(tx, id))
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 0 })
})

test('the same movement is written once', async () => {
  const person = await settled(server)
  const movement = { userId: person.id, credits: 5, reference: 'host', key: randomUUID(), what: null, note: null }
  const grant = () => server.database.db.transaction((tx) => grantCredits(tx, movement))
  await grant()
  await expect(grant()).rejects.toThrow()
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 5 })
})

test('a ledger that was tampered with is told', async () => {
  const person = await settled(server)
  const { db } = server.database
  await give(server, person, 5)
  const account = eq(creditAccounts.userId, person.id)
  await db.update(creditAccounts).set({ balance: 6 }).where(account)
  expect(await brokenInvariants(db)).toEqual([{ rule: 'the balance is the sum of the ledger', subject: person.id }])
  await db.update(creditAccounts).set({ balance: 5, reserved: 1 }).where(account)
  expect(await brokenInvariants(db)).toHaveLength(1)
  await db.update(creditAccounts).set({ reserved: 0 }).where(account)
})

test('BILLING=off counts nothing and writes nothing', async () => {
  const free = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const person = await settled(free)
  const project = await newProject(person)
  expect((await startOn(person, { project: project.id })).status).toBe(201)
  expect(await ask(person, 'POST', '/credits/use', {})).toEqual({ status: 200, body: { used: true } })
  expect(await creditsOf(person)).toMatchObject({ dailyLimit: null, dailyRemaining: null })
  for (const table of [creditAccounts, creditLedger, creditReservations])
    expect(await free.database.db.select().from(table)).toEqual([])
  await free.close()
})
