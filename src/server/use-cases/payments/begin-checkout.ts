import { creditOption, purchaseProblems } from '#rules/catalogue.ts'
import { packReason } from '#rules/money-words.ts'
import { planOf } from '#rules/plans.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { insertIntent } from '../../db/queries/purchases.ts'
import { AppError } from '../../errors.ts'
import { packOf } from '../../payments/packs.ts'
import { type Checkout, ProviderAway } from '../../payments/provider.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { newId } from '../../db/new-id.ts'
import { whyNothingSells } from './list-products.ts'

/**
 * Begins a checkout: a random id of ours goes along to the provider and binds what is bought to this person. Throws
 * BAD_REQUEST in the words of the specification, UNAVAILABLE and TOO_MANY.
 */
export async function beginCheckout(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'payments' | 'logger'>,
  person: Person,
  { address }: Visitor,
  wanted: { plan: string; credits: number },
): Promise<Checkout & { intent_id: string }> {
  const { config, db, limits, logger, payments } = services
  await limits.take('checkout', { account: person.id, address })
  const found = creditOption(wanted.plan, wanted.credits)
  if ('problem' in found) throw new AppError('BAD_REQUEST', found.problem)
  const pack = packOf(wanted.plan, wanted.credits)
  if (!pack) throw new AppError('BAD_REQUEST', purchaseProblems.product(wanted.plan, wanted.credits))
  const own = planOf((await findProfile(db, person.id))?.plan)
  const reason = packReason(own, pack.plan)
  if (reason) throw new AppError('BAD_REQUEST', reason)
  const provider = payments.selling
  if (!provider) throw new AppError('UNAVAILABLE', whyNothingSells(services))
  const problem = provider.problem(pack)
  if (problem) throw new AppError('BAD_REQUEST', problem)
  const intentId = newId()
  await insertIntent(db, { id: intentId, userId: person.id, ...pack, provider: provider.name })
  const request = {
    ...pack,
    intentId,
    email: person.email,
    price: found.option.checkoutPrice * 100,
    isAdmin: person.email === config.adminEmail,
  }
  const checkout = await provider.checkout(request).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error
    logger.warn({ err: error }, 'a checkout could not begin')
    throw new AppError('UNAVAILABLE', 'The checkout cannot be reached right now. Nothing was charged; try again.')
  })
  return { intent_id: intentId, ...checkout }
}
