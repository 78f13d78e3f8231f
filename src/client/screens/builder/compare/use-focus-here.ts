import { type RefObject, useEffect, useRef } from 'react'
import { compareOpener } from './compare-opener.ts'

/** The heading has the focus while this is on screen; afterwards it goes back to where it came from. */
export function useFocusHere(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const target = isThere && !before.closest('[role=menu]') ? before : document.getElementById(compareOpener)
      // What lies under Compare cannot be focused before it is gone.
      requestAnimationFrame(() => target?.focus())
    }
  }, [])
  return heading
}
