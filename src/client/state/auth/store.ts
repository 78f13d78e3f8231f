import { type AuthEvent, type AuthState, initialAuth, reduceAuth } from './auth.ts'

export type AuthStore = {
  get(): AuthState
  dispatch(event: AuthEvent): void
  subscribe(watcher: () => void): () => void
}

export function createAuthStore(initial: AuthState = initialAuth): AuthStore {
  let state = initial
  const watchers = new Set<() => void>()
  return {
    get: () => state,
    dispatch(event) {
      const next = reduceAuth(state, event)
      if (next === state) return
      state = next
      for (const watcher of watchers) watcher()
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/** Who is signed in in this tab. */
export const authStore = createAuthStore()
