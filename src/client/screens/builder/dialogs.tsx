import { Suspense } from 'react'
import { ShortcutsDialog } from '#client/parts/commands/shortcuts-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { later, NotHere, useLoadAhead } from '#client/ui/later.tsx'
import { loadToasts } from '#client/ui/toaster.tsx'
import { builderShortcuts } from './commands/shortcuts.ts'
import { AddPageDialog, DeletePageDialog, RenamePageDialog } from './pages/page-dialogs.tsx'
import { VersionsSheet } from './phone-bar.tsx'
import { NameVersionDialog } from './versions/name-version-dialog.tsx'
import { type OpenDialog, type OpenProject, useWorkbench } from './workbench-context.ts'

const loadPalette = async () => (await import('./commands/builder-palette.tsx')).default
const Palette = later<{ onClose: () => void }>(loadPalette, ({ onClose }) => (
  <Dialog open onClose={onClose} title="Commands">
    <NotHere />
  </Dialog>
))

const loadRename = async () => (await import('./rename-project.tsx')).RenameProject
const RenameProject = later<{ project: OpenProject; onClose: () => void }>(loadRename, ({ onClose }) => (
  <Dialog open onClose={onClose} title="Rename Project">
    <NotHere />
  </Dialog>
))

const TakeSectionDialog = later<{ version: string; onClose: () => void }>(
  async () => (await import('./versions/take-section-dialog.tsx')).TakeSectionDialog,
  ({ onClose }) => (
    <Dialog open onClose={onClose} title="Sections">
      <NotHere />
    </Dialog>
  ),
)

const loadImport = async () => (await import('./import/import-dialog.tsx')).ImportDialog
const ImportDialog = later<{ files: readonly File[]; onClose: () => void }>(loadImport, ({ onClose }) => (
  <Dialog open onClose={onClose} title="Import a page">
    <NotHere />
  </Dialog>
))

const CheckSheet = later<{ onClose: () => void }>(
  async () => (await import('./check/check-sheet.tsx')).CheckSheet,
  ({ onClose }) => (
    <Dialog open onClose={onClose} title="Check page">
      <NotHere />
    </Dialog>
  ),
)

const ahead = [loadToasts, loadPalette, loadRename]

/** Other files begin anew. */
const nameAndAge = (file: File) => file.name + file.lastModified

/** The dialog that is open, if any. */
export function Dialogs({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const { project } = useWorkbench()
  useLoadAhead(ahead)
  const shared = { isOpen: true, onClose }
  switch (dialog?.kind) {
    case 'add-page':
      return <AddPageDialog {...shared} />
    case 'rename-page':
      return <RenamePageDialog {...shared} page={dialog.page} />
    case 'delete-page':
      return <DeletePageDialog {...shared} page={dialog.page} />
    case 'rename-project':
      return (
        project && (
          <Suspense>
            <RenameProject project={project} onClose={onClose} />
          </Suspense>
        )
      )
    case 'shortcuts':
      return <ShortcutsDialog groups={builderShortcuts} onClose={onClose} />
    case 'versions':
      return <VersionsSheet {...shared} />
    case 'name-version':
      return <NameVersionDialog version={dialog.version} onClose={onClose} />
    case 'take-section':
      return (
        <Suspense>
          <TakeSectionDialog version={dialog.version} onClose={onClose} />
        </Suspense>
      )
    case 'import':
      return (
        <Suspense>
          <ImportDialog key={dialog.files.map(nameAndAge).join()} files={dialog.files} onClose={onClose} />
        </Suspense>
      )
    case 'check':
      return (
        <Suspense>
          <CheckSheet onClose={onClose} />
        </Suspense>
      )
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
