/** The chat's share of the screen, in percent (specification, section 9). */
export const chatShare = { start: 30, least: 20, most: 40 } as const

/** One press of an arrow moves the line this far, in percent. */
const step = 2

/** The nearest share the chat may have. */
export const withinShares = (share: number) => Math.min(chatShare.most, Math.max(chatShare.least, share))

/** The share after a press of a key; null for other keys. */
export function shareAfter(key: string, share: number): number | null {
  if (key === 'Home') return chatShare.least
  if (key === 'End') return chatShare.most
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return withinShares(share + (key === 'ArrowRight' ? step : -step))
}
