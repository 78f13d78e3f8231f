import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { InToolbar } from './in-toolbar.ts'
import type { Segment } from './segmented.tsx'
import { Tip } from './tooltip.tsx'

/** A row of controls that is one tab stop; the arrows walk it. Buttons inside join by themselves. */
export function Toolbar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <InToolbar value={true}>
      <Base.Root aria-label={label} className={className}>
        {children}
      </Base.Root>
    </InToolbar>
  )
}

export function ToolbarRule({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('mx-1 h-4 w-px shrink-0 bg-line', className)} />
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  segments: readonly (Segment<T> & { tip: string })[]
  onChoose: (value: T) => void
  /** leaves the words of the segments out where the toolbar is narrow */
  wordsClass?: string
}

/** One of a few inside a toolbar: the arrows move the focus, Enter or Space chooses. */
export function ToolbarChoice<T extends string>({ label, value, segments, onChoose, wordsClass }: ChoiceProps<T>) {
  return (
    <Base.Group
      role="radiogroup"
      aria-label={label}
      className="inline-flex h-8 shrink-0 items-center gap-0.5 rounded-lg bg-panel-2 p-0.5"
    >
      {segments.map((segment) => (
        <Tip key={segment.value} label={segment.tip}>
          <Base.Button
            role="radio"
            aria-checked={segment.value === value}
            aria-label={segment.label}
            onClick={() => onChoose(segment.value)}
            className={cx(
              'inline-flex h-7 items-center gap-1.5 rounded-[6px] px-2 text-[12px] font-medium tabular-nums transition-colors ' +
                'duration-150 motion-reduce:transition-none',
              segment.value === value ? 'bg-panel text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
            )}
          >
            {segment.icon && <Icon name={segment.icon} size={14} />}
            <span className={wordsClass}>{segment.label}</span>
          </Base.Button>
        </Tip>
      ))}
    </Base.Group>
  )
}
