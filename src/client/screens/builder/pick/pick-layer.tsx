import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useBuilder } from '#client/state/store.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { contextOf, press } from '../actions/action.ts'
import { elementActions } from './element-actions.ts'
import { screenKeys } from '../actions/screen-keys.ts'
import { useWorkbench } from '../workbench-context.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import { BesideElement } from './beside-element.tsx'
import { Crumbs } from './crumbs.tsx'
import { HiddenParts } from './hidden-parts.tsx'
import { PickTools } from './pick-tools.tsx'
import { createPicker } from './picker.ts'

/** The frame has the keyboard: its own keys first, then those of the screen. */
const keyed = [...elementActions, ...screenKeys]

const beginning = 'Selecting. Arrow keys walk the elements, Enter types, Tab goes to the tools, Escape leaves.'

/** Over the canvas while elements are picked: the name of the picked one and its tools. Loaded when it is first needed. */
export default function PickLayer({ isPhone }: { isPhone: boolean }) {
  const workbench = useWorkbench()
  const { editor, directEdits, picking, page, canvas, here } = workbench
  const [picker] = useState(() => createPicker({ directEdits, editor, page }))
  const { picked, isWriting } = useStore(picker.state)
  useBuilder((builder) => shownHtml(builder, page))
  const hear = useEffectEvent((key: string) => void press(keyed, key, contextOf(workbench)))

  useEffect(() => {
    const handle = canvas.current
    // It stays there afterwards: words that were being typed come when selecting has ended.
    // oxlint-disable-next-line react/immutability
    picking.current = picker
    editor.store.dispatch({ type: 'by-hand', page })
    picker.attach({ canvas: () => canvas.current, press: (key) => hear(key) })
    handle?.select(true)
    handle?.focus()
    announce(beginning)
    return () => {
      handle?.select(false)
      editor.store.dispatch({ type: 'by-hand', page: null })
      editor.saveDirectEdits()
    }
  }, [canvas, picking, picker, editor, page])

  // Others see what is picked here.
  const own = picked === null ? null : elementPath(picker.document(), picked)
  useEffect(() => {
    here.setState({ own: own === '' ? null : own })
    return () => here.setState({ own: null })
  }, [here, own])

  const isPicked = picked !== null && picker.document().elements.has(picked)
  return (
    <div data-pick-tools="" className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {!isPicked && (
        <Hint isPhone={isPhone} onDone={() => directEdits.turn(false)}>
          <HiddenParts picker={picker} />
        </Hint>
      )}
      {isPicked && isPhone && (
        <section
          aria-label="Picked element"
          className={cx(
            'pointer-events-auto absolute inset-x-0 bottom-0 border-t border-line bg-panel p-2',
            isWriting && 'hidden',
          )}
        >
          <div className="mb-1 flex items-center gap-2 overflow-x-auto">
            <Crumbs picker={picker} picked={picked} />
            <span className="ml-auto" />
            <Button look="ghost" className="h-10" onClick={() => directEdits.turn(false)}>
              Done
            </Button>
          </div>
          <PickTools picker={picker} picked={picked} className="p-0!" />
        </section>
      )}
      {isPicked && !isPhone && <BesideElement picker={picker} picked={picked} />}
    </div>
  )
}

type HintProps = { isPhone: boolean; onDone: () => void; children: React.ReactNode }

function Hint({ isPhone, onDone, children }: HintProps) {
  return (
    <div
      className={
        'pointer-events-auto absolute bottom-5 left-1/2 flex min-h-9 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 ' +
        'flex-wrap items-center justify-center gap-x-2 rounded-[18px] border border-line bg-panel py-1 pr-1.5 pl-4 ' +
        'text-[13px] shadow-float'
      }
    >
      {isPhone ? 'Tap an element to change it.' : 'Click an element to change it. Changes by hand are free of credits.'}
      {children}
      <Button look="ghost" className="rounded-full max-md:h-10" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
