import type { GroupImperativeHandle } from 'react-resizable-panels'

/** The chat's share of the screen, in percent (specification, section 9). */
export const chatShare = { start: 30, least: 20, most: 40 } as const

/** One press of an arrow moves the line this far, in percent. */
const step = 2

/** The share after a press of a key; null for other keys. */
export function shareAfter(key: string, share: number): number | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const next = share + (key === 'ArrowRight' ? step : -step)
  return Math.min(chatShare.most, Math.max(chatShare.least, next))
}

/** Lets the arrows move the line between chat and page. Asked before the panels' own keys, whose steps are larger. */
export function stepByArrows(separator: HTMLElement, group: () => GroupImperativeHandle | null): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const panels = group()
    const share = panels && shareAfter(event.key, panels.getLayout()['chat'] ?? chatShare.start)
    if (share === null) return
    event.preventDefault()
    panels?.setLayout({ chat: share, preview: 100 - share })
  }
  separator.addEventListener('keydown', onKeyDown, { capture: true })
  return () => separator.removeEventListener('keydown', onKeyDown, { capture: true })
}
