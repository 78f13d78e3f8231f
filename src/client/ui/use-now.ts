import { useSyncExternalStore } from 'react'

/** Often enough for tenths of a second. */
const tickMs = 100

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of watchers) tell()
  }, tickMs)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time in milliseconds, renewed ten times a second while something watches it. */
export function useNow(): number {
  return useSyncExternalStore(watch, () => now)
}
