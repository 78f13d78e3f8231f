import { type ComponentType, lazy } from 'react'

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves with the first sign that somebody reads on: until then what was prerendered does without its code. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    for (const sign of signs) {
      const heard = () => {
        stop.abort()
        resolve()
      }
      addEventListener(sign, heard, { passive: true, signal: stop.signal })
    }
  })
}

/**
 * A part of the page whose code comes when somebody reads on; at once where nothing was prerendered, as when one
 * comes back from another screen.
 */
export function later(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazy(async () => {
    if (document.getElementById('how')) await firstSign()
    return load()
  })
}
