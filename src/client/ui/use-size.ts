import { useCallback, useState } from 'react'

export type Size = { width: number; height: number }

/** The inner size of an element in CSS pixels, kept up to date; give `ref` to the element. */
export function useSize(): { size: Size; ref: (element: HTMLElement | null) => (() => void) | undefined } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { size, ref }
}
