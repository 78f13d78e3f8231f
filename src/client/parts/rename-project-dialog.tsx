import { z } from 'zod'
import { projectName } from '#rules/fields.ts'
import { projectNameMaxLength } from '#rules/workspaces.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { useForm } from './form/use-form.ts'

const fields = z.object({ name: projectName })

export type RenameProjectProps = {
  /** its name now */
  name: string
  /** what was typed before, when it could not be saved */
  typed?: string | undefined
  isBusy?: boolean
  onRename: (name: string) => void
  onClose: () => void
  returnTo?: () => HTMLElement | null
}

/** The name is trimmed on save, and has to be a new one. */
export function RenameProjectDialog({ name, typed: before, isBusy, onRename, onClose, returnTo }: RenameProjectProps) {
  const { field, values, problem, submit } = useForm({
    rules: fields,
    initial: { name: before ?? name },
    tells: 'typed',
    // Whoever asked for the name waits for what becomes of it, and says so.
    send: async (typed) => onRename(typed.name),
    onFailed: reportError,
  })
  const isSame = values.name.trim() === name
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Rename Project"
      submit="Rename Project"
      isBusy={isBusy}
      disabledReason={problem ?? (isSame ? 'This is its name already.' : null)}
      onSubmit={submit}
      returnTo={returnTo}
    >
      <Field
        {...field('name')}
        label="Project Name"
        maxLength={projectNameMaxLength * 2}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}
