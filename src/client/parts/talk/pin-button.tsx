import type { ReactNode } from 'react'
import { cx } from '#client/ui/cx.ts'
import type { PinSpot } from './pin-spots.ts'

type PinButtonProps = {
  id?: string
  label: string
  /** null: its element is out of view; it is there for the keyboard */
  spot: PinSpot | null
  isOpen: boolean
  isDone: boolean
  isGone?: boolean
  onFocus: () => void
  onClick: () => void
  children: ReactNode
}

/** The same on every page, whatever its colours: dark or, the one that is open, the accent, with a white rim. */
export function PinButton({ id, label, spot, isOpen, isDone, isGone, onFocus, onClick, children }: PinButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      aria-pressed={isOpen}
      onFocus={onFocus}
      onClick={onClick}
      style={spot ?? undefined}
      className={cx(
        'absolute grid place-items-center rounded-full rounded-bl-[4px] border-2 border-white font-semibold text-[12px]',
        'text-white tabular-nums shadow-float focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
        'transition-opacity duration-150 motion-reduce:transition-none',
        spot ? 'pointer-events-auto size-7 max-md:after:absolute max-md:after:-inset-2' : 'size-px opacity-0',
        isOpen ? 'bg-[oklch(0.511_0.262_277)]' : 'bg-[oklch(0.27_0.006_286)]',
        isGone && 'border-dashed',
        isDone && 'ring-2 ring-[oklch(0.5_0.125_155)]',
      )}
    >
      {children}
    </button>
  )
}
