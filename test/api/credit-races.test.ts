import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { holdCredit, settleCredit } from '#server/credits/hold.ts'
import { newId } from '#server/db/new-id.ts'
import { creditsOf, expectWholeLedger, give, manyPages, setClock, startWhenFree } from '#test/support/credits.ts'
import { waitingEngine } from '#test/support/engines.ts'
import { ask, join, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

const { engine, release } = waitingEngine()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(engine)
})
afterEach(() => expectWholeLedger(server))
afterAll(async () => {
  release()
  await server.runner.close()
  await server.close()
})

const count = (numbers: number[]) =>
  Object.fromEntries([...new Set(numbers)].map((n) => [n, numbers.filter((m) => m === n).length]))

// Bad input 52, fault 22.
test(
  '52: 200 parallel generations with one credit: one runs, 199 are told that there is none',
  async () => {
    const owner = await settled(server, 'pro')
    for (let n = 0; n < 5; n += 1) await ask(owner, 'POST', '/credits/use', {})
    await give(server, owner, 1)
    const pages = await manyPages(server, owner, 200)
    const answers = await Promise.all(pages.map((page) => startWhenFree(owner, page)))
    expect(count(answers)).toEqual({ 201: 1, 402: 199 })
    expect(await creditsOf(owner)).toMatchObject({ totalCredits: 0, dailyRemaining: 0 })
  },
  atMost(180_000),
)

// Fault 22.
test(
  '200 parallel generations on the free plan: the five of the day run',
  async () => {
    const owner = await settled(server)
    const members: Settled[] = [owner]
    for (let n = 0; n < 9; n += 1) members.push(await settled(server))
    for (const member of members.slice(1)) await join(server, member, owner.workspace)
    const pages = await manyPages(server, owner, 200)
    const answers = await Promise.all(pages.map((page, n) => startWhenFree(members[n % 10] ?? owner, page)))
    expect(count(answers)).toEqual({ 201: 5, 402: 195 })
    expect(await creditsOf(owner)).toMatchObject({ dailyUsed: 5, dailyRemaining: 0 })
  },
  atMost(180_000),
)

// Fault 21.
test('midnight: at most five a UTC day while the clock passes it, and going back gives nothing', async () => {
  const clocked = await startTestServer(engine)
  const person = await settled(clocked)
  const { db } = clocked.database
  const spend = async () => {
    const id = newId()
    const hold = { id, userId: person.id, actorId: person.id, what: 'A page', prompt: null }
    return db.transaction(async (tx) => (await holdCredit(tx, hold, 'free')) && (await settleCredit(tx, id)))
  }
  const spends = async (n: number) =>
    (await Promise.all(Array.from({ length: n }, spend))).filter((spent) => spent).length
  await setClock(clocked, '2031-03-01T23:59:59Z')
  expect(await spends(25)).toBe(5)
  await setClock(clocked, '2031-03-02T00:00:01Z')
  expect(await spends(3)).toBe(3)
  await setClock(clocked, '2031-03-01T23:00:00Z')
  expect(await creditsOf(person)).toMatchObject({ dailyUsed: 3, resetsAt: '2031-03-03T00:00:00.000Z' })
  expect(await spends(25)).toBe(2)
  await setClock(clocked, '2031-03-02T00:00:02Z')
  expect(await spends(5)).toBe(0)
  await setClock(clocked, '2031-03-03T00:00:00Z')
  expect(await creditsOf(person)).toMatchObject({ dailyUsed: 0, dailyRemaining: 5 })
  await expectWholeLedger(clocked)
  await clocked.close()
})
