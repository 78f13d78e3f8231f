import type { Key } from '../types.ts'
import { changed, changesBetween } from './changes.ts'
import type { Conflict, Preferred } from './merge-pieces.ts'
import { markedKey, markOf, parentIn, root, type RebasedSide, sourceIn } from './side.ts'
import { type Contents, isSameList, loserOf, type SideName, type Three } from './three.ts'

/**
 * Elements that one side took away and the other changed or moved, or that both moved: what the side that is not preferred
 * did with them is undone in its contents.
 */
export function agreeOnPlaces(
  three: Three,
  contents: Record<SideName, Contents>,
  moved: Record<SideName, ReadonlySet<Key>>,
  preferred: Preferred,
): Conflict[] {
  const conflicts: Conflict[] = []
  const loser = loserOf(preferred)
  for (const key of three.base.document.elements.keys()) {
    const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((side) => sourceIn(side, key))
    if (base === undefined || mine === undefined || theirs === undefined) continue
    const gone: SideName | null = mine === '' ? 'mine' : theirs === '' ? 'theirs' : null
    const other: SideName = gone === 'mine' ? 'theirs' : 'mine'
    if (gone) {
      const parent = parentIn(three.base, key) ?? root
      const isTopmost = parent === root || sourceIn(three[gone], parent) !== ''
      const isChanged = (other === 'mine' ? mine : theirs) !== base || moved[other].has(key)
      if (!isTopmost || !isChanged || sourceIn(three[other], key) === '') continue
      conflicts.push({ base, mine, theirs, kind: 'other' })
      if (gone === loser) putBack(three, contents, gone, key)
      else if (moved[other].has(key)) undoMove(three, contents, other, key)
    } else if (moved.mine.has(key) && moved.theirs.has(key) && !isSamePlace(three, key)) {
      conflicts.push({ base, mine, theirs, kind: 'other' })
      undoMove(three, contents, loser, key)
    }
  }
  return conflicts
}

const onlyMarks = (pieces: readonly string[]) => pieces.filter((piece) => markedKey(piece) !== null)

/** The elements of the base that stand in another element, or in another order, in a side. */
export function movedIn({ base, ...sides }: Three, name: SideName): Set<Key> {
  const side = sides[name]
  const moved = new Set<Key>()
  for (const key of base.document.elements.keys())
    if (side.has(key) && parentIn(side, key) !== parentIn(base, key)) moved.add(key)
  for (const parent of [root, ...base.document.elements.keys()]) {
    if (!side.has(parent) || isSameList(base.within(parent).slice(1), side.within(parent).slice(1))) continue
    const [content, now] = [base.node(parent)?.content ?? [], side.node(parent)?.content ?? []]
    if (isSameList(content, now)) continue
    // Of two that changed places, the one that is put elsewhere when their parent is written.
    for (const { insert } of changesBetween(content, now))
      for (const piece of onlyMarks(insert)) if (content.includes(piece)) moved.add(markedKey(piece) ?? '')
  }
  return moved
}

function isSamePlace({ mine, theirs }: Three, key: Key): boolean {
  const parent = parentIn(mine, key)
  if (parent !== parentIn(theirs, key)) return false
  const before = (side: RebasedSide) => {
    const content = onlyMarks(side.node(parent ?? root)?.content ?? [])
    return content[content.indexOf(markOf(key)) - 1]
  }
  return before(mine) === before(theirs)
}

/** Takes an element from where a side moved it to, and puts it back. */
export function undoMove(three: Three, contents: Record<SideName, Contents>, name: SideName, key: Key): void {
  const mark = markOf(key)
  for (const parent of [parentIn(three[name], key), parentIn(three.base, key)]) {
    const content = parent === null ? undefined : contentIn(three, contents, name, parent)
    if (parent === null || !content?.includes(mark)) continue
    contents[name].set(
      parent,
      content.filter((piece) => piece !== mark),
    )
  }
  putBack(three, contents, name, key)
}

/** Takes what both have made known since, and a side has somewhere else, from where that has it. */
export function takeOut(three: Three, contents: Record<SideName, Contents>, name: SideName, key: Key): void {
  const parent = parentIn(three[name], key)
  const content = parent === null ? undefined : contentIn(three, contents, name, parent)
  if (parent === null || !content) return
  contents[name].set(
    parent,
    content.filter((piece) => piece !== markOf(key)),
  )
}

function contentIn(three: Three, contents: Record<SideName, Contents>, name: SideName, key: Key) {
  return contents[name].get(key) ?? three[name].node(key)?.content
}

/** Puts an element where it was in the base, as if nobody had taken it from there. */
function putBack(three: Three, contents: Record<SideName, Contents>, name: SideName, key: Key): void {
  const parent = parentIn(three.base, key) ?? root
  const before = three.base.node(parent)?.content ?? []
  const content = contentIn(three, contents, name, parent)
  if (!content) return
  const at = before.indexOf(markOf(key))
  const changes = changesBetween(before, content).flatMap((change) => {
    if (change.from > at || change.to <= at) return [change]
    const beside = before.slice(change.from, change.to).filter((_, index) => change.from + index !== at)
    if (beside.join('') === change.insert.join('')) return []
    return [
      { ...change, to: at },
      { from: at + 1, to: change.to, insert: [] },
    ]
  })
  contents[name].set(parent, changed(before, changes))
}
