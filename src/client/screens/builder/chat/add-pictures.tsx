import { useRef } from 'react'
import { messagePictureTypes } from '#rules/message-pictures.ts'
import { IconButton } from '#client/ui/button.tsx'

/** Chooses pictures for the next message; they can be pasted and dropped too. */
export function AddPictures({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={messagePictureTypes.join(',')}
        multiple
        hidden
        aria-label="Pictures for the message"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <IconButton
        icon="picture"
        label="Add pictures"
        hint="PNG, JPEG or WebP, up to 5 MB each"
        className="max-md:size-10"
        onClick={() => picker.current?.click()}
      />
    </>
  )
}
