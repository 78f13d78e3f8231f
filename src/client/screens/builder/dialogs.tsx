import { lazy, Suspense } from 'react'
import { ShortcutsDialog } from './commands/shortcuts-dialog.tsx'
import { AddPageDialog, DeletePageDialog, RenamePageDialog } from './pages/page-dialogs.tsx'
import { VersionsSheet } from './phone-bar.tsx'
import type { OpenDialog } from './workbench-context.ts'

const Palette = lazy(() => import('./commands/palette.tsx'))

/** The dialog that is open, if any. */
export function Dialogs({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const shared = { isOpen: true, onClose }
  switch (dialog?.kind) {
    case 'add-page':
      return <AddPageDialog {...shared} />
    case 'rename-page':
      return <RenamePageDialog {...shared} page={dialog.page} />
    case 'delete-page':
      return <DeletePageDialog {...shared} page={dialog.page} />
    case 'shortcuts':
      return <ShortcutsDialog {...shared} />
    case 'versions':
      return <VersionsSheet {...shared} />
    case 'palette':
      return (
        <Suspense>
          <Palette onClose={onClose} />
        </Suspense>
      )
    default:
      return null
  }
}
