import type { Key, Operation, PageDocument } from '../types.ts'
import { classesOf } from './classes.ts'
import { type Declarations, restyled, styleOf } from './inline-style.ts'
import { atAnyWidth, styleTargetOf } from './style-target.ts'

/** One look that a tool gives to an element. */
export type Restyle = {
  /** the classes that say it; none to take it away */
  add: readonly string[]
  /** classes that say something else about it, at any width of the page */
  isOther: (name: string) => boolean
  /** the same in CSS; nothing to take it away */
  set: Declarations
  /** every property that decides it */
  touches: RegExp
  /** its classes are measured in rem */
  isInRem?: boolean
}

/**
 * Gives an element a look so that it has it, whatever the page's own CSS says: see `wayOf`. What the element said about
 * it before, in a class or in its style, gives way. One attribute or two; nothing outside of its start tag changes.
 */
export function restyleOperations(document: PageDocument, key: Key, look: Restyle): Operation[] {
  if (!document.elements.has(key)) return []
  const isTaken = Object.keys(look.set).length === 0
  const way = isTaken ? 'class' : styleTargetOf(document, key, look.touches, look.isInRem)
  const wanted = way === 'class' ? look.add : []
  const remove = classesOf(document, key).filter((name) => {
    const bare = atAnyWidth(name)
    return bare !== null && look.isOther(bare) && !wanted.includes(name)
  })
  const operations: Operation[] = []
  if (wanted.length + remove.length > 0) operations.push({ do: 'class', k: key, add: [...wanted], remove })
  const mark = way === 'important' ? ' !important' : ''
  const set = way === 'class' ? {} : look.set
  const marked = Object.fromEntries(Object.entries(set).map(([property, value]) => [property, value + mark]))
  const style = styleOf(document, key)
  const next = restyled(style ?? '', look.touches, marked)
  if (next !== (style ?? '')) operations.push({ do: 'attr', k: key, name: 'style', value: next })
  return operations
}
