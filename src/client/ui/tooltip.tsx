import './motion.css'
import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { Kbd } from './kbd.tsx'

/** Once around the app: tooltips that follow each other open at once. */
export function TipProvider({ children }: { children: ReactNode }) {
  return <Tooltip.Provider delay={500}>{children}</Tooltip.Provider>
}

type TipProps = {
  /** null: there is nothing to say now */
  label: string | null | undefined
  keys?: string
  side?: 'top' | 'bottom'
  children: ReactElement
}

/** Names the control it wraps. It never carries what is not said elsewhere, so a finger misses nothing. */
export function Tip({ label, keys, side = 'bottom', children }: TipProps) {
  const [isByFocus, setByFocus] = useState(false)
  return (
    <Tooltip.Root
      disabled={!label}
      onOpenChange={(isOpen, { reason }) => isOpen && setByFocus(reason === 'trigger-focus')}
    >
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        {/* One that the focus opened stays, and must not keep the pointer from what is under it. */}
        <Tooltip.Positioner side={side} sideOffset={6} className={cx('z-50', isByFocus && 'pointer-events-none')}>
          <Tooltip.Popup
            className={
              'pop flex max-w-64 items-center gap-2 rounded-lg border border-line bg-panel px-2.5 py-1.5 text-[12px] text-ink ' +
              'shadow-float'
            }
          >
            {label}
            {keys && <Kbd keys={keys} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
