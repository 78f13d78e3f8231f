import type { SavedState } from '#client/state/editor/keep.ts'
import { nextNumber } from '#client/state/session/versions.ts'
import type { Session } from '#client/state/session/types.ts'

export type Status = { text: string; short: string; tone: 'plain' | 'saved' | 'warn' }

/** Where the work is, in words: nothing yet, in the making, or kept in this browser. */
export function statusOf(session: Session, saved: SavedState): Status {
  if (saved === 'full') return { text: 'Not saved: this browser has no room left', short: 'Not saved', tone: 'warn' }
  if (session.turn)
    return {
      text: `Version ${nextNumber(session, session.turn.page)} in the making`,
      short: 'In the making',
      tone: 'plain',
    }
  const isBlank = session.pages.every((page) => page.html === '')
  if (isBlank && session.pages.length === 1) return { text: 'No pages yet', short: '', tone: 'plain' }
  return { text: 'Saved in this browser', short: 'Saved', tone: 'saved' }
}
