import { applySplices, sortedSplices } from './splices.ts'
import type { Key, PageDocument, PageElement, Refusal, RefusalCode, Splice } from './types.ts'

/** One change of the source, with what it means for the table of elements. */
export type Edit = Splice & {
  /** the innermost element whose tags stay around the change; for a change inside a start tag the element itself */
  container: Key | null
  /** elements that come with `insert`; offsets count from its start, roots have `container` as parent */
  arriving?: PageElement[]
}

/** What an operation will do to a page. */
export type EditPlan = {
  edits: Edit[]
  touched: Key[]
  repairs: string[]
  issued: Readonly<Record<string, number>>
  /** the page must be read again to know whether it still holds together */
  reread?: boolean
}

export type Refused = { refusal: Refusal }

export function refused(code: RefusalCode, message: string): Refused {
  return { refusal: { code, message } }
}

/** The elements around and including `key`, inside out. */
export function chainOf(document: PageDocument, key: Key | null): PageElement[] {
  const chain: PageElement[] = []
  let element = key === null ? undefined : document.elements.get(key)
  while (element) {
    chain.push(element)
    element = element.parent === null ? undefined : document.elements.get(element.parent)
  }
  return chain
}

/** The source and the table after a plan, without reading the page again. */
export function carryOut(
  document: PageDocument,
  plan: EditPlan,
): { html: string; elements: PageElement[]; splices: Splice[] } {
  const edits = sortedSplices(plan.edits)
  const around = edits.map((edit) => new Set(chainOf(document, edit.container).map((element) => element.key)))
  const elements: PageElement[] = []
  for (const element of document.elements.values()) {
    const moved = shifted(element, edits, around)
    if (moved) elements.push(moved)
  }
  let growth = 0
  for (const { start, end, insert, arriving = [] } of edits) {
    for (const element of arriving) elements.push(offsetBy(element, start + growth))
    growth += insert.length - (end - start)
  }
  const splices = edits.map(({ start, end, insert }) => ({ start, end, insert }))
  return { html: applySplices(document.html, splices), elements: elements.sort((a, b) => a.start - b.start), splices }
}

/** Where an element that stays ends up; null when a change takes it away. */
function shifted(element: PageElement, edits: readonly Edit[], around: readonly Set<Key>[]): PageElement | null {
  let { start, openEnd, closeStart, end } = element
  for (const [index, edit] of edits.entries()) {
    const growth = edit.insert.length - (edit.end - edit.start)
    if (edit.end <= element.start) {
      start += growth
      openEnd += growth
      closeStart += growth
      end += growth
    } else if (around[index]?.has(element.key)) {
      if (edit.start < element.openEnd) openEnd += growth
      closeStart += growth
      end += growth
    } else if (edit.start <= element.start && element.end <= edit.end) return null
  }
  return { ...element, start, openEnd, closeStart, end }
}

function offsetBy(element: PageElement, by: number): PageElement {
  const { start, openEnd, closeStart, end } = element
  return { ...element, start: start + by, openEnd: openEnd + by, closeStart: closeStart + by, end: end + by }
}
