import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
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

/** One of a few, side by side; the arrows move the choice. */
export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChoose,
  isDisabled,
  className,
}: SegmentedProps<T>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onValueChange={(next) => next !== null && onChoose(next)}
      className={cx('inline-flex h-8 shrink-0 items-center gap-0.5 rounded-lg bg-panel-2 p-0.5', className)}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          aria-label={segment.name ?? segment.label}
          className={
            'relative inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-[6px] px-2 text-[12px] font-medium ' +
            'text-ink-2 tabular-nums transition-colors duration-150 hover:text-ink motion-reduce:transition-none ' +
            'data-checked:bg-panel data-checked:text-ink data-checked:ring-1 data-checked:ring-line ' +
            'data-disabled:cursor-not-allowed max-md:before:absolute max-md:before:-inset-y-2 max-md:before:inset-x-0'
          }
        >
          {segment.icon && <Icon name={segment.icon} size={14} />}
          <span>{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
