import { type ComponentType, createElement, useEffect, useState, useSyncExternalStore } from 'react'

/** A component whose code comes when it is first shown, or when `bring` is called before that. */
export type Later<P> = ComponentType<P> & { bring: () => Promise<unknown> }

/** Code that could not come is asked for again after this long, in milliseconds, for as long as its place is shown. */
const tryAgainAfterMs = 5000

/**
 * A component whose code comes later. `instead` is shown while it cannot come (the server is away), `meanwhile` while it
 * comes. Without Suspense, which would keep what is here already back for 300 ms after each fallback.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P>,
  meanwhile: ComponentType = Nothing,
): Later<P> {
  const part = createPart(load)
  function LaterPart(props: P) {
    const Part = useSyncExternalStore(part.watch, part.now, part.now)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      let again: ReturnType<typeof setTimeout> | undefined
      const bring = () =>
        part.bring().catch(() => {
          setFailed(true)
          again = setTimeout(bring, tryAgainAfterMs)
        })
      void bring()
      return () => clearTimeout(again)
    }, [])
    const shown = Part ?? (hasFailed ? instead : null)
    return shown ? createElement(shown, props) : createElement(meanwhile)
  }
  return Object.assign(LaterPart, { bring: part.bring })
}

function Nothing() {
  return null
}

/** What is loaded once for all who show it; a failure is tried again by the next. */
function createPart<C>(load: () => Promise<C>) {
  const watchers = new Set<() => void>()
  let now: C | null = null
  return {
    now: () => now,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    async bring() {
      now ??= await load()
      for (const watcher of watchers) watcher()
    },
  }
}

/** First what one sees, then what one may need, in milliseconds. */
const loadAheadAfterMs = 1000

/** Brings what has to be there when the server is away, once the screen stands; a failure is left for later. */
export function useLoadAhead(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of parts) load().catch(() => {})
    }, loadAheadAfterMs)
    return () => clearTimeout(timer)
  }, [parts])
}

/** For what opens a part whose code is not here yet: it comes while the pointer or the focus rests on it. */
export function broughtOnApproach({ bring }: Pick<Later<object>, 'bring'>): {
  onPointerEnter: () => void
  onFocus: () => void
} {
  const ahead = () => void bring().catch(() => {})
  return { onPointerEnter: ahead, onFocus: ahead }
}

/** Said where something should stand whose code could not be loaded. */
export function NotHere() {
  return (
    <p role="alert" className="p-4 text-[13px] text-ink-2">
      This part could not be loaded. Your work is kept; reload the page once the server answers again.
    </p>
  )
}
