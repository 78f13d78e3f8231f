import type { KnownPage } from './element-ids.ts'
import type { Conflict, Preferred } from './merge-pieces.ts'
import { agreeOnPlaces, movedIn, takeOut, undoMove } from './places.ts'
import { knownIds, sourceIn, takeApart } from './side.ts'
import { loserOf, type Three, winnerOf } from './three.ts'
import { write } from './written.ts'

export type { KnownPage } from './element-ids.ts'
export type { Conflict, Preferred } from './merge-pieces.ts'
/** A page, and what two have made of it. */
export type Sides = { base: KnownPage; mine: KnownPage; theirs: KnownPage }
export type Rebased = KnownPage & { conflicts: Conflict[] }

/**
 * Puts the changes that lead from `base` to `mine` into `theirs`, which somebody else has made of the same `base`. A change
 * follows its element, also when that was moved; everything else of `theirs` stays byte for byte. Where both have changed
 * the same target (the same words, attribute, class or declaration, or an element that one of them took away or both
 * moved), `preferred` stands in the page and both are told; with 'both', of the same words both stand. The same holds where
 * nobody knows whether an element is the one that was meant: no change is put onto its neighbour.
 */
export function rebase(base: KnownPage, mine: KnownPage, theirs: KnownPage, preferred: Preferred = 'theirs'): Rebased {
  if (mine.html === base.html || mine.html === theirs.html) return { ...theirs, conflicts: [] }
  if (theirs.html === base.html) return { ...mine, conflicts: [] }
  const first = takeApart(base, null, 'base')
  const three: Three = { base: first, mine: takeApart(mine, first, 'mine'), theirs: takeApart(theirs, first, 'theirs') }
  const contents = { mine: new Map(), theirs: new Map() }
  const moved = { mine: movedIn(three, 'mine'), theirs: movedIn(three, 'theirs') }
  const conflicts = agreeOnPlaces(three, contents, moved, preferred)
  const loser = loserOf(preferred)
  for (let round = 0; round < mostRounds; round += 1) {
    const made = write(three, contents, preferred, conflicts)
    if (made.wrong.length === 0) {
      const ids = knownIds(made.keys, [three.mine, three.theirs])
      return { html: made.html, ids, conflicts: [...conflicts, ...made.conflicts] }
    }
    // What one of them moved to where it cannot be stays where it was.
    for (const key of made.wrong) {
      // What one of them made and others know by now stands where the other one has it.
      if (!three.base.has(key) && three.mine.has(key) && three.theirs.has(key)) takeOut(three, contents, loser, key)
      const side = moved[loser].has(key) ? loser : winnerOf(preferred)
      if (!moved[side].delete(key)) continue
      undoMove(three, contents, side, key)
      conflicts.push({
        base: sourceIn(three.base, key),
        mine: sourceIn(three.mine, key),
        theirs: sourceIn(three.theirs, key),
        kind: 'other',
      })
    }
  }
  const [stays, whole] = [preferred === 'mine' ? mine : theirs, [base.html, mine.html, theirs.html] as const]
  return { ...stays, conflicts: [{ base: whole[0], mine: whole[1], theirs: whole[2], kind: 'other' }] }
}

/** So often places are agreed on anew. */
const mostRounds = 4
