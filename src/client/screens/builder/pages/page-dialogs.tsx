import { plainLine } from '#rules/plain-text.ts'
import { homePage } from '#rules/chat.ts'
import { nextPageName, pageNameProblem } from '#client/state/builder/pages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { NameForm } from '#client/parts/form/name-form.tsx'
import { useWorkbench } from '../workbench-context.ts'

type DialogProps = { onClose: () => void }

export function AddPageDialog({ onClose }: DialogProps) {
  const { editor, look } = useWorkbench()
  const { store } = editor
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a page"
      description="It gets a chat of its own and shares the look of the others."
    >
      <NameForm
        label="Page name"
        initial={nextPageName(store.get())}
        submit="Add page"
        problem={(name) => pageNameProblem(store.get(), name)}
        onCancel={onClose}
        onSubmit={(name) => {
          editor.addPage(name)
          onClose()
          look({ page: name })
        }}
      />
    </Dialog>
  )
}

export function RenamePageDialog({ onClose, page }: DialogProps & { page: string }) {
  const { editor, look } = useWorkbench()
  const { store } = editor
  return (
    <Dialog open onClose={onClose} title="Rename page">
      <NameForm
        label="Page name"
        initial={page}
        submit="Rename page"
        problem={(name) =>
          plainLine(name) === page ? 'This is its name already.' : pageNameProblem(store.get(), name, page)
        }
        onCancel={onClose}
        onSubmit={(name) => {
          editor.renamePage(page, name)
          onClose()
          look({ page: name })
        }}
      />
    </Dialog>
  )
}

export function DeletePageDialog({ onClose, page }: DialogProps & { page: string }) {
  const { editor, look } = useWorkbench()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete page"
      description={`“${page}” leaves this project, with its chat. Links to it on other pages stay as they are.`}
    >
      <div className="flex justify-end gap-2">
        <Button className="max-md:h-10" onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="danger"
          className="max-md:h-10"
          onClick={() => {
            editor.deletePage(page)
            onClose()
            look({ page: homePage })
          }}
        >
          Delete page
        </Button>
      </div>
    </Dialog>
  )
}
