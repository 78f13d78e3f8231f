import { isDay, isJoin } from '../read/hour-parts.ts'
import { hasPredicate } from '../read/predicates.ts'
import type { RequestText } from '../read/request-text.ts'
import type { TextClause } from '../read/clauses.ts'
import { type BlockRow, LEAST_ROWS, type RequestBlock, rowOf } from './block.ts'
import { headingAbove } from './line-blocks.ts'
import { isBlank, linesOf, type TextLine } from './text-lines.ts'

/** A day, and where somebody is on it. */
type DayRow = { row: BlockRow; isAtPlace: boolean; isTimed: boolean }

/** So many rows are a round; two of them with their times are one as well. */
const LEAST = 3

/**
 * Where somebody is on which day, line by line or piece by piece: 'Tues Market Sq 9-1', 'lundi Vendôme, mercredi Montoire,
 * vendredi Blois'. It is one list by day, and nothing in it is on offer. Hours are none, and what begins at a time is none.
 */
export function dayLists(request: RequestText): RequestBlock[] {
  const lines = linesOf(request.text)
  const rows = lines.map((line) => dayRow(request, rowOf(request.text, [line.start, line.end], line.mark !== null)))
  const blocks: RequestBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (rows[end] && lines[end]?.mark === lines[at]?.mark) end += 1
    const block = blockOf(rows.slice(at, end))
    if (!block) continue
    const heading = headingOf(request, lines, at)
    blocks.push({ ...block, heading, start: heading?.start ?? lines[at]?.start ?? 0 })
    at = end - 1
  }
  return [...blocks, ...inSentences(request)]
}

/** Pieces of one sentence, three at least, each with its day first. */
function inSentences(request: RequestText): RequestBlock[] {
  const blocks: RequestBlock[] = []
  const { clauses } = request
  for (let at = 0; at < clauses.length; at++) {
    const rows: DayRow[] = []
    let end = at
    for (; end < clauses.length; end++) {
      const row = goesOn(clauses, at, end) ? dayRow(request, spanOf(request, clauses[end])) : null
      if (!row) break
      rows.push(row)
    }
    const block = rows.length < LEAST || clauses[at]?.before === '' ? null : blockOf(rows)
    if (!block) continue
    const key = clauses[at]?.before === ':' ? spanOf(request, clauses[at - 1]) : null
    const heading = key && key.text.split(/\s+/).length <= LONGEST_KEY ? key : null
    blocks.push({ ...block, heading, start: heading?.start ?? block.start })
    at = end - 1
  }
  return blocks
}
const LONGEST_KEY = 4

const spanOf = (request: RequestText, clause: TextClause | undefined): BlockRow => {
  const { start, end } = request.span(clause?.first ?? 0, clause?.last ?? 0)
  return rowOf(request.text, [start, end])
}

const goesOn = (clauses: readonly TextClause[], from: number, at: number) =>
  clauses[at]?.sentence === clauses[from]?.sentence &&
  clauses[at]?.line === clauses[from]?.line &&
  (at === from || clauses[at]?.before === ',' || clauses[at]?.before === ';')

function blockOf(rows: readonly (DayRow | null | undefined)[]): RequestBlock | null {
  const own = rows.flatMap((one) => one ?? [])
  const placed = own.filter(({ isAtPlace, isTimed }) => isAtPlace || isTimed)
  const areEnough = own.length >= LEAST || (own.length === LEAST_ROWS && own.every(({ isTimed }) => isTimed))
  const [first, last] = [own[0]?.row, own.at(-1)?.row]
  if (!areEnough || placed.length * 2 < own.length || !first || !last) return null
  return {
    heading: null,
    rows: own.map(({ row }) => row),
    isNumbered: false,
    isByDay: true,
    start: first.start,
    end: last.end,
  }
}

/** What may stand before a place within a row, or be one. */
const places = ['at', 'venues', 'landmarks', 'landNouns', 'towns', 'positions'] as const

/** A line that begins with days and goes on with something that is no time; null for any other. */
function dayRow(request: RequestText, own: BlockRow): DayRow | null {
  const first = request.tokens.findIndex(({ start }) => start >= own.start)
  const last = request.tokens.findLastIndex(({ end }) => end <= own.end)
  if (first < 0 || last <= first) return null
  const end = endOfDays(request, first, last)
  const opening = request.run(end + 1, last, (at) => request.tokens[at]?.kind === 'mark' || isArticle(request, at)) + 1
  if (end < first || opening > last || !request.isWord(opening)) return null
  const all = [...Array(last - opening + 1).keys()].map((step) => opening + step)
  const clause = Math.min(request.clauseOf(opening)?.last ?? last, last)
  const isOther = (at: number) =>
    request.tokens[at]?.kind === 'price' || request.tokens[at]?.kind === 'date' || isDay(request, at)
  if (all.some(isOther) || hasPredicate(request, opening, clause)) return null
  const words = all.filter((at) => request.isWord(at) && !request.isSmall(at) && !request.within('time', at))
  if (words.length === 0) return null
  const start = request.span(opening, opening).start
  const row = { start, end: own.end, text: request.text.slice(start, own.end), lead: request.slice(first, end) }
  return {
    row,
    isAtPlace: all.some((at) => request.isPlace(at) || places.some((kind) => request.within(kind, at))),
    isTimed: all.some((at) => request.tokens[at]?.kind === 'range'),
  }
}

const isArticle = (request: RequestText, at: number) => request.lexicon.has('articles', request.word(at))

/** 'Mon & Thu', 'le lundi et le jeudi', 'every Tuesday': the last token of the days that a line begins with. */
function endOfDays(request: RequestText, first: number, last: number): number {
  const leads = (at: number) =>
    isArticle(request, at) || (['every', 'at'] as const).some((kind) => request.within(kind, at))
  const joins = (at: number) =>
    isJoin(request, at) || request.within('and', at) !== undefined || request.word(at) === '.'
  const opening = request.run(first, last, (at) => leads(at) && !isDay(request, at)) + 1
  if (!isDay(request, opening)) return first - 1
  const end = request.run(
    opening,
    last,
    (at) => isDay(request, at) || joins(at) || (isArticle(request, at) && isDay(request, at + 1)),
  )
  return (
    [...Array(end - opening + 1).keys()].map((step) => opening + step).findLast((at) => isDay(request, at)) ?? opening
  )
}

function headingOf(request: RequestText, lines: readonly TextLine[], at: number): BlockRow | null {
  return isBlank(lines[at - 1]) ? null : headingAbove(request.text, lines, at)
}
