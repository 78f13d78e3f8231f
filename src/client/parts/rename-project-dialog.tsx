import { useState } from 'react'
import { projectName } from '#rules/fields.ts'
import { projectNameMaxLength } from '#rules/workspaces.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'

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
  const [typed, setTyped] = useState(before ?? name)
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
      returnTo={returnTo}
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
