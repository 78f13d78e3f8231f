import { closeEvents, insertEvent } from '../../db/queries/payment-events.ts'
import type { Hint, Provider } from '../../payments/provider.ts'
import type { Services } from '../../services.ts'
import { applySale } from './apply-sale.ts'
import { newId } from '../../db/new-id.ts'

/** Keeps what a provider said and asks about it afterwards, so that the provider never waits. */
export async function receivePayment(
  services: Pick<Services, 'config' | 'db' | 'inbox' | 'logger' | 'now'>,
  provider: Provider,
  { saleId, kind }: Hint,
): Promise<void> {
  const { db, logger, inbox } = services
  await insertEvent(db, { id: newId(), provider: provider.name, saleId, kind })
  inbox.soon(async () => {
    try {
      await lookAtSale(services, provider, saleId)
    } catch (error) {
      // It stays open, and the reconciler asks again.
      logger.warn({ err: error, sale: saleId }, 'a sale could not be looked at')
    }
  })
}

/** Asks about a sale; what was said about it is handled once the provider knows it. @returns whether it did */
export async function lookAtSale(
  services: Pick<Services, 'config' | 'db' | 'logger' | 'now'>,
  provider: Provider,
  saleId: string,
): Promise<boolean> {
  const seenAt = services.now()
  const applied = await applySale(services, provider, saleId)
  if (applied.state === 'pending') return false
  await closeEvents(services.db, provider.name, saleId, seenAt)
  return true
}
