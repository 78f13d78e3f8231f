import './motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'

type SheetProps = {
  open: boolean
  onClose: () => void
  label: string
  /** a selector: what in it has the focus first, if it is there */
  first: string
  /** where the focus goes afterwards; true: where it came from, false: it is set elsewhere */
  returnTo: () => HTMLElement | boolean
  children: ReactNode
}

/** What rises from below of a small screen and covers most of it; the focus stays in it until it closes. */
export function BottomSheet({ open, onClose, label, first, returnTo, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-30 bg-ink/30 dark:bg-black/55" />
        <Base.Popup
          ref={popup}
          aria-label={label}
          initialFocus={() => popup.current?.querySelector<HTMLElement>(first) ?? true}
          finalFocus={() => returnTo()}
          className={
            'pop fixed inset-x-0 bottom-0 z-40 flex max-h-[70dvh] flex-col rounded-t-2xl border-line border-t bg-panel ' +
            'pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none'
          }
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
