import { createContext, useContext, useSyncExternalStore } from 'react'
import { emptyBuilder, reduce, type BuilderEvent } from './builder/builder.ts'
import type { BuilderState } from './builder/types.ts'

/** A builder that can be watched. `dispatch` tells the watchers at once, and only when something changed; it answers whether. */
export type BuilderStore = {
  get(): BuilderState
  dispatch(event: BuilderEvent): boolean
  subscribe(watcher: () => void): () => void
}

export function createBuilderStore(initial: BuilderState = emptyBuilder()): BuilderStore {
  let builder = initial
  const watchers = new Set<() => void>()
  return {
    get: () => builder,
    dispatch(event) {
      const next = reduce(builder, event)
      if (next === builder) return false
      builder = next
      for (const watcher of watchers) watcher()
      return true
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const BuilderContext = createContext<BuilderStore | null>(null)

/** A part of the builder; `select` must return the same value for the same builder. */
export function useBuilder<T>(select: (builder: BuilderState) => T): T {
  const store = useContext(BuilderContext)
  if (!store) throw new Error('useBuilder outside of a BuilderContext')
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
