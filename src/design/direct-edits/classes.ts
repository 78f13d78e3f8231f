import { classList } from '../class-names.ts'
import { readAttribute } from '../start-tag.ts'
import type { Key, PageDocument } from '../types.ts'

/** The classes of an element, in their order; none for an unknown key. */
export function classesOf(document: PageDocument, key: Key): string[] {
  const element = document.elements.get(key)
  return element ? classList(readAttribute(document.html, element, 'class') ?? '') : []
}
