import type { Key } from '../types.ts'
import { changed, changesBetween } from './changes.ts'
import { type Conflict, mergePieces, type Preferred } from './merge-pieces.ts'
import { piecesOf } from './pieces.ts'
import { markedKey, markOf, parentIn, root, type RebasedSide, sourceIn, takeApart } from './side.ts'

export type { Conflict, Preferred } from './merge-pieces.ts'
export type Rebased = { html: string; conflicts: Conflict[] }

type Name = 'mine' | 'theirs'
type Three = { base: RebasedSide; mine: RebasedSide; theirs: RebasedSide }

/**
 * Puts the changes that lead from `base` to `mine` into `theirs`, which somebody else has made of the same `base`. A change
 * follows its element, also when that was moved; everything else of `theirs` stays byte for byte. Where both have changed
 * the same target (the same words, attribute, class or declaration, or an element that one of them took away or both
 * moved), `preferred` stands in the page and both are told.
 */
export function rebase(base: string, mine: string, theirs: string, preferred: Preferred = 'theirs'): Rebased {
  if (mine === base || mine === theirs) return { html: theirs, conflicts: [] }
  if (theirs === base) return { html: mine, conflicts: [] }
  const first = takeApart(base, null, '')
  const three: Three = {
    base: first,
    mine: takeApart(mine, first.document, 'mine'),
    theirs: takeApart(theirs, first.document, 'theirs'),
  }
  const contents = { mine: contentsOf(three.mine), theirs: contentsOf(three.theirs) }
  const conflicts = agreeOnPlaces(three, contents, preferred)
  const html = written(three, contents, preferred, conflicts)
  return html === null
    ? { html: preferred === 'mine' ? mine : theirs, conflicts: [{ base, mine, theirs }] }
    : { html, conflicts }
}

/** The content of each element, as a side wants it. */
type Contents = Map<Key, readonly string[]>

const contentsOf = ({ nodes }: RebasedSide): Contents => new Map([...nodes].map(([key, { content }]) => [key, content]))

/**
 * Elements that one side took away and the other changed or moved, or that both moved: what the side that is not preferred
 * did with them is undone in its contents.
 */
function agreeOnPlaces(three: Three, contents: Record<Name, Contents>, preferred: Preferred): Conflict[] {
  const conflicts: Conflict[] = []
  const moved = { mine: movedIn(three, 'mine'), theirs: movedIn(three, 'theirs') }
  const loser: Name = preferred === 'mine' ? 'theirs' : 'mine'
  for (const key of three.base.document.elements.keys()) {
    const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((side) => sourceIn(side, key))
    if (base === undefined || mine === undefined || theirs === undefined) continue
    const gone: Name | null = mine === '' ? 'mine' : theirs === '' ? 'theirs' : null
    const other: Name = gone === 'mine' ? 'theirs' : 'mine'
    if (gone) {
      const isTopmost =
        sourceIn(three[gone], parentIn(three.base, key) ?? root) !== '' || parentIn(three.base, key) === root
      const isChanged = (other === 'mine' ? mine : theirs) !== base || moved[other].has(key)
      if (!isTopmost || !isChanged || sourceIn(three[other], key) === '') continue
      conflicts.push({ base, mine, theirs })
      if (gone === loser) putBack(three, contents[gone], key)
      else if (moved[other].has(key)) undoMove(three, contents[other], key)
    } else if (moved.mine.has(key) && moved.theirs.has(key) && !isSamePlace(three, key)) {
      conflicts.push({ base, mine, theirs })
      undoMove(three, contents[loser], key)
    }
  }
  return conflicts
}

/** The elements of the base that stand in another element, or in another order, in a side. */
function movedIn({ base, ...sides }: Three, name: Name): Set<Key> {
  const side = sides[name]
  const moved = new Set<Key>()
  for (const key of base.document.elements.keys())
    if (sourceIn(side, key) !== '' && parentIn(side, key) !== parentIn(base, key)) moved.add(key)
  for (const [parent, { content }] of base.nodes) {
    const now = side.nodes.get(parent)?.content
    if (!now) continue
    const order = (pieces: readonly string[]) => pieces.filter((piece) => markedKey(piece) !== null)
    for (const { insert } of changesBetween(order(content), order(now)))
      for (const piece of insert) if (content.includes(piece)) moved.add(markedKey(piece) ?? '')
  }
  return moved
}

function isSamePlace({ mine, theirs }: Three, key: Key): boolean {
  const parent = parentIn(mine, key)
  if (parent !== parentIn(theirs, key)) return false
  const before = (side: RebasedSide) => {
    const content = (side.nodes.get(parent ?? root)?.content ?? []).filter((piece) => markedKey(piece) !== null)
    return content[content.indexOf(markOf(key)) - 1]
  }
  return before(mine) === before(theirs)
}

function undoMove(three: Three, contents: Contents, key: Key): void {
  for (const [parent, content] of contents)
    if (content.includes(markOf(key)))
      contents.set(
        parent,
        content.filter((piece) => piece !== markOf(key)),
      )
  putBack(three, contents, key)
}

/** Puts an element where it was in the base, as if nobody had taken it from there. */
function putBack({ base }: Three, contents: Contents, key: Key): void {
  const parent = parentIn(base, key) ?? root
  const before = base.nodes.get(parent)?.content ?? []
  const content = contents.get(parent)
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
  contents.set(parent, changed(before, changes))
}

/** The page of both; null when an element would stand in it twice or not at all. */
function written(
  { base, mine, theirs }: Three,
  contents: Record<Name, Contents>,
  preferred: Preferred,
  conflicts: Conflict[],
): string | null {
  const seen = new Set<Key>()
  let isWhole = true
  const sideOf = (key: Key) => (key.startsWith('mine:') ? mine : theirs)
  const merge = (own: readonly string[], ours: readonly string[], others: readonly string[]) => {
    const merged = mergePieces(own, { mine: ours, theirs: others }, preferred)
    for (const conflict of merged.conflicts)
      conflicts.push({
        base: shown(base, conflict.base),
        mine: shown(mine, conflict.mine),
        theirs: shown(theirs, conflict.theirs),
      })
    return merged.pieces
  }
  const write = (key: Key): string => {
    if (seen.has(key)) isWhole = false
    if (!isWhole) return ''
    seen.add(key)
    const [own, ours, others] = [base, mine, theirs].map(({ nodes }) => nodes.get(key))
    const alone = own ? (ours ?? others) : sideOf(key).nodes.get(key)
    if (own && ours && others) {
      const open = merge(piecesOf(own.open), piecesOf(ours.open), piecesOf(others.open)).join('')
      const content = merge(own.content, contents.mine.get(key) ?? [], contents.theirs.get(key) ?? [])
      return open + content.map(filled).join('') + (others.close === own.close ? ours.close : others.close)
    }
    if (!alone) return ''
    return alone.open + alone.content.map(filled).join('') + alone.close
  }
  const filled = (piece: string): string => {
    const key = markedKey(piece)
    return key === null ? piece : write(key)
  }
  const html = write(root)
  return isWhole ? html : null
}

/** A piece of source with its elements written out as they stand in a side. */
const shown = (side: RebasedSide, source: string): string =>
  source.replaceAll(/\0([a-z]+:)?([a-z]+\d*)/g, (mark) => sourceIn(side, mark.slice(1)))
