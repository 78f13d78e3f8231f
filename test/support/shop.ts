import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type SaleState, saleState } from '#api/payments.ts'
import { sandboxApi } from '#server/payments/sandbox/api.ts'
import { sandboxPaths, sandboxToken } from '#server/payments/sandbox/paths.ts'
import { sandboxPacks, type SandboxSale, Till } from '#server/payments/sandbox/till.ts'
import { reconcilePayments } from '#server/use-cases/payments/reconcile-payments.ts'
import { endingEngine } from './engines.ts'
import { get, type Settled, settled } from './people.ts'
import type { TestPerson } from './person.ts'
import { startTestServer } from './server.ts'

const begun = z.object({ intent_id: z.uuid(), url: z.string() })

/** A server in production that sells by Gumroad, whose API is played by the sandbox's. */
async function realShop(env: Record<string, string>) {
  const till = new Till(join(await mkdtemp(join(tmpdir(), 'till-')), 'sales.json'))
  const api = sandboxApi(till)
  const gumroad: typeof fetch = async (url, init) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url)
    return api.request(`${pathname.replace(/^\/v2/, sandboxPaths.api)}${search}`, init)
  }
  const GUMROAD_PERMALINKS = JSON.stringify(
    Object.fromEntries(sandboxPacks.map(({ permalink }) => [permalink, permalink])),
  )
  const production = { NODE_ENV: 'production', GUMROAD_ACCESS_TOKEN: sandboxToken, GUMROAD_PERMALINKS, ...env }
  return { server: await startTestServer(endingEngine('stored'), production, gumroad), till }
}

async function sandboxShop(env: Record<string, string>) {
  const server = await startTestServer(endingEngine('stored'), env)
  const till = server.services.sandbox?.till
  if (!till) throw new Error('This server has no sandbox.')
  return { server, till }
}

/** A shop whose provider is the sandbox, or 'production': Gumroad in earnest, with a till of ours behind its API. */
export async function openShop(kind: 'sandbox' | 'production' = 'sandbox', env: Record<string, string> = {}) {
  const { server, till } = kind === 'sandbox' ? await sandboxShop(env) : await realShop(env)
  const checkout = async (person: TestPerson, plan = 'pro', credits = 100) =>
    get(begun, person, 'POST', '/payments/checkout', { plan, credits })

  /** A checkout that was paid; nobody has told us yet. */
  async function pay(
    buyer: Settled,
    { plan = 'pro', credits = 100, quantity = 1 } = {},
    over: Partial<SandboxSale> = {},
  ): Promise<SandboxSale> {
    const { intent_id: intent } = await checkout(buyer, plan, credits)
    const pack = sandboxPacks.find((one) => one.permalink === `${plan}-${credits}`)
    if (!pack) throw new Error('There is no such pack.')
    return till.add(pack, { email: buyer.email, intent, quantity }, over)
  }

  /** A ping of Gumroad from another origin, and all that comes of it. @returns the status of the answer */
  async function ping(saleId: string, over: Record<string, string> = {}): Promise<number> {
    const body = new URLSearchParams({ sale_id: saleId, resource_name: 'sale', ...over }).toString()
    const response = await server.person('203.0.113.7').call('POST', '/api/webhooks/gumroad', body, {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://gumroad.com',
    })
    await server.services.inbox.idle()
    return response.status
  }

  return {
    server,
    till,
    checkout,
    pay,
    ping,
    confirm: (person: TestPerson, saleId: string): Promise<SaleState> =>
      get(saleState, person, 'POST', '/payments/confirm', { sale_id: saleId }),
    reconcile: () => reconcilePayments(server.services),
    buyer: () => settled(server),
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
