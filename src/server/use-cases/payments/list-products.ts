import { type CreditAmount, currency, type PaidPlan, paidPlans, pricedPlans } from '#rules/catalogue.ts'
import type { ProviderName } from '../../payments/provider.ts'
import type { Services } from '../../services.ts'

type Products = {
  provider: ProviderName | null
  has_overlay: boolean
  products: {
    id: string
    plan: PaidPlan
    credits: CreditAmount
    price: number
    currency: string
    unavailable: string | null
  }[]
}

/** Everything that can be bought, and why something cannot. Prices in cents. */
export function listProducts(services: Pick<Services, 'config' | 'payments'>): Products {
  const { selling } = services.payments
  const products = paidPlans.flatMap((plan) =>
    pricedPlans[plan].options.map(({ credits, checkoutPrice }) => ({
      id: `${plan}-${credits}`,
      plan,
      credits,
      price: checkoutPrice * 100,
      currency,
      unavailable: selling ? selling.problem({ plan, credits }) : whyNothingSells(services),
    })),
  )
  return { provider: selling?.name ?? null, has_overlay: selling?.hasOverlay ?? false, products }
}

export function whyNothingSells({ config }: Pick<Services, 'config'>): string {
  return config.billing ? 'This host sells no credits.' : 'Nothing costs credits on this host.'
}
