import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { startsWithArticle } from './noun-phrase.ts'
import { hasPrice } from './prices.ts'
import { asName, nameRun, titleCase } from './runs.ts'
import type { Source } from './source.ts'

/** The brand that a word announces: 'a pizzeria called Forno', "named 'TaskMaster'". */
export function announced(source: Source, language: Language): { brand: string; at: number; end: number } | null {
  const cue = new RegExp(`(?<![\\p{L}-])(?:${grammar[language].called}|called|named)(?: is)?(?:[ :]+)`, 'iu')
  const match = cue.exec(source.text)
  if (!match) return null
  const at = match.index
  const from = at + match[0].length
  const quote = source.quotes.find((entry) => entry.start >= from - 1 && entry.start <= from + 1)
  if (quote) return { brand: quote.text, at, end: quote.end }
  const rest = source.text.slice(from)
  const run = new RegExp(`^(?:the |die |das |der |la |le |el )?${nameRun}`, 'u').exec(rest)?.[0]
  const name = run
    ? run.trim().replace(/[.,]$/, '')
    : (/^[\p{L}\p{N}.&'-]+(?=[\s,.;:]|$)/u.exec(rest)?.[0].replace(/\.$/, '') ?? null)
  if (!name || (startsWithArticle(`${name} `, language) && !run)) return null
  return { brand: run ? name : titleCase(name), at, end: from + (run ?? name).length }
}

/** A name in the middle of the request: 'activities of Luzhou Laojiao', 'a Death Stranding fan website', 'about bolt.diy'. */
export function anywhere(source: Source, language: Language): string | null {
  const dotted = /(?:about|for|of) ([a-z][\w-]*\.[a-z]{2,6})\b/.exec(source.bare)?.[1]
  if (dotted) return dotted
  if (language === 'de') return null
  const place = new RegExp(`(?:${grammar[language].placeWords}) $`, 'iu')
  for (const match of source.bare.matchAll(new RegExp(`(?<=[\\p{Ll},]) (${nameRun})`, 'gu'))) {
    const name = asName(match[1] ?? '')
    if (
      name &&
      !place.test(source.bare.slice(0, match.index + 1)) &&
      !isToldOfMany(source, match.index, match.index + match[0].length) &&
      !/^\p{Lu}{1,5}s?$/u.test(name) &&
      !/^\d/.test(name) &&
      !/-/.test(name.split(' ')[0] ?? '')
    )
      return name
  }
  return null
}

/** In a later sentence, 'Teachers are Ana, Bo and Cem' and 'Team: Ana, Bo' name people, 'Quattro 189 kr' what is sold. */
function isToldOfMany(source: Source, start: number, end: number): boolean {
  const sentence = source.sentences.findIndex((one) => one.start <= start && start < one.end)
  const { start: from, end: to } = source.sentences[sentence] ?? { start, end }
  if (sentence <= 0) return false
  return (
    hasPrice(source.bare.slice(from, to)) ||
    source.bare.slice(from, start).includes(':') ||
    (/(?<!\p{L})(?:are|include|sind|sont|son|er) $/iu.test(source.bare.slice(from, start + 1)) &&
      /^(?:,| (?:and|und|et|y|og) )/u.test(source.bare.slice(end, to)))
  )
}
