import type { Key } from '../types.ts'
import { type Conflict, mergePieces, type Preferred } from './merge-pieces.ts'
import { piecesOf } from './pieces.ts'
import { markedKey, marks, type Node, root, type RebasedSide, sourceIn } from './side.ts'
import { type Contents, isSameList, isSameOnAll, loserOf, type SideName, type Three } from './three.ts'

/** The page of both; `wrong` are elements that would stand in it twice, or not at all though nobody took them away. */
export type Written = { html: string; keys: Key[]; conflicts: Conflict[]; wrong: Key[] }

/** @param told what both have been found to mean already */
export function write(
  three: Three,
  contents: Record<SideName, Contents>,
  preferred: Preferred,
  told: readonly Conflict[],
): Written {
  const { base, mine, theirs } = three
  const seen = new Set<Key>()
  const twice = new Set<Key>()
  const conflicts: Conflict[] = []

  /** An element as a side has it, its content as it was agreed on. */
  const nodeOf = (name: SideName, key: Key): Node | undefined => {
    const node = three[name].node(key)
    return node && { ...node, content: contents[name].get(key) ?? node.content }
  }

  function element(key: Key): string {
    if (seen.has(key)) {
      twice.add(key)
      return ''
    }
    if (key !== root && isSameOnAll(three, key)) {
      const keys = base.within(key)
      for (const one of keys) (seen.has(one) ? twice : seen).add(one)
      return sourceIn(base, key)
    }
    seen.add(key)
    const [ours, others] = [nodeOf('mine', key), nodeOf('theirs', key)]
    if (!ours || !others) return filled(ours ?? others)
    const own = base.node(key)
    return filled(own ? merged(key, own, ours, others) : stored(key, ours, others))
  }

  /** What both have made of an element. */
  function merged(key: Key, own: Node, ours: Node, others: Node): Node {
    const open = mergePieces(
      piecesOf(own.open),
      { mine: piecesOf(ours.open), theirs: piecesOf(others.open) },
      { preferred, hasWords: false },
    )
    const hasWords = !/^<(?:script|style)\b/i.test(own.open)
    const sides = { mine: ours.content, theirs: others.content }
    const content = mergePieces(own.content, sides, { preferred, hasWords })
    const close = others.close === own.close ? ours.close : others.close
    const both = { open: open.pieces.join(''), content: content.pieces, close }
    const isUnsure =
      (mine.unsure.has(key) && !isSameNode(own, others)) || (theirs.unsure.has(key) && !isSameNode(own, ours))
    const stays = preferred === 'mine' ? ours : others
    if (isUnsure && !isSameNode(both, stays)) {
      conflicts.push(whole(key))
      return stays
    }
    for (const conflict of [...open.conflicts, ...content.conflicts])
      conflicts.push({
        base: shown(base, conflict.base),
        mine: shown(mine, conflict.mine),
        theirs: shown(theirs, conflict.theirs),
        // Both are offered only where it is known that both have written into the same element.
        kind: isUnsure ? 'other' : conflict.kind,
      })
    return both
  }

  /** What came with one of them and has been stored since, so that the other has it too. */
  function stored(key: Key, ours: Node, others: Node): Node {
    if (sourceIn(mine, key) !== sourceIn(theirs, key)) conflicts.push(whole(key))
    return preferred === 'mine' ? ours : others
  }

  const whole = (key: Key): Conflict => ({
    base: sourceIn(base, key),
    mine: sourceIn(mine, key),
    theirs: sourceIn(theirs, key),
    kind: 'other',
  })

  function filled(node: Node | undefined): string {
    if (!node) return ''
    const content = node.content.map((piece) => {
      const key = markedKey(piece)
      return key === null ? piece : element(key)
    })
    return node.open + content.join('') + node.close
  }

  const html = element(root)
  const lost = lostIn(three, seen, loserOf(preferred), [...told, ...conflicts])
  seen.delete(root)
  return { html, keys: [...seen], conflicts, wrong: [...twice, ...lost] }
}

const isSameNode = (a: Node, b: Node): boolean =>
  a.open === b.open && a.close === b.close && isSameList(a.content, b.content)

/** What both have kept, and what one of them has made and nobody was told of. */
function lostIn(three: Three, seen: ReadonlySet<Key>, loser: SideName, told: readonly Conflict[]): Key[] {
  const { base, mine, theirs } = three
  const kept = [...base.document.elements.keys()].filter((key) => mine.has(key) && theirs.has(key) && !seen.has(key))
  const made = (['mine', 'theirs'] as const).flatMap((name) =>
    [...three[name].document.elements.keys()].filter((key) => {
      if (base.has(key) || seen.has(key)) return false
      const source = sourceIn(three[name], key)
      return name !== loser || !told.some((conflict) => conflict[name].includes(source))
    }),
  )
  return [...kept, ...made]
}

/** A piece of source with its elements written out as they stand in a side. */
const shown = (side: RebasedSide, source: string): string =>
  source.replaceAll(marks, (_, key: string) => sourceIn(side, key))
