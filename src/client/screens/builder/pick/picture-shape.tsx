import {
  cropOf,
  cropOperations,
  crops,
  shapeOf,
  shapeOperations,
  shapes,
  widthOf,
  widthOperations,
  widths,
} from '#design/direct-edits/picture-size.ts'
import type { Key } from '#design/types.ts'
import { LabelledSegments } from './labelled-segments.tsx'
import type { Picker } from './picker.ts'
import { useLooks } from './use-looks.ts'

/** How wide a picture is, the shape it is cut to, and what of it is seen there. */
export function PictureShape({ picker, picked }: { picker: Picker; picked: Key }) {
  const looks = useLooks(picker)
  const document = picker.document()
  if (!looks) return null
  return (
    <>
      <LabelledSegments
        label="Width"
        value={widthOf(looks)}
        segments={widths}
        onChoose={(value) => picker.run(widthOperations(document, picked, value), 'Width changed')}
      />
      <LabelledSegments
        label="Shape"
        value={shapeOf(looks)}
        segments={shapes}
        onChoose={(value) => picker.run(shapeOperations(document, picked, looks, value), 'Shape changed')}
      />
      <LabelledSegments
        label="Crop"
        value={cropOf(looks)}
        segments={crops}
        onChoose={(value) => picker.run(cropOperations(document, picked, value), 'Crop changed')}
      />
    </>
  )
}
