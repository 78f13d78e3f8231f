/** Somebody who typed this recently, in ms, has not gone to the preview. */
const typing = 1500

/** A page that takes the focus does it mostly when its scripts start; for this long after that, in ms, nobody has asked for it. */
const starting = 1500

export type FocusGuard = {
  /** the scripts of a page start now */
  pageStarts: () => void
  /** a move of the builder's own, which may give the page the focus */
  allow: (move: () => void) => void
  release: () => void
}

/**
 * Gives the focus back when a page takes it without being asked: words typed into the chat must not end in the preview.
 * Whoever goes there by pointer, Tab or a screen reader stays there.
 * @param stage the element that holds the frames
 */
export function guardFocus(stage: HTMLElement): FocusGuard {
  const stop = new AbortController()
  const { signal } = stop
  let last: HTMLElement | null = null
  let lastKey = { key: '', at: Number.NEGATIVE_INFINITY }
  let startedAt = Number.NEGATIVE_INFINITY
  let isAllowed = false

  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && !stage.contains(event.target)) last = event.target
  }
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    lastKey = { key, at: timeStamp }
  }
  const onBlur = ({ timeStamp }: FocusEvent) => {
    const frame = document.activeElement
    if (isAllowed) return
    if (!(frame instanceof HTMLIFrameElement) || !stage.contains(frame) || lastKey.key === 'Tab') return
    const typed = timeStamp - lastKey.at < typing
    const atStart = timeStamp - startedAt < starting && !stage.matches(':hover')
    if (!typed && !atStart) return
    // Inside the event the browser is not done moving the focus, and what is set here would not hold.
    setTimeout(() => {
      if (document.activeElement !== frame) return
      if (last?.isConnected) last.focus({ preventScroll: true })
      else frame.blur()
    })
  }
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('keydown', onKey, { signal, capture: true })
  window.addEventListener('blur', onBlur, { signal })
  return {
    allow: (move) => {
      isAllowed = true
      move()
      isAllowed = false
    },
    pageStarts: () => {
      startedAt = performance.now()
    },
    release: () => stop.abort(),
  }
}
