import { useId } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type Segment<T extends string> = { value: T; label: string; icon?: IconName; name?: string }

type SegmentedProps<T extends string> = {
  label: string
  /** null when it is none of them */
  value: T | null
  segments: readonly Segment<T>[]
  onChoose: (value: T) => void
  /** nothing to choose yet */
  isDisabled?: boolean
  className?: string
}

/** One of a few, side by side; the arrows move the choice. The browser's own radios lie over what is seen of them. */
export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChoose,
  isDisabled,
  className,
}: SegmentedProps<T>) {
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={cx('inline-flex h-8 shrink-0 items-center gap-0.5 rounded-lg bg-panel-2 p-0.5', className)}
    >
      {segments.map((segment) => (
        <span
          key={segment.value}
          className={
            'relative inline-flex h-7 items-center gap-1.5 rounded-[6px] px-2 text-[12px] font-medium text-ink-2 ' +
            'tabular-nums transition-colors duration-150 hover:text-ink motion-reduce:transition-none ' +
            'has-checked:bg-panel has-checked:text-ink has-checked:ring-1 has-checked:ring-line ' +
            'has-focus-visible:outline-2 has-focus-visible:outline-ring'
          }
        >
          <input
            type="radio"
            name={group}
            aria-label={segment.name ?? segment.label}
            checked={segment.value === value}
            disabled={isDisabled}
            onChange={() => onChoose(segment.value)}
            className={
              'absolute top-0 left-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed ' +
              'max-md:-top-2 max-md:h-[calc(100%+16px)]'
            }
          />
          {segment.icon && <Icon name={segment.icon} size={14} />}
          <span aria-hidden="true">{segment.label}</span>
        </span>
      ))}
    </div>
  )
}
