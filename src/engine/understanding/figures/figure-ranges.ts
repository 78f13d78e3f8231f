import type { ReadingLanguage } from '../types.ts'

/** 'Jan–May', 'Mo bis Fr': two names with a dash or a small word between them; 'year May to Jun' holds one of two that overlap. */
const range = /(?<!\p{L})(\p{L}{2,})(?=\.?(?:\s?[-–—]\s?|\s\p{L}{1,3}\s)(\p{L}{2,}))/gu

/** The names of days and of months, as a language writes them in full and in short. */
function cycles(language: ReadingLanguage): { long: string[]; short: string[] }[] {
  const named = (style: 'long' | 'short', unit: 'weekday' | 'month', count: number) =>
    Array.from({ length: count }, (_, at) => {
      const day = unit === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, 1 + at)
      return new Intl.DateTimeFormat(language, { [unit]: style, timeZone: 'UTC' }).format(day).replace(/\.$/, '')
    })
  return (
    [
      ['month', 12],
      ['weekday', 7],
    ] as const
  ).map(([unit, count]) => ({
    long: named('long', unit, count),
    short: named('short', unit, count),
  }))
}

/**
 * The days or months that a title spans, where there are as many as values: 'stock Jan–May' over five values. Null where it
 * spans none, or another number of them.
 */
export function spannedLabels(title: string, count: number, language: ReadingLanguage): string[] | null {
  const all = cycles(language)
  // 'segunda-feira a quinta-feira' are days as well as 'segunda a quinta'
  const tails = new Set(all.flatMap(({ long }) => long.flatMap((name) => /-.*/.exec(name)?.[0] ?? [])))
  const plain = [...tails].reduce((text, tail) => text.replaceAll(tail, ''), title)
  for (const [, first = '', last = ''] of plain.matchAll(range))
    for (const { long, short } of all) {
      const at = (word: string) => long.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()))
      const [from, to] = [at(first), at(last)]
      const length = from < 0 || to < 0 ? 0 : ((to - from + long.length) % long.length) + 1
      if (length === count) return Array.from({ length }, (_, step) => short[(from + step) % long.length] ?? '')
    }
  return null
}
