import { later } from '#client/ui/later.tsx'
import { missing } from '../missing-dialog.tsx'
import type { FactsButtonProps } from './facts-button.tsx'

/** How many facts are missing; what counts them weighs more than what opens the form. */
export const FactsButton = later<FactsButtonProps>(
  async () => (await import('./facts-button.tsx')).FactsButton,
  () => null,
)

/** The small form of what a page waits for; its code comes when it is asked for. */
export const FactsCard = later<{ onClose: () => void }>(
  async () => (await import('./facts-card.tsx')).FactsCard,
  missing('Missing facts'),
)
