import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { Key } from '#design/types.ts'
import { cx } from '#client/ui/cx.ts'
import { useSize } from '#client/ui/use-size.ts'
import { type Box, onLayer, pageUnder } from '#client/parts/preview/on-canvas.ts'
import { Crumbs } from './crumbs.tsx'
import { PickTools } from './pick-tools.tsx'
import type { Picker } from './picker.ts'
import { placeName, placeTools } from './place-tools.ts'

/** The name of the picked element over it, and its tools under it; they follow it wherever the page is scrolled. */
export function BesideElement({ picker, picked }: { picker: Picker; picked: Key }) {
  const isWriting = useStore(picker.state, (state) => state.isWriting)
  const [at, setAt] = useState<Box | null>(null)
  const { size: stageSize, ref: stageRef } = useSize()
  const { size: toolsSize, ref: toolsRef } = useSize()
  const { size: nameSize, ref: nameRef } = useSize()
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const release = stageRef(element)
      if (!element) return release
      const place = () => {
        const [{ box }, under] = [picker.state.getState(), pageUnder(element)]
        setAt(box && under && onLayer(box, under))
      }
      const unwatch = picker.state.subscribe(place)
      // A page that is larger than the canvas is scrolled with it.
      addEventListener('scroll', place, true)
      place()
      return () => {
        removeEventListener('scroll', place, true)
        unwatch()
        release?.()
      }
    },
    [picker, stageRef],
  )
  return (
    <div ref={ref} className="absolute inset-0">
      {at && (
        <>
          <div
            ref={nameRef}
            className="pointer-events-auto absolute w-max max-w-[calc(100%-1rem)]"
            style={placeName(at, nameSize, stageSize)}
          >
            <Crumbs picker={picker} picked={picked} />
          </div>
          <div
            ref={toolsRef}
            className={cx('pointer-events-auto absolute w-max max-w-[calc(100%-1rem)]', isWriting && 'invisible')}
            style={placeTools(at, toolsSize, stageSize)}
          >
            <PickTools picker={picker} picked={picked} className="rounded-xl border border-line shadow-float" />
          </div>
        </>
      )}
    </div>
  )
}
