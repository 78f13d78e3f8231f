import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { pricedPlans, paidPlans } from '#rules/catalogue.ts'
import { intentField } from '../gumroad.ts'
import type { Pack } from '../provider.ts'

/** A sale as Gumroad's API shows it, as far as our adapter reads it. */
const sandboxSale = z.object({
  id: z.string(),
  email: z.string(),
  seller_id: z.string(),
  purchaser_id: z.string(),
  product_permalink: z.string(),
  product_name: z.string(),
  price: z.number(),
  currency_symbol: z.string(),
  quantity: z.number(),
  test: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  dispute_won: z.boolean(),
  is_gift_sender_purchase: z.boolean(),
  giftee_email: z.string().nullable(),
  subscription_id: z.string().nullable(),
  custom_fields: z.record(z.string(), z.string()),
  created_at: z.string(),
  /** the sandbox's own: when its API begins to know it, in milliseconds since 1970 */
  known_at: z.number(),
})
export type SandboxSale = z.infer<typeof sandboxSale>

/** Every pack of the catalogue is a product here. */
export const sandboxPacks = paidPlans.flatMap((plan) =>
  pricedPlans[plan].options.map(({ credits, checkoutPrice }) => ({
    plan,
    credits,
    permalink: `${plan}-${credits}`,
    price: checkoutPrice * 100,
    name: `${pricedPlans[plan].name}, ${credits} credits`,
  })),
)
export type SandboxPack = Pack & { permalink: string; price: number; name: string }

const most = 500

/** Where the sandbox keeps what it "sold": in a file of the data folder, so that a restart forgets nothing. */
export class Till {
  readonly #file: string
  readonly #sales: SandboxSale[]

  constructor(file: string) {
    this.#file = file
    this.#sales = read(file)
  }

  /** Newest first. */
  list(): readonly SandboxSale[] {
    return this.#sales
  }

  find(id: string): SandboxSale | null {
    return this.#sales.find((sale) => sale.id === id) ?? null
  }

  add(
    pack: SandboxPack,
    { email, intent, quantity = 1 }: { email: string; intent: string; quantity?: number },
    over: Partial<SandboxSale> = {},
  ): SandboxSale {
    const sale: SandboxSale = {
      id: `${randomBytes(12).toString('base64url')}==`,
      email,
      seller_id: 'sandbox',
      purchaser_id: email,
      product_permalink: pack.permalink,
      product_name: pack.name,
      price: pack.price * quantity,
      currency_symbol: '$',
      quantity,
      test: false,
      refunded: false,
      disputed: false,
      dispute_won: false,
      is_gift_sender_purchase: false,
      giftee_email: null,
      subscription_id: null,
      custom_fields: { [intentField]: intent },
      // Gumroad tells whole seconds.
      created_at: `${new Date().toISOString().slice(0, 19)}Z`,
      known_at: Date.now(),
      ...over,
    }
    this.#sales.unshift(sale)
    this.#sales.length = Math.min(this.#sales.length, most)
    this.#write()
    return sale
  }

  change(id: string, change: Partial<SandboxSale>): SandboxSale | null {
    const sale = this.find(id)
    if (!sale) return null
    Object.assign(sale, change)
    this.#write()
    return sale
  }

  #write(): void {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
    writeFileSync(this.#file, JSON.stringify(this.#sales), { mode: 0o600 })
  }
}

function read(file: string): SandboxSale[] {
  try {
    return sandboxSale.array().parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // None yet, or of another version: nothing was paid with it.
    return []
  }
}
