import { childrenOf } from '../document.ts'
import type { Key, Operation, PageDocument, PageElement } from '../types.ts'
import { isPickable } from './pickable.ts'

/** The element beside another one that a person can pick; null at the end. */
export function besideOf(document: PageDocument, key: Key, direction: 1 | -1): PageElement | null {
  const element = document.elements.get(key)
  if (!element || key === 'body') return null
  const all = childrenOf(document, element.parent).filter((other) => isPickable(document, other))
  return all[all.findIndex((other) => other.key === key) + direction] ?? null
}

/** Changes places with the one before (-1) or after (1); nothing at the end. */
export function orderOperations(document: PageDocument, key: Key, direction: 1 | -1): Operation[] {
  const other = besideOf(document, key, direction)
  if (!other) return []
  return [{ do: direction === 1 ? 'move-after' : 'move-before', k: key, to: other.key }]
}
