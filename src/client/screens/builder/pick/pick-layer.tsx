import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSession } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { useSize } from '#client/ui/use-size.ts'
import { useWorkbench } from '../workbench-context.ts'
import { shownHtml } from './by-hand.ts'
import { Crumbs } from './crumbs.tsx'
import { HiddenParts } from './hidden-parts.tsx'
import { PickTools } from './pick-tools.tsx'
import { createPicker, type FrameBox } from './picker.ts'
import { type Box, placeName, placeTools } from './place-tools.ts'

const beginning = 'Selecting. Arrow keys walk the elements, Enter types, Tab goes to the tools, Escape leaves.'

/** Over the stage while elements are picked: the name of the picked one and its tools. Loaded when it is first needed. */
export default function PickLayer({ isPhone }: { isPhone: boolean }) {
  const { editor, byHand, picking, page, stage, open } = useWorkbench()
  const layer = useRef<HTMLDivElement | null>(null)
  const { size, ref: sizeRef } = useSize()
  const tools = useSize()
  const name = useSize()
  const [picker] = useState(() =>
    createPicker({
      byHand,
      page,
      html: () => shownHtml(editor.store.get(), page),
      stage: () => stage.current,
      toTools: () => layer.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus(),
      open: (kind) => open({ kind }),
    }),
  )
  const { picked, box, isWriting } = useStore(picker.state)
  useSession((session) => shownHtml(session, page))
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      layer.current = element
      return sizeRef(element)
    },
    [sizeRef],
  )

  useEffect(() => {
    const handle = stage.current
    picking.current = picker
    handle?.select(true)
    handle?.focus()
    announce(beginning)
    return () => {
      handle?.select(false)
      editor.keepHand()
    }
  }, [stage, picking, picker, editor])

  function ask() {
    picker.ask()
    byHand.turn(false)
    document.querySelector<HTMLElement>('textarea')?.focus()
  }

  const isPicked = picked !== null && picker.document().elements.has(picked)
  const at = box && layer.current ? onStage(box, layer.current) : null
  return (
    <div
      ref={ref}
      data-pick-tools=""
      className="pointer-events-none absolute inset-0 z-10 overflow-hidden *:pointer-events-auto"
    >
      {!isPicked && (
        <Hint isPhone={isPhone} onDone={() => byHand.turn(false)}>
          <HiddenParts picker={picker} />
        </Hint>
      )}
      {isPicked && isPhone && (
        <section
          aria-label="Picked element"
          className={cx('absolute inset-x-0 bottom-0 border-t border-line bg-panel p-2', isWriting && 'hidden')}
        >
          <div className="mb-1 flex items-center gap-2 overflow-x-auto">
            <Crumbs picker={picker} picked={picked} />
            <Button look="ghost" className="ml-auto h-10" onClick={() => byHand.turn(false)}>
              Done
            </Button>
          </div>
          <PickTools picker={picker} picked={picked} onAsk={ask} className="p-0!" />
        </section>
      )}
      {isPicked && !isPhone && at && (
        <>
          <div ref={name.ref} className="absolute w-max max-w-[calc(100%-1rem)]" style={placeName(at, name.size, size)}>
            <Crumbs picker={picker} picked={picked} />
          </div>
          <div
            ref={tools.ref}
            className={cx('absolute w-max max-w-[calc(100%-1rem)]', isWriting && 'invisible')}
            style={placeTools(at, tools.size, size)}
          >
            <PickTools
              picker={picker}
              picked={picked}
              onAsk={ask}
              className="rounded-xl border border-line shadow-float"
            />
          </div>
        </>
      )}
    </div>
  )
}

type HintProps = { isPhone: boolean; onDone: () => void; children: React.ReactNode }

function Hint({ isPhone, onDone, children }: HintProps) {
  return (
    <div className="absolute bottom-5 left-1/2 flex min-h-9 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-x-2 rounded-[18px] border border-line bg-panel py-1 pr-1.5 pl-4 text-[13px] shadow-float">
      {isPhone ? 'Tap an element to change it.' : 'Click an element to change it. Changes by hand are free of credits.'}
      {children}
      <Button look="ghost" className="rounded-full max-md:h-10" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

/** From pixels of the page to pixels of the stage, whatever the width, the zoom and the scroll of the stage. */
function onStage(box: FrameBox, layer: HTMLElement): Box {
  const frame = layer.parentElement?.querySelector<HTMLElement>('[data-preview-stage]')
  const own = layer.getBoundingClientRect()
  const around = frame?.getBoundingClientRect()
  if (!frame || !around) return box
  const scale = frame.offsetWidth > 0 ? around.width / frame.offsetWidth : 1
  return {
    left: around.left - own.left + box.left * scale,
    top: around.top - own.top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}
