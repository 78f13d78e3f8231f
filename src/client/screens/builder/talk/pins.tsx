import { useState } from 'react'
import { useStore } from 'zustand'
import type { CommentThread } from '#api/comments.ts'
import { Icon } from '#client/ui/icon.tsx'
import { pinId, type PinPlace, type PinSpot, pinSpots } from '#client/parts/talk/pin-spots.ts'
import { PinButton } from '#client/parts/talk/pin-button.tsx'
import { useUnder } from '#client/parts/preview/use-under.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { PlacedPin } from './pins-on-page.ts'
import { threadName } from './thread-words.ts'

type PinsProps = { pins: readonly PlacedPin[]; places: readonly PinPlace[] }

/** One pin a comment, at the upper right of its element. Those out of view are there for the keyboard, which brings them in. */
export function Pins({ pins, places }: PinsProps) {
  const { talk, canvas } = useWorkbench()
  const open = useStore(talk, (state) => state.thread)
  const [layer, setLayer] = useState<HTMLFieldSetElement | null>(null)
  const under = useUnder(layer)
  const spots = pinSpots(
    pins.map(({ path }) => path),
    places,
    under,
  )

  return (
    <fieldset ref={setLayer} className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      <legend className="sr-only">Comments on the page</legend>
      {pins.map(({ thread, path }, index) => (
        <Pin
          key={thread.id}
          thread={thread}
          spot={spots[index] ?? null}
          isOpen={thread.id === open}
          onFocus={() => spots[index] ?? canvas.current?.scrollTo(path, false)}
          onClick={() => talk.setState({ isOpen: true, thread: thread.id, draft: null })}
        />
      ))}
    </fieldset>
  )
}

type PinProps = {
  thread: CommentThread
  spot: PinSpot | null
  isOpen: boolean
  onFocus: () => void
  onClick: () => void
}

function Pin({ thread, spot, isOpen, onFocus, onClick }: PinProps) {
  const isDone = thread.step === 'done'
  return (
    <PinButton
      id={pinId(thread.id)}
      label={threadName(thread)}
      spot={spot}
      isOpen={isOpen}
      isDone={isDone}
      isGone={thread.pin.is_gone}
      onFocus={onFocus}
      onClick={onClick}
    >
      {isDone ? <Icon name="check" size={14} /> : thread.number}
      {thread.is_unread && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-white bg-[oklch(0.53_0.205_27)]"
        />
      )}
    </PinButton>
  )
}
