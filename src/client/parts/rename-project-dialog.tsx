import { useState } from 'react'
import { projectName, projectNameMaxLength } from '#rules/fields.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'

type RenameProps = {
  /** its name now */
  name: string
  isBusy?: boolean
  onRename: (name: string) => void
  onClose: () => void
}

/** The name is trimmed on save, and has to be a new one. */
export function RenameProjectDialog({ name, isBusy, onRename, onClose }: RenameProps) {
  const [typed, setTyped] = useState(name)
  const problem = projectName.safeParse(typed).error?.issues[0]?.message ?? null
  const isSame = typed.trim() === name
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Rename Project"
      submit="Rename Project"
      isBusy={isBusy}
      disabledReason={problem ?? (isSame ? 'This is its name already.' : null)}
      onSubmit={() => onRename(typed.trim())}
    >
      <Field
        label="Project Name"
        value={typed}
        maxLength={projectNameMaxLength * 2}
        error={typed === '' ? null : problem}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}
