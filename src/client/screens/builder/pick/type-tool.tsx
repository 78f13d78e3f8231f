import {
  alignOf,
  type Align,
  alignOperations,
  sizeOf,
  sizeOperations,
  weightOf,
  weightOperations,
  weights,
} from '#design/direct-edits/type.ts'
import type { Key } from '#design/types.ts'
import { LabelledSegments } from './labelled-segments.tsx'
import type { Picker } from './picker.ts'
import { Stepper } from './stepper.tsx'
import { useLooks } from './use-looks.ts'

const sides: { value: Align; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
]

/** How the words look: how large, how heavy, where they stand. */
export function TypeTool({ picker, picked }: { picker: Picker; picked: Key }) {
  const looks = useLooks(picker)
  const document = picker.document()
  if (!looks) return null
  const smaller = sizeOperations(document, picked, looks, -1)
  const larger = sizeOperations(document, picked, looks, 1)
  return (
    <>
      <Stepper
        label="Size"
        value={`${Math.round(sizeOf(document, picked, looks))} px`}
        less={{
          label: 'Smaller',
          reason: smaller.length === 0 ? 'This is the smallest.' : null,
          run: () => picker.run(smaller, 'Smaller text'),
        }}
        more={{
          label: 'Larger',
          reason: larger.length === 0 ? 'This is the largest.' : null,
          run: () => picker.run(larger, 'Larger text'),
        }}
      />
      <LabelledSegments
        label="Weight"
        value={weightOf(looks)}
        segments={weights}
        onChoose={(value) => picker.run(weightOperations(document, picked, value), 'Weight changed')}
      />
      {/* words in a line stand where the line stands */}
      {looks.display !== 'inline' && (
        <LabelledSegments
          label="Alignment"
          value={alignOf(looks)}
          segments={sides}
          onChoose={(value) => picker.run(alignOperations(document, picked, value), 'Alignment changed')}
        />
      )}
    </>
  )
}
