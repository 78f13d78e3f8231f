import { insertLetters } from './insert-letters.ts'

/** After a press of Tab the focus arrives in the frame within this time, in ms, unless something of ours gets it. */
const arriving = 2000

/**
 * The frame's word that it was pressed may come this much later than the focus, in ms, where the machine is busy: a focus
 * that was taken back too soon would be lost, and a letter typed meanwhile comes back here in any case.
 */
const pressPatience = 2000

/** That the pointer rests on the page may be heard late too, in ms. */
const leastPatience = 400

/** A field with autofocus takes the focus once, for no harm; who takes it again wants the keys. */
const mostTakes = 1

export type FocusGuard = {
  /** whether the keys are for the page */
  isPages: () => boolean
  /** a page with scripts comes to the front */
  pageStarts: () => void
  /** a move of the builder's own, which gives the page the focus */
  allow: (move: () => void) => void
  /** somebody pressed in the page */
  pressed: () => void
  /** a frame is about to go, and a page that took the focus with it */
  leaving: (frame: HTMLIFrameElement) => void
  /** the page called for the focus and did not get it */
  grabbed: () => void
  /** a letter that was typed into the page, which had taken the focus */
  stray: (letter: string) => void
  release: () => void
}

type GuardEvents = {
  /** the keys are for the page from now on, or no longer */
  onOwner: (isPage: boolean) => void
  /** the page takes the focus without being asked, again and again; `isNested`: from a frame that it made inside */
  onTheft: (isNested: boolean) => void
}

/**
 * Words typed into the chat must not end in the preview. A press or a key in the builder owns the focus until somebody
 * presses in the page, goes there by Tab, or the builder sends them; a page that takes it gives it back at once.
 * @param stage the element that holds the frames
 */
export function guardFocus(stage: HTMLElement, { onOwner, onTheft }: GuardEvents): FocusGuard {
  const stop = new AbortController()
  const listening = { signal: stop.signal, capture: true }
  let isPages = false
  let last: HTMLElement | null = null
  let tab: KeyboardEvent | null = null
  let takes = 0
  let taken: ReturnType<typeof setTimeout> | undefined

  const own = (next: boolean) => {
    if (next) clearTimeout(taken)
    if (next === isPages) return
    isPages = next
    onOwner(next)
  }
  const focused = () => {
    const frame = document.activeElement
    return frame instanceof HTMLIFrameElement && stage.contains(frame) ? frame : null
  }
  const isOurs = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && !(target instanceof HTMLIFrameElement && stage.contains(target))

  const handBack = () => {
    const frame = focused()
    if (last?.isConnected) last.focus({ preventScroll: true })
    else frame?.blur()
  }
  const count = (isNested: boolean) => {
    takes += 1
    if (takes > mostTakes || isNested) onTheft(isNested)
  }
  const onTaken = () => {
    const frame = focused()
    if (isPages || !frame) return
    const isNested = (frame.contentWindow?.length ?? 0) > 0
    handBack()
    count(isNested)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!isOurs(target)) return
    last = target
    tab = null
    own(false)
  }
  const onKey = (event: KeyboardEvent) => {
    tab = event.key === 'Tab' ? event : null
    // A shortcut that was heard before may have sent the focus to the page.
    if (!focused()) own(false)
  }
  const onPress = ({ target }: PointerEvent) => {
    if (isOurs(target)) own(false)
  }
  const onBlur = ({ timeStamp }: FocusEvent) => {
    if (!focused() || isPages) return
    if (tab && !tab.defaultPrevented && timeStamp - tab.timeStamp < arriving) return own(true)
    clearTimeout(taken)
    // Inside the event the browser is not done moving the focus, and what is set here would not hold.
    const mayBePress = stage.matches(':hover') || !matchMedia('(hover: hover)').matches
    taken = setTimeout(onTaken, mayBePress ? pressPatience : leastPatience)
  }
  document.addEventListener('focusin', onFocus, listening)
  document.addEventListener('keydown', onKey, listening)
  document.addEventListener('pointerdown', onPress, listening)
  window.addEventListener('blur', onBlur, { signal: stop.signal })
  return {
    isPages: () => isPages,
    pageStarts: () => {
      takes = 0
    },
    allow: (move) => {
      own(true)
      move()
    },
    leaving: (frame) => {
      // Another frame may have been pressed by now, and its word be on the way.
      if (!isPages && focused() === frame) handBack()
    },
    pressed: () => {
      takes = 0
      own(true)
    },
    grabbed: () => {
      if (!isPages) count(false)
    },
    stray: (letter) => {
      if (isPages) return
      clearTimeout(taken)
      onTaken()
      if (last?.isConnected && document.activeElement === last) insertLetters(last, letter)
    },
    release: () => {
      clearTimeout(taken)
      stop.abort()
    },
  }
}
