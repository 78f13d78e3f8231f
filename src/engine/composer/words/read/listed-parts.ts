import { lexicon } from '../../../understanding/lexicon.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import type { Span } from '../../../understanding/types.ts'

/** So many parts beside each other are those of a page; two are where somebody says whose they are. */
const FEWEST = { alone: 3, owned: 2 }

/**
 * 'need FAQS, SERVICES AND SIDEBAR for my bakery': parts of a page that open a request one after the other. Any of them by itself
 * could be asked for alone, or be an app; together they are a page. Null where no such list opens it.
 */
export function listedParts(reading: RequestReading): Span | null {
  const { facts } = reading
  const parts = [...facts.filter(({ kind, id }) => kind === 'section' && id !== 'button'), ...reading.parts].toSorted(
    (one, other) => one.start - other.start,
  )
  const [first, ...others] = parts
  if (!first || !isLead(reading, 0, first.start)) return null
  let last = first
  let count = 1
  for (const part of others) {
    if (!isJoint(reading, last.end, part.start)) break
    last = part
    count += 1
  }
  const isOwned = facts.some(({ kind }) => kind === 'what' || kind === 'name')
  return count >= (isOwned ? FEWEST.owned : FEWEST.alone) ? { start: first.start, end: last.end } : null
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Nothing but what asks for something stands there. */
function isLead({ text, asking, courtesies, language }: RequestReading, start: number, end: number): boolean {
  const known = lexicon(language.language)
  const open = [...asking, ...courtesies].reduce(
    (left, span) => left.slice(0, span.start) + ' '.repeat(span.end - span.start) + left.slice(span.end),
    text,
  )
  const isSmall = (word: string) => known.has('small', word) || known.has('asks', word) || known.has('articles', word)
  return wordsIn(open.slice(start, end)).every(isSmall)
}

/** A comma, a bullet or 'and', and an article at most. */
function isJoint({ text, language }: RequestReading, start: number, end: number): boolean {
  const known = lexicon(language.language)
  const between = text.slice(start, Math.max(start, end))
  const words = wordsIn(between)
  const isAnd = (word: string) => known.has('and', word)
  const joins = (word: string) => isAnd(word) || known.has('articles', word) || known.has('own', word)
  const marks = between.replace(/[\p{L}\p{N}]+/gu, '').trim()
  return (
    words.length <= MOST_BETWEEN &&
    words.every(joins) &&
    /^[,;•*·–-]?$/.test(marks) &&
    (marks !== '' || words.some(isAnd))
  )
}
const MOST_BETWEEN = 2
