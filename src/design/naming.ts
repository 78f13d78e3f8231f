import { matchItem, matchItems, newKey } from './document.ts'
import type { PlacedFragment } from './fragment.ts'
import { matchElements } from './matching.ts'
import type { Located } from './parse.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/**
 * Keys for the elements of a fragment: kept parts have theirs, what is found again of the replaced elements keeps its
 * own, the rest gets new ones.
 * @param replaced the subtree that goes, its root first; empty for an insertion
 * @param issued counted up
 * @returns elements with offsets within the fragment; roots have `container` as parent
 */
export function nameFragment(
  document: PageDocument,
  placed: PlacedFragment,
  container: Key | null,
  replaced: readonly PageElement[],
  issued: Record<string, number>,
): PageElement[] {
  const names = keptNames(document, placed)
  const taken = new Set(names.values())
  const fresh = placed.elements.filter((element) => !names.has(element))
  const old = replaced.filter(({ key }) => !taken.has(key))
  for (const [element, key] of foundAgain(document, placed, fresh, old)) names.set(element, key)
  const keys = placed.elements.map((element) => names.get(element) ?? newKey(named(document, element, taken), issued))
  return placed.elements.map(({ tag, start, openEnd, closeStart, end, parent }, index) => ({
    key: keys[index] ?? '',
    tag,
    parent: parent < 0 ? container : (keys[parent] ?? null),
    start,
    openEnd,
    closeStart,
    end,
  }))
}

function keptNames(document: PageDocument, placed: PlacedFragment): Map<Located, Key> {
  const names = new Map<Located, Key>()
  for (const { element: kept, at, length } of placed.kept) {
    const keys = new Map<number, Key>()
    for (const { start, end, key } of document.elements.values()) {
      if (start >= kept.start && end <= kept.end) keys.set(start - kept.start, key)
    }
    for (const element of placed.elements) {
      const key = element.start >= at && element.end <= at + length ? keys.get(element.start - at) : undefined
      if (key) names.set(element, key)
    }
  }
  return names
}

function foundAgain(
  document: PageDocument,
  placed: PlacedFragment,
  fresh: readonly Located[],
  old: readonly PageElement[],
): [Located, Key][] {
  const [root] = old
  if (!root) return []
  const indices = new Map(old.map((element, index) => [element.key, index]))
  const before = old.map((element) =>
    matchItem(document.html, element, element.parent === null ? -1 : (indices.get(element.parent) ?? -1)),
  )
  const after = matchItems(placed.html, placed.elements, fresh)
  const heir = heirOf(fresh, root)
  return [...matchElements(before, after, heir < 0 ? [] : [[heir, 0]])].flatMap(([now, then]): [Located, Key][] => {
    const element = fresh[now]
    const key = old[then]?.key
    return element && key ? [[element, key]] : []
  })
}

/** The root that takes over the key of the replaced element, so that it can still be spoken of: the first of its tag, else the first. */
function heirOf(fresh: readonly Located[], root: PageElement): number {
  const roots = fresh.flatMap((element, index) => (element.parent < 0 ? [index] : []))
  return roots.find((index) => fresh[index]?.tag === root.tag) ?? roots[0] ?? -1
}

/** A second title or theme is an element like any other. */
function named(document: PageDocument, element: Located, taken: Set<Key>): Located {
  if (element.place === 'inside') return element
  if (document.elements.has(element.place) || taken.has(element.place)) return { ...element, place: 'inside' }
  taken.add(element.place)
  return element
}
