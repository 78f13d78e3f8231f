import './motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type FormEventHandler, type ReactNode, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'

const widths = { form: 'md:w-[27.5rem]', list: 'md:w-[40rem]' } as const

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  width?: keyof typeof widths
  /** makes it a form */
  onSubmit?: FormEventHandler
  /** where the focus goes afterwards, when it did not come from there */
  returnTo?: () => HTMLElement | null
  /** the buttons, behind a hairline */
  footer: ReactNode
  children: ReactNode
}

/** A dialog with buttons at its foot; its first field has the focus. On a phone it rises from the bottom. */
export function Modal({
  open,
  onClose,
  title,
  description,
  width = 'form',
  onSubmit,
  returnTo,
  footer,
  children,
}: ModalProps) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-ink/30 dark:bg-black/55" />
        <Base.Popup
          render={onSubmit && <form noValidate onSubmit={onSubmit} />}
          initialFocus={() => body.current?.querySelector('input') ?? true}
          finalFocus={() => returnTo?.() ?? true}
          className={cx(
            'pop fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-t-2xl border ' +
              'border-line bg-panel pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none max-md:border-x-0 ' +
              'max-md:border-b-0 md:inset-auto md:top-1/2 md:left-1/2 md:-translate-1/2 md:rounded-2xl',
            widths[width],
          )}
        >
          <div ref={body} className="grid gap-5 overflow-y-auto p-5">
            <div className="grid gap-1.5 pr-8">
              <Base.Title className="font-semibold text-base tracking-[-0.01em]">{title}</Base.Title>
              {description && (
                <Base.Description className="text-ink-2 text-sm wrap-anywhere">{description}</Base.Description>
              )}
            </div>
            {children}
          </div>
          <div className="flex flex-col-reverse gap-2 border-line border-t p-4 md:flex-row md:justify-end md:px-5">
            {footer}
          </div>
          <div className="absolute top-3 right-3">
            <Base.Close render={<IconButton icon="close" label="Close" className="max-md:size-10" />} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
