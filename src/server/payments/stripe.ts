import { Stripe } from 'stripe'
import { pricedPlans } from '#rules/catalogue.ts'
import { type Hint, type Pack, type Provider, ProviderAway, type Sale, saleIdPattern } from './provider.ts'
import { packOf } from './packs.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** where the person comes back to; without a trailing slash */
  baseUrl: string
  fetch: typeof fetch
}

/** A signed webhook is believed for this long, in seconds. */
const toleranceSeconds = 300
const mostSessions = 500

type Session = Stripe.Checkout.Session

/** Stripe: a hosted checkout, whose session is the sale; webhooks are signed, and still only a hint. */
export function createStripe({ secretKey, webhookSecret, baseUrl, fetch }: StripeOptions): Provider {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const asked = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw new ProviderAway('Stripe does not answer', { cause: error })
    })

  async function sessionOf(id: string): Promise<Session | null> {
    if (id.startsWith('pi_'))
      return (await asked(stripe.checkout.sessions.list({ payment_intent: id }))).data[0] ?? null
    try {
      return await stripe.checkout.sessions.retrieve(id)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
      throw new ProviderAway('Stripe does not answer', { cause: error })
    }
  }

  async function saleOf(session: Session): Promise<Sale | null> {
    if (session.payment_status !== 'paid') return null
    const intent = session.payment_intent
    const paymentId = typeof intent === 'string' ? intent : intent?.id
    const [charges, disputes] = paymentId
      ? await asked(
          Promise.all([
            stripe.charges.list({ payment_intent: paymentId }),
            stripe.disputes.list({ payment_intent: paymentId }),
          ]),
        )
      : [{ data: [] }, { data: [] }]
    return {
      id: session.id,
      pack: packOf(session.metadata?.['plan'] ?? '', Number(session.metadata?.['credits'])),
      quantity: 1,
      paid: session.amount_total ?? 0,
      currency: session.currency ?? '',
      email: session.customer_details?.email ?? '',
      intentId: session.client_reference_id,
      giftee: null,
      isTest: !session.livemode,
      isRefunded: charges.data.some(({ refunded }) => refunded),
      isDisputed: disputes.data.some(({ status }) => status !== 'won' && status !== 'warning_closed'),
      subscriptionId: null,
      createdAt: new Date(session.created * 1000),
    }
  }

  return {
    name: 'stripe',
    hasOverlay: false,
    problem: () => null,
    async checkout({ intentId, email, plan, credits, price, isAdmin }) {
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: intentId,
            customer_email: email,
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'usd', unit_amount: price, product_data: { name: nameOf({ plan, credits }) } },
              },
            ],
            metadata: { plan, credits: String(credits), source: 'pricing', ...(isAdmin ? { note: 'admin' } : {}) },
            success_url: `${baseUrl}/pricing?payment=success&sale_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${baseUrl}/pricing?payment=cancelled`,
          },
          { idempotencyKey: intentId },
        ),
      )
      if (!session.url) throw new ProviderAway('Stripe gave no address')
      return { url: session.url, overlay: null }
    },
    async find(saleId) {
      if (!saleIdPattern.test(saleId)) return null
      const session = await sessionOf(saleId)
      return session ? saleOf(session) : null
    },
    async recent(since) {
      const sales: Sale[] = []
      const sessions = stripe.checkout.sessions.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        status: 'complete',
        limit: 100,
      })
      for (const session of await asked(sessions.autoPagingToArray({ limit: mostSessions }))) {
        const sale = await saleOf(session)
        if (sale) sales.push(sale)
      }
      return sales
    },
    readWebhook(body, headers) {
      const signature = headers.get('stripe-signature') ?? ''
      // While a secret is being changed Stripe signs twice; it repeats what we refuse, and the reconciler asks anyway.
      if (signature.split('v1=').length !== 2) return 'forged'
      try {
        return hintOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds))
      } catch {
        return 'forged'
      }
    },
  }
}

function nameOf({ plan, credits }: Pack): string {
  return `${pricedPlans[plan].name}, ${credits} credits`
}

/** The session or the payment that an event is about; null for all others. */
function hintOf({ type, data }: Stripe.Event): Hint | null {
  const about: unknown = data.object
  const read = (name: string) =>
    typeof about === 'object' && about !== null && name in about ? (about as Record<string, unknown>)[name] : null
  const id = type.startsWith('checkout.session.')
    ? read('id')
    : type.startsWith('charge.')
      ? read('payment_intent')
      : null
  return typeof id === 'string' && saleIdPattern.test(id) ? { saleId: id, kind: type } : null
}
