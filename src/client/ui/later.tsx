import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

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

/** Said where something should stand whose code could not be loaded. */
export function NotHere() {
  return (
    <p role="alert" className="p-4 text-[13px] text-ink-2">
      This part could not be loaded. Your work is kept; reload the page once the server answers again.
    </p>
  )
}
