import { fillOf, readRoles } from './roles.ts'
import type { Theme } from './types.ts'

/** The tags of links and buttons, and the ink of the accent on what stands inside of them. */
const pieces = /<\/?(?:a|button)(?:\s[^<>]*)?>|[\s"]text-\(--accent-ink\)/g
const fill = /(?<=[\s"])bg-\(--accent\)(?=[\s"])/g
const ink = /(?<![\w:-])text-\(--accent-ink\)/g

/** Buttons of a section in the colour that was asked for, where the theme keeps it in the soft role. */
export function withFills(html: string, { variables }: Theme): string {
  const roles = readRoles(variables)
  if (!roles || fillOf(roles) === 'accent') return html
  let inFilled = false
  return html.replace(pieces, (piece) => {
    if (!piece.startsWith('<')) return inFilled ? piece.replace(ink, 'text-(--ink)') : piece
    inFilled = !piece.startsWith('</') && piece.search(fill) >= 0 && piece.search(ink) >= 0
    return inFilled ? piece.replace(fill, 'bg-(--accent-soft)').replace(ink, 'text-(--ink)') : piece
  })
}
