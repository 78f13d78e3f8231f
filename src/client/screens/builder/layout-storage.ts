import { withinShares } from './panel-step.ts'

/** Named as it was when a library wrote it: a layout that was chosen then still holds. */
const key = 'react-resizable-panels:pagewright.layout:chat:preview'

/** The chat's share as it was chosen; null without one, and for what cannot be read. */
export function readShare(): number | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const share = typeof kept === 'object' && kept !== null && 'chat' in kept ? kept.chat : null
    return typeof share === 'number' ? withinShares(share) : null
  } catch {
    return null
  }
}

export function saveShare(share: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ chat: share, preview: 100 - share }))
  } catch {
    // A layout is not worth a word.
  }
}
