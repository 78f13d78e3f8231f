import type { Key } from '../types.ts'
import type { Preferred } from './merge-pieces.ts'
import { type RebasedSide, sourceIn } from './side.ts'

/** One of the two that have changed the same page. */
export type SideName = 'mine' | 'theirs'

/** A page, and what two have made of it. */
export type Three = { base: RebasedSide; mine: RebasedSide; theirs: RebasedSide }

/** The content of elements as it was agreed on, where that is another than a side has. */
export type Contents = Map<Key, readonly string[]>

/** Whose change stands where only one can. */
export const winnerOf = (preferred: Preferred): SideName => (preferred === 'mine' ? 'mine' : 'theirs')
export const loserOf = (preferred: Preferred): SideName => (preferred === 'mine' ? 'theirs' : 'mine')

/** Whether an element and all in it are the same on all sides. */
export function isSameOnAll({ base, mine, theirs }: Three, key: Key): boolean {
  const source = sourceIn(base, key)
  if (source === '' || source !== sourceIn(mine, key) || source !== sourceIn(theirs, key)) return false
  const own = base.within(key)
  return isSameList(own, mine.within(key)) && isSameList(own, theirs.within(key))
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((piece, index) => piece === b[index]))
}
