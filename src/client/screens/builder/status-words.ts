import type { SavedState } from '#client/state/editor/autosave.ts'
import { nextNumber } from '#client/state/builder/versions.ts'
import type { BuilderState } from '#client/state/builder/types.ts'

export type Status = { text: string; short: string; tone: 'plain' | 'saved' | 'warn' }

const full: Status = { text: 'Not saved: this device has no room left', short: 'Not saved', tone: 'warn' }
/** Also told to screen readers, once. */
export const waitingWords = 'Not saved yet. Saved on this device; trying again…'

const waiting: Status = {
  text: waitingWords,
  short: 'Not saved yet',
  tone: 'warn',
}
const saving: Status = { text: 'Saving…', short: 'Saving…', tone: 'plain' }

/** Where the work is, in words: nothing yet, in the making, on its way, or kept. `home`: where it is kept. */
export function statusOf(builder: BuilderState, saved: SavedState, home: 'browser' | 'server'): Status {
  if (saved === 'full') return full
  if (saved === 'waiting') return waiting
  if (builder.turn)
    return {
      text: `Version ${nextNumber(builder, builder.turn.page)} in the making`,
      short: 'In the making',
      tone: 'plain',
    }
  if (saved === 'saving') return saving
  const isBlank = builder.pages.every((page) => page.html === '')
  if (isBlank && builder.pages.length === 1) return { text: 'No pages yet', short: '', tone: 'plain' }
  return { text: home === 'server' ? 'Saved' : 'Saved on this device', short: 'Saved', tone: 'saved' }
}
