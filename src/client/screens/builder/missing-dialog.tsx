import { Dialog } from '#client/ui/dialog.tsx'
import { NotHere } from '#client/ui/later.tsx'

/** A dialog whose code could not be loaded. */
export function missing(title: string) {
  return ({ onClose }: { onClose: () => void }) => (
    <Dialog open onClose={onClose} title={title}>
      <NotHere />
    </Dialog>
  )
}
