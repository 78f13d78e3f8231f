import { later, useLoadAhead } from '#client/ui/later.tsx'
import { loadToasts } from '#client/ui/toaster.tsx'
import { CheckSheet } from './check/check-later.tsx'
import { missing } from './missing-dialog.tsx'
import { AddPageDialog, DeletePageDialog, RenamePageDialog } from './pages/page-dialogs.tsx'
import { VersionsSheet } from './phone-bar.tsx'
import { type OpenDialog, type OpenProject, useWorkbench } from './workbench-context.ts'

const Palette = later<{ onClose: () => void }>(
  async () => (await import('./commands/builder-palette.tsx')).default,
  missing('Commands'),
)

const ShortcutsSheet = later<{ onClose: () => void }>(
  async () => (await import('./commands/shortcuts-sheet.tsx')).ShortcutsSheet,
  missing('Keyboard shortcuts'),
)

const RenameProject = later<{ project: OpenProject; onClose: () => void }>(
  async () => (await import('./rename-project.tsx')).RenameProject,
  missing('Rename Project'),
)

const NameVersionDialog = later<{ version: string; onClose: () => void }>(
  async () => (await import('./versions/name-version-dialog.tsx')).NameVersionDialog,
  missing('Version name'),
)

const ArrangePagesDialog = later<{ onClose: () => void }>(
  async () => (await import('./pages/arrange-dialog.tsx')).ArrangePagesDialog,
  missing('Arrange pages'),
)

const TakeSectionDialog = later<{ version: string; onClose: () => void }>(
  async () => (await import('./versions/take-section-dialog.tsx')).TakeSectionDialog,
  missing('Sections'),
)

const ImportDialog = later<{ files: readonly File[]; onClose: () => void }>(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
  missing('Import a page'),
)

const ahead = [loadToasts, Palette.bring, ShortcutsSheet.bring, RenameProject.bring, NameVersionDialog.bring]

/** Other files begin anew. */
const nameAndAge = (file: File) => file.name + file.lastModified

type DialogsProps = { dialog: OpenDialog | null; onClose: () => void }

/** The dialog that is open, if any. */
export function Dialogs(props: DialogsProps) {
  useLoadAhead(ahead)
  return openDialog(props, useWorkbench().project)
}

function openDialog({ dialog, onClose }: DialogsProps, project: OpenProject | null) {
  const shared = { isOpen: true, onClose }
  switch (dialog?.kind) {
    case 'add-page':
      return <AddPageDialog {...shared} />
    case 'rename-page':
      return <RenamePageDialog {...shared} page={dialog.page} />
    case 'delete-page':
      return <DeletePageDialog {...shared} page={dialog.page} />
    case 'arrange-pages':
      return <ArrangePagesDialog onClose={onClose} />
    case 'rename-project':
      return project && <RenameProject project={project} onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />
    case 'versions':
      return <VersionsSheet {...shared} />
    case 'name-version':
      return <NameVersionDialog version={dialog.version} onClose={onClose} />
    case 'take-section':
      return <TakeSectionDialog version={dialog.version} onClose={onClose} />
    case 'import':
      return <ImportDialog key={dialog.files.map(nameAndAge).join()} files={dialog.files} onClose={onClose} />
    case 'check':
      return <CheckSheet onClose={onClose} />
    case 'palette':
      return <Palette onClose={onClose} />
    default:
      return null
  }
}
