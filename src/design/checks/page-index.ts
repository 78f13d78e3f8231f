import { attributeValue } from '../parse.ts'
import type { CheckedElement, CheckedPage } from './types.ts'

/** What is found out about a page once, however often it is asked: rules look at each element, not at each pair of them. */
export function oncePerPage<T>(find: (page: CheckedPage) => T): (page: CheckedPage) => T {
  const known = new WeakMap<readonly CheckedElement[], { value: T }>()
  return (page) => {
    const found = known.get(page.elements) ?? { value: find(page) }
    known.set(page.elements, found)
    return found.value
  }
}

/** The innermost element around another one that is such an element. */
export function around(isSuch: (element: CheckedElement, page: CheckedPage) => boolean) {
  const nearest = oncePerPage((page) => {
    const found: (CheckedElement | undefined)[] = []
    for (const { parent } of page.elements) {
      const outer = page.elements[parent]
      found.push(outer && (isSuch(outer, page) ? outer : found[parent]))
    }
    return found
  })
  return (page: CheckedPage, element: CheckedElement): CheckedElement | undefined => nearest(page)[element.index]
}

/** The first element inside another one that is such an element. */
export function firstInside(isSuch: (element: CheckedElement) => boolean) {
  const following = oncePerPage((page) => {
    const found: (CheckedElement | undefined)[] = []
    let next: CheckedElement | undefined
    for (const element of page.elements.toReversed()) {
      found[element.index] = next
      if (isSuch(element)) next = element
    }
    return found
  })
  return (page: CheckedPage, element: CheckedElement): CheckedElement | undefined => {
    const next = following(page)[element.index]
    return next && next.start < element.end ? next : undefined
  }
}

/** The elements inside one, in document order; the first `most` of them. */
export function inside(page: CheckedPage, element: CheckedElement, most = Number.POSITIVE_INFINITY): CheckedElement[] {
  const end = endsAt(page)[element.index] ?? page.elements.length
  return page.elements.slice(element.index + 1, Math.min(end, element.index + 1 + most))
}

/** Where the elements inside each one end. */
const endsAt = oncePerPage((page) => {
  const ends: number[] = []
  const open: CheckedElement[] = []
  for (const element of page.elements) {
    for (let top = open.at(-1); top && top.end <= element.start; top = open.at(-1)) {
      ends[top.index] = element.index
      open.pop()
    }
    open.push(element)
  }
  return ends
})

/** The first element of each id. */
export const byId = oncePerPage((page) => {
  const found = new Map<string, CheckedElement>()
  for (const element of page.elements) {
    const id = attributeValue(element, 'id')
    if (id !== null && !found.has(id)) found.set(id, element)
  }
  return found
})

/** The labels that name a field by its id. */
export const labelsFor = oncePerPage((page) =>
  Map.groupBy(
    page.elements.filter(({ tag }) => tag === 'label'),
    (label) => attributeValue(label, 'for') ?? '',
  ),
)
