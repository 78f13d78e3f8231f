import { forgetEvents, openEvents } from '../../db/queries/payment-events.ts'
import { duePurchases, findPurchase, oldestUnconfirmed } from '../../db/queries/purchases.ts'
import type { Provider } from '../../payments/provider.ts'
import { standingOf } from '../../payments/sale-state.ts'
import type { Services } from '../../services.ts'
import { applyFoundSale, applySale } from './apply-sale.ts'
import { lookAtSale } from './receive-payment.ts'

const hour = 3_600_000
/** A checkout that brought no sale by then was left; what was said of a sale that nobody knows was not true. */
const waitForSale = 48 * hour
const waitForEvent = 6 * hour
/** Refunds and disputes come within months; each purchase is looked at now and then even if nobody tells. */
const recheck = { every: 6 * hour, during: 180 * 24 * hour, limit: 20 }

/** Brings our books in line with what the providers know, for all that was said and got lost, or was never said. */
export async function reconcilePayments(
  services: Pick<Services, 'config' | 'db' | 'payments' | 'logger' | 'now'>,
): Promise<void> {
  for (const provider of services.payments.known.values())
    await reconcile(services, provider).catch((error: unknown) =>
      services.logger.warn({ err: error, provider: provider.name }, 'payments could not be reconciled'),
    )
  await forgetEvents(services.db)
}

async function reconcile(
  services: Pick<Services, 'config' | 'db' | 'logger' | 'now'>,
  provider: Provider,
): Promise<void> {
  const { db } = services
  const ago = (ms: number) => new Date(services.now().getTime() - ms)
  for (const { saleId } of await openEvents(db, provider.name, ago(waitForEvent)))
    await lookAtSale(services, provider, saleId)
  const since = await oldestUnconfirmed(db, provider.name, ago(waitForSale))
  for (const sale of since ? await provider.recent(since) : []) {
    const purchase = await findPurchase(db, { provider: provider.name, saleId: sale.id })
    if (purchase?.state !== standingOf(sale)) await applyFoundSale(services, provider, sale)
  }
  const due = { checkedBefore: ago(recheck.every), boughtAfter: ago(recheck.during), limit: recheck.limit }
  for (const { saleId } of await duePurchases(db, provider.name, due)) await applySale(services, provider, saleId)
}
