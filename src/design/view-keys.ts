import { readAttribute } from './start-tag.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/** A page of up to this many elements shows the key of each. */
const manyElements = 800

type Range = { start: number; end: number }

/**
 * The keys that a view of `range` shows, by the start of their element: all of a page up to 800 elements. Beyond that, and
 * beside a drawing, a script or a style that is open, what one speaks of (sections, headings, links, buttons, images,
 * fields, cards, paragraphs), what lays out others, and all inside of what is `opened`: what is shown whole then costs
 * about as much as the other keys would. What is `hidden` shows its own at most.
 */
export function shownKeys(
  document: PageDocument,
  range: Range,
  opened: readonly (Range & { tag: string })[],
  hidden: readonly Range[],
): ReadonlyMap<number, Key> {
  const all = [...document.elements.values()].filter((element) => isIn(range, element))
  const seen = all.filter(outside(hidden))
  const isDear = opened.some(({ tag }) => /^(?:svg|math|script|style)$/.test(tag))
  if (seen.length <= manyElements && !isDear) return byStart(seen)
  const counts = childCounts(seen)
  return byStart(seen.filter((one) => isNamed(counts, document.html, one) || opened.some((part) => isIn(part, one))))
}

const byStart = (elements: readonly PageElement[]) => new Map(elements.map(({ start, key }) => [start, key]))

const isIn = (range: Range, { start, end }: Range): boolean => range.start <= start && end <= range.end

/** Elements and ranges come in document order. */
function outside(hidden: readonly Range[]): (element: PageElement) => boolean {
  let at = 0
  return ({ start }) => {
    while ((hidden[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++
    return start <= (hidden[at]?.start ?? start)
  }
}

function isNamed(children: ReadonlyMap<Key, number>, html: string, element: PageElement): boolean {
  if (/^[shabifcp]\d|^(?:title|theme|body)$/.test(element.key)) return true
  return (children.get(element.key) ?? 0) > 1 || laysOut(html, element)
}

function childCounts(elements: readonly PageElement[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const { parent } of elements) if (parent !== null) counts.set(parent, (counts.get(parent) ?? 0) + 1)
  return counts
}

/** A box whose own classes or style make it a row, a column or a grid. */
function laysOut(html: string, element: PageElement): boolean {
  const classes = (readAttribute(html, element, 'class') ?? '').split(/\s+/)
  if (classes.some((name) => /(?:^|:)(?:inline-)?(?:grid|flex)$/.test(name))) return true
  return /display\s*:\s*(?:inline-)?(?:grid|flex)/i.test(readAttribute(html, element, 'style') ?? '')
}
