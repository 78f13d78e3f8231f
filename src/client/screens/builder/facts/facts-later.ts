import { later } from '#client/ui/later.tsx'
import { missing } from '../missing-dialog.tsx'

/** The small form of what a page waits for; its code comes when it is asked for. */
export const FactsCard = later<{ onClose: () => void }>(
  async () => (await import('./facts-card.tsx')).FactsCard,
  missing('Missing facts'),
)
