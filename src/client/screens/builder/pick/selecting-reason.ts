import type { BuilderState } from '#client/state/builder/types.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { shownOf } from '../shown.ts'
import type { View } from '../view.ts'

/** Why no elements can be picked now; null when they can. */
export function selectingReason({
  builder,
  page,
  view,
}: {
  builder: BuilderState
  page: string
  view: View
}): string | null {
  if (builder.readOnly) return builder.readOnly
  const shown = shownOf(builder, page, view.version)
  if (shown.turn && pageNamed(builder, page).html === '') return 'Wait until this version is done.'
  if (builder.restoring !== null) return 'Wait for the version to load.'
  if (shown.isPeek) return 'Switch to this version to change it.'
  if (shown.html === null) return 'There is no page yet.'
  if (view.compare) return 'Close Compare first.'
  return view.isCode ? 'Hide the code first.' : null
}

/** Whether this person looks at what their own turn makes. */
export const isPaused = ({ turn }: BuilderState, pausedFor: string | null): boolean =>
  turn !== null && turn.turn === pausedFor
