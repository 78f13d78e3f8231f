import { endsShort } from '../../abbreviations.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import type { Span } from '../../types.ts'
import type { Language } from '../types.ts'

/** A request made easy to read: same length as the original, so that every position holds for both. */
export type Source = {
  request: string
  /** straight quotes and apostrophes, line ends and bullets as commas */
  text: string
  /** `text` with what stands in quotation marks blanked out */
  bare: string
  quotes: (Span & { text: string })[]
  sentences: Span[]
}

const greeting =
  /^\s*(?:hi|hello|hey|hallo|guten tag|bonjour|salut|hola|hei)(?: there| all| zusammen)?\s?[!,.]+\s*(?:so,? (?=i |we ))?/i

const isBullet = (line: string) => /^[ \t]*[-*•·]/.test(line)

/** Behind the last of some bullets another list begins: 'It needs: – a map – FAQ', and below it 'Services: …'. */
const withEndOfBullets = (text: string) =>
  text
    .split('\n')
    .map((line, index, { [index + 1]: next }) =>
      next === undefined ? line : isBullet(line) && !isBullet(next) && next.trim() !== '' ? `${line};` : `${line}\n`,
    )
    .join('')

const straighten = (request: string) =>
  withEndOfBullets(request)
    .replace(greeting, (whole) => ' '.repeat(whole.length))
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[\u00a0\u202f\t\r]/g, ' ')
    .replace(/\n(\s*)[-*•·]/g, (whole) => `,${' '.repeat(whole.length - 1)}`)
    .replace(/\n(?=\s*\n)/g, '.')
    .replace(/\n/g, ' ')

function findQuotes(text: string): Source['quotes'] {
  const found: Source['quotes'] = []
  for (const match of text.matchAll(/"([^"]{2,160})"|(?<=^|[\s(:,[])'((?:[^']|'(?=\w)){2,120})'(?=$|[\s).,;:!?\]])/g)) {
    found.push({ start: match.index, end: match.index + match[0].length, text: (match[1] ?? match[2] ?? '').trim() })
  }
  return found
}

function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?](?=\s|$)/g)) {
    const end = match.index + 1
    if (match[0] === '.' && endsShort(text.slice(start, end)) && !text.slice(start, end).endsWith('etc.')) continue
    if (text.slice(start, end).endsWith('etc.') && !/^\s+\p{Lu}/u.test(text.slice(end))) continue
    if (
      match[0] === '.' &&
      /\d\.$/.test(text.slice(start, end)) &&
      /^\s+\p{L}/u.test(text.slice(end)) &&
      /^\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|und|bis|januar|mai|juni|juli)/u.test(
        text.slice(end),
      )
    )
      continue
    spans.push({ start, end })
    start = end
  }
  if (text.slice(start).trim()) spans.push({ start, end: text.length })
  return spans
}

/** The text with the given places blanked, at the same length. */
export function blank(text: string, spans: readonly Span[]): string {
  let out = text
  for (const { start, end } of spans) out = out.slice(0, start) + '\u0001'.repeat(end - start) + out.slice(end)
  return out
}

export function readSource(request: string): Source {
  const text = straighten(request)
  const quotes = findQuotes(text).map((quote) => ({
    ...quote,
    text: request.slice(quote.start + 1, quote.end - 1).trim(),
  }))
  const bare = blank(text, quotes)
  return { request, text, bare, quotes, sentences: splitSentences(bare) }
}

/** Upper-cases the first letter and leaves the rest as it is. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A noun keeps its capital in a language where every noun has one. */
export const lower = (text: string, language: Language) =>
  lexicon(language).grammar.nounCapitals || /^\p{Lu}{2}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** An alternation of 'a|b|c' as one source for a RegExp, longest first; '*' stands for any ending. */
export const anyOf = (words: string) =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.+?^${}()[\]\\]/g, (sign) => (/[[\]?\\.]/.test(sign) ? sign : `\\${sign}`))
        .replace(/\*/g, '[\\p{L}]*'),
    )
    .join('|')

/** Word borders that know letters beyond ASCII. */
export const words = (alternatives: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_])`, flags)
