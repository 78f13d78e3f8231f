import { z } from 'zod'
import { purchaseProblems } from '#rules/catalogue.ts'
import { type Pack, type Provider, ProviderAway, type ProviderName, type Sale, saleIdPattern } from './provider.ts'

export type GumroadOptions = {
  name: ProviderName
  accessToken: string
  /** up to and including /v2 */
  apiUrl: string
  /** products stand under it, each by its permalink */
  productUrl: string
  packs: readonly (Pack & { permalink: string })[]
  /** null: only the link, no overlay */
  appId: string | null
  fetch: typeof fetch
}

/** Gumroad has no other name for the checkout than a custom field of the product, which a parameter of the link fills. */
export const intentField = 'intent'
const scriptUrl = 'https://gumroad.com/js/gumroad.js'
const timeoutMs = 10_000
const mostPages = 20

/** A sale of Gumroad's API, as far as it is used here. */
const apiSale = z.object({
  id: z.string(),
  email: z.string().nullish(),
  purchase_email: z.string().nullish(),
  product_permalink: z.string().nullish(),
  /** cents, for all pieces together */
  price: z.number(),
  currency_symbol: z.string().nullish(),
  quantity: z.number().nullish(),
  seller_id: z.string().nullish(),
  purchaser_id: z.string().nullish(),
  test: z.boolean().nullish(),
  refunded: z.boolean().nullish(),
  chargedback: z.boolean().nullish(),
  disputed: z.boolean().nullish(),
  dispute_won: z.boolean().nullish(),
  is_gift_sender_purchase: z.boolean().nullish(),
  giftee_email: z.string().nullish(),
  subscription_id: z.string().nullish(),
  custom_fields: z.record(z.string(), z.unknown()).catch({}),
  created_at: z.string(),
})
const oneSale = z.object({ success: z.boolean(), sale: apiSale.nullish() })
const manySales = z.object({ success: z.literal(true), sales: z.array(apiSale), next_page_key: z.string().nullish() })

/** Gumroad: the checkout is a link, its webhook is unsigned and only a hint, its API tells the truth. */
export function createGumroad(options: GumroadOptions): Provider {
  const { name, packs, productUrl, appId, fetch, apiUrl, accessToken } = options
  const permalinkOf = ({ plan, credits }: Pack) =>
    packs.find((pack) => pack.plan === plan && pack.credits === credits)?.permalink ?? null

  async function ask(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const url = `${apiUrl}${path}?${new URLSearchParams(query).toString()}`
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new ProviderAway('Gumroad cannot be reached', { cause: error })
    })
    if (response.status === 404) return { success: false }
    if (!response.ok) throw new ProviderAway(`Gumroad answered ${response.status}`)
    return response.json()
  }

  return {
    name,
    hasOverlay: appId !== null,
    problem: (pack) => (permalinkOf(pack) ? null : purchaseProblems.permalink(pack.plan, pack.credits)),
    async checkout({ intentId, email, plan, credits, isAdmin }) {
      const permalink = permalinkOf({ plan, credits }) ?? ''
      const query = new URLSearchParams({ wanted: 'true', email, plan, credits: String(credits), source: 'pricing' })
      query.set(intentField, intentId)
      if (isAdmin) query.set('note', 'admin')
      return {
        url: `${productUrl}/${permalink}?${query.toString()}`,
        overlay: appId ? { script_url: scriptUrl, app_id: appId, product_id: permalink, email } : null,
      }
    },
    async find(saleId) {
      if (!saleIdPattern.test(saleId)) return null
      const answer = oneSale.parse(await ask(`/sales/${encodeURIComponent(saleId)}`))
      return answer.sale?.id === saleId ? saleOf(answer.sale, packs) : null
    },
    async recent(since) {
      const found: Sale[] = []
      const after = since.toISOString().slice(0, 10)
      let page: string | null | undefined
      for (let n = 0; n < mostPages && page !== null; n += 1) {
        const answer = manySales.parse(await ask('/sales', { after, ...(page ? { page_key: page } : {}) }))
        found.push(...answer.sales.map((sale) => saleOf(sale, packs)))
        page = answer.next_page_key ?? null
      }
      return found
    },
    readWebhook(body) {
      const form = new URLSearchParams(body)
      const saleId = form.get('sale_id') ?? ''
      if (!saleIdPattern.test(saleId)) return null
      return { saleId, kind: (form.get('resource_name') ?? 'sale').slice(0, 40) }
    },
  }
}

/** The signs that Gumroad puts before a price. */
const currencies: Record<string, string> = { $: 'usd', '€': 'eur', '£': 'gbp', '¥': 'jpy', '₹': 'inr' }

function saleOf(sale: z.infer<typeof apiSale>, packs: GumroadOptions['packs']): Sale {
  const permalink = (sale.product_permalink ?? '').split('/').at(-1)
  const pack = packs.find((one) => one.permalink === permalink)
  const symbol = sale.currency_symbol ?? ''
  return {
    id: sale.id,
    pack: pack ? { plan: pack.plan, credits: pack.credits } : null,
    quantity: sale.quantity ?? 1,
    paid: sale.price,
    currency: currencies[symbol] ?? symbol.toLowerCase(),
    email: sale.purchase_email ?? sale.email ?? '',
    intentId: z.uuid().safeParse(sale.custom_fields[intentField]).data ?? null,
    giftee: sale.is_gift_sender_purchase ? (sale.giftee_email ?? '') : null,
    // The seller's own purchases are not charged.
    isTest: sale.test === true || (!!sale.seller_id && sale.seller_id === sale.purchaser_id),
    isRefunded: sale.refunded === true,
    isDisputed: (sale.disputed === true || sale.chargedback === true) && sale.dispute_won !== true,
    subscriptionId: sale.subscription_id ?? null,
    createdAt: new Date(sale.created_at),
  }
}
