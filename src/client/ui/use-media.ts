import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      const list = matchMedia(query)
      list.addEventListener('change', watcher)
      return () => list.removeEventListener('change', watcher)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
