import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { excerptOf } from '#design/direct-edits/pick.ts'
import { openDocument } from '#design/document.ts'
import type { Key } from '#design/types.ts'
import type { Guest, ReviewedPage } from '#client/data/reviews.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { useUnder } from '#client/parts/preview/use-under.ts'
import { PickElement, placeOf } from '#client/parts/talk/pick-element.tsx'
import { PinButton } from '#client/parts/talk/pin-button.tsx'
import { pinId, pinSpots } from '#client/parts/talk/pin-spots.ts'
import { Icon } from '#client/ui/icon.tsx'
import { beginOf, type ReviewTalk } from './review-talk.ts'
import { useReviewThreads } from './use-review-threads.ts'

export type ReviewPinsProps = {
  guest: Guest
  seen: ReviewedPage
  talk: ReviewTalk
  canvas: RefObject<PreviewHandle | null>
}

/** Over the page: a pin for each open comment, and what is pressed while a new one is placed. */
export function ReviewPins({ guest, seen: { html, version }, talk, canvas }: ReviewPinsProps) {
  const { threads } = useReviewThreads(guest, version.id)
  const isPicking = useStore(talk, (state) => state.isPicking)
  const places = useStore(talk, (state) => state.places)
  const open = useStore(talk, (state) => state.thread)
  const [layer, setLayer] = useState<HTMLFieldSetElement | null>(null)
  const under = useUnder(layer)
  const pins = useMemo(() => {
    const document = openDocument(html)
    return threads.flatMap((thread) => {
      const path = thread.key === null || thread.step === 'resolved' ? null : elementPath(document, thread.key)
      return path === null ? [] : [{ thread, path }]
    })
  }, [threads, html])
  const paths = pins.map(({ path }) => path)
  const tracked = [...new Set(paths)].join(' ')
  useEffect(() => {
    canvas.current?.track(tracked === '' ? [] : tracked.split(' '), 'pins')
  }, [canvas, tracked])
  const spots = pinSpots(paths, places, under)

  function take(key: Key | null) {
    if (key === null) return
    const says = excerptOf(openDocument(html), key)
    const about = { version: version.id, key, place: placeOf(html, key), says }
    talk.setState({ isPicking: false, isOpen: true, thread: null, about })
  }

  if (isPicking)
    return (
      <PickElement
        canvas={canvas}
        html={html}
        onListen={(hear) => talk.setState({ hear })}
        onTake={take}
        onStop={() => {
          talk.setState({ isPicking: false })
          beginOf()?.focus()
        }}
      />
    )
  return (
    <fieldset ref={setLayer} className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      <legend className="sr-only">Comments on the page</legend>
      {pins.map(({ thread, path }, index) => (
        <PinButton
          key={thread.id}
          id={pinId(thread.id)}
          label={`Comment ${thread.number}: ${thread.comments[0]?.content.slice(0, 80) ?? ''}`}
          spot={spots[index] ?? null}
          isOpen={thread.id === open}
          isDone={thread.step === 'done'}
          onFocus={() => spots[index] ?? canvas.current?.scrollTo(path, false)}
          onClick={() => talk.setState({ isOpen: true, thread: thread.id, about: null })}
        >
          {thread.step === 'done' ? <Icon name="check" size={14} /> : thread.number}
        </PinButton>
      ))}
    </fieldset>
  )
}
