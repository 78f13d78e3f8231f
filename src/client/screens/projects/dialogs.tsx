import { TypedNameDialog } from '#client/parts/typed-name-dialog.tsx'
import { useProjectActions } from './actions-context.ts'
import { cardLink, cardMenu } from './grid-focus.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** The question that is open, if any. Afterwards the focus is on the card's menu, or its link when it was asked by key. */
export function Dialogs() {
  const { question, ask, remove, deleting } = useProjectActions()
  if (!question) return null
  const { project } = question
  const returnTo = () => (question.byKey ? cardLink(project.id) : cardMenu(project.id))
  if (question.kind === 'rename')
    return <RenameDialog key={project.id} project={project} typed={question.typed} returnTo={returnTo} />
  return (
    <TypedNameDialog
      key={project.id}
      open
      onClose={() => ask(null)}
      title="Delete Project"
      description={
        <>
          This deletes <span className="font-medium text-ink">{project.name}</span> with all its pages, versions and
          messages. It cannot be undone.
        </>
      }
      name={project.name}
      submit="Delete Project"
      isBusy={deleting === project.id}
      onConfirm={() => remove(project)}
      returnTo={returnTo}
    />
  )
}
