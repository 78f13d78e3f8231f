import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { z } from 'zod'
import { activityPage } from '#api/activity.ts'
import { creditHistory } from '#api/credits.ts'
import { purchase } from '#api/payments.ts'
import { pricedPlans } from '#rules/catalogue.ts'
import { packReason } from '#rules/money-words.ts'
import { creditLedger, paymentEvents, purchases } from '#server/db/money-schema.ts'
import type { SandboxSale } from '#server/payments/sandbox/till.ts'
import { creditsOf, expectWholeLedger } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { ask, get, type Settled } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectWholeLedger(shop.server))
afterAll(() => shop.server.close())

const has = async (person: Settled) => {
  const { plan, totalCredits } = await creditsOf(person)
  return { plan, totalCredits }
}
const nothing = { plan: 'free', totalCredits: 0 }
const bought = { plan: 'pro', totalCredits: 100 }

test('the products are the catalogue’s, in cents', async () => {
  const { body } = await ask(shop.server.person(), 'GET', '/payments/products')
  const { provider, products } = z
    .object({
      provider: z.string(),
      products: z.array(z.object({ plan: z.string(), credits: z.number(), price: z.number(), unavailable: z.null() })),
    })
    .parse(body)
  expect(provider).toBe('sandbox')
  expect(products.map(({ plan, credits, price }) => [plan, credits, price])).toEqual(
    [pricedPlans.pro, pricedPlans.teams].flatMap(({ id, options }) =>
      options.map(({ credits, checkoutPrice }) => [id, credits, checkoutPrice * 100]),
    ),
  )
})

test('a checkout is a link with email, plan, credits, source and our own id', async () => {
  const person = await shop.buyer()
  const { url, intent_id: intent } = await shop.checkout(person, 'teams', 400)
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  expect(pathname).toBe('/dev/checkout/teams-400')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    email: person.email,
    plan: 'teams',
    credits: '400',
    source: 'pricing',
    intent,
  })
})

test.for<[plan: string, credits: number, words: string]>([
  ['free', 100, 'Invalid plan type'],
  ['gold', 100, 'Invalid plan type'],
  ['pro', 5, 'Invalid credit amount'],
  ['pro', 100.5, 'Invalid credit amount'],
])('refuses to sell %s with %d credits: %s', async ([plan, credits, words]) => {
  const answer = await ask(await shop.buyer(), 'POST', '/payments/checkout', { plan, credits })
  expect(answer).toMatchObject({ status: 400, body: { message: words } })
})

test('refuses everybody without an account', async () => {
  const visitor = shop.server.person()
  for (const [method, path, body] of [
    ['POST', '/payments/checkout', { plan: 'pro', credits: 100 }],
    ['POST', '/payments/confirm', { sale_id: 'x' }],
    ['GET', '/payments/purchases', undefined],
  ] as const)
    expect((await ask(visitor, method, path, body)).status).toBe(401)
})

test('paid and returned: the server asks, then plan, credits, ledger, purchases and history show it', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person, { plan: 'teams', credits: 200 })
  expect(await has(person)).toEqual(nothing)
  const granted = { state: 'granted', reason: null, sale_id: sale.id, plan: 'teams', credits: 200 }
  expect(await shop.confirm(person, sale.id)).toEqual(granted)
  expect(await shop.confirm(person, sale.id)).toEqual(granted)
  expect(await has(person)).toEqual({ plan: 'teams', totalCredits: 200 })
  const [mine] = await get(z.array(purchase), person, 'GET', '/payments/purchases')
  expect(mine).toMatchObject({
    sale_id: sale.id,
    plan: 'teams',
    credits: 200,
    price: 2800,
    currency: 'usd',
    state: 'granted',
  })
  const { entries } = await get(creditHistory, person, 'GET', '/credits/history')
  expect(entries).toMatchObject([{ kind: 'grant', what: '200 credits, Teams', amount: 200, balance: 200 }])
})

test('a purchase of an owner is told in the activity of their teams, once however often it is confirmed', async () => {
  const person = await shop.buyer()
  await shop.confirm(person, (await shop.pay(person, { plan: 'teams', credits: 100 })).id)
  const team = { workspace_name: 'Studio', workspace_type: 'team' }
  const { id } = await get(z.object({ id: z.uuid() }), person, 'POST', '/workspaces', team)
  const sale = await shop.pay(person, { plan: 'teams', credits: 200 })
  await shop.confirm(person, sale.id)
  await shop.ping(sale.id)
  const { entries } = await get(activityPage, person, 'GET', `/workspaces/${id}/activity`)
  expect(entries.map(({ words, who }) => [words, who.user_id])).toEqual([['bought 200 credits', person.id]])
})

test('a webhook alone grants, twice is once, and what was said is handled', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person)
  expect(await Promise.all([shop.ping(sale.id), shop.ping(sale.id), shop.ping(sale.id)])).toEqual([200, 200, 200])
  expect(await has(person)).toEqual(bought)
  const { db } = shop.server.database
  const said = await db.select().from(paymentEvents).where(eq(paymentEvents.saleId, sale.id))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(({ handledAt }) => handledAt === null)).toEqual([])
})

// Fault 24.
test('all webhooks lost and nobody returned: the reconciler finds the sale', async () => {
  const person = await shop.buyer()
  await shop.pay(person)
  for (let n = 0; n < 12; n += 1) await shop.pay(await shop.buyer())
  await shop.reconcile()
  expect(await has(person)).toEqual(bought)
})

test('a slow provider: pending at first, then granted without the person', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person, {}, { known_at: Date.now() + 60_000 })
  expect(await shop.confirm(person, sale.id)).toEqual({
    state: 'pending',
    reason: null,
    sale_id: sale.id,
    plan: null,
    credits: null,
  })
  await shop.reconcile()
  expect(await has(person)).toEqual(nothing)
  shop.till.change(sale.id, { known_at: Date.now() - 1 })
  await shop.reconcile()
  expect(await has(person)).toEqual(bought)
})

test('a refund takes back what is left, never more; the plan goes with its last purchase', async () => {
  const person = await shop.buyer()
  const [small, large] = [await shop.pay(person), await shop.pay(person, { plan: 'teams', credits: 200 })]
  for (const { id } of [small, large]) await shop.ping(id)
  expect(await has(person)).toEqual({ plan: 'teams', totalCredits: 300 })
  for (let n = 0; n < 3; n += 1) await ask(person, 'POST', '/credits/use', {})
  shop.till.change(large.id, { refunded: true })
  await shop.ping(large.id, { resource_name: 'refund' })
  expect(await has(person)).toEqual({ plan: 'pro', totalCredits: 97 })
  shop.till.change(small.id, { refunded: true })
  await shop.ping(small.id)
  expect(await has(person)).toEqual(nothing)
  expect(await shop.confirm(person, small.id)).toMatchObject({ state: 'refused', reason: 'This sale was refunded.' })
})

test('a dispute takes back, a won one gives back', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person)
  await shop.ping(sale.id)
  shop.till.change(sale.id, { disputed: true })
  await shop.ping(sale.id, { resource_name: 'dispute' })
  expect(await has(person)).toEqual(nothing)
  shop.till.change(sale.id, { dispute_won: true })
  await shop.ping(sale.id, { resource_name: 'dispute_won' })
  expect(await has(person)).toEqual(bought)
})

test('a purchase never lowers a plan', async () => {
  const person = await shop.buyer()
  // begun before the larger plan was there
  const smaller = await shop.pay(person)
  await shop.ping((await shop.pay(person, { plan: 'teams', credits: 100 })).id)
  await shop.ping(smaller.id)
  expect(await has(person)).toEqual({ plan: 'teams', totalCredits: 200 })
})

test('refuses the packs of a smaller plan, with the reason and the way out', async () => {
  const person = await shop.buyer()
  await shop.ping((await shop.pay(person, { plan: 'teams', credits: 100 })).id)
  expect(await ask(person, 'POST', '/payments/checkout', { plan: 'pro', credits: 100 })).toMatchObject({
    status: 400,
    body: { message: packReason('teams', 'pro') },
  })
  await shop.ping((await shop.pay(person, { plan: 'teams', credits: 200 })).id)
  expect(await has(person)).toEqual({ plan: 'teams', totalCredits: 300 })
})

test('Return to Free closes the gates and keeps the credits; what was bought before gives no plan any more', async () => {
  const person = await shop.buyer()
  const first = await shop.pay(person, { plan: 'teams', credits: 100 })
  await shop.ping(first.id)
  for (const _ of [1, 2]) expect((await ask(person, 'POST', '/payments/return-to-free')).body).toEqual({ plan: 'free' })
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 100, dailyRemaining: 5 })
  const team = { workspace_name: 'Studio', workspace_type: 'team' }
  expect((await ask(person, 'POST', '/workspaces', team)).status).toBe(403)
  shop.till.change(first.id, { disputed: true })
  await shop.ping(first.id, { resource_name: 'dispute' })
  shop.till.change(first.id, { dispute_won: true })
  await shop.ping(first.id, { resource_name: 'dispute_won' })
  expect(await has(person)).toEqual({ plan: 'free', totalCredits: 100 })
  const second = await shop.pay(person)
  await shop.ping(second.id)
  expect(await has(person)).toEqual({ plan: 'pro', totalCredits: 200 })
  shop.till.change(second.id, { refunded: true })
  await shop.ping(second.id, { resource_name: 'refund' })
  expect(await has(person)).toEqual({ plan: 'free', totalCredits: 100 })
})

test('refuses to return a visitor to Free', async () => {
  expect((await ask(shop.server.person(), 'POST', '/payments/return-to-free')).status).toBe(401)
})

test('a later charge of a subscription is a further sale of the same person', async () => {
  const person = await shop.buyer()
  const first = await shop.pay(person, {}, { subscription_id: 'sub_1' })
  await shop.ping(first.id)
  const charge = await shop.pay(
    await shop.buyer(),
    {},
    { subscription_id: 'sub_1', custom_fields: {}, email: 'elsewhere@example.com' },
  )
  await shop.ping(charge.id)
  expect(await has(person)).toEqual({ plan: 'pro', totalCredits: 200 })
})

test('a refund that nobody told is found when the purchase is looked at again', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person)
  await shop.ping(sale.id)
  shop.till.change(sale.id, { refunded: true })
  const { db } = shop.server.database
  await db
    .update(purchases)
    .set({ checkedAt: new Date(0) })
    .where(eq(purchases.saleId, sale.id))
  await shop.reconcile()
  expect(await has(person)).toEqual(nothing)
})

// Bad input 51, fault 23.
test(
  '51: the same sale by return, webhook and reconciler, 500 times at once: one grant',
  async () => {
    const person = await shop.buyer()
    const sale = await shop.pay(person)
    const way = async (n: number) => {
      if (n % 50 === 0) return shop.reconcile()
      return n % 5 === 0 ? shop.confirm(person, sale.id) : shop.ping(sale.id)
    }
    await Promise.all(Array.from({ length: 500 }, async (_, n) => way(n)))
    expect(await has(person)).toEqual(bought)
    const [mine] = await shop.server.database.db.select().from(purchases).where(eq(purchases.saleId, sale.id))
    const ledger = await shop.server.database.db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.reference, mine?.id ?? ''))
    expect(ledger).toHaveLength(1)
  },
  atMost(180_000),
)

// Bad input 51, fault 25.
const steps: Record<string, Partial<SandboxSale>> = {
  sale: { known_at: 0 },
  refund: { refunded: true },
  dispute: { disputed: true },
  dispute_won: { dispute_won: true },
}
const orders = (names: string[]): string[][] =>
  names.length < 2
    ? [names]
    : names.flatMap((name) => orders(names.filter((one) => one !== name)).map((rest) => [name, ...rest]))

test.for<[names: string[], end: { plan: string; totalCredits: number }]>([
  [['sale', 'refund', 'dispute', 'dispute_won'], nothing],
  [['sale', 'dispute', 'dispute_won'], bought],
  [['sale', 'dispute'], nothing],
])('51: every order of %s ends in the same state', { timeout: 180_000 }, async ([names, end]) => {
  for (const order of orders(names)) {
    const person = await shop.buyer()
    const sale = await shop.pay(person, {}, { known_at: Date.now() + 3_600_000 })
    for (const step of order) {
      shop.till.change(sale.id, steps[step] ?? {})
      await shop.ping(sale.id, { resource_name: step })
      await expectWholeLedger(shop.server)
    }
    expect([order, await has(person)]).toEqual([order, end])
  }
})

test('a sale stays bound when its account is gone', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person)
  await shop.ping(sale.id)
  const gone = await ask(person, 'DELETE', '/auth/account', { email: person.email })
  expect(gone.status).toBe(200)
  const again = await shop.server.member(person.email)
  await shop.checkout(again)
  expect(await shop.confirm(again, sale.id)).toMatchObject({ state: 'pending' })
  await shop.reconcile()
  expect(await creditsOf(again)).toMatchObject({ plan: 'free', totalCredits: 0 })
})

test('the overlay is offered, and its host stands in the policy, only where it is set up', async () => {
  const gumroad = { PAYMENTS: 'gumroad', GUMROAD_ACCESS_TOKEN: 'token', GUMROAD_PERMALINKS: '{"pro-100":"abcde"}' }
  for (const [env, app] of [
    [gumroad, null],
    [{ ...gumroad, GUMROAD_APP_ID: 'app', GUMROAD_SELLER: 'pages.gumroad.com' }, 'app'],
  ] as const) {
    const server = await startTestServer(endingEngine('stored'), env)
    const member = await server.member()
    const policy = (await member.call('GET', '/')).headers.get('content-security-policy')
    expect(policy?.includes('gumroad.com')).toBe(app !== null)
    expect((await ask(member, 'GET', '/payments/products')).body).toMatchObject({ has_overlay: app !== null })
    const { body } = await ask(member, 'POST', '/payments/checkout', { plan: 'pro', credits: 100 })
    const overlay = {
      script_url: 'https://gumroad.com/js/gumroad.js',
      app_id: app,
      product_id: 'abcde',
      email: member.email,
    }
    expect(body).toMatchObject({ overlay: app ? overlay : null })
    expect(JSON.stringify(body)).toContain(app ? 'https://pages.gumroad.com/l/abcde?' : 'https://gumroad.com/l/abcde?')
    expect(await ask(member, 'POST', '/payments/checkout', { plan: 'teams', credits: 200 })).toMatchObject({
      status: 400,
      body: { message: 'Product permalink not configured for teams 200 credits' },
    })
    await server.close()
  }
})

test('the host’s own purchase has a note, which shows nowhere', async () => {
  const own = await openShop('sandbox', { ADMIN_EMAIL: 'host@example.com' })
  const host = { ...(await own.server.member('host@example.com')), workspace: '' }
  const { url } = await own.checkout(host)
  expect(new URL(url, 'http://localhost').searchParams.get('note')).toBe('admin')
  const sale = await own.pay(host)
  await own.ping(sale.id)
  expect((await own.server.database.db.select().from(purchases))[0]?.note).toBe('admin')
  const { entries } = await get(creditHistory, host, 'GET', '/credits/history')
  expect(entries).toMatchObject([{ kind: 'grant', why: null }])
  await own.server.close()
})

test('with BILLING=off, and where nobody sells, there is no checkout', async () => {
  for (const [env, words] of [
    [{ BILLING: 'off' }, 'Nothing costs credits on this host.'],
    [{ PAYMENTS: 'off' }, 'This host sells no credits.'],
  ] as const) {
    const server = await startTestServer(endingEngine('stored'), env)
    const member = await server.member()
    expect(await ask(member, 'POST', '/payments/checkout', { plan: 'pro', credits: 100 })).toMatchObject({
      status: 503,
      body: { message: words },
    })
    expect((await member.call('GET', '/dev/checkout/pro-100')).status).toBe(404)
    expect(await ask(member, 'GET', '/host')).toMatchObject({ body: { payments: null, billing: !('BILLING' in env) } })
    await server.close()
  }
})
