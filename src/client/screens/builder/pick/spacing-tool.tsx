import { type Axis, spacingOf, spacingOperations } from '#design/hand/spacing.ts'
import type { Key } from '#design/types.ts'
import { IconButton } from '#client/ui/button.tsx'
import type { Picker } from './picker.ts'

const rows: { axis: Axis; label: string }[] = [
  { axis: 'y', label: 'Above and below' },
  { axis: 'x', label: 'Left and right' },
]

/** Room inside the element, step by step. */
export function SpacingTool({ picker, picked }: { picker: Picker; picked: Key }) {
  const document = picker.document()
  return (
    <>
      <p className="text-[12px] font-medium">Room inside</p>
      {rows.map(({ axis, label }) => {
        const size = spacingOf(document, picked, axis)
        const less = spacingOperations(document, picked, axis, -1)
        const more = spacingOperations(document, picked, axis, 1)
        return (
          <div key={axis} role="group" aria-label={label} className="flex items-center gap-1">
            <span className="flex-1 text-[13px] text-ink-2">{label}</span>
            <IconButton
              icon="minus"
              label={`Less ${label.toLowerCase()}`}
              className="max-md:size-10"
              disabledReason={less.length === 0 ? 'There is none left.' : null}
              onClick={() => picker.run(less, 'Less room')}
            />
            <span className="w-12 text-center text-[12px] tabular-nums">{size === null ? 'none' : `${size} px`}</span>
            <IconButton
              icon="plus"
              label={`More ${label.toLowerCase()}`}
              className="max-md:size-10"
              disabledReason={more.length === 0 ? 'This is the most.' : null}
              onClick={() => picker.run(more, 'More room')}
            />
          </div>
        )
      })}
    </>
  )
}
