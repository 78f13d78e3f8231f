import type { Splice } from './types.ts'

/**
 * Applies changes to a source; every byte outside them stays.
 * @param splices offsets into `html`, sorted, none overlapping another (as `applyOperation` gives them)
 * @throws RangeError when they do not fit the source
 */
export function applySplices(html: string, splices: readonly Splice[]): string {
  let result = ''
  let at = 0
  for (const { start, end, insert } of splices) {
    if (start < at || end < start || end > html.length) throw new RangeError(`No place for a change at ${start}–${end}`)
    result += html.slice(at, start) + insert
    at = end
  }
  return result + html.slice(at)
}

/** Sorted for `applySplices`: by start, an insertion before what starts at the same place. */
export function sortedSplices<T extends Splice>(splices: readonly T[]): T[] {
  return splices.toSorted((a, b) => a.start - b.start || a.end - b.end)
}
