import { readTokens } from '../tokens.ts'
import type { RequestText } from '../read/request-text.ts'
import type { Span } from '../types.ts'

/** A row of a block: a range of the request without its bullet and its closing mark. */
export type BlockRow = Span & {
  text: string
  /** what stands before its own rows: the day above the hours of a programme */
  lead?: string
  /** of a list of prices, where they were read with the row */
  cost?: { name: string; amount: string; note: string }
}

/**
 * Rows that a request lists together, as their writer set them: lines below a heading, bullets, or what stands behind 'Key:'.
 * A page shows them under that heading, row by row and in their own words.
 */
export type RequestBlock = Span & {
  /** null where nothing is written above the rows */
  heading: BlockRow | null
  rows: BlockRow[]
  /** whether the rows carry numbers, so that their order matters */
  isNumbered: boolean
  /** two pieces behind a key within a line: a row of the page, and no part of it */
  isRow?: boolean
  /** a part that was asked for by a name in quotation marks */
  isNamed?: boolean
  /** a list of prices: each row is something with what it costs */
  isPrices?: boolean
  /** such a list within a sentence */
  isRun?: boolean
  /** of plans that have no names yet, what each amount is for, '' where nothing says it */
  planUnit?: string
  /** where somebody is on which day: each row has its day before it */
  isByDay?: boolean
}

/** So many characters has a row at most; what is longer is prose. */
export const LONGEST_ROW = 240

/** So many rows make a block. */
export const LEAST_ROWS = 2

const mark = /^(?:[-–—*•·‣▪◦]|\d{1,2}[.)]|[a-z]\))\s+/u

/** A range without the spaces and the closing mark around it, and without its bullet or number where it `isMarked`. */
export function rowOf(text: string, [start, end]: readonly [number, number], isMarked = false): BlockRow {
  const said = text.slice(start, end)
  const space = said.length - said.trimStart().length
  const lead = space + (isMarked ? (mark.exec(said.slice(space))?.[0].length ?? 0) : 0)
  let last = said.length
  while (last > lead && /[\s.,;]/.test(said.charAt(last - 1))) last -= 1
  const tail = said.slice(last)
  // 'approx. 3 hrs.' keeps what is cut short
  const isShort = tail.startsWith('.') && /(?<!\p{L})\p{L}{1,3}$/u.test(said.slice(0, said.length - tail.length))
  const close = Math.max(start + lead, end - tail.length + (isShort ? 1 : 0))
  return { start: start + lead, end: close, text: text.slice(start + lead, close) }
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The ranges between marks outside of brackets: at semicolons where there are some, else at commas. */
export function splitRows(text: string, start: number, end: number): BlockRow[] {
  const semicolons = outside(text, start, end, ';')
  const marks = semicolons.length > 0 ? semicolons : outside(text, start, end, ',')
  const ends = [...marks, end]
  const rows = [start, ...marks.map((at) => at + 1)]
    .map((from, index) => rowOf(text, [from, ends[index] ?? end]))
    .filter((row) => /[\p{L}\p{N}]/u.test(row.text))
  return semicolons.length > 0 ? rows : withAmounts(text, rows)
}

/** '75 €', '75 kr': a number with no word but its unit. */
export function isAmount(text: string): boolean {
  const [unit = '', ...others] = text.match(/\p{L}+/gu) ?? []
  return /\d/.test(text) && others.length === 0 && unit.length <= LONGEST_UNIT && text.endsWith(unit)
}
const LONGEST_UNIT = 3

/** 'Matjes 9,50', 'Punktering 250': a thing and a number without its currency at the end of a row. */
export const bareAmount = /^(.*\p{L}.*?)\s(\d{1,4}(?:[.,]\d{1,2})?)(?:,-)?$/su

/** A row that costs something, in any currency or in none. */
export const hasAmount = (text: string): boolean =>
  text.length <= LONGEST_ROW &&
  /\p{L}/u.test(text) &&
  (readTokens(text).some(({ kind }) => kind === 'price') || bareAmount.test(text.trim()))

/** 'a workshop on Saturday, 75 €': an amount by itself belongs to what stands before it. */
const withAmounts = (text: string, rows: readonly BlockRow[]): BlockRow[] =>
  rows.reduce<BlockRow[]>((all, row) => {
    const last = all.at(-1)
    if (last && isAmount(row.text))
      all[all.length - 1] = { ...last, end: row.end, text: text.slice(last.start, row.end) }
    else all.push(row)
    return all
  }, [])

/** The places of a mark outside of brackets; a comma within a number is none, nor is that of '76,- €'. */
function outside(text: string, start: number, end: number, sought: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at)
    if (/[([{«]/.test(sign)) depth += 1
    else if (/[)\]}»]/.test(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && sign === sought && !/^\d,[\d–—-]/.test(text.slice(at - 1, at + 2))) found.push(at)
  }
  return found
}

const small = ['articles', 'own', 'asides', 'openers', 'and', 'measures', 'topic', 'of'] as const

/** The words of a heading from its first noun on: 'THE calendar', 'A BIT OF history'; null where there is none. */
export function headingFrom(request: RequestText, start: number, end: number): BlockRow | null {
  const first = request.tokens.findIndex((token) => token.start >= start)
  const last = request.tokens.findLastIndex((token) => token.end <= end)
  if (first < 0 || last < first) return null
  const noun = request.run(first, last, (at) => small.some((kind) => request.within(kind, at) !== undefined)) + 1
  return noun > last ? null : rowOf(request.text, [request.span(noun, noun).start, end])
}
