import type { AuthStore } from './store.ts'

/** Thrown into a call whose person did not sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/**
 * Waits until a lost session goes on. Resolves once the same person is signed in again; rejects when they leave,
 * or when the call itself is no longer wanted.
 */
export function signedInAgain(store: AuthStore, signal?: AbortSignal): Promise<void> {
  const before = store.get().user?.id
  return new Promise((resolve, reject) => {
    const look = () => {
      const { user, isLost } = store.get()
      if (user?.id === before && isLost) return
      stop()
      if (user && user.id === before) resolve()
      else reject(new SessionEnded('You are not signed in any more. Nothing was changed.'))
    }
    const leave = () => {
      stop()
      reject(new SessionEnded('The call is no longer wanted.'))
    }
    const unwatch = store.subscribe(look)
    const stop = () => {
      unwatch()
      signal?.removeEventListener('abort', leave)
    }
    signal?.addEventListener('abort', leave)
    look()
  })
}
