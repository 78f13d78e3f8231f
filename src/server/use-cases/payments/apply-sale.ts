import { higherPlan, planLimits, planOf } from '#rules/plans.ts'
import { publish } from '../../bus/publish.ts'
import { clawBackCredits, grantCredits } from '../../credits/move.ts'
import type { Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { findUser, findUserByEmail } from '../../db/queries/people.ts'
import { lockProfile, updateProfile } from '../../db/queries/profiles.ts'
import {
  findBySubscription,
  insertPurchase,
  intentOwner,
  intentOwnerByEmail,
  listPurchases,
  lockPurchase,
  type PurchaseRow,
  updatePurchase,
} from '../../db/queries/purchases.ts'
import { listOwned } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import type { Provider, Sale } from '../../payments/provider.ts'
import { type Standing, standingOf, unfitReason } from '../../payments/sale-state.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

/** What came of a sale: bound to somebody as a purchase, refused for them, or nobody's as far as one can know. */
export type AppliedSale =
  | { state: 'bound'; purchase: PurchaseRow }
  | { state: 'refused'; userId: string; reason: string; sale: Sale }
  | { state: 'pending' }

/**
 * Asks the provider about a sale and brings our books in line with its answer. However often and by whom it is called, a
 * sale is bound to one person once and grants once. Throws ProviderAway.
 */
export async function applySale(
  services: Pick<Services, 'config' | 'db' | 'logger'>,
  provider: Provider,
  saleId: string,
): Promise<AppliedSale> {
  const sale = await provider.find(saleId)
  return sale ? applyFoundSale(services, provider, sale) : { state: 'pending' }
}

/** The same for a sale that the provider has just told. */
export async function applyFoundSale(
  services: Pick<Services, 'config' | 'db' | 'logger'>,
  provider: Provider,
  sale: Sale,
): Promise<AppliedSale> {
  const applied = await transact(services.db, (tx) => apply(services, tx, provider, sale))
  if (applied.state === 'refused') services.logger.warn({ sale: sale.id, reason: applied.reason }, 'a sale was refused')
  if (applied.state === 'pending') services.logger.warn({ sale: sale.id }, 'a sale belongs to nobody here')
  return applied
}

async function apply(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  provider: Provider,
  sale: Sale,
): Promise<AppliedSale> {
  const key = { provider: provider.name, saleId: sale.id }
  const known = await lockPurchase(tx, key)
  if (known) return { state: 'bound', purchase: await follow(tx, known, standingOf(sale)) }
  const userId = await buyerOf(tx, provider, sale)
  if (!userId) return { state: 'pending' }
  const reason = unfitReason(sale, config.production)
  if (reason !== null || !sale.pack) return { state: 'refused', userId, reason: reason ?? '', sale }
  const credits = sale.pack.credits * sale.quantity
  const intentId = sale.intentId && (await intentOwner(tx, provider.name, sale.intentId)) ? sale.intentId : null
  const buyer = await findUser(tx, userId)
  const inserted = await insertPurchase(tx, {
    ...key,
    id: newId(),
    userId,
    intentId,
    plan: sale.pack.plan,
    credits,
    price: sale.paid,
    currency: sale.currency,
    // Nothing is granted yet; `follow` moves it to where it stands.
    state: 'refunded',
    clawedBack: credits,
    subscriptionId: sale.subscriptionId,
    note: buyer?.email === config.adminEmail ? 'admin' : null,
  })
  const purchase = inserted ?? (await lockPurchase(tx, key))
  if (!purchase) throw new Error('The purchase was not stored.')
  return { state: 'bound', purchase: await follow(tx, purchase, standingOf(sale)) }
}

/** Whose sale it is, by what the provider itself says: our checkout, its subscription, the address of who pays or gets it. */
async function buyerOf(tx: Tx, { name }: Provider, sale: Sale): Promise<string | null> {
  if (sale.giftee !== null) return (await findUserByEmail(tx, normalised(sale.giftee)))?.id ?? null
  if (sale.intentId !== null) return intentOwner(tx, name, sale.intentId)
  const first = sale.subscriptionId ? await findBySubscription(tx, name, sale.subscriptionId) : null
  if (first) return first.userId
  if (!sale.pack) return null
  return intentOwnerByEmail(tx, { provider: name, email: normalised(sale.email), ...sale.pack, at: sale.createdAt })
}

const normalised = (email: string) => email.trim().toLowerCase()

/** Moves a purchase, whose row is held, to how its sale stands now: credits and plan come, or go as far as they are there. */
async function follow(tx: Tx, purchase: PurchaseRow, standing: Standing): Promise<PurchaseRow> {
  const { id, userId, plan, credits, clawedBack } = purchase
  if (purchase.state === standing || userId === null) {
    await updatePurchase(tx, id, {})
    return purchase
  }
  const profile = await lockProfile(tx, userId)
  const changes = purchase.changes + 1
  const movement = { userId, reference: id, key: `${id}:${changes}`, what: packName(purchase), note: null }
  const isHeld = purchase.state === 'granted'
  const change = { state: standing, changes, clawedBack }
  if (standing === 'granted') {
    if (clawedBack > 0) await grantCredits(tx, { ...movement, credits: clawedBack })
    if (purchase.changes === 0) await tellTeams(tx, userId, credits)
    change.clawedBack = 0
  } else if (isHeld)
    change.clawedBack = await clawBackCredits(tx, { ...movement, credits, note: takenBackNote[standing] })
  await updatePurchase(tx, id, change)
  const now = planOf(profile?.plan)
  const since = profile?.returnedToFreeAt ?? null
  const counts = since === null || purchase.createdAt > since
  if (standing === 'granted' && counts) await updateProfile(tx, userId, { plan: higherPlan(now, plan) })
  else if (isHeld && now === plan) await updateProfile(tx, userId, { plan: await planStillPaid(tx, userId, since) })
  await publish(tx, [
    { type: 'profile', user_id: userId },
    { type: 'workspaces', user_id: userId },
  ])
  return { ...purchase, ...change }
}

/** The activity of the team workspaces that use these credits from now on. */
async function tellTeams(tx: Tx, userId: string, credits: number): Promise<void> {
  for (const { id, workspaceType } of await listOwned(tx, [userId]))
    if (workspaceType === 'team')
      await appendActivity(tx, { workspaceId: id, actorId: userId, action: 'credits-bought', facts: { credits } })
}

const takenBackNote = { refunded: 'The sale was refunded', disputed: 'The payment is disputed' } as const

function packName({ credits, plan }: PurchaseRow): string {
  return `${credits} credits, ${planLimits[plan].displayName}`
}

/** The highest plan among the purchases that stand, of those made since the person returned to Free. */
async function planStillPaid(tx: Tx, userId: string, since: Date | null) {
  const standing = (await listPurchases(tx, userId)).filter(
    ({ state, createdAt }) => state === 'granted' && (since === null || createdAt > since),
  )
  return standing.map(({ plan }) => planOf(plan)).reduce(higherPlan, 'free')
}
