import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'

const things = /(?<![\d.,:$€£])(?:\d{1,2}(?!\d| ?[€$£%:.,/]\d?| ?(?:eur|usd|kr|px|am|pm|uhr)\b)|\p{L}+)/gu

/** How many of it a request for a single thing names, between two and twelve: 'a stepper with four steps' → 4. */
export const countIn = (request: string, language: Language) => countUpTo(12, request, language)

/** The same up to another number, below a hundred. */
export function countUpTo(most: number, request: string, language: Language): number | undefined {
  for (const word of request.toLowerCase().match(things) ?? []) {
    const named = grammar[language].numbers.indexOf(word) + 1 || grammar.en.numbers.indexOf(word) + 1
    const count = /^\d/.test(word) ? Number(word) : named
    if (count >= 2 && count <= most) return count
  }
  return undefined
}
