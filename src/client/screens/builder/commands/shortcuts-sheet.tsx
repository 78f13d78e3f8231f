import { ShortcutsDialog } from '#client/parts/commands/shortcuts-dialog.tsx'
import { builderShortcuts } from './shortcuts.ts'

/** The keys of the builder. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog groups={builderShortcuts} onClose={onClose} />
}
