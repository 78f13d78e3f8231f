import { later, useLoadAhead } from '#client/ui/later.tsx'
import { loadToasts } from '#client/ui/toaster.tsx'
import { CheckSheet } from './check/check-later.tsx'
import { PolishDialog } from './polish/polish-later.tsx'
import { FactsCard } from './facts/facts-later.ts'
import { missing } from './missing-dialog.tsx'
import { type OpenDialog, type OpenProject, useWorkbench } from './workbench-context.ts'

const AddPageDialog = later<{ onClose: () => void }>(
  async () => (await import('./pages/page-dialogs.tsx')).AddPageDialog,
  missing('Add a page'),
)

const RenamePageDialog = later<{ page: string; onClose: () => void }>(
  async () => (await import('./pages/page-dialogs.tsx')).RenamePageDialog,
  missing('Rename page'),
)

const DeletePageDialog = later<{ page: string; onClose: () => void }>(
  async () => (await import('./pages/page-dialogs.tsx')).DeletePageDialog,
  missing('Delete page'),
)

const VersionsSheet = later<{ onClose: () => void }>(
  async () => (await import('./versions/versions-sheet.tsx')).VersionsSheet,
  missing('Versions'),
)

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

const ahead = [
  loadToasts,
  Palette.bring,
  ShortcutsSheet.bring,
  RenameProject.bring,
  NameVersionDialog.bring,
  AddPageDialog.bring,
  RenamePageDialog.bring,
  DeletePageDialog.bring,
  VersionsSheet.bring,
  FactsCard.bring,
]

/** Other files begin anew. */
const nameAndAge = (file: File) => file.name + file.lastModified

type DialogsProps = { dialog: OpenDialog | null; onClose: () => void }

/** The dialog that is open, if any. */
export function Dialogs(props: DialogsProps) {
  useLoadAhead(ahead)
  return openDialog(props, useWorkbench().project)
}

function openDialog({ dialog, onClose }: DialogsProps, project: OpenProject | null) {
  switch (dialog?.kind) {
    case 'add-page':
      return <AddPageDialog onClose={onClose} />
    case 'rename-page':
      return <RenamePageDialog onClose={onClose} page={dialog.page} />
    case 'delete-page':
      return <DeletePageDialog onClose={onClose} page={dialog.page} />
    case 'arrange-pages':
      return <ArrangePagesDialog onClose={onClose} />
    case 'rename-project':
      return project && <RenameProject project={project} onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />
    case 'versions':
      return <VersionsSheet onClose={onClose} />
    case 'name-version':
      return <NameVersionDialog version={dialog.version} onClose={onClose} />
    case 'take-section':
      return <TakeSectionDialog version={dialog.version} onClose={onClose} />
    case 'import':
      return <ImportDialog key={dialog.files.map(nameAndAge).join()} files={dialog.files} onClose={onClose} />
    case 'check':
      return <CheckSheet onClose={onClose} />
    case 'polish':
      return <PolishDialog onClose={onClose} />
    case 'facts':
      return <FactsCard onClose={onClose} />
    case 'palette':
      return <Palette onClose={onClose} />
    default:
      return null
  }
}
