import { elementAt } from './layout.ts'

const looks = {
  hover: { outline: '1.5px dashed oklch(0.585 0.233 277)', outlineOffset: '-1px' },
  picked: { outline: '2px solid oklch(0.511 0.262 277)', outlineOffset: '-1px' },
} as const

type Kind = keyof typeof looks
type Mark = { path: string | null; element: Element | null; animation: Animation | null }

/** Outlines by animation, so that nothing of them stands in the document. */
export function createOutlines() {
  const marks: Record<Kind, Mark> = {
    hover: { path: null, element: null, animation: null },
    picked: { path: null, element: null, animation: null },
  }
  const draw = (kind: Kind) => {
    const mark = marks[kind]
    const element = mark.path === null ? null : elementAt(mark.path)
    const isDrawn = element === mark.element && mark.animation?.playState === 'running'
    if (isDrawn) return
    mark.animation?.cancel()
    mark.element = element
    mark.animation = element?.animate([looks[kind], looks[kind]], { duration: 1e9, fill: 'both' }) ?? null
  }
  return {
    set(kind: Kind, path: string | null) {
      marks[kind].path = path
      draw(kind)
    },
    /** Again, after the document has changed. */
    redraw() {
      draw('hover')
      draw('picked')
    },
    picked: () => marks.picked,
  }
}
