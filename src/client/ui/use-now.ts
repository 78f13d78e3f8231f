import { useCallback, useSyncExternalStore } from 'react'

/** Often enough for tenths of a second. */
const usualTickMs = 100

type Clock = { now: number; timer: ReturnType<typeof setInterval> | undefined; watchers: Set<() => void> }
const clocks = new Map<number, Clock>()

function clockOf(tickMs: number): Clock {
  const clock = clocks.get(tickMs) ?? { now: Date.now(), timer: undefined, watchers: new Set() }
  clocks.set(tickMs, clock)
  return clock
}

function watch(tickMs: number, watcher: () => void) {
  const clock = clockOf(tickMs)
  clock.watchers.add(watcher)
  if (clock.timer === undefined) clock.now = Date.now()
  clock.timer ??= setInterval(() => {
    clock.now = Date.now()
    for (const tell of clock.watchers) tell()
  }, tickMs)
  return () => {
    clock.watchers.delete(watcher)
    if (clock.watchers.size > 0) return
    clearInterval(clock.timer)
    clock.timer = undefined
  }
}

/** The time in milliseconds, renewed every `tickMs` while something watches it; all that watch alike change together. */
export function useNow(tickMs = usualTickMs): number {
  const subscribe = useCallback((watcher: () => void) => watch(tickMs, watcher), [tickMs])
  return useSyncExternalStore(subscribe, () => clockOf(tickMs).now)
}
