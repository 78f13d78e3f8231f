import { wordsIn } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'

const clock = /\d{1,2}(?:[:.h]\d{2}|h)(?: ?uhr)?|\d{1,2} ?(?:am|pm|uhr)/giu

/** The times of day in a text, each with its place. */
export const timesIn = (text: string): { start: number; end: number; time: string }[] =>
  [...text.matchAll(clock)]
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, time: asClock(said) }))
    // '£1.99' is an amount
    .filter(({ start, time }) => /^(?:[01]\d|2[0-4]):[0-5]\d$/.test(time) && !/[€$£]\s?$/u.test(text.slice(0, start)))

/** '22:00', '7.30', '8 pm' as a field for a time has them. */
function asClock(text: string): string {
  const [, hours = '0', minutes = '00'] = /(\d{1,2})(?:[:.h](\d{2}))?/i.exec(text) ?? []
  const late = /pm/i.test(text) && Number(hours) < 12 ? 12 : 0
  return `${String(Number(hours) + late).padStart(2, '0')}:${minutes}`
}

/** The words before an amount, without the small one that leads up to it; the group's where there are none. */
export function labelBefore(text: string, at: number, group: string, language: ReadingLanguage): string {
  const known = lexicon(language)
  const words = text.slice(0, at).trim().split(/\s+/)
  const isLead = (word: string) =>
    (['small', 'from', 'timeOpens', 'about', 'at', 'articles'] as const).some((kind) =>
      known.has(kind, word.toLowerCase()),
    )
  while (words.length > 0 && isLead(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/[:,–-]$/, '') || group
}

const last = /(?<=[\p{L}:] )(-?\d{1,9}(?:[.,]\d{1,9})?)(?: ?([%°]?\p{L}{0,12}))$/u

/** 'Temperature by day 20,5 degrees': a name with what it is set to; null where a small word hangs the number on it. */
export function amountBehind(
  text: string,
  language: ReadingLanguage,
): { label: string; value: string; unit?: string } | null {
  const found = last.exec(text)
  const label = text
    .slice(0, found?.index ?? 0)
    .trim()
    .replace(/[:,–-]$/, '')
  const known = lexicon(language)
  const before = wordsIn(label).at(-1) ?? ''
  const isHung = (['small', 'at', 'about', 'of'] as const).some((kind) => known.has(kind, before))
  if (!found || label === '' || isHung) return null
  return { label, value: (found[1] ?? '').replace(',', '.'), ...(found[2] ? { unit: found[2] } : {}) }
}
