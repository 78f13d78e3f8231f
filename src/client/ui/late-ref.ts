import type { RefObject } from 'react'

/** A ref whose holder may come late: what is asked of it before that is done once it is there, the last request only. */
export type LateRef<T> = RefObject<T | null> & { once(ask: (holder: T) => void): void }

export function createLateRef<T>(): LateRef<T> {
  let holder: T | null = null
  let waiting: ((holder: T) => void) | null = null
  return {
    get current() {
      return holder
    },
    set current(next) {
      holder = next
      const ask = waiting
      if (!next || !ask) return
      waiting = null
      ask(next)
    },
    once(ask) {
      if (holder) ask(holder)
      else waiting = ask
    },
  }
}
