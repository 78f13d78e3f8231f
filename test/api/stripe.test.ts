import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saleState } from '#api/payments.ts'
import { paymentEvents } from '#server/db/money-schema.ts'
import { reconcilePayments } from '#server/use-cases/payments/reconcile-payments.ts'
import { creditsOf, expectWholeLedger } from '#test/support/credits.ts'
import { endingEngine } from '#test/support/engines.ts'
import { get, settled, type Settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

const secret = 'whsec_of_a_test'
const sessionInput = z.object({
  client_reference_id: z.string(),
  customer_email: z.string(),
  'metadata[plan]': z.string(),
  'metadata[credits]': z.string(),
  'line_items[0][price_data][unit_amount]': z.coerce.number(),
})
type Session = {
  id: string
  payment_status: 'paid' | 'unpaid'
  payment_intent: string
  amount_total: number
  [field: string]: unknown
}

/** What of Stripe's API our adapter asks, with its answers. */
function playStripe() {
  const sessions: Session[] = []
  const charges = new Map<string, { refunded: boolean }>()
  const disputes = new Map<string, { status: string }>()
  const list = (data: unknown[]) => ({ object: 'list', has_more: false, url: '/v1', data })
  const answers: [method: string, path: RegExp, answer: (url: URL, body: string, id: string) => unknown][] = [
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      (_url, body) => {
        const form = sessionInput.parse(Object.fromEntries(new URLSearchParams(body)))
        const n = sessions.length + 1
        const session: Session = {
          id: `cs_live_${n}`,
          object: 'checkout.session',
          url: `https://checkout.stripe.com/c/pay/cs_live_${n}`,
          payment_status: 'unpaid',
          payment_intent: `pi_${n}`,
          amount_total: form['line_items[0][price_data][unit_amount]'],
          currency: 'usd',
          livemode: true,
          created: Math.floor(Date.now() / 1000),
          client_reference_id: form.client_reference_id,
          customer_details: { email: form.customer_email },
          metadata: { plan: form['metadata[plan]'], credits: form['metadata[credits]'] },
        }
        sessions.push(session)
        return session
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions$/,
      ({ searchParams }) => {
        const payment = searchParams.get('payment_intent')
        return list(
          sessions.filter((one) => (payment ? one.payment_intent === payment : one.payment_status === 'paid')),
        )
      },
    ],
    ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (_url, _body, id) => sessions.find((one) => one.id === id)],
    ['GET', /^\/v1\/charges$/, ({ searchParams }) => list(of(charges, searchParams))],
    ['GET', /^\/v1\/disputes$/, ({ searchParams }) => list(of(disputes, searchParams))],
  ]
  const of = <T>(map: Map<string, T>, query: URLSearchParams) => {
    const found = map.get(query.get('payment_intent') ?? '')
    return found ? [found] : []
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    for (const [method, path, answer] of answers) {
      const match = path.exec(url.pathname)
      if (!match || (init?.method ?? 'GET') !== method) continue
      const body = answer(url, typeof init?.body === 'string' ? init.body : '', match[1] ?? '')
      if (body !== undefined) return Response.json(body)
    }
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' }
    return Response.json({ error }, { status: 404 })
  }
  return { sessions, charges, disputes, fetch }
}

const stripe = playStripe()
let server: TestServer
beforeAll(async () => {
  const env = { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_of_a_test', STRIPE_WEBHOOK_SECRET: secret }
  server = await startTestServer(endingEngine('stored'), env, stripe.fetch)
})
afterEach(() => expectWholeLedger(server))
afterAll(() => server.close())

async function pay(person: Settled): Promise<Session> {
  const begun = z.object({ url: z.string() })
  const { url } = await get(begun, person, 'POST', '/payments/checkout', { plan: 'pro', credits: 200 })
  const session = stripe.sessions.find((one) => url.endsWith(one.id))
  if (!session) throw new Error('No session was made.')
  session.payment_status = 'paid'
  return session
}

const eventOf = (type: string, object: unknown) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
  new Stripe('sk_of_a_test').webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function hook(body: string, signature: string | null): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature === null ? {} : { 'stripe-signature': signature }),
  }
  const { status } = await server.person('203.0.113.9').call('POST', '/api/webhooks/stripe', body, headers)
  await server.services.inbox.idle()
  return status
}

test('a session that was paid grants by its return', async () => {
  const person = await settled(server)
  const session = await pay(person)
  const confirm = () => get(saleState, person, 'POST', '/payments/confirm', { sale_id: session.id })
  session.payment_status = 'unpaid'
  expect(await confirm()).toMatchObject({ state: 'pending' })
  session.payment_status = 'paid'
  expect(await confirm()).toMatchObject({ state: 'granted', plan: 'pro', credits: 200 })
  expect(await creditsOf(person)).toMatchObject({ plan: 'pro', totalCredits: 200 })
})

test('signed webhooks of sale, refund and dispute are asked about, and what was lost is reconciled', async () => {
  const person = await settled(server)
  const session = await pay(person)
  const say = (type: string, object: unknown) => {
    const body = eventOf(type, object)
    return hook(body, sign(body))
  }
  expect(await say('checkout.session.completed', { id: session.id })).toBe(200)
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 200 })
  stripe.disputes.set(session.payment_intent, { status: 'needs_response' })
  await say('charge.dispute.created', { id: 'dp_1', payment_intent: session.payment_intent })
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 0 })
  stripe.disputes.set(session.payment_intent, { status: 'won' })
  await say('charge.dispute.closed', { id: 'dp_1', payment_intent: session.payment_intent })
  expect(await creditsOf(person)).toMatchObject({ plan: 'pro', totalCredits: 200 })
  stripe.charges.set(session.payment_intent, { refunded: true })
  await say('charge.refunded', { id: 'ch_1', payment_intent: session.payment_intent })
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 0 })
  const other = await settled(server)
  await pay(other)
  await reconcilePayments(server.services)
  expect(await creditsOf(other)).toMatchObject({ totalCredits: 200 })
})

test('50: ten minutes old, written anew, signed twice, not signed, signed by another: refused and not kept', async () => {
  const person = await settled(server)
  const session = await pay(person)
  const body = eventOf('checkout.session.completed', { id: session.id })
  const { db } = server.database
  const before = await db.select().from(paymentEvents)
  const old = Math.floor(Date.now() / 1000) - 600
  const other = new Stripe('sk_of_a_test').webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' })
  expect(await hook(body, sign(body, old))).toBe(400)
  expect(await hook(JSON.stringify(JSON.parse(body), null, 1), sign(body))).toBe(400)
  expect(await hook(body, `${sign(body)},${sign(body).split(',')[1]}`)).toBe(400)
  expect(await hook(body, null)).toBe(400)
  expect(await hook(body, '')).toBe(400)
  expect(await hook(body, other)).toBe(400)
  expect(await db.select().from(paymentEvents)).toEqual(before)
  expect(await creditsOf(person)).toMatchObject({ plan: 'free', totalCredits: 0 })
  expect(await hook(body, sign(body))).toBe(200)
  expect(await creditsOf(person)).toMatchObject({ totalCredits: 200 })
})
