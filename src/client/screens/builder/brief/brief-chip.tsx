import type { ComponentProps } from 'react'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'

type ChipProps = ComponentProps<'button'> & {
  /** read without being certain of it: dashed */
  isUnsure?: boolean
  /** waits for the person: a fact that only they know */
  isMissing?: boolean
  isLit?: boolean
  /** it opens something */
  opens?: boolean
}

/** One thing that was read. 28 px tall, 40 under a finger. */
export function BriefChip({ isUnsure, isMissing, isLit, opens, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[6px] border px-2 text-left text-[13px] leading-[18px]',
        'transition-colors duration-150 max-md:min-h-10 max-md:rounded-lg max-md:px-2.5 motion-reduce:transition-none',
        isMissing
          ? 'border-edge border-dashed text-warn hover:bg-panel-2'
          : isUnsure
            ? 'border-warn border-dashed text-ink hover:bg-panel-2'
            : isLit
              ? 'border-accent bg-accent-soft text-accent-text'
              : 'border-transparent bg-panel-2 text-ink hover:bg-line',
        'data-popup-open:border-accent data-popup-open:bg-accent-soft data-popup-open:text-accent-text',
        className,
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      {opens && <Icon name="chevron-down" size={12} className="shrink-0 text-ink-3" />}
    </button>
  )
}
