import type { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { createGumroad } from '../gumroad.ts'
import type { Provider } from '../provider.ts'
import { sandboxApi } from './api.ts'
import { sandboxPaths, sandboxToken } from './paths.ts'
import { sandboxPacks, Till, type SandboxSale } from './till.ts'

/** How the sandbox tells our server about a sale. */
export const pings = ['once', 'slow', 'doubled', 'lost'] as const
export type Ping = (typeof pings)[number]

/** A slow sale is known, and told, this much later. */
export const slowMs = 5000

/**
 * Plays Gumroad's three surfaces on our own server, so that the real adapter runs end to end without money: its checkout
 * page, its API and its webhook. Never in production (see config).
 */
export class Sandbox {
  readonly till: Till
  readonly api: Hono<AppEnv>
  readonly provider: Provider
  /** takes a webhook as Gumroad sends it; the app sets it when it stands */
  deliver: (body: string) => Promise<unknown> = () => Promise.resolve()
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(file: string) {
    this.till = new Till(file)
    const api = sandboxApi(this.till)
    this.api = api
    this.provider = createGumroad({
      name: 'sandbox',
      accessToken: sandboxToken,
      apiUrl: `http://localhost${sandboxPaths.api}`,
      productUrl: sandboxPaths.checkout,
      packs: sandboxPacks,
      appId: null,
      // The same routes that the app serves, without a way over the network.
      fetch: async (url, init) => api.request(url, init),
    })
  }

  /** Sends the webhook of a sale. */
  async tell(sale: SandboxSale, resource: string, how: Ping): Promise<void> {
    const body = pingOf(sale, resource)
    if (how === 'lost') return
    if (how === 'slow') {
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        void this.deliver(body)
      }, slowMs)
      this.#timers.add(timer)
      return
    }
    await Promise.all(how === 'doubled' ? [this.deliver(body), this.deliver(body)] : [this.deliver(body)])
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}

/** A ping as Gumroad writes it: a form, without a signature. */
function pingOf(sale: SandboxSale, resource: string): string {
  return new URLSearchParams({
    resource_name: resource,
    sale_id: sale.id,
    permalink: sale.product_permalink,
    product_name: sale.product_name,
    email: sale.email,
    price: String(sale.price),
    currency: 'usd',
    quantity: String(sale.quantity),
    refunded: String(sale.refunded),
    disputed: String(sale.disputed),
    ...Object.fromEntries(Object.entries(sale.custom_fields).map(([name, value]) => [`url_params[${name}]`, value])),
  }).toString()
}
