import type { PageDocument, PageElement } from '../types.ts'

const never = new Set(
  'script style template link meta title base br wbr source track param noscript option optgroup colgroup col'.split(
    ' ',
  ),
)

/** Whether a person can pick it: it is in the body, shows something, and is no part of a drawing. */
export function isPickable(document: PageDocument, element: PageElement): boolean {
  if (never.has(element.tag) || element.key === 'theme') return false
  for (let at = parentOf(document, element); at; at = parentOf(document, at))
    if (at.tag === 'svg' || at.tag === 'template' || at.tag === 'math') return false
  return true
}

export function parentOf(document: PageDocument, element: PageElement): PageElement | null {
  return (element.parent && document.elements.get(element.parent)) || null
}
