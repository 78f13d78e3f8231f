import { useEffect, useState } from 'react'
import { type PageUnder, pageUnder } from './on-canvas.ts'

/** How the page lies under a layer, and how large the layer is. */
export type Under = PageUnder & { width: number; height: number }

/** The same, measured again when anything moves; null until there is a page. */
export function useUnder(layer: HTMLElement | null): Under | null {
  const [under, setUnder] = useState<Under | null>(null)
  useEffect(() => {
    if (!layer) return undefined
    // After the screen has put the page where it is from now on.
    const measure = () =>
      requestAnimationFrame(() => {
        const page = pageUnder(layer)
        setUnder(page && { ...page, width: layer.clientWidth, height: layer.clientHeight })
      })
    const sizes = new ResizeObserver(measure)
    const frame = document.querySelector('[data-preview-stage]')
    for (const each of [layer, frame]) if (each) sizes.observe(each)
    addEventListener('scroll', measure, true)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', measure, true)
    }
  }, [layer])
  return under
}
