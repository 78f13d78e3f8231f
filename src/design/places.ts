import type { Key, PageDocument, Splice } from './types.ts'

/** A part of a page's source that was changed: `[start, end)` in UTF-16 code units; empty where something was taken out. */
export type Place = { start: number; end: number }

/** Where places of a page are after more changes of it, and where those changes are themselves, last. */
export function placesAfter(places: readonly Place[], splices: readonly Splice[]): Place[] {
  let growth = 0
  const fresh = splices.map(({ start, end, insert }) => {
    const at = start + growth + (insert.length - insert.trimStart().length)
    growth += insert.length - (end - start)
    return { start: at, end: Math.max(at, at + insert.trim().length) }
  })
  return [...places.map((place) => ({ start: moved(place.start, splices), end: moved(place.end, splices) })), ...fresh]
}

function moved(at: number, splices: readonly Splice[]): number {
  let growth = 0
  for (const { start, end, insert } of splices) {
    if (end <= at) growth += insert.length - (end - start)
    else if (start < at) return start + growth
  }
  return at + growth
}

/** The smallest element of the body around each place, each once. */
export function elementsAround(document: PageDocument, places: readonly Place[]): Key[] {
  const keys = places.flatMap((place) => {
    let found: { key: Key; length: number } | null = null
    for (const { key, start, end } of document.elements.values()) {
      const isInside =
        place.start === place.end ? start < place.start && place.end < end : start <= place.start && place.end <= end
      if (!isInside || key === 'title' || key === 'theme') continue
      if (found === null || end - start <= found.length) found = { key, length: end - start }
    }
    return found ? [found.key] : []
  })
  return [...new Set(keys)]
}
