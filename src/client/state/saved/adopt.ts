import type { BuilderState, RunningTurn } from '../builder/types.ts'

/**
 * What a tab takes over when another tab has written: everything but its own unsent texts.
 * @param own turns that this tab sent itself; they are given up by nobody else
 */
export function adoptSaved(
  builder: BuilderState,
  saved: BuilderState,
  own: ReadonlySet<string>,
): Partial<BuilderState> {
  const { pages, leftOut, chats, versions, structure, mode } = saved
  return { pages, leftOut, chats, versions, structure, mode, turn: sharedTurn(builder.turn, saved.turn, own) }
}

function sharedTurn(here: RunningTurn | null, there: RunningTurn | null, own: ReadonlySet<string>): RunningTurn | null {
  if (!here) return there
  // A turn with an id ends through its stream, whatever the other tab has seen already.
  if (!there) return here.id !== null || own.has(here.turn) ? here : null
  return there.turn === here.turn && here.id === null ? { ...here, id: there.id } : here
}
