import type { Key, PageDocument } from '#design/types.ts'

/** What stands in the head has a key but no place in the body. */
const inHead = new Set<Key>(['title', 'theme'])

/** The element of a place that the frame names, or the nearest around it that stands in the source. */
export function keyAt(document: PageDocument, path: string): Key | null {
  const byPath = keysByPath(document)
  const indices = path === '' ? [] : path.split('/')
  for (let length = indices.length; length >= 0; length--) {
    const key = byPath.get(indices.slice(0, length).join('/'))
    if (key) return key
  }
  return null
}

/**
 * Where an element stands, as the frame counts: child-element indices from the body down, such as `1/0/3`.
 * @returns null for unknown keys and for elements of the head
 */
export function elementPath(document: PageDocument, key: Key): string | null {
  return elementPaths(document).get(key) ?? null
}

/** The keys of all elements of the body by their place. */
export function keysByPath(document: PageDocument): Map<string, Key> {
  const byPath = new Map<string, Key>()
  for (const [key, place] of elementPaths(document)) if (key !== null) byPath.set(place, key)
  return byPath
}

/** The places of all elements of the body. */
function elementPaths(document: PageDocument): Map<Key | null, string> {
  const root = document.elements.has('body') ? 'body' : null
  const counted = new Map<Key | null, number>()
  const paths = new Map<Key | null, string>([[root, '']])
  for (const element of document.elements.values()) {
    const above = paths.get(element.parent)
    if (above === undefined || inHead.has(element.key)) continue
    const index = counted.get(element.parent) ?? 0
    counted.set(element.parent, index + 1)
    paths.set(element.key, above === '' ? `${index}` : `${above}/${index}`)
  }
  return paths
}
