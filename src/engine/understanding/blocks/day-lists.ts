import { isDay, isJoin } from '../read/hour-parts.ts'
import { hasPredicate } from '../read/predicates.ts'
import { isAsk } from '../read/sentences.ts'
import type { RequestText } from '../read/request-text.ts'
import type { TextClause } from '../read/clauses.ts'
import type { Stretch } from '../read/stretches.ts'
import { type BlockRow, LEAST_ROWS, type RequestBlock, rowOf } from './block.ts'
import { headingAbove } from './line-blocks.ts'
import { isBlank, linesOf, type TextLine } from './text-lines.ts'

/** A day, and where somebody is on it, or a date and what there is. */
type DayRow = { rows: BlockRow[]; isAtPlace: boolean; isTimed: boolean; isDated: boolean }

/** So many rows are a round; two of them with their times are one as well. */
const LEAST = 3

/**
 * Where somebody is on which day, line by line or piece by piece: 'Tues Market Sq 9-1', 'lundi Vendôme, mercredi Montoire,
 * vendredi Blois'; what there is on which date, line by line: 'Sat 11 July 13:00 parade, 20:00 dance'. It is one list by day, and
 * nothing in it is on offer. Hours are none, and without a date what begins at a time is none.
 */
export function dayLists(request: RequestText): RequestBlock[] {
  const lines = linesOf(request.text)
  // '4. Oktober' begins with no number of a list
  const rows = lines.map((line) => dayRow(request, rowOf(request.text, [line.start, line.end], line.mark === 'bullet')))
  const blocks: RequestBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (rows[end] && (lines[end]?.mark === 'bullet') === (lines[at]?.mark === 'bullet')) end += 1
    const block = blockOf(rows.slice(at, end))
    if (!block) continue
    const heading = headingOf(request, lines, at)
    blocks.push({ ...block, heading, start: heading?.start ?? behindColon(request.text, lines[at]?.start ?? 0) })
    at = end - 1
  }
  return [...blocks, ...inSentences(request)]
}

/** 'here is all of it:' above a list leads up to nothing else. */
const behindColon = (text: string, start: number) => {
  const before = text.slice(0, start).trimEnd()
  return before.endsWith(':') ? before.length - 1 : start
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
  const placed = own.filter(({ isAtPlace, isTimed, isDated }) => isAtPlace || isTimed || isDated)
  const areEnough =
    own.length >= LEAST || (own.length === LEAST_ROWS && own.every(({ isTimed, isDated }) => isTimed || isDated))
  const rowsOf = own.flatMap(({ rows: some }) => some)
  const [first, last] = [rowsOf[0], rowsOf.at(-1)]
  if (!areEnough || placed.length * 2 < own.length || !first || !last) return null
  return {
    heading: null,
    rows: rowsOf,
    isNumbered: false,
    isByDay: true,
    start: first.start,
    end: last.end,
  }
}

const PAST = /\b(?:1\d{3}|20[01]\d)\b/

/** What may stand before a place within a row, or be one. */
const places = ['at', 'venues', 'landmarks', 'landNouns', 'towns', 'positions'] as const

/** A line that begins with days and goes on with something that is no time; null for any other. */
function dayRow(request: RequestText, own: BlockRow): DayRow | null {
  const first = request.tokens.findIndex(({ start }) => start >= own.start)
  const last = request.tokens.findLastIndex(({ end }) => end <= own.end)
  if (first < 0 || last <= first) return null
  const end = endOfDays(request, first, last)
  const isDated = request.run(first, end, (at) => !isDate(request, at)) < end
  const lead = request.text.slice(own.start, request.span(end, end).end)
  // '1 May 1902' is told by a history
  if (isDated && PAST.test(lead)) return null
  const isLead = (at: number) => request.tokens[at]?.kind === 'mark' || (!isDated && isArticle(request, at))
  const opening = request.run(end + 1, last, isLead) + 1
  const mayOpen = request.isWord(opening) || (isDated && isTime(request, opening))
  if (end < first || opening > last || !mayOpen) return null
  const all = [...Array(last - opening + 1).keys()].map((step) => opening + step)
  const clause = Math.min(request.clauseOf(opening)?.last ?? last, last)
  const isOther = (at: number) =>
    (request.tokens[at]?.kind === 'price' && !isDated) || request.tokens[at]?.kind === 'date' || isDay(request, at)
  if (all.some(isOther) || (!isDated && hasPredicate(request, opening, clause))) return null
  const words = all.filter((at) => request.isWord(at) && !request.isSmall(at) && !request.within('time', at))
  if (words.length === 0) return null
  return {
    // the number of '11. oktober' at the head of a line is a mark for those who read tokens
    rows: timedRows(request, [opening, last], {
      end: own.end,
      lead,
    }),
    isAtPlace: all.some((at) => request.isPlace(at) || places.some((kind) => request.within(kind, at))),
    isTimed: all.some((at) => request.tokens[at]?.kind === 'range'),
    isDated,
  }
}

/** '13:00 parade, 20:00 dance' are two on the same day. */
function timedRows(
  request: RequestText,
  [first, last]: Stretch,
  { end, lead }: { end: number; lead: string },
): BlockRow[] {
  const borders = [...Array(last - first + 1).keys()]
    .map((step) => first + step)
    .filter((at) => request.tokens[at]?.text === ',' && isTime(request, at + 1))
  return [first, ...borders.map((at) => at + 1)].map((opening, index) => {
    const start = request.span(opening, opening).start
    const border = borders[index]
    const stop = border === undefined ? end : request.span(border, border).start
    return { start, end: stop, text: request.text.slice(start, stop), lead }
  })
}

const isArticle = (request: RequestText, at: number) => request.lexicon.has('articles', request.word(at))

/** 'Mon & Thu', 'le lundi et le jeudi', 'every Tuesday': the last token of the days that a line begins with. */
function endOfDays(request: RequestText, first: number, last: number): number {
  const leads = (at: number) =>
    isArticle(request, at) || (['every', 'at'] as const).some((kind) => request.within(kind, at))
  const joins = (at: number) =>
    isJoin(request, at) || request.within('and', at) !== undefined || request.word(at) === '.'
  const opening = request.run(first, last, (at) => leads(at) && !isDay(request, at)) + 1
  const isOne = (at: number) => isDay(request, at) || isDate(request, at)
  if (!isOne(opening)) return first - 1
  const end = request.run(opening, last, (at) => isOne(at) || joins(at) || (leadsToMonth(request, at) && isOne(at + 1)))
  return [...Array(end - opening + 1).keys()].map((step) => opening + step).findLast(isOne) ?? opening
}

/** 'le lundi ET LE jeudi', 'Freitag, 3. Juli', '4 DE julho' */
const leadsToMonth = (request: RequestText, at: number) =>
  isArticle(request, at) || request.word(at) === ',' || request.within('of', at) !== undefined

const isTime = (request: RequestText, at: number) => ['clock', 'range'].includes(request.tokens[at]?.kind ?? '')

/** '10.07.', 'July', and the number beside it. */
function isDate(request: RequestText, at: number): boolean {
  const isMonth = (one: number) => request.within('month', one) !== undefined
  const isNumber = request.tokens[at]?.kind === 'number'
  // '3 DE julho'
  const next = request.within('of', at + 1) ? at + 2 : at + 1
  return request.tokens[at]?.kind === 'date' || isMonth(at) || (isNumber && (isMonth(next) || isMonth(at - 1)))
}

/** A few words above it that ask for nothing: 'Concerts', and no 'We want the concerts'. */
function headingOf(request: RequestText, lines: readonly TextLine[], at: number): BlockRow | null {
  const heading = isBlank(lines[at - 1]) ? null : headingAbove(request.text, lines, at)
  const clause = request.clauses.find(({ first }) => request.span(first, first).start === heading?.start)
  const isShort = heading !== null && heading.text.split(/\s+/).length <= LONGEST_KEY && !/[.!?]\s/.test(heading.text)
  return isShort && !(clause && (isAsk(request, clause) || hasPredicate(request, clause.first, clause.last)))
    ? heading
    : null
}
