import type { KnownPage } from '#design/rebase/element-ids.ts'
import { rebase } from '#design/rebase/rebase.ts'
import { ownPage } from '../builder/known.ts'
import type { BuilderState, Ground } from '../builder/types.ts'
import { groundWith, type OtherDraft, storedGround } from './other-drafts.ts'

/**
 * What a person changes of a page by hand while others change it, too. `part` is kept by itself, and only their own
 * changes change it: were it found anew from what is shown, two windows could each take the other one to hold the same
 * words, and both would let go of them.
 */
export type OwnChanges = {
  ground: Ground
  /** the page as it is shown: what others change, with their own changes upon it */
  shown: KnownPage
  /** their own changes alone, on the version that the ground was made from */
  part: KnownPage
}

/**
 * What they change of a page as it is shown now; null where they change nothing, or where nobody else has the page.
 * `before`: what they changed until then.
 */
export function ownChangesOf(builder: BuilderState, page: string, before: OwnChanges | null): OwnChanges | null {
  const [ground, shown] = [builder.grounds[page], ownPage(builder, page)]
  return ground && shown ? followOwn(before, ground, shown) : null
}

/**
 * A page as it is stored, with what others change of it, and their own changes upon that. 'same': as it is shown.
 * 'asks': what was stored since means the same place, and they have to be asked.
 */
export function broughtUp(
  builder: BuilderState,
  page: string,
  own: OwnChanges | null,
  drafts: Iterable<OtherDraft>,
): { ground: Ground | null; own: OwnChanges | null } | 'same' | 'asks' {
  const before = builder.grounds[page]
  const now = groundWith(builder, page, drafts)
  if (!own) return isSame(now, before) ? 'same' : { ground: now, own: null }
  const ground = now ?? storedGround(builder, page)
  if (!ground || (ground.html === before?.html && ground.version === before.version)) return 'same'
  const carried = carryOwn(own, ground)
  if (carried === null) return 'asks'
  return { ground, own: carried.part.html === ground.of.html ? null : carried }
}

const isSame = (one: Ground | null, other: Ground | undefined): boolean =>
  one?.html === other?.html && one?.of.html === other?.of.html

/** What they change once the page is shown otherwise by a change of their own; `before` is null when this is the first one. */
export function followOwn(before: OwnChanges | null, ground: Ground, shown: KnownPage): OwnChanges {
  const isFirst = !before || before.ground !== ground
  if (!isFirst && before.shown.html === shown.html) return before
  const [next, alone] = [known(shown), aloneOn(ground, shown)]
  if (isFirst) return { ground, shown: next, part: alone }
  // Of what others say at that place too, as after an undo, nothing becomes theirs.
  const part = known(rebase(aloneOn(ground, before.shown), alone, before.part, 'mine'))
  return { ground, shown: next, part }
}

/**
 * Their own changes on another ground, theirs first where both meant the same place. `null`: what was stored since means
 * the same place, so that they have to be asked.
 */
export function carryOwn({ ground, shown, part }: OwnChanges, to: Ground): OwnChanges | null {
  const moved = ground.of.html === to.of.html ? { ...part, conflicts: [] } : rebase(ground.of, part, to.of)
  if (moved.conflicts.length > 0) return null
  // Without ids, what both of them have would be put there twice.
  const isKnown = moved.ids !== null && to.ids !== null && to.of.ids !== null
  if (isKnown) return { ground: to, part: known(moved), shown: known(rebase(to.of, moved, to, 'mine')) }
  const carried = known(rebase(ground, shown, to, 'mine'))
  return { ground: to, shown: carried, part: aloneOn(to, carried) }
}

/** What of a page is changed upon a ground, on the version that the ground was made from. */
const aloneOn = (ground: Ground, page: KnownPage): KnownPage => known(rebase(ground, page, ground.of, 'mine'))

const known = ({ html, ids }: KnownPage): KnownPage => ({ html, ids })
