import type { AssistantMessage } from '#client/state/builder/types.ts'
import { later, NotHere } from '#client/ui/later.tsx'
import { missing } from '../missing-dialog.tsx'

/** The dialog of a look at the page; like all of it, its code comes when it is asked for. */
export const PolishDialog = later<{ onClose: () => void }>(
  async () => (await import('./polish-dialog.tsx')).PolishDialog,
  missing('Polish'),
)

/** What a look at the page mended. */
export const PolishCard = later<{ page: string; message: AssistantMessage; isCurrent: boolean }>(
  async () => (await import('./polish-card.tsx')).PolishCard,
  NotHere,
)
