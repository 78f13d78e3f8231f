import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** the words of the button that does it */
  submit: string
  look?: 'primary' | 'danger'
  /** why it cannot be done yet, or null */
  disabledReason?: string | null
  /** it is being done: nothing closes the dialog meanwhile */
  isBusy?: boolean
  onSubmit: () => void
  /** where the focus goes afterwards, when it did not come from there */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A question with a few fields; Enter submits. */
export function FormDialog({
  onClose,
  submit,
  look = 'primary',
  disabledReason = null,
  isBusy = false,
  onSubmit,
  children,
  ...modal
}: FormDialogProps) {
  function onForm(event: FormEvent) {
    event.preventDefault()
    // The form it was opened from is no ancestor on the page, but it would hear of this.
    event.stopPropagation()
    if (disabledReason === null && !isBusy) onSubmit()
  }

  function close() {
    if (!isBusy) onClose()
  }

  return (
    <Modal
      {...modal}
      onClose={close}
      onSubmit={onForm}
      footer={
        <>
          <Button size="regular" disabledReason={isBusy ? 'Wait until it is done.' : null} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" size="regular" look={look} isBusy={isBusy} disabledReason={disabledReason}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
