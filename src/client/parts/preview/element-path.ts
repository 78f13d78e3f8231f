import type { Key, PageDocument } from '#design/types.ts'

/** What stands in the head has a key but no place in the body. */
const inHead = new Set<Key>(['title', 'theme'])

/**
 * Where an element stands, as the frame counts: child-element indices from the body down, such as `1/0/3`.
 * @returns null for unknown keys and for elements of the head
 */
export function elementPath(document: PageDocument, key: Key): string | null {
  const root = document.elements.has('body') ? 'body' : null
  const counted = new Map<Key | null, number>()
  const paths = new Map<Key | null, string>([[root, '']])
  for (const element of document.elements.values()) {
    const above = paths.get(element.parent)
    if (above === undefined || inHead.has(element.key)) continue
    const index = counted.get(element.parent) ?? 0
    counted.set(element.parent, index + 1)
    const path = above === '' ? `${index}` : `${above}/${index}`
    if (element.key === key) return path
    paths.set(element.key, path)
  }
  return key === 'body' && root ? '' : null
}
