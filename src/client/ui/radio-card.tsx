import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'disabled'> & {
  title: string
  line: string
  icon: IconName
  /** why it cannot be chosen: stands in the card instead of the line */
  disabledReason?: string | null
}

/** One of a few, as a card; all of it is the target. */
export function RadioCard({ title, line, icon, disabledReason, className, ...input }: RadioCardProps) {
  return (
    <label
      className={cx(
        'relative flex gap-3 rounded-xl border border-line bg-panel p-4 transition-colors duration-150 ' +
          'has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ring ' +
          'has-focus-visible:outline-offset-2 motion-reduce:transition-none',
        disabledReason ? 'cursor-not-allowed' : 'cursor-pointer not-has-checked:hover:border-edge',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        disabled={Boolean(disabledReason)}
        className="mt-0.5 size-4 accent-accent outline-none"
      />
      <span className="grid flex-1 gap-1">
        <span className="font-medium text-sm">{title}</span>
        <span className="text-[13px] text-ink-2">{disabledReason ?? line}</span>
      </span>
      <Icon name={icon} className="text-ink-2" />
    </label>
  )
}
