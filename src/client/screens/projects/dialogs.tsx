import type { RenameProjectProps } from '#client/parts/rename-project-dialog.tsx'
import { TypedNameDialog } from '#client/parts/typed-name-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { later, NotHere, useLoadAhead } from '#client/ui/later.tsx'
import { loadToasts } from '#client/ui/toaster.tsx'
import { useProjectActions } from './actions-context.ts'
import { cardLink, cardMenu } from './grid-focus.ts'

const RenameProjectDialog = later<RenameProjectProps>(
  async () => (await import('#client/parts/rename-project-dialog.tsx')).RenameProjectDialog,
  ({ onClose }) => (
    <Dialog open onClose={onClose} title="Rename Project">
      <NotHere />
    </Dialog>
  ),
)
const ahead = [loadToasts, RenameProjectDialog.bring]

/** The question that is open, if any. Afterwards the focus is on the card's menu, or its link when it was asked by key. */
export function Dialogs() {
  const { question, ask, rename, remove } = useProjectActions()
  useLoadAhead(ahead)
  if (!question) return null
  const { project } = question
  const returnTo = () => (question.byKey ? cardLink(project.id) : cardMenu(project.id))
  if (question.kind === 'rename')
    return (
      <RenameProjectDialog
        key={project.id}
        name={project.name}
        typed={question.typed}
        onRename={(name) => rename(project, name)}
        onClose={() => ask(null)}
        returnTo={returnTo}
      />
    )
  return (
    <TypedNameDialog
      key={project.id}
      open
      onClose={() => ask(null)}
      title="Delete Project"
      description={
        <>
          This deletes <span className="font-medium text-ink">{project.name}</span> with all its pages, versions and
          messages. You can undo it for a few seconds.
        </>
      }
      name={project.name}
      submit="Delete Project"
      onConfirm={() => remove(project)}
      returnTo={returnTo}
    />
  )
}
