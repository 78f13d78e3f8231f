import type { CreditStatus } from '#api/credits.ts'
import { later, NotHere } from '#client/ui/later.tsx'
import type { TroubleProps } from './trouble-card.tsx'

export const creditsCardId = 'credits-card'

/** What is free once nothing is left to generate with; like the other, its code comes behind the builder's. */
export const CreditsCard = later<{ page: string; credits: CreditStatus }>(
  async () => (await import('./credits-card.tsx')).CreditsCard,
  NotHere,
)

/** Brings the card into view, wherever the chat stands. */
export function showCreditsCard(): void {
  document.getElementById(creditsCardId)?.scrollIntoView({ block: 'nearest' })
}

/** What happened when a page could not be made. */
export const TroubleCard = later<TroubleProps>(async () => (await import('./trouble-card.tsx')).TroubleCard, NotHere)

export const cardsAhead = [CreditsCard.bring, TroubleCard.bring]
