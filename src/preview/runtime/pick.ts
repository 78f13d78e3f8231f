import type { FrameMessage } from '../messages.ts'
import { pickKeys } from '../pick-keys.ts'
import { elementAt } from './layout.ts'
import { focusWindow, later, listen, nextFrame } from './natives.ts'
import { looksOf } from './pick-looks.ts'
import { createOutlines } from './pick-outlines.ts'
import { insertWords, startWriting, type Writing } from './pick-words.ts'

type Send = (message: FrameMessage) => void

const cursor = new CSSStyleSheet()
cursor.replaceSync('*{cursor:default!important}[contenteditable],[contenteditable] *{cursor:text!important}')

/** How often, in ms, words with nothing typed yet look whether the keyboard is here. */
const askEvery = 300

/** Lets a person pick elements of the page and type in them. What a press means is for the builder to say. */
export function createPicking(send: Send) {
  const marks = createOutlines()
  let isOn = false
  let hovered: string | null = null
  let placed = ''
  let isPlacing = false
  let writing: (Writing & { path: string }) | null = null

  const finish = (kept: boolean) => {
    const done = writing
    if (!done) return
    writing = null
    // Words that nobody typed over are no change, whatever the page has become since: it may have been undone.
    const isKept = kept && done.isChanged()
    const texts = done.finish(isKept).map((text) => text.slice(0, 20_000))
    send({ type: 'written', path: done.path, texts, kept: isKept })
  }

  const place = () => {
    if (isPlacing) return
    isPlacing = true
    nextFrame(() => {
      isPlacing = false
      const { path, element } = marks.picked()
      if (path === null || !element) return
      const { left, top, width, height } = element.getBoundingClientRect()
      const looks = looksOf(element)
      const now = JSON.stringify([path, left, top, width, height, looks])
      if (now === placed) return
      placed = now
      send({ type: 'picked', path, left, top, width, height, looks })
    })
  }
  const sizes = new ResizeObserver(place)

  const isInside = (event: Event) =>
    writing !== null && event.target instanceof Node && writing.element.contains(event.target)

  const onPress = (event: Event) => {
    if (!isOn) return
    event.stopImmediatePropagation()
    if (isInside(event)) return
    event.preventDefault()
    finish(true)
  }
  const onClick = (event: Event) => {
    if (!isOn) return
    event.stopImmediatePropagation()
    event.preventDefault()
    if (isInside(event)) return
    const path = event.target instanceof Element ? pathOf(event.target) : null
    const isSecond = event instanceof MouseEvent && event.type === 'click' && event.detail > 1
    if (path === null || event.type === 'auxclick' || isSecond) return
    focusWindow()
    send({ type: 'pick', path, deep: event.type === 'dblclick' })
  }
  const onMove = (event: Event) => {
    if (!isOn || writing) return
    const isGone = event.type === 'mouseout' && (event as MouseEvent).relatedTarget === null
    const path = isGone || !(event.target instanceof Element) ? null : pathOf(event.target)
    if (path === hovered) return
    hovered = path
    send({ type: 'hover', path })
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isOn) return
    event.stopImmediatePropagation()
    if (event.isComposing || event.keyCode === 229) return
    const name = nameOf(event)
    if (writing) return onWritingKey(event, name)
    if (name === null || !pickKeys.includes(name)) return
    event.preventDefault()
    send({ type: 'key', key: name, shift: event.shiftKey })
  }
  const onWritingKey = (event: KeyboardEvent, name: string | null) => {
    // A button takes the space bar for a press.
    const isPressed = name === ' ' && event.target instanceof Element && event.target.closest('button, summary')
    if (isPressed) insertWords(' ')
    else if (name === 'Enter' || name === 'Mod+Enter' || name === 'Tab') finish(true)
    else if (name === 'Escape') finish(false)
    else if (!/^Mod\+[BIU]$/.test(name ?? '')) return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isInside(event)) return
    event.preventDefault()
    insertWords(event.clipboardData?.getData('text/plain') ?? '')
  }
  const onDrag = (event: Event) => {
    if (isOn) event.preventDefault()
  }
  const onBlur = () => {
    if (writing?.isChanged()) finish(true)
  }
  /** The press on a tool takes the keyboard, and the tool gives it back: on a busy machine they cross, and it is lost. */
  const ask = (started: Writing) => {
    if (writing !== started || started.isChanged()) return
    if (!document.hasFocus()) send({ type: 'waiting' })
    else if (document.activeElement !== started.element) started.focus()
    later(() => ask(started), askEvery)
  }

  return {
    watch() {
      for (const type of ['mousedown', 'pointerdown', 'mouseup', 'submit']) listen(type, onPress, true)
      for (const type of ['click', 'dblclick', 'auxclick']) listen(type, onClick, true)
      for (const type of ['mouseover', 'mouseout']) listen(type, onMove, true)
      for (const type of ['dragstart', 'drop']) listen(type, onDrag, true)
      listen('keydown', onKey, true)
      listen('paste', onPaste, true)
      listen('blur', onBlur)
      listen('scroll', place, { passive: true, capture: true })
      listen('resize', place)
      listen('transitionend', place, true)
    },
    select(on: boolean) {
      if (!on) {
        finish(true)
        marks.set('hover', null)
        marks.set('picked', null)
        hovered = null
      }
      isOn = on
      document.adoptedStyleSheets = on ? [cursor] : []
    },
    outline(hover: string | null, picked: string | null) {
      marks.set('hover', hover === picked ? null : hover)
      const before = marks.picked().element
      marks.set('picked', picked)
      const { element } = marks.picked()
      if (element !== before) {
        sizes.disconnect()
        if (element) sizes.observe(element)
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      }
      placed = ''
      place()
    },
    write(path: string) {
      finish(true)
      const element = elementAt(path)
      // The builder draws nothing until it hears that the words are there.
      if (!isOn || !(element instanceof HTMLElement)) return send({ type: 'written', path, texts: [], kept: false })
      marks.set('hover', null)
      const started = { ...startWriting(element), path }
      writing = started
      send({ type: 'writing', path })
      later(() => ask(started), askEvery)
    },
    unwrite: () => finish(false),
    /** The page is about to change: what is typed belongs to what was there. */
    rendering: () => finish(true),
    rendered() {
      if (!isOn) return
      if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [cursor]
      marks.redraw()
      const { element } = marks.picked()
      sizes.disconnect()
      if (element) sizes.observe(element)
      placed = ''
      place()
    },
  }
}

/** As the builder names presses. */
function nameOf({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null
  const name = key.length === 1 ? key.toUpperCase() : key
  return metaKey || ctrlKey ? `Mod+${name}` : name
}

/** Child-element indices from the body down; null outside of it. */
function pathOf(element: Element): string | null {
  const indices: number[] = []
  let at = element
  for (let parent = at.parentElement; at !== document.body; parent = at.parentElement) {
    if (!parent) return null
    indices.unshift([...parent.children].indexOf(at))
    at = parent
  }
  return indices.join('/')
}
