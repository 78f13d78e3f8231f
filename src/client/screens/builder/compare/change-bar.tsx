import { changeWord, noChange } from '#client/parts/compare/compare-words.ts'
import type { ComparedRow, Side } from '#client/parts/compare/compared.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { takeBack } from '../versions/take-back.ts'
import { useWorkbench } from '../workbench-context.ts'
import { comparedOf } from './pair.ts'
import type { ComparedVersions } from './use-compared.ts'

const sides = ['before', 'after'] as const

/** The section in question: what became of it, and the way to have it back as it is in one of the two. */
export function ChangeBar({ row, compared }: { row: ComparedRow; compared: ComparedVersions }) {
  const { editor, look, page, view } = useWorkbench()
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  const offered = sides.filter((side) => {
    const version = compared.versions[side]
    return version !== null && version.id !== current && row[side] !== null && row.change !== 'same'
  })

  function take(side: Side) {
    const version = compared.versions[side]
    const section = row[side]
    if (!version || !section) return
    const number = takeBack(editor, version, section.key)
    const { before, after } = view.compare ?? { before: 0, after: 0 }
    // Who compares with the page as it is goes on doing so.
    const wasCurrent = compared.versions[after === version.number ? 'before' : 'after']?.id === current
    if (number !== null && wasCurrent) look({ compare: comparedOf(before, number) })
  }

  return (
    <div
      role="group"
      aria-label="Section"
      className={
        'absolute bottom-5 left-1/2 z-20 flex min-h-10 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap ' +
        'items-center gap-x-3 gap-y-1 rounded-[20px] border border-line bg-panel py-1 pr-1.5 pl-4 text-[13px] ' +
        'shadow-float max-md:bottom-3'
      }
    >
      <span className={offered.length === 0 ? 'pr-2.5' : ''}>
        <span className="font-medium">{row.label}</span>
        <span className="text-ink-2"> · {changeWord(row.change, compared.comparison ?? noChange)}</span>
      </span>
      {offered.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {offered.map((side) => (
            <Button
              key={side}
              icon="undo"
              aria-label={
                offered.length === 1
                  ? undefined
                  : `Take this section back from version ${compared.versions[side]?.number}`
              }
              className="rounded-full max-md:h-10"
              disabledReason={isBusy ? 'Wait until this version is done.' : null}
              onClick={() => take(side)}
            >
              {offered.length === 1 ? 'Take this section back' : `From version ${compared.versions[side]?.number}`}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}
