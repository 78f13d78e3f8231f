import { useSyncExternalStore } from 'react'

type Spoken = { polite: string; assertive: string }

let spoken: Spoken = { polite: '', assertive: '' }
const watchers = new Set<() => void>()

/** Has a screen reader say something. The same words twice are said twice. */
export function announce(text: string, urgency: keyof Spoken = 'polite'): void {
  const again = spoken[urgency] === text ? `${text}\u00a0` : text
  spoken = { ...spoken, [urgency]: again }
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The two live regions; once in the app. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(
    watch,
    () => spoken,
    () => spoken,
  )
  return (
    <div className="sr-only">
      <p aria-live="polite">{polite}</p>
      <p aria-live="assertive">{assertive}</p>
    </div>
  )
}
