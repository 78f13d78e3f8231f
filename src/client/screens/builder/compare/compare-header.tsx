import type { RefObject } from 'react'
import { IconButton } from '#client/ui/button.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { differencesOf } from './compare-words.ts'
import type { ComparedVersions } from './use-compared.ts'

const kinds = [
  { value: 'pages', label: 'Side by side', icon: 'columns' },
  { value: 'code', label: 'Code', icon: 'code' },
] as const

const phoneKinds = [{ ...kinds[0], label: 'Pages' }, kinds[1]]

type HeaderProps = {
  heading: RefObject<HTMLHeadingElement | null>
  compared: ComparedVersions
  isPhone: boolean
  onStep: (direction: 1 | -1) => void
}

/** What differs, in words; the two ways to look at it; the way from difference to difference, and out. */
export function CompareHeader({ heading, compared, isPhone, onStep }: HeaderProps) {
  const { view, look } = useWorkbench()
  const { comparison, rows, versions } = compared
  const isSame = comparison !== null && !comparison.theme && !comparison.rest && rows.every(isUntouched)
  const hasNoSection = !view.isCode && rows.every(isUntouched)
  const reason = isSame ? 'Nothing differs.' : hasNoSection ? 'No section differs; the code shows the rest.' : null
  const words =
    comparison && versions.before && versions.after
      ? `Version ${versions.before.number} and version ${versions.after.number}: ${differencesOf(comparison)}`
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
      <Segmented
        label="Compare as"
        value={view.isCode ? 'code' : 'pages'}
        segments={isPhone ? phoneKinds : kinds}
        onChoose={(kind) => look({ isCode: kind === 'code' })}
      />
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
      <ActionButton action={actions.closeCompare} className="max-md:h-10" aria-keyshortcuts="Escape">
        Close
        <span className="max-md:hidden">
          <Kbd keys="Escape" />
        </span>
      </ActionButton>
    </div>
  )
}

function isUntouched({ change }: { change: string }): boolean {
  return change === 'same'
}
