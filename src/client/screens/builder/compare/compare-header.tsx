import type { RefObject } from 'react'
import { CompareBar } from '#client/parts/compare/compare-bar.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { useWorkbench } from '../workbench-context.ts'
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
  return (
    <CompareBar
      heading={heading}
      comparison={comparison}
      rows={rows}
      numbers={{ before: versions.before?.number ?? null, after: versions.after?.number ?? null }}
      hasSections={!view.isCode}
      onStep={onStep}
      kinds={
        <Segmented
          label="Compare as"
          value={view.isCode ? 'code' : 'pages'}
          segments={isPhone ? phoneKinds : kinds}
          onChoose={(kind) => look({ isCode: kind === 'code' })}
        />
      }
      close={
        <ActionButton action={actions.closeCompare} className="max-md:h-10" aria-keyshortcuts="Escape">
          Close
          <span className="max-md:hidden">
            <Kbd keys="Escape" />
          </span>
        </ActionButton>
      }
    />
  )
}
