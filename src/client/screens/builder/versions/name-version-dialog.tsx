import { versionNameOf, versionNameProblem } from '#rules/version-names.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { NameForm } from '#client/parts/form/name-form.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** A name for a version, so that it is found again among many. */
export function NameVersionDialog({ version: id, onClose }: { version: string; onClose: () => void }) {
  const { editor } = useWorkbench()
  const version = useBuilder((builder) => builder.versions.find((each) => each.id === id))
  if (!version) return null
  const { name, number } = version

  function save(typed: string) {
    const next = versionNameOf(typed)
    editor.nameVersion(id, next)
    onClose()
    announce(next === null ? `Version ${number} has no name any more.` : `Version ${number} is called ${next}.`)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Name version ${number}`}
      description={name === null ? 'A name of your own, up to 60 characters.' : 'An empty field takes the name away.'}
    >
      <NameForm
        label="Version name"
        initial={name ?? ''}
        submit="Save name"
        problem={(typed) =>
          versionNameProblem(typed) ?? (versionNameOf(typed) === name ? 'There is nothing to save yet.' : null)
        }
        onCancel={onClose}
        onSubmit={save}
      />
    </Dialog>
  )
}
