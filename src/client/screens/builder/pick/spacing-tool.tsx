import { type Axis, spacingOf, spacingOperations } from '#design/direct-edits/spacing.ts'
import type { Key } from '#design/types.ts'
import type { Picker } from './picker.ts'
import { Stepper } from './stepper.tsx'
import { useLooks } from './use-looks.ts'

const rows: { axis: Axis; label: string }[] = [
  { axis: 'y', label: 'Above and below' },
  { axis: 'x', label: 'Left and right' },
]

/** Room inside the element, step by step. */
export function SpacingTool({ picker, picked }: { picker: Picker; picked: Key }) {
  const looks = useLooks(picker)
  const document = picker.document()
  if (!looks) return null
  return (
    <>
      <p className="text-[12px] font-medium">Spacing inside</p>
      {rows.map(({ axis, label }) => {
        const less = spacingOperations(document, picked, axis, -1, looks)
        const more = spacingOperations(document, picked, axis, 1, looks)
        return (
          <Stepper
            key={axis}
            label={label}
            value={`${Math.round(spacingOf(document, picked, axis, looks))} px`}
            less={{
              label: `Less ${label.toLowerCase()}`,
              reason: less.length === 0 ? 'There is none left.' : null,
              run: () => picker.run(less, 'Less spacing'),
            }}
            more={{
              label: `More ${label.toLowerCase()}`,
              reason: more.length === 0 ? 'This is the most.' : null,
              run: () => picker.run(more, 'More spacing'),
            }}
          />
        )
      })}
    </>
  )
}
