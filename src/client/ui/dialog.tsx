import './motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** `sheet` rises from the bottom on a phone and stands as wide as it needs elsewhere */
  shape?: 'card' | 'sheet'
  /** it asks for an answer: neither Esc nor a press outside closes it, and it has no Close */
  isForced?: boolean
  children: ReactNode
}

/** A dialog over the screen. Its first field has the focus; Esc and a press outside close it, and the focus goes back to where it came from. */
export function Dialog({ open, onClose, title, description, shape = 'card', isForced = false, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && !isForced && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-ink/25 dark:bg-black/55" />
        <Base.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector('input') ?? popup.current}
          className={cx(
            'pop fixed z-50 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden border border-line bg-panel text-ink shadow-float outline-none',
            shape === 'card'
              ? 'top-1/2 left-1/2 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-2xl'
              : 'inset-x-0 bottom-0 rounded-t-2xl pb-[env(safe-area-inset-bottom)]',
          )}
        >
          <div className="flex items-start gap-3 px-4 pt-3.5 pb-1">
            <div className="min-w-0 flex-1 pt-1">
              <Base.Title className="font-semibold text-[15px]">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-[13px] text-ink-2 leading-[19px]">
                  {description}
                </Base.Description>
              )}
            </div>
            {!isForced && <Base.Close render={<IconButton icon="close" label="Close" />} />}
          </div>
          <div className="overflow-y-auto px-4 pt-2 pb-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
