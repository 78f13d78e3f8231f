import { creditOption, currency } from '#rules/catalogue.ts'
import type { Sale } from './provider.ts'

/** How a sale stands: what it granted is kept, or it was taken back. */
export type Standing = 'granted' | 'refunded' | 'disputed'

/** The standing is what the provider says now, whatever was said before and in whatever order. */
export function standingOf({ isRefunded, isDisputed }: Pick<Sale, 'isRefunded' | 'isDisputed'>): Standing {
  if (isRefunded) return 'refunded'
  return isDisputed ? 'disputed' : 'granted'
}

/** Why nothing can be granted for a sale, in words for who bought it; null when it is fit. */
export function unfitReason(sale: Sale, production: boolean): string | null {
  if (!sale.pack) return 'This sale is for another product.'
  if (sale.isTest && production) return 'This was a test sale. Nothing was paid, so nothing was added.'
  if (sale.currency !== currency) return 'This sale was paid in another currency. Write to us and we will sort it out.'
  const found = creditOption(sale.pack.plan, sale.pack.credits)
  if ('problem' in found || !Number.isInteger(sale.quantity) || sale.quantity < 1)
    return 'This sale is for another product.'
  // More than the price is a tip; less is somebody else's offer, which the host settles by hand.
  if (sale.paid < found.option.checkoutPrice * 100 * sale.quantity)
    return 'The amount that was paid is not the price of these credits. Write to us and we will sort it out.'
  return null
}

/** What the person reads about a sale that was taken back. */
export const takenBack: Record<Exclude<Standing, 'granted'>, string> = {
  refunded: 'This sale was refunded.',
  disputed: 'The payment of this sale is disputed. The credits come back when the dispute is settled for us.',
}
