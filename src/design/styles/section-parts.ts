import { classList } from '../class-names.ts'
import { attributeValue, type Located } from '../parse.ts'

/** The classes of a page by where they stand. */
export type PlacedClasses = {
  /** of each element, outside of the sections that were written here; an empty list is an element without any */
  page: string[][]
  /** in use inside those sections */
  sections: Set<string>
}

/** So many elements besides its sections (a link to skip to the content, a button) leave a page one of sections. */
const fewOutside = 2

/** Elements that have no look, or one that classes do not give. */
const lookless = /^(?:script|style|link|meta|template|noscript|source|track|br|wbr|option|base|title|head|html)$/

/**
 * Where the classes of a page stand. A page that is made of our sections is one whole; in another one our sections are
 * guests, whose classes say nothing about the page.
 */
export function placedClasses(elements: readonly Located[]): PlacedClasses {
  const looks = elements.map(({ tag, foreign }) => !foreign && !lookless.test(tag))
  const isInside = elements.map(() => false)
  const isAround = elements.map(() => false)
  elements.forEach((element, index) => {
    isInside[index] = isInside[element.parent] === true || isSection(element)
    if (!isSection(element)) return
    for (let at = element.parent; at >= 0 && !isAround[at]; at = elements[at]?.parent ?? -1) isAround[at] = true
  })
  const outside = elements.filter((_, index) => looks[index] && !isInside[index] && !isAround[index])
  const isOfSections = outside.length <= fewOutside
  const page: string[][] = []
  const sections = new Set<string>()
  elements.forEach((element, index) => {
    const names = classList(attributeValue(element, 'class') ?? '')
    if (isInside[index] && !isOfSections) for (const name of names) sections.add(name)
    else if (looks[index] || names.length > 0) page.push(names)
  })
  return { page, sections }
}

/** Rule 10 asks a model for this, and the built-in designer writes it: `data-section="pricing/columns"`. */
const isSection = (element: Located): boolean =>
  /^[a-z][\w-]*\/[\w-]+$/.test(attributeValue(element, 'data-section') ?? '')
