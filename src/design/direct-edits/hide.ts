import { readAttribute } from '../start-tag.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { isPickable } from './pickable.ts'

/** Takes an element out of sight; it stays in the page. */
export function hideOperations(key: Key): Operation[] {
  return [{ do: 'attr', k: key, name: 'hidden', value: '' }]
}

export function showOperations(key: Key): Operation[] {
  return [{ do: 'attr', k: key, name: 'hidden', value: null }]
}

/** What was hidden on this page, outermost first. */
export function hiddenKeys(document: PageDocument): Key[] {
  return [...document.elements.values()]
    .filter((element) => isPickable(document, element) && readAttribute(document.html, element, 'hidden') !== null)
    .map(({ key }) => key)
}
