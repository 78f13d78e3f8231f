import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading has the focus while this is on screen; afterwards it goes back to where it came from.
 * @param opener id of the button that has it when what had it is gone by then
 */
export function useFocusHere(opener: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const target = isThere && !before.closest('[role=menu]') ? before : document.getElementById(opener)
      // What lies under Compare cannot be focused before it is gone.
      requestAnimationFrame(() => target?.focus())
    }
  }, [opener])
  return heading
}
