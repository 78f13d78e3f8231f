import { useState } from 'react'
import { altOperations, type Picture, pictureOf, pictureOperations } from '#design/direct-edits/picture.ts'
import type { Key } from '#design/types.ts'
import type { Picker } from './picker.ts'
import { PhotoSource } from './photo-source.tsx'
import { PictureShape } from './picture-shape.tsx'
import { SetField } from './set-field.tsx'

/** Another picture from a file or from the host it is on, its size and crop, and what it shows in words. */
export function PictureTool({ picker, picked, onDone }: { picker: Picker; picked: Key; onDone: () => void }) {
  const known = pictureOf(picker.document(), picked)
  const [alt, setAlt] = useState(known?.alt ?? '')

  function take(picture: Picture) {
    picker.run(pictureOperations(picker.document(), picked, picture, alt), 'Picture changed')
  }

  function describe() {
    const operations = altOperations(picker.document(), picked, alt.trim())
    if (operations.length > 0) picker.run(operations, 'Alt text changed')
    onDone()
  }

  return (
    <>
      <PhotoSource from={known?.from ?? null} onPicture={take} />
      {known?.isDrawing === false && <PictureShape picker={picker} picked={picked} />}
      <SetField
        label="Alt text, empty if decorative"
        value={alt}
        placeholder="What the picture shows"
        onType={setAlt}
        onSet={describe}
      />
    </>
  )
}
