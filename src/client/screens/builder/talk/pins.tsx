import { useState } from 'react'
import { useStore } from 'zustand'
import type { CommentThread } from '#api/comments.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { onLayer } from '../canvas/on-canvas.ts'
import { type Under, useUnder } from '../canvas/use-under.ts'
import type { Box } from '../pick/place-tools.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { PlacedPin } from './pins-on-page.ts'
import { threadName } from './thread-words.ts'

type PinsProps = { pins: readonly PlacedPin[]; places: readonly (Box & { path: string })[] }

const size = 28

type Spot = { left: number; top: number }

/** One pin a comment, at the upper right of its element. Those out of view are there for the keyboard, which brings them in. */
export function Pins({ pins, places }: PinsProps) {
  const { talk, canvas } = useWorkbench()
  const open = useStore(talk, (state) => state.thread)
  const [layer, setLayer] = useState<HTMLFieldSetElement | null>(null)
  const under = useUnder(layer)
  const spots = spotsOf(pins, places, under)

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
  spot: Spot | null
  isOpen: boolean
  onFocus: () => void
  onClick: () => void
}

/** The same on every page, whatever its colours: dark or, the one that is open, the accent, with a white rim. */
function Pin({ thread, spot, isOpen, onFocus, onClick }: PinProps) {
  const isDone = thread.step === 'done'
  return (
    <button
      type="button"
      aria-label={threadName(thread)}
      aria-pressed={isOpen}
      onFocus={onFocus}
      onClick={onClick}
      style={spot ?? undefined}
      className={cx(
        'absolute grid place-items-center rounded-full rounded-bl-[4px] border-2 border-white font-semibold text-[12px]',
        'text-white tabular-nums shadow-float focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
        'transition-opacity duration-150 motion-reduce:transition-none',
        spot ? 'pointer-events-auto size-7 max-md:after:absolute max-md:after:-inset-2' : 'size-px opacity-0',
        isOpen ? 'bg-[oklch(0.511_0.262_277)]' : 'bg-[oklch(0.27_0.006_286)]',
        thread.pin.is_gone && 'border-dashed',
        isDone && 'ring-2 ring-[oklch(0.5_0.125_155)]',
      )}
    >
      {isDone ? <Icon name="check" size={14} /> : thread.number}
      {thread.is_unread && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-white bg-[oklch(0.53_0.205_27)]"
        />
      )}
    </button>
  )
}

/** Where pins stand for their elements; null for one that is out of view. Several on one element stand side by side. */
function spotsOf(pins: readonly PlacedPin[], places: PinsProps['places'], under: Under | null): (Spot | null)[] {
  const byPath = new Map(places.map((place) => [place.path, place]))
  return pins.map(({ path }, index) => {
    const place = byPath.get(path)
    const before = pins.slice(0, index).filter((other) => other.path === path).length
    return place && under ? spotOf(onLayer(place, under), under, before) : null
  })
}

function spotOf(box: Box, { width, height }: Under, before: number): Spot | null {
  if (box.top + box.height < 0 || box.top > height - 8) return null
  const left = Math.min(width - size - 4, Math.max(4, box.left + box.width - size / 2 - before * (size - 4)))
  return { left, top: Math.max(4, box.top - size / 2) }
}
