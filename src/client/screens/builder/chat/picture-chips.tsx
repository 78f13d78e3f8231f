import { useState } from 'react'
import type { MessagePicture } from '#api/message-pictures.ts'
import { messagePictures } from '#rules/message-pictures.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Pictures } from './use-pictures.ts'

/** The pictures that go with the next message: each can be described and taken away. */
export function PictureChips({ waiting, coming, problem, describe, remove }: Pictures) {
  return (
    <>
      {(waiting.length > 0 || coming > 0) && (
        <ul aria-label="Pictures of the message" className="flex flex-wrap gap-2 px-2.5 pt-2.5">
          {waiting.map((picture) => (
            <li key={picture.id}>
              <Chip picture={picture} describe={describe} remove={remove} />
            </li>
          ))}
          {Array.from({ length: coming }, (_, index) => (
            <li
              key={`coming-${index}`}
              className="grid size-11 place-items-center rounded-lg border border-line bg-panel-2 text-ink-3"
            >
              <Spinner />
              <span className="sr-only">A picture is being sent</span>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="px-3.5 pt-2 text-[12px] text-danger leading-[18px] [overflow-wrap:anywhere]">
          {problem}
        </p>
      )}
    </>
  )
}

type ChipProps = { picture: MessagePicture } & Pick<Pictures, 'describe' | 'remove'>

function Chip({ picture, describe, remove }: ChipProps) {
  const [isOpen, setOpen] = useState(false)
  const [alt, setAlt] = useState(picture.alt)

  function onOpen(next: boolean) {
    setOpen(next)
    if (!next && alt.trim() !== picture.alt) void describe(picture.id, alt.trim())
  }

  return (
    <div className="flex h-11 max-w-48 items-center rounded-lg border border-line bg-panel pr-0.5">
      <Popover
        label="What the picture shows"
        isOpen={isOpen}
        onOpen={onOpen}
        align="start"
        width="w-72"
        trigger={
          <button
            type="button"
            aria-label={`${picture.alt || 'Picture'}. Say what it shows`}
            className="flex h-full min-w-0 items-center gap-2 rounded-l-lg pr-1 text-left hover:bg-panel-2"
          >
            <img src={picture.url} alt="" className="h-full w-11 shrink-0 rounded-l-[7px] object-cover" />
            <span className="truncate text-[12px] text-ink-2">{picture.alt || 'Say what it shows'}</span>
          </button>
        }
      >
        <div className="grid gap-3 p-4">
          <img
            src={picture.url}
            alt={picture.alt}
            className="max-h-40 w-full rounded-lg border border-line bg-panel-2 object-contain"
          />
          <Field
            label="What it shows"
            value={alt}
            maxLength={messagePictures.altMax}
            placeholder="Our shop front"
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && onOpen(false)}
          />
        </div>
      </Popover>
      <IconButton
        icon="close"
        size={14}
        label={`Take ${picture.alt || 'the picture'} away`}
        className="max-md:size-10"
        onClick={() => void remove(picture)}
      />
    </div>
  )
}
