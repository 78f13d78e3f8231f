import { lazy, Suspense } from 'react'
import { ShortcutsDialog } from '#client/parts/commands/shortcuts-dialog.tsx'
import { builderShortcuts } from './commands/shortcuts.ts'
import { AddPageDialog, DeletePageDialog, RenamePageDialog } from './pages/page-dialogs.tsx'
import { VersionsSheet } from './phone-bar.tsx'
import { RenameProject } from './rename-project.tsx'
import { type OpenDialog, useWorkbench } from './workbench-context.ts'

const Palette = lazy(() => import('./commands/builder-palette.tsx'))

/** The dialog that is open, if any. */
export function Dialogs({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const { project } = useWorkbench()
  const shared = { isOpen: true, onClose }
  switch (dialog?.kind) {
    case 'add-page':
      return <AddPageDialog {...shared} />
    case 'rename-page':
      return <RenamePageDialog {...shared} page={dialog.page} />
    case 'delete-page':
      return <DeletePageDialog {...shared} page={dialog.page} />
    case 'rename-project':
      return project && <RenameProject project={project} onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsDialog groups={builderShortcuts} onClose={onClose} />
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
