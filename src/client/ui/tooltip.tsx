import './motion.css'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

/** Once around the app: tooltips that follow each other open at once. */
export function TipProvider({ children }: { children: ReactNode }) {
  return <Tooltip.Provider delay={500}>{children}</Tooltip.Provider>
}

type TipProps = { label: string; keys?: string; side?: 'top' | 'bottom'; children: ReactElement }

/** Names the control it wraps. It never carries what is not said elsewhere, so a finger misses nothing. */
export function Tip({ label, keys, side = 'bottom', children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} className="z-50">
          <Tooltip.Popup className="pop flex max-w-64 items-center gap-2 rounded-lg border border-line bg-panel px-2.5 py-1.5 text-[12px] text-ink shadow-float">
            {label}
            {keys && <Kbd keys={keys} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
