import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { FrameMessageOf } from '#preview/messages.ts'
import type { PickMessage } from '#client/parts/preview/preview-state.ts'
import { useBuilder } from '#client/state/store.ts'
import { useShown } from '../shown.ts'
import { useIsSelecting } from '../pick/use-selecting.ts'
import { useWorkbench } from '../workbench-context.ts'
import { PlaceComment } from './place-comment.tsx'
import { Pins } from './pins.tsx'
import { pinsOn } from './pins-on-page.ts'
import { useComments } from './use-comments.ts'

type Place = FrameMessageOf<'tracked'>['places'][number]

/** Over the canvas: the pins of comments, and what is pressed while a new one is placed. Nothing of it is in the page. */
export function PinLayer() {
  const { talk, canvas, page } = useWorkbench()
  const { threads } = useComments()
  const shown = useShown()
  const isSelecting = useIsSelecting()
  const isPlacing = useStore(talk, (state) => state.isPlacing)
  const builder = useBuilder((whole) => whole)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const { html, version } = shown
  const { pages, versions } = builder
  const pins = useMemo(
    () => pinsOn(builder, page, { html, version }, threads),
    // Nothing else of the builder says where a pin is.
    // oxlint-disable-next-line react/exhaustive-deps
    [pages, versions, page, html, version, threads],
  )
  const paths = [...new Set(pins.map(({ path }) => path))].join(' ')
  const hear = useEffectEvent((message: PickMessage) => {
    const { place } = talk.getState()
    if (message.type === 'tracked') setPlaces(message.places)
    else place?.(message)
    return message.type === 'tracked' || place !== null
  })

  useEffect(() => {
    talk.setState({ hear: (message) => hear(message) })
    return () => talk.setState({ hear: null })
  }, [talk])
  useEffect(() => {
    canvas.current?.track(paths === '' ? [] : paths.split(' '), 'pins')
  }, [canvas, paths])
  useEffect(() => talk.setState({ asked: threads.flatMap(({ asked_turn }) => asked_turn ?? []) }), [talk, threads])

  if (shown.turn || isSelecting || html === null) return null
  return (
    <>
      {!isPlacing && <Pins pins={pins} places={places} />}
      {isPlacing && <PlaceComment key={page} html={html} />}
    </>
  )
}
