import { changesBetween } from './changes.ts'
import { piecesOf } from './pieces.ts'

/** The characters `[from, to)` of a source become `insert`. */
export type Splice = { from: number; to: number; insert: string }

/** What leads from one source of a page to another, piece by piece; sorted, none touching another. */
export function splicesBetween(base: string, next: string): Splice[] {
  const pieces = piecesOf(base)
  const starts = [0]
  for (const piece of pieces) starts.push((starts.at(-1) ?? 0) + piece.length)
  return changesBetween(pieces, piecesOf(next)).map(({ from, to, insert }) => ({
    from: starts[from] ?? base.length,
    to: starts[to] ?? base.length,
    insert: insert.join(''),
  }))
}

/** The source after splices that are sorted; null when they are of another source. */
export function spliced(base: string, splices: readonly Splice[]): string | null {
  let html = ''
  let at = 0
  for (const { from, to, insert } of splices) {
    if (from < at || to < from || to > base.length) return null
    html += base.slice(at, from) + insert
    at = to
  }
  return html + base.slice(at)
}
