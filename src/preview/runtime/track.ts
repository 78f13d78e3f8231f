import type { FrameMessage } from '../messages.ts'
import { elementAt } from './layout.ts'
import { listen, nextFrame } from './natives.ts'

type Send = (message: FrameMessage) => void

/** Reports where some elements are in view, after everything that may move them: the app draws over the page, never in it. */
export function createTracker(send: Send) {
  let paths: string[] = []
  let told = ''
  let isWaiting = false

  const report = () => {
    if (isWaiting || paths.length === 0) return
    isWaiting = true
    nextFrame(() => {
      isWaiting = false
      const places = paths.flatMap((path) => {
        const box = elementAt(path)?.getBoundingClientRect()
        return box ? [{ path, left: box.left, top: box.top, width: box.width, height: box.height }] : []
      })
      const now = JSON.stringify(places)
      if (now === told) return
      told = now
      send({ type: 'tracked', places })
    })
  }
  const sizes = new ResizeObserver(report)
  const observe = () => {
    sizes.disconnect()
    if (paths.length > 0) sizes.observe(document.body)
  }

  return {
    watch() {
      listen('scroll', report, { passive: true, capture: true })
      listen('resize', report)
      listen('transitionend', report, true)
      listen('load', report, true)
    },
    track(next: string[]) {
      paths = next
      told = ''
      observe()
      report()
    },
    rendered() {
      told = ''
      observe()
      report()
    },
  }
}
