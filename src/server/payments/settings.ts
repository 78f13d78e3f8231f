import { isOwnMachine } from '../publish-origin.ts'
import { readPermalinks } from './packs.ts'
import type { Pack, ProviderName } from './provider.ts'

/** Who sells now, and everybody who may be asked about a sale. */
export type PaymentsConfig = {
  selling: ProviderName | null
  gumroad: { accessToken: string; packs: (Pack & { permalink: string })[]; seller: string; appId: string | null } | null
  stripe: { secretKey: string; webhookSecret: string } | null
}

/** The variables of the environment that payments are set up with. */
type PaymentVariables = {
  NODE_ENV: string
  BILLING: boolean
  PAYMENTS: 'auto' | ProviderName | 'off'
  GUMROAD_ACCESS_TOKEN?: string | undefined
  GUMROAD_PERMALINKS?: string | undefined
  GUMROAD_SELLER: string
  GUMROAD_APP_ID?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
}

/** The sandbox plays a provider for whoever can reach it, so that it only runs where nobody else does, or where it was asked for. */
export function paymentsConfig(v: PaymentVariables, baseUrl: string, refuse: (words: string) => never): PaymentsConfig {
  const production = v.NODE_ENV === 'production'
  if (v.PAYMENTS === 'sandbox' && production)
    refuse('PAYMENTS is sandbox, which takes no money and never runs in production. Set up Gumroad or Stripe.')
  if (!v.GUMROAD_ACCESS_TOKEN !== !v.GUMROAD_PERMALINKS)
    refuse('Gumroad needs both GUMROAD_ACCESS_TOKEN and GUMROAD_PERMALINKS. Set the other one too.')
  if (!v.STRIPE_SECRET_KEY !== !v.STRIPE_WEBHOOK_SECRET)
    refuse('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Set the other one too.')
  const gumroad =
    v.GUMROAD_ACCESS_TOKEN && v.GUMROAD_PERMALINKS
      ? {
          accessToken: v.GUMROAD_ACCESS_TOKEN,
          packs: readPermalinks(v.GUMROAD_PERMALINKS) ?? [],
          seller: v.GUMROAD_SELLER,
          appId: v.GUMROAD_APP_ID ?? null,
        }
      : null
  const stripe =
    v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
      ? { secretKey: v.STRIPE_SECRET_KEY, webhookSecret: v.STRIPE_WEBHOOK_SECRET }
      : null
  if ((v.PAYMENTS === 'gumroad' && !gumroad) || (v.PAYMENTS === 'stripe' && !stripe))
    refuse(`PAYMENTS is ${v.PAYMENTS}, but its settings are missing. Set them, or PAYMENTS=off.`)
  return { selling: v.BILLING ? sellingOne() : null, gumroad, stripe }

  function sellingOne(): ProviderName | null {
    if (v.PAYMENTS === 'off') return null
    if (v.PAYMENTS !== 'auto') return v.PAYMENTS
    if (gumroad) return 'gumroad'
    if (stripe) return 'stripe'
    return !production && isOwnMachine(new URL(baseUrl).hostname) ? 'sandbox' : null
  }
}
