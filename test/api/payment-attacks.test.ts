import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { creditLedger, purchases } from '#server/db/money-schema.ts'
import type { SandboxSale } from '#server/payments/sandbox/till.ts'
import { creditsOf, expectWholeLedger } from '#test/support/credits.ts'
import { ask, type Settled } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('production')
})
afterEach(() => expectWholeLedger(shop.server))
afterAll(() => shop.server.close())

async function expectNothing(...people: Settled[]): Promise<void> {
  for (const person of people) expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 0 })
}

test('45: a forged ping with a real looking id and a huge price is answered at once and grants nothing', async () => {
  const person = await shop.buyer()
  const { intent_id: intent } = await shop.checkout(person)
  const forged = { price: '99999999', email: person.email, 'url_params[intent]': intent, credits: '1000' }
  expect(await shop.ping('Zm9yZ2VkLXNhbGU=', forged)).toBe(200)
  for (const body of ['', 'sale_id=', 'sale_id[]=x', `sale_id=${'x'.repeat(4096)}`, 'sale_id=../../x', '\0', '{"a":1}'])
    expect((await shop.server.person().call('POST', '/api/webhooks/gumroad', body)).status).toBe(200)
  await shop.reconcile()
  await expectNothing(person)
})

test('46: a ping of a real sale with somebody else’s checkout in it: the provider says whose it is, and it is bound once', async () => {
  const [buyer, thief] = [await shop.buyer(), await shop.buyer()]
  const { intent_id: stolen } = await shop.checkout(thief)
  const sale = await shop.pay(buyer)
  const claim = { 'url_params[intent]': stolen, 'url_params[user_id]': thief.id, email: thief.email }
  await shop.ping(sale.id, claim)
  expect(await shop.confirm(thief, sale.id)).toMatchObject({ state: 'pending', credits: null })
  await shop.ping(sale.id, claim)
  await expectNothing(thief)
  expect(await creditsOf(buyer)).toMatchObject({ plan: 'pro', totalCredits: 100 })
})

test('46: without the checkout’s id at the provider, the address that paid and a checkout of its own decide', async () => {
  const [buyer, thief] = [await shop.buyer(), await shop.buyer()]
  await shop.checkout(thief)
  const sale = await shop.pay(buyer, {}, { custom_fields: {} })
  expect(await shop.confirm(thief, sale.id)).toMatchObject({ state: 'pending' })
  // Told by nobody but the thief, it is the buyer's.
  await expectNothing(thief)
  expect(await creditsOf(buyer)).toMatchObject({ totalCredits: 100 })
  const stranger = await shop.pay(
    buyer,
    { plan: 'teams', credits: 400 },
    { custom_fields: {}, email: 'nobody@example.com' },
  )
  expect(await shop.confirm(buyer, stranger.id)).toMatchObject({ state: 'pending' })
})

test('47: a return that says more than was bought: product and price decide', async () => {
  const person = await shop.buyer()
  const sale = await shop.pay(person)
  const said = { sale_id: sale.id, credits: 1000, plan: 'teams', product_id: 'teams-1000' }
  expect((await ask(person, 'POST', '/payments/confirm', said)).body).toMatchObject({ state: 'granted', credits: 100 })
  expect(await creditsOf(person)).toMatchObject({ plan: 'pro', totalCredits: 100 })
})

test.for<[what: string, over: Partial<SandboxSale>, state: 'granted' | 'refused', credits: number]>([
  ['a test sale', { test: true }, 'refused', 0],
  ['the seller’s own purchase', { purchaser_id: 'sandbox' }, 'refused', 0],
  ['refunded', { refunded: true }, 'refused', 0],
  ['disputed', { disputed: true }, 'refused', 0],
  ['a dispute that was won', { disputed: true, dispute_won: true }, 'granted', 100],
  ['nothing was paid', { price: 0 }, 'refused', 0],
  ['a cent is missing', { price: 999 }, 'refused', 0],
  ['a tip', { price: 1500 }, 'granted', 100],
  ['another currency', { currency_symbol: '€' }, 'refused', 0],
  ['another dollar', { currency_symbol: 'CAD$' }, 'refused', 0],
  ['three of them', { quantity: 3, price: 3000 }, 'granted', 300],
  ['three for the price of one', { quantity: 3, price: 1000 }, 'refused', 0],
  ['minus three', { quantity: -3, price: 1000 }, 'refused', 0],
  ['another product', { product_permalink: 'a-book' }, 'refused', 0],
])('48: %s', async ([, over, state, credits]) => {
  const person = await shop.buyer()
  const sale = await shop.pay(person, {}, over)
  const answer = await shop.confirm(person, sale.id)
  expect(answer.state).toBe(state)
  expect(answer.reason === null).toBe(state === 'granted')
  await shop.ping(sale.id)
  await shop.reconcile()
  expect(await creditsOf(person)).toMatchObject({ plan: credits > 0 ? 'pro' : 'free', totalCredits: credits })
})

test('48: a gift goes to who gets it, not to who pays', async () => {
  const [payer, receiver] = [await shop.buyer(), await shop.buyer()]
  const sale = await shop.pay(payer, {}, { is_gift_sender_purchase: true, giftee_email: receiver.email.toUpperCase() })
  expect(await shop.confirm(payer, sale.id)).toMatchObject({ state: 'pending' })
  await expectNothing(payer)
  expect(await creditsOf(receiver)).toMatchObject({ plan: 'pro', totalCredits: 100 })
})

test('49: a return with somebody else’s sale, or with something that is no sale', async () => {
  const [buyer, stranger] = [await shop.buyer(), await shop.buyer()]
  const sale = await shop.pay(buyer)
  await shop.ping(sale.id)
  const theirs = await shop.confirm(stranger, sale.id)
  const unknown = await shop.confirm(stranger, 'dW5rbm93bg==')
  expect(theirs).toEqual({ ...unknown, sale_id: sale.id })
  for (const id of [['x'], 'x'.repeat(4096), '../x', '', null, 'a b', 'x\0'])
    expect((await ask(stranger, 'POST', '/payments/confirm', { sale_id: id })).status).toBe(400)
  await expectNothing(stranger)
})

test('nothing that was refused left a purchase or a movement', async () => {
  const { db } = shop.server.database
  const bound = await db.select().from(purchases)
  const moved = await db.select().from(creditLedger)
  expect(new Set(moved.map(({ reference }) => reference)).size).toBeLessThanOrEqual(bound.length)
  expect(bound.filter(({ price }) => price < 1000)).toEqual([])
})

test('in production nothing of the sandbox answers', async () => {
  const person = await shop.buyer()
  for (const path of ['/dev/checkout/pro-100', '/dev/sales', '/dev/gumroad/v2/sales'])
    expect((await person.call('GET', path)).status).toBe(404)
  for (const path of ['/dev/checkout/pro-100', '/dev/sales/reconcile'])
    expect((await person.call('POST', path, 'action=pay')).status).toBe(405)
})
