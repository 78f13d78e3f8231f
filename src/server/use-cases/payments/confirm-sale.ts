import type { SaleState } from '#api/payments.ts'
import { insertEvent } from '../../db/queries/payment-events.ts'
import { findPurchase, type PurchaseRow } from '../../db/queries/purchases.ts'
import { takenBack } from '../../payments/sale-state.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { type AppliedSale, applySale } from './apply-sale.ts'
import { newId } from '../../db/new-id.ts'

/**
 * What came of a sale with which a person returned from the checkout. The id was typed by a browser, so that the provider
 * is asked; somebody else's sale answers like one that nobody knows yet.
 */
export async function confirmSale(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'payments' | 'logger'>,
  person: Person,
  { address }: Visitor,
  saleId: string,
): Promise<SaleState> {
  const { db, limits, logger, payments } = services
  await limits.take('confirmSale', { account: person.id, address })
  const pending: SaleState = { state: 'pending', reason: null, sale_id: saleId, plan: null, credits: null }
  for (const provider of payments.known.values()) {
    const purchase = await findPurchase(db, { provider: provider.name, saleId })
    if (purchase) return purchase.userId === person.id ? stateOf(purchase) : pending
  }
  const provider = payments.selling
  if (!provider) return pending
  const applied = await applySale(services, provider, saleId).catch((error: unknown): AppliedSale => {
    logger.warn({ err: error }, 'the provider of payments does not answer')
    return { state: 'pending' }
  })
  if (applied.state === 'bound') return applied.purchase.userId === person.id ? stateOf(applied.purchase) : pending
  if (applied.state === 'refused' && applied.userId === person.id) {
    const { pack } = applied.sale
    const bought = pack ? { plan: pack.plan, credits: pack.credits } : { plan: null, credits: null }
    return { ...pending, ...bought, state: 'refused', reason: applied.reason }
  }
  // It is asked about again, even if the person does not wait.
  await insertEvent(db, { id: newId(), provider: provider.name, saleId, kind: 'return' })
  return pending
}

function stateOf({ saleId, plan, credits, state }: PurchaseRow): SaleState {
  const granted = state === 'granted'
  return {
    state: granted ? 'granted' : 'refused',
    reason: granted ? null : takenBack[state],
    sale_id: saleId,
    plan,
    credits,
  }
}
