import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createGumroad } from './gumroad.ts'
import type { Payments, Provider } from './provider.ts'
import { Sandbox } from './sandbox/sandbox.ts'

const gumroadApi = 'https://api.gumroad.com/v2'

/** The providers that this host is set up for. `outside` is the way to their servers. */
export async function openPayments(
  { payments: { selling, gumroad, stripe }, baseUrl, dataDir }: Config,
  outside: typeof fetch,
): Promise<{ payments: Payments; sandbox: Sandbox | null }> {
  const sandbox = selling === 'sandbox' ? new Sandbox(join(dataDir, 'sandbox-sales.json')) : null
  const providers: Provider[] = sandbox ? [sandbox.provider] : []
  if (gumroad)
    providers.push(
      createGumroad({
        name: 'gumroad',
        accessToken: gumroad.accessToken,
        apiUrl: gumroadApi,
        productUrl: `https://${gumroad.seller}/l`,
        packs: gumroad.packs,
        appId: gumroad.appId,
        fetch: outside,
      }),
    )
  if (stripe) {
    // Loaded only by the hosts that sell with it.
    const { createStripe } = await import('./stripe.ts')
    providers.push(createStripe({ ...stripe, baseUrl, fetch: outside }))
  }
  const known = new Map(providers.map((provider) => [provider.name, provider]))
  return { payments: { selling: (selling && known.get(selling)) ?? null, known }, sandbox }
}
