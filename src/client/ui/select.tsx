import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxLooks } from './field.tsx'
import { Icon } from './icon.tsx'

/** The system's own list behind a box that looks like the other fields. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={cx(boxLooks, 'h-10 appearance-none pr-9 text-ellipsis md:h-9', className)} />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
        <Icon name="chevron-down" size={14} />
      </span>
    </span>
  )
}
