import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** So close to the end counts as being there, in pixels. */
const nearEnd = 48

/**
 * Keeps a scroller at its end while the reader is there, and leaves the reader alone otherwise.
 * A new `newest` message brings the end back into view; without one the beginning is shown. `keepPlace` runs a change above the reader without a jump.
 */
export function useFollowEnd(newest: string | undefined) {
  const scroller = useRef<HTMLElement | null>(null)
  const atEnd = useRef(newest !== undefined)

  useEffect(() => {
    atEnd.current = newest !== undefined
    if (newest !== undefined && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [newest])

  const ref = useCallback((element: HTMLElement | null) => {
    scroller.current = element
    if (!element) return undefined
    const toEnd = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    }
    const observer = new ResizeObserver(toEnd)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
      scroller.current = null
    }
  }, [])

  const keepPlace = useCallback((change: () => void) => {
    const element = scroller.current
    const before = element ? element.scrollHeight - element.scrollTop : 0
    atEnd.current = false
    flushSync(change)
    if (element) element.scrollTop = element.scrollHeight - before
  }, [])

  return { ref, keepPlace }
}
