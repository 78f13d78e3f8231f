import { partsThere, readBehaviours } from '../understanding/apps.ts'
import { textsOf } from './stated-facts.ts'
import type { Brief } from './types.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** Shorter words join others and say nothing by themselves. */
const SHORT = 4

/** Of the pieces that a reader could do nothing with, those that the page neither says nor does. */
export function notUsed(pieces: readonly string[], brief: Brief, html: string): string[] {
  const asked = readBehaviours(brief.request, brief.language)
  const { app } = brief
  if (asked.length === 0 && !app) return [...pieces]
  const shown = new Set(textsOf(html).flatMap(words))
  const done = [
    ...asked,
    ...(app
      ? [
          app.span,
          ...app.lists.map(({ start, end }) => ({ start: start - CUE, end })),
          ...partsThere(brief.request, brief.language, app.screen),
        ]
      : []),
  ]
  return pieces.filter((piece) => {
    const at = brief.request.indexOf(piece)
    const left = [...piece].map((letter, index) =>
      at >= 0 && done.some(({ start, end }) => at + index >= start && at + index < end) ? ' ' : letter,
    )
    return !words(left.join('')).every(
      (word) => word.length < SHORT || shown.has(word) || shown.has(word.replace(/s$/, '')),
    )
  })
}

/** The word for a list stands before it: 'columns '. */
const CUE = 12
