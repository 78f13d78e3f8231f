import { chainOf } from './edits.ts'
import { childrenOf } from './document.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/** A place for new HTML, and the white space that sets it like its neighbours. */
export type Spot = { at: number; before: string; after: string; container: Key | null }

export function spotOf(
  document: PageDocument,
  target: PageElement,
  where: 'before' | 'after' | 'prepend' | 'append',
): Spot {
  const space = (element: PageElement) => spaceBefore(document, element)
  if (where === 'before') return { at: target.start, before: '', after: space(target), container: target.parent }
  if (where === 'after') return { at: target.end, before: space(target), after: '', container: target.parent }
  const children = childrenOf(document, target.key)
  const neighbour = where === 'prepend' ? children[0] : children.at(-1)
  const container = target.key
  if (where === 'prepend') {
    const set = neighbour && isBlank(document.html.slice(target.openEnd, neighbour.start))
    return { at: target.openEnd, before: set ? space(neighbour) : '', after: '', container }
  }
  const set = neighbour && isBlank(document.html.slice(neighbour.end, target.closeStart))
  return { at: set ? neighbour.end : target.closeStart, before: set ? space(neighbour) : '', after: '', container }
}

const isBlank = (text: string) => text.trim() === ''

/** The white space before an element; none where white space is content. */
function spaceBefore(document: PageDocument, element: PageElement): string {
  if (chainOf(document, element.key).some(({ tag }) => tag === 'pre' || tag === 'textarea')) return ''
  let start = element.start
  while (start > 0 && /[ \t\r\n]/.test(document.html[start - 1] ?? '')) start -= 1
  return document.html.slice(start, element.start)
}
