import { later } from '#client/ui/later.tsx'
import { missing } from '../missing-dialog.tsx'

/** The sheet of the check; its code comes when a pointer or the focus reaches its button, or when it is opened. */
export const CheckSheet = later<{ onClose: () => void }>(
  async () => (await import('./check-sheet.tsx')).CheckSheet,
  missing('Check page'),
)
