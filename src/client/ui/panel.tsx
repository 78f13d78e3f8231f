import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One form or one subject on a raised surface. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('overflow-hidden rounded-2xl border border-line bg-panel', className)}>{children}</div>
}

export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 p-5 md:p-6">{children}</div>
}

/** The state in words on the left, one button on the right; stacked on a phone, where the button takes the width. */
export function PanelFooter({ state, children }: { state: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 border-line border-t bg-bg px-5 py-3 md:min-h-14 md:flex-row md:items-center md:justify-between md:px-6">
      <p className="text-[13px] text-ink-2" aria-live="polite">
        {state}
      </p>
      {children}
    </div>
  )
}
