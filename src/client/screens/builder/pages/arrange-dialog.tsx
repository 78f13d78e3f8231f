import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { homePage } from '#rules/chat.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { indexAt, orderWith } from './page-order.ts'

/** Rows stand under each other at this height, in pixels; while one is dragged the others make way. */
const rowHeight = 44

/** The pages in their order: dragged by the handle, moved by its arrow keys or by the buttons. Home stays first. */
export function ArrangePagesDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useWorkbench()
  const pages = useBuilder((builder) => builder.pages)
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ name: string; to: number } | null>(null)
  const names = pages.map(({ name }) => name)
  const order = drag ? orderWith(names, drag.name, drag.to) : names

  function move(name: string, to: number) {
    if (!editor.movePage(name, to)) return
    const now = editor.store.get().pages.findIndex((page) => page.name === name)
    announce(`${name} is number ${now + 1} of ${names.length}.`)
  }

  /** Heard from the window: the pointer may leave the row. */
  function begin(event: PointerEvent, name: string) {
    if (event.button !== 0) return
    event.preventDefault()
    const ending = new AbortController()
    const { signal } = ending
    let to = names.indexOf(name)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      to = indexAt(clientY - top, rowHeight, names.length)
      setDrag({ name, to })
    }
    const end = (isKept: boolean) => {
      ending.abort()
      setDrag(null)
      if (isKept) move(name, to)
    }
    setDrag({ name, to })
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, name: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(name, names.indexOf(name) + step)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Arrange pages"
      description="Drag a page by its handle, or move it with the arrow keys. Home stays first."
    >
      <ol ref={list} className="relative" style={{ height: names.length * rowHeight }}>
        {/* In the order of their names: a row that is moved keeps its element, and with it the focus and the pointer. */}
        {names.toSorted().map((name) => (
          <li
            key={name}
            aria-label={`${name}, ${order.indexOf(name) + 1} of ${names.length}`}
            style={{ height: rowHeight, transform: `translateY(${order.indexOf(name) * rowHeight}px)` }}
            className={cx(
              'absolute inset-x-0 top-0 flex items-center gap-1 rounded-lg text-[13px]',
              drag?.name === name
                ? 'z-10 bg-panel-2 ring-1 ring-line'
                : 'transition-transform duration-150 motion-reduce:transition-none',
            )}
          >
            {name === homePage ? (
              <span className="grid size-8 place-items-center text-ink-3 max-md:size-10">
                <Icon name="home" />
              </span>
            ) : (
              <IconButton
                icon="grip"
                label={`Move ${name}`}
                className={cx('touch-none max-md:size-10', drag ? 'cursor-grabbing' : 'cursor-grab')}
                onPointerDown={(event) => begin(event, name)}
                onKeyDown={(event) => onKeyDown(event, name)}
              />
            )}
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {name === homePage ? (
              <span className="pr-2 text-[12px] text-ink-3">Always first</span>
            ) : (
              <>
                <IconButton
                  icon="arrow-up"
                  label={`Move ${name} up`}
                  className="max-md:size-10"
                  disabledReason={order.indexOf(name) === 1 ? 'Only Home is before it.' : null}
                  onClick={() => move(name, names.indexOf(name) - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={`Move ${name} down`}
                  className="max-md:size-10"
                  disabledReason={order.indexOf(name) === names.length - 1 ? 'It is the last page.' : null}
                  onClick={() => move(name, names.indexOf(name) + 1)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
