import './motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button, IconButton } from './button.tsx'

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

/** A question with a few fields. The first has the focus, Enter submits; on a phone it rises from the bottom. */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  submit,
  look = 'primary',
  disabledReason = null,
  isBusy = false,
  onSubmit,
  returnTo,
  children,
}: FormDialogProps) {
  const popup = useRef<HTMLFormElement>(null)

  function onForm(event: FormEvent) {
    event.preventDefault()
    if (disabledReason === null && !isBusy) onSubmit()
  }

  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-ink/30 dark:bg-black/55" />
        <Base.Popup
          render={<form ref={popup} noValidate onSubmit={onForm} />}
          initialFocus={() => popup.current?.querySelector('input') ?? popup.current}
          finalFocus={() => returnTo?.() ?? true}
          className="pop fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-t-2xl border border-line bg-panel pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none max-md:border-x-0 max-md:border-b-0 md:inset-auto md:top-1/2 md:left-1/2 md:w-[27.5rem] md:-translate-1/2 md:rounded-2xl"
        >
          <div className="grid gap-5 overflow-y-auto p-5">
            <div className="grid gap-1.5 pr-8">
              <Base.Title className="font-semibold text-base tracking-[-0.01em]">{title}</Base.Title>
              {description && (
                <Base.Description className="text-ink-2 text-sm wrap-anywhere">{description}</Base.Description>
              )}
            </div>
            {children}
          </div>
          <div className="flex flex-col-reverse gap-2 border-line border-t p-4 md:flex-row md:justify-end md:px-5">
            <Button size="regular" disabledReason={isBusy ? 'Wait until it is done.' : null} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="regular" look={look} isBusy={isBusy} disabledReason={disabledReason}>
              {submit}
            </Button>
          </div>
          <div className="absolute top-3 right-3">
            <Base.Close render={<IconButton icon="close" label="Close" className="max-md:size-10" />} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
