import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { Differences } from './compared.ts'
import { differencesOf } from './compare-words.ts'

type BarProps = Differences & {
  heading: RefObject<HTMLHeadingElement | null>
  numbers: { before: number | null; after: number | null }
  /** sections can be walked: not so in the code, which has steps of its own */
  hasSections: boolean
  onStep: (direction: 1 | -1) => void
  /** before the steps, such as the ways to look at it */
  kinds?: ReactNode
  /** the way out */
  close: ReactNode
}

/** What differs, in words; the way from difference to difference, and out. */
export function CompareBar({ heading, comparison, rows, numbers, hasSections, onStep, kinds, close }: BarProps) {
  const areSame = rows.every(({ change }) => change === 'same')
  const isSame = comparison !== null && !comparison.theme && !comparison.rest && areSame
  const reason = isSame
    ? 'Nothing differs.'
    : hasSections && areSame
      ? 'No section differs; the code shows the rest.'
      : null
  const { before, after } = numbers
  const words =
    comparison && before !== null && after !== null
      ? `Version ${before} and version ${after}: ${differencesOf(comparison)}`
      : ''
  return (
    <div className="@container/bar flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5">
      <h2
        ref={heading}
        id="compare-title"
        tabIndex={-1}
        className="pl-1 font-medium text-[13px] outline-none max-md:sr-only"
      >
        Compare
      </h2>
      <p
        role="status"
        className="min-w-0 flex-1 text-[13px] text-ink-2 max-md:order-last max-md:basis-full max-md:pb-1"
      >
        {words}
      </p>
      {kinds}
      <span className="inline-flex items-center gap-0.5 max-md:ml-auto">
        <IconButton
          icon="chevron-up"
          label="Previous change"
          className="max-md:size-10"
          disabledReason={reason}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="chevron-down"
          label="Next change"
          className="max-md:size-10"
          disabledReason={reason}
          onClick={() => onStep(1)}
        />
      </span>
      {close}
    </div>
  )
}
