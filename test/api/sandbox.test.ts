import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { slowMs } from '#server/payments/sandbox/sandbox.ts'
import { creditsOf, expectWholeLedger } from '#test/support/credits.ts'
import type { Settled } from '#test/support/people.ts'
import type { TestPerson } from '#test/support/person.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectWholeLedger(shop.server))
afterAll(() => shop.server.close())

async function submit(person: TestPerson, path: string, form: Record<string, string>): Promise<Response> {
  const response = await person.call('POST', path, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost:3000',
  })
  await shop.server.services.inbox.idle()
  return response
}

/** Presses a button of the checkout page. @returns where the browser goes then, or the page */
async function press(person: Settled, action: string, more: Record<string, string> = {}): Promise<string> {
  const { url, intent_id: intent } = await shop.checkout(person)
  const page = await (await person.call('GET', url)).text()
  expect(page).toContain(`value="${intent}"`)
  const response = await submit(person, url, { email: person.email, intent, quantity: '1', action, ...more })
  return response.headers.get('location') ?? response.text()
}

const saleIn = (location: string) => new URL(location, 'http://localhost').searchParams.get('sale_id') ?? ''
const creditsIn = async (person: Settled) => (await creditsOf(person)).totalCredits

test('Pay tells the server and leads back with the sale; Fail and Cancel lead back and sell nothing', async () => {
  const person = await shop.buyer()
  expect(await press(person, 'fail')).toBe('/pricing?payment=failed')
  expect(await press(person, 'cancel')).toBe('/pricing?payment=cancelled')
  expect(await creditsIn(person)).toBe(0)
  const location = await press(person, 'pay')
  expect(location).toMatch(/^\/pricing\?payment=success&sale_id=.+&product_id=pro-100&email=/)
  // The webhook alone was enough.
  expect(await creditsIn(person)).toBe(100)
  expect(await shop.confirm(person, saleIn(location))).toMatchObject({ state: 'granted' })
})

test('the page is marked, runs no script, and knows only what is sold', async () => {
  const person = await shop.buyer()
  const response = await person.call('GET', '/dev/checkout/teams-400?email=%22%3E%3Cscript%3E')
  const page = await response.text()
  expect(page).toContain('<strong>Sandbox.</strong> Nothing is charged.')
  expect(page).toContain('$55')
  expect(page).not.toContain('<script')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await person.call('GET', '/dev/checkout/pro-150')).status).toBe(404)
  expect((await person.call('GET', '/dev/gumroad/v2/sales')).status).toBe(401)
})

test('another site cannot press its buttons', async () => {
  const person = await shop.buyer()
  const { url, intent_id: intent } = await shop.checkout(person)
  const body = new URLSearchParams({ email: person.email, intent, action: 'pay' }).toString()
  const type = 'application/x-www-form-urlencoded'
  for (const path of [url, '/dev/sales/reconcile'])
    expect(
      (await person.call('POST', path, body, { 'content-type': type, origin: 'https://evil.example' })).status,
    ).toBe(403)
  expect(await creditsIn(person)).toBe(0)
})

test('three at once, and twice told: three packs, once', async () => {
  const person = await shop.buyer()
  await press(person, 'pay', { quantity: '3', ping: 'doubled' })
  expect(await creditsIn(person)).toBe(300)
})

test('slow: pending until it is known, then told', async () => {
  const person = await shop.buyer()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], shouldAdvanceTime: true })
  const location = await press(person, 'pay', { ping: 'slow' })
  expect(await shop.confirm(person, saleIn(location))).toMatchObject({ state: 'pending' })
  await vi.advanceTimersByTimeAsync(slowMs + 100)
  // What the telling waits for in between is on the same clock.
  await vi.waitUntil(async () => (await creditsIn(person)) === 100, { timeout: 20_000, interval: 50 })
  vi.useRealTimers()
})

test('lost: nobody is told or sent back, until the reconciler looks', async () => {
  const person = await shop.buyer()
  expect(await press(person, 'pay', { ping: 'lost' })).toContain('The webhook got lost')
  expect(await creditsIn(person)).toBe(0)
  await submit(person, '/dev/sales/reconcile', {})
  expect(await creditsIn(person)).toBe(100)
})

test('the seller’s page refunds, disputes and tells again', async () => {
  const person = await shop.buyer()
  const path = `/dev/sales/${encodeURIComponent(saleIn(await press(person, 'pay')))}`
  const after = async (form: Record<string, string>) => {
    expect((await submit(person, path, form)).headers.get('location')).toBe('/dev/sales')
    return creditsIn(person)
  }
  expect(await after({ action: 'dispute' })).toBe(0)
  expect(await after({ action: 'won' })).toBe(100)
  expect(await after({ action: 'refund', lost: 'on' })).toBe(100)
  expect(await after({ action: 'again' })).toBe(0)
  expect(await (await person.call('GET', '/dev/sales')).text()).toContain('refunded')
  expect((await submit(person, '/dev/sales/unknown', { action: 'refund' })).status).toBe(404)
})
