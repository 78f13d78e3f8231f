import { type ReactNode, useState } from 'react'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Field } from '#client/ui/field.tsx'

type TypedNameProps = {
  open: boolean
  onClose: () => void
  /** 'Delete Project' */
  title: string
  /** what will be gone */
  description: ReactNode
  /** the words that have to be typed exactly */
  name: string
  submit: string
  isBusy?: boolean
  onConfirm: () => void
  returnTo?: () => HTMLElement | null
}

/** Deletes what cannot be brought back: only once its name was typed exactly. Mount it anew for each question. */
export function TypedNameDialog({ name, onConfirm, ...dialog }: TypedNameProps) {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog
      {...dialog}
      look="danger"
      disabledReason={typed === name ? null : 'Type the name exactly to confirm.'}
      onSubmit={onConfirm}
    >
      <Field
        label={
          <>
            Type <span className="font-mono whitespace-pre-wrap">{name}</span> to confirm
          </>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        spellCheck={false}
        autoCapitalize="off"
      />
    </FormDialog>
  )
}
