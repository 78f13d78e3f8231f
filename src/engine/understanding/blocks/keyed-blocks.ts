import { hasPredicate } from '../read/predicates.ts'
import type { RequestText } from '../read/request-text.ts'
import { readTokens } from '../tokens.ts'
import type { Span } from '../types.ts'
import {
  type BlockRow,
  headingFrom,
  isAmount,
  LEAST_ROWS,
  LONGEST_ROW,
  type RequestBlock,
  rowOf,
  splitRows,
  wordsIn,
} from './block.ts'

const LONGEST_KEY = { words: 5, length: 42 }
/** So long is what stands beside its key in one row. */
const LONGEST_VALUE = 50

/** 'Key: a; b; c' and 'Key: a, b (x, y), c' within a line: what stands behind the key, up to the end of its sentence. */
export function keyedBlocks(request: RequestText, taken: readonly Span[]): RequestBlock[] {
  const { text } = request
  const blocks: RequestBlock[] = []
  for (const { index: colon } of text.matchAll(/:(?=[ \u00a0]+\S)/g)) {
    const isInside = [...taken, ...blocks].some(({ start, end }) => start <= colon && colon < end)
    const block = isInside ? null : blockBehind(request, colon)
    if (block) blocks.push(block)
  }
  return blocks
}

function blockBehind(request: RequestText, colon: number): RequestBlock | null {
  const { text } = request
  const end = endOfSentence(request, colon)
  const opening = headingBefore(request, colon) ?? lastWordsBefore(request, colon, end)
  // what opens a text says what it is about
  if (opening === null || opening.start === 0) return null
  const told = sentencesBehind(request, opening.heading, colon)
  const rows = told ?? splitRows(text, colon + 1, end)
  if (!areRows(request, rows)) return null
  const said = text.slice(colon + 1, end)
  const isShort = rows.length <= LEAST_ROWS || (said.length <= LONGEST_VALUE && !/\d/.test(said))
  const isRow = isShort && !said.includes(';') && told === null && !opening.isNamed
  const close = told?.at(-1)?.end ?? end
  return { ...opening, rows, isNumbered: false, end: close, ...(isRow ? { isRow } : {}) }
}

/** Two at least, or one with its price, none of them prose; 'a table: 10 €, a rail: 3 €' are things and what they cost. */
function areRows(request: RequestText, rows: readonly BlockRow[]): boolean {
  const [first] = rows
  if (!first || isAmount(first.text) || isOnlyPrice(request, first)) return false
  return (rows.length >= LEAST_ROWS || hasPrice(first)) && rows.every(({ text }) => text.length <= LONGEST_ROW)
}

/** 'visits: FROM 86 EUROS AN HOUR' is a thing and its price, whatever the words of that. */
const isOnlyPrice = (request: RequestText, row: BlockRow): boolean =>
  hasPrice(row) &&
  request.tokens.every(
    ({ kind, start, end }, at) =>
      start < row.start ||
      end > row.end ||
      kind !== 'word' ||
      request.isSmall(at) ||
      (['from', 'unit', 'per'] as const).some((one) => request.within(one, at) !== undefined),
  )

/** So far before its colon a part may be asked for by name. */
const REACH = 160

type Opening = { start: number; heading: BlockRow; isNamed?: boolean }

/** A few words before the colon that begin a sentence, or what stands in quotation marks there: 'a part “Now here”: a, b'. */
function headingBefore(request: RequestText, colon: number): Opening | null {
  const { text } = request
  const reach = Math.max(0, colon - REACH)
  const before = text.slice(reach, colon)
  const [border] = [...before.matchAll(/[.!?;:]\s+|\n\s*(?:[-–—*•·‣▪◦]\s+)?|^\s*|\)\s+(?=\p{Lu})/gu)].slice(-1)
  const start = reach + (border ? border.index + border[0].length : 0)
  const said = text.slice(start, colon)
  const quoted = /["“„«]\s?([^"“”„«»]{3,40}?)\s?["”“»]/u.exec(said)
  if (quoted?.[1]) {
    const at = start + quoted.index + quoted[0].indexOf(quoted[1])
    return { start, heading: { start: at, end: at + quoted[1].length, text: quoted[1] }, isNamed: true }
  }
  const heading = rowOf(text, [start, colon])
  const asked = askedHeading(request, start, colon)
  if (asked) return { start: heading.start, heading: asked, isNamed: true }
  return isKey(heading) && !goesOn(request, heading) ? { start: heading.start, heading } : null
}

/** 'So this is for him: …' goes on with what was said, and heads no list. */
function goesOn(request: RequestText, { start }: BlockRow): boolean {
  const at = request.tokens.findIndex((token) => token.start === start)
  const opener = request.hitAt('openers', at)
  const link = request.hitAt('links', opener ? opener.last + 1 : at)
  return link !== undefined && request.within('copula', link.last + 1) !== undefined
}

const ordering = ['builds', 'asks', 'wishes', 'mentions', 'courtesies', 'openers'] as const

/** 'Mettete anche i PROSSIMI IMPEGNI', 'And a place to show WHO IS UP FOR ADOPTION': without what asks for it; null where nothing does. */
function askedHeading(request: RequestText, start: number, colon: number): BlockRow | null {
  const inside = [...request.tokens.keys()].filter((at) => {
    const token = request.tokens[at]
    return token !== undefined && token.start >= start && token.end <= colon
  })
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined) return null
  const orders = ordering.flatMap((kind) => request.hits(kind)).filter((hit) => hit.first >= first && hit.last < last)
  const order = orders
    .filter(({ kind }) => kind !== 'openers')
    .toSorted((one, other) => one.last - other.last)
    .at(-1)
  if (!order || request.clauseOf(first) !== request.clauseOf(last)) return null
  // 'a few lines ABOUT us', 'a few lines on HOW it goes'
  const topic = request.hits('topic').findLast((hit) => hit.first > order.last && hit.last < last)
  const how = request.hits('how').find((hit) => hit.first > order.last && hit.last < last)
  const from = how?.first ?? (topic ?? order).last + 1
  // 'a simple PAGE that shows what she makes: …' asks for the page itself
  if (request.hits('pages').some((hit) => hit.first >= from && hit.last <= last)) return null
  const heading = headingFrom(request, request.span(from, from).start, colon)
  return heading && isKey(heading, LONGEST_ASKED) ? heading : null
}
const LONGEST_ASKED = { words: 8, length: 52 }

/** 'we are called Reed, four of us: Ann (bass), Bo (drums)': the words behind the comma, above things with what is said of each. */
function lastWordsBefore({ text }: RequestText, colon: number, end: number): Opening | null {
  const rows = splitRows(text, colon + 1, end)
  const bracketed = rows.filter((row) => /\([^()]+\)$/.test(row.text))
  const comma = text.lastIndexOf(',', colon)
  const heading = rowOf(text, [comma + 1, colon])
  const isList = bracketed.length >= LEAST_ROWS && bracketed.length * 2 > rows.length
  return comma >= 0 && isList && isKey(heading) ? { start: heading.start, heading } : null
}

/** 'Desserts: flan 4 €' may be one of several groups. */
const hasPrice = (row: BlockRow | undefined) => readTokens(row?.text ?? '').some(({ kind }) => kind === 'price')

const isKey = ({ text }: BlockRow, most = LONGEST_KEY): boolean =>
  wordsIn(text) > 0 &&
  wordsIn(text) <= most.words &&
  text.length <= most.length &&
  /^\p{L}/u.test(text) &&
  !/[,;"«»“”(]|\d{3}/u.test(text)

/** The end of the sentence or the line in which a colon stands. */
function endOfSentence(request: RequestText, colon: number): number {
  const from = request.clauses.findIndex(({ first, last }) => request.span(first, last).start > colon)
  for (let at = from; at >= 0 && at < request.clauses.length; at++) {
    const [clause, next] = [request.clauses[at], request.clauses[at + 1]]
    if (!clause) break
    const { end } = request.span(clause.first, clause.last)
    if (!next || next.line !== clause.line) return closing(request.text, end)
    if (next.sentence !== clause.sentence && !isCutShort(request, clause.last)) return closing(request.text, end)
  }
  return request.text.length
}

/** A bracket that closes behind the last word is a part of it. */
const closing = (text: string, end: number) => end + (/^[)\]»"”]+/u.exec(text.slice(end))?.[0].length ?? 0)

/** 'ca. 100', 'max. 8', 'D. Lamb', 'Dr. Roth': the full stop ends a word, and no sentence. */
function isCutShort(request: RequestText, at: number): boolean {
  const [word, next] = [request.tokens[at]?.text ?? '', request.tokens[at + 2]]
  if (/^\p{Lu}\p{Ll}{0,2}$/u.test(word)) return true
  return /^\p{L}{1,4}$/u.test(word) && next !== undefined && /^\d/.test(next.text)
}

/** So many pieces has a phrase with its day and its place; more are a list. */
const MOST_PARTS = 3

/** '- Coming up: Striking competition, 13 June. Outing to Purbeck. AGM.': phrases behind a key in a bullet, a row each. */
function sentencesBehind(request: RequestText, heading: BlockRow, colon: number): BlockRow[] | null {
  const { text } = request
  const line = text.lastIndexOf('\n', heading.start - 1) + 1
  if (!/^\s*[-–—*•·‣▪◦]\s*$/u.test(text.slice(line, heading.start))) return null
  const end = text.indexOf('\n', colon) < 0 ? text.length : text.indexOf('\n', colon)
  const clauses = request.clauses.filter(({ first, last }) => {
    const span = request.span(first, last)
    return span.start > colon && span.end <= end
  })
  if (clauses.some(({ first, last }) => hasPredicate(request, first, last))) return null
  const rows = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()].map((own) =>
    rowOf(text, [
      request.span(own[0]?.first ?? 0, own[0]?.last ?? 0).start,
      closing(text, request.span(own.at(-1)?.first ?? 0, own.at(-1)?.last ?? 0).end),
    ]),
  )
  const [first] = rows
  const isList = first !== undefined && splitRows(text, first.start, first.end).length > MOST_PARTS
  return rows.length >= LEAST_ROWS && !isList && !text.slice(colon, end).includes(';') ? rows : null
}
