import { endsShort } from '../abbreviations.ts'
import { escapeText } from './markup.ts'

/** A fact that still waits for the person, visibly marked. */
export const placeholder = (text: string) =>
  `<span data-placeholder class="border-b border-dashed border-current">${escapeText(text)}</span>`

/** Behind the mark that ends a sentence; none within '17.45'. */
const sentenceEnds = /(?<=[.!?])(?=\s)/

/** Templates hold a text 60 % longer than planned; beyond that whole sentences are left out, never half of one. */
export function cut(text: string, max: number | undefined): string {
  if (!max || text.length <= max * 1.6) return text
  let kept = ''
  for (const sentence of text.split(sentenceEnds)) {
    if (kept !== '' && !endsShort(kept) && kept.length + sentence.length > max * 1.6) break
    kept += sentence
  }
  return kept.trim() || text
}

/** The last sentence in `classes`; a single sentence stays whole. */
export function emphasise(text: string, classes: string): string {
  const last = /^(.*[.!?:,])\s+(\S.*)$/s.exec(text)
  if (!last) return escapeText(text)
  return `${escapeText(last[1] ?? '')} <span class="${classes}">${escapeText(last[2] ?? '')}</span>`
}

/** Estimated width of one line in em for a grotesque of normal width; never below 1. */
export function emWidth(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[mwMW@]/.test(letter)
      ? 0.9
      : /[iljtfrI.,:;'|! ]/.test(letter)
        ? 0.32
        : /[\p{Lu}\p{N}]/u.test(letter)
          ? 0.7
          : /[⺀-￿]/.test(letter)
            ? 1
            : 0.56
  return Math.max(1, width)
}
