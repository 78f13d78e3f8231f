import { elementAt } from './layout.ts'

const outline = { outline: '3px solid oklch(0.585 0.233 277)', outlineOffset: '-3px' }

/** Outlines elements, without a trace in the document, until it is called again. */
export function createMarks(): (paths: string[]) => void {
  let shown: Animation[] = []
  return (paths) => {
    for (const animation of shown) animation.cancel()
    shown = paths.flatMap(
      (path) => elementAt(path)?.animate([outline, outline], { duration: 1, fill: 'forwards' }) ?? [],
    )
  }
}
