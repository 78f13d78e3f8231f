import { useRef, useState } from 'react'
import { altOperations, pictureOf, pictureOperations } from '#design/direct-edits/picture.ts'
import type { Key } from '#design/types.ts'
import { Button } from '#client/ui/button.tsx'
import type { Picker } from './picker.ts'
import { PictureShape } from './picture-shape.tsx'
import { SetField } from './set-field.tsx'
import { shrinkPicture } from './shrink-picture.ts'

/** Another picture from a file, its size and crop, and what it shows in words. */
export function PictureTool({ picker, picked, onDone }: { picker: Picker; picked: Key; onDone: () => void }) {
  const [alt, setAlt] = useState(pictureOf(picker.document(), picked)?.alt ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setBusy(true)
    const picture = await shrinkPicture(chosen)
    setBusy(false)
    setProblem(picture ? null : 'This file is no picture that the browser can read.')
    if (picture) picker.run(pictureOperations(picker.document(), picked, picture, alt), 'Picture changed')
  }

  function describe() {
    const operations = altOperations(picker.document(), picked, alt.trim())
    if (operations.length > 0) picker.run(operations, 'Alt text changed')
    onDone()
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button icon="upload" isBusy={isBusy} className="w-full max-md:h-10" onClick={() => file.current?.click()}>
        Choose a picture…
      </Button>
      {problem && (
        <p role="alert" className="text-[12px] text-danger">
          {problem}
        </p>
      )}
      {pictureOf(picker.document(), picked)?.isDrawing === false && <PictureShape picker={picker} picked={picked} />}
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
