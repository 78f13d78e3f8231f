import { type ComponentType, lazy } from 'react'

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const

/** Browsers tell of a pointer that rests where the page moved under it. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/** Resolves with the first sign that somebody reads on: until then what was prerendered does without its code. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    for (const sign of signs) {
      const heard = (event: Event) => {
        if (isAtRest(event)) return
        stop.abort()
        resolve()
      }
      // Ahead of React, which keeps some events from a part that has yet to come.
      addEventListener(sign, heard, { passive: true, capture: true, signal: stop.signal })
    }
  })
}

/**
 * A part of the page whose code comes when somebody reads on; at once where nothing was prerendered, as when one comes
 * back from another screen, and where there is something to show that the server knew nothing of. What cannot come now
 * is tried again with the next sign: until then the prerendered part stays as it is.
 * @param mark the id of an element that is there when it was prerendered
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  mark: string,
  isWanted: (part: Element) => boolean = () => false,
): ComponentType<P> {
  return lazy(async () => {
    const part = document.getElementById(mark)
    if (!part || isWanted(part)) return load()
    for (;;) {
      await firstSign()
      const loaded = await load().catch(() => null)
      if (loaded) return loaded
    }
  })
}
