import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { crumbsOf, excerptOf, pickAt, type PickStep, stepFrom } from '#design/direct-edits/pick.ts'
import { openDocument } from '#design/document.ts'
import type { Key } from '#design/types.ts'
import { elementPath, keyAt } from '../preview/element-path.ts'
import type { PickMessage } from '../preview/preview-state.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import type { PreviewHandle } from '../preview/preview.tsx'

const steps: Record<string, PickStep> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

type PickProps = {
  canvas: RefObject<PreviewHandle | null>
  html: string
  /** who hears what the frame says from now on; null: nobody does */
  onListen: (hear: ((message: PickMessage) => void) | null) => void
  onTake: (key: Key | null) => void
  onStop: () => void
}

/** The page waits for a press that says what a comment is about; the arrow keys walk its elements too, Enter takes one. */
export function PickElement({ canvas, html, onListen, onTake, onStop }: PickProps) {
  const at = useRef<Key | null>(null)

  function show(hovered: Key | null) {
    const document = openDocument(html)
    const path = (key: Key | null) => (key === null ? null : elementPath(document, key))
    canvas.current?.outline(path(hovered), path(at.current))
  }

  function walk(step: PickStep) {
    const document = openDocument(html)
    const next = stepFrom(document, at.current, step)
    if (next === null) return announce('Nothing further this way.')
    at.current = next
    show(null)
    announce(`${placeOf(html, next)}${excerptOf(document, next) && `, ${excerptOf(document, next)}`}`)
  }

  const press = (name: string) => {
    const step = steps[name]
    if (step) walk(step)
    else if (name === 'Enter' && at.current) onTake(at.current)
    else if (name === 'Escape') onStop()
    else return false
    return undefined
  }

  const hear = useEffectEvent((message: PickMessage) => {
    const document = openDocument(html)
    const keyOf = (path: string) => {
      const key = keyAt(document, path)
      return key === null ? null : pickAt(document, key, null)
    }
    if (message.type === 'hover') show(message.path === null ? null : keyOf(message.path))
    if (message.type === 'pick') onTake(keyOf(message.path))
    if (message.type === 'key') press(message.key)
  })

  const listen = useEffectEvent((isOn: boolean) => onListen(isOn ? (message) => hear(message) : null))
  useEffect(() => {
    const handle = canvas.current
    listen(true)
    handle?.select(true)
    handle?.focus()
    announce('Commenting. Press the part of the page that it is about. Arrow keys walk, Enter takes it, Escape leaves.')
    return () => {
      handle?.select(false)
      listen(false)
    }
  }, [canvas])
  useKeys({
    ArrowUp: () => press('ArrowUp'),
    ArrowDown: () => press('ArrowDown'),
    ArrowLeft: () => press('ArrowLeft'),
    ArrowRight: () => press('ArrowRight'),
    Escape: () => press('Escape'),
  })

  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-5 z-10 flex justify-center px-4">
      <div
        className={
          'pointer-events-auto flex min-h-9 flex-wrap items-center justify-center gap-x-2 rounded-[18px] border ' +
          'border-line bg-panel py-1 pr-1.5 pl-4 text-[13px] shadow-float'
        }
      >
        Press the part of the page that your comment is about.
        <Button look="ghost" className="rounded-full max-md:h-10" onClick={onStop}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** What an element is called: the section it is in, and what it is there. */
export function placeOf(html: string, key: Key): string {
  const way = crumbsOf(openDocument(html), key).map(({ label }) => label)
  return (way.length > 2 ? [way[0], way.at(-1)] : way).join(' › ')
}
