import type { Splice } from '../types.ts'
import { changesBetween } from './changes.ts'
import { piecesOf } from './pieces.ts'

/** What leads from one source of a page to another, piece by piece; sorted, none touching another. */
export function splicesBetween(base: string, next: string): Splice[] {
  const pieces = piecesOf(base)
  const starts = [0]
  for (const piece of pieces) starts.push((starts.at(-1) ?? 0) + piece.length)
  return changesBetween(pieces, piecesOf(next)).map(({ from, to, insert }) => ({
    start: starts[from] ?? base.length,
    end: starts[to] ?? base.length,
    insert: insert.join(''),
  }))
}
