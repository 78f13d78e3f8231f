import { createContext, useContext, useSyncExternalStore } from 'react'
import { emptySession, reduce, type SessionEvent } from './session/session.ts'
import type { Session } from './session/types.ts'

/** A session that can be watched. `dispatch` tells the watchers at once, and only when something changed; it answers whether. */
export type SessionStore = {
  get(): Session
  dispatch(event: SessionEvent): boolean
  subscribe(watcher: () => void): () => void
}

export function createSessionStore(initial: Session = emptySession()): SessionStore {
  let session = initial
  const watchers = new Set<() => void>()
  return {
    get: () => session,
    dispatch(event) {
      const next = reduce(session, event)
      if (next === session) return false
      session = next
      for (const watcher of watchers) watcher()
      return true
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const SessionContext = createContext<SessionStore | null>(null)

/** A part of the session; `select` must return the same value for the same session. */
export function useSession<T>(select: (session: Session) => T): T {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession outside of a SessionContext')
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
