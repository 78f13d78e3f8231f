import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react'

/** A component whose code comes when it is first shown; when it cannot come (the server is away), `instead` is shown. */
export function later<P>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: instead }
    }
  })
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

/** Said where something should stand whose code could not be loaded. */
export function NotHere() {
  return (
    <p role="alert" className="p-4 text-[13px] text-ink-2">
      This part could not be loaded. Your work is kept; reload the page once the server answers again.
    </p>
  )
}
