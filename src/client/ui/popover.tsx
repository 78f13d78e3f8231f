import './motion.css'
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { sheet } from './sheet.ts'

type PopoverProps = {
  /** what opens it; without one it is opened from elsewhere, and only on phones, where it has a place of its own */
  trigger?: ReactElement | undefined
  label: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  width: string
  align?: 'start' | 'end'
  /** where the focus goes afterwards, when it did not come from there */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

// Without any it would stay transparent.
const wholePage = () => document.body

/** A card with controls of any kind that drops from its trigger; from the bottom of a phone. The focus goes back when it closes. */
export function Popover({ trigger, label, isOpen, onOpen, width, align = 'end', returnTo, children }: PopoverProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpen}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-30 bg-ink/30 md:hidden dark:bg-black/55" />
        <Base.Positioner
          anchor={trigger ? undefined : wholePage}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx('z-40 outline-none', sheet.place)}
        >
          <Base.Popup
            aria-label={label}
            // of itself it leaves the focus where it went while the card was closing: in the next one
            finalFocus={returnTo ? () => returnTo() ?? true : true}
            className={cx(
              'pop max-h-(--available-height) overflow-y-auto rounded-xl border border-line bg-panel shadow-float outline-none',
              width,
              sheet.popup,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
