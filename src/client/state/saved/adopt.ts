import type { Session, Turn } from '../session/types.ts'

/**
 * What a tab takes over when another tab has written: everything but its own unsent texts.
 * @param own turns that this tab sent itself; they are given up by nobody else
 */
export function adoptSaved(session: Session, saved: Session, own: ReadonlySet<string>): Partial<Session> {
  const { pages, leftOut, chats, versions, structure, mode } = saved
  return { pages, leftOut, chats, versions, structure, mode, turn: sharedTurn(session.turn, saved.turn, own) }
}

function sharedTurn(here: Turn | null, there: Turn | null, own: ReadonlySet<string>): Turn | null {
  if (!here) return there
  // A turn with an id ends through its stream, whatever the other tab has seen already.
  if (!there) return here.id !== null || own.has(here.turn) ? here : null
  return there.turn === here.turn && here.id === null ? { ...here, id: there.id } : here
}
