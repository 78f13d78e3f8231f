import type { CreditStatus } from '#api/credits.ts'
import { later, NotHere } from '#client/ui/later.tsx'

export const creditsCardId = 'credits-card'

/** What is free once nothing is left to generate with. Its code comes when that is so. */
export const CreditsCard = later<{ page: string; credits: CreditStatus }>(
  async () => (await import('./credits-card.tsx')).CreditsCard,
  NotHere,
)

/** Brings the card into view, wherever the chat stands. */
export function showCreditsCard(): void {
  document.getElementById(creditsCardId)?.scrollIntoView({ block: 'nearest' })
}
