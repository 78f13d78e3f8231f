import { useSyncExternalStore } from 'react'

const storageKey = 'pagewright.signed-in'

/**
 * A flag of this browser that somebody was signed in when it was last looked at. It decides whether a public page
 * loads the account's code at all and what its header shows before that; it opens nothing. The server says it in the
 * document too, where the browser sent a session of which this flag does not know.
 */
export function readHint(): boolean {
  try {
    if (localStorage.getItem(storageKey) === '1') return true
  } catch {
    // Then the document says it.
  }
  return document.documentElement.hasAttribute('data-signed-in')
}

/** Inlined into the document's head, so that a prerendered header does not flash; its hash stands in the policy. */
export const hintScript = `try{if(localStorage.getItem('${storageKey}')==='1')document.documentElement.dataset.signedIn=''}catch{}`

const watchers = new Set<() => void>()

export function writeHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the header of the public pages shows 'Sign in' until the session is read.
  }
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

/** Whether somebody seems to be signed in; false while a prerendered page wakes up. */
export function useHint(): boolean {
  return useSyncExternalStore(watch, readHint, () => false)
}
