import type { TextClause } from './clauses.ts'
import { isDay, isOpening, isWeak, partOf } from './hour-parts.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A thing and when it is; `opens`: the time stands first. */
type Timed = { clause: TextClause; thing: Stretch; when: Stretch; opens: boolean; isDated: boolean }

const LONGEST = 12

/** A longer line tells something. */
const MOST_PIECES = 5

/**
 * 'timer MANDAG 18:00 yin, ONSDAG 19:00 vinyasa', 'MAR 3 Leeds Social Club, MAR 5 Glasgow': things in a row, each with its
 * day or time. They are entries with when they are, and neither opening hours nor dates of the whole.
 */
export function readTimedThings(request: RequestText): void {
  request.clauses.forEach((_, index) => readDayLine(request, index))
  const lines = request.clauses.flatMap((_, index) => datedLine(request, index) ?? [])
  const isInLine = ({ first }: TextClause) => lines.some(({ clause }) => clause.first < first && first <= clause.last)
  const all = request.clauses
    .filter((clause) => !isInLine(clause))
    .map((clause) => lines.find((line) => line.clause.first === clause.first) ?? timedThing(request, clause))
  const rows = rowsOf(all)
  const inRows = new Set(rows.flat())
  for (const one of all) if (one && (inRows.has(one) || isAmongThings(request, one))) claimTimed(request, one)
}

function claimTimed(request: RequestText, { clause, thing, when }: Timed): void {
  request.claim('service', ...thing, { sure: 0.85, detail: request.slice(...when) })
  request.take('service', clause.first, clause.last)
}

const LIST = 3

/** '…, cake stall, raffle AT 2PM, books': one entry of a list that has its time behind it. */
function isAmongThings(request: RequestText, { clause, when, opens, isDated }: Timed): boolean {
  const beside = request.clauses.filter(({ sentence, line }) => sentence === clause.sentence && line === clause.line)
  const hasTime = request.run(...when, (at) => request.tokens[at]?.kind !== 'clock' && !isHour(request, at)) < when[1]
  return !opens && !isDated && hasTime && beside.length >= LIST && clause.before === ',' && beside[0] !== clause
}

/** Pieces of one sentence, or lines, that are timed in the same way; two at least. */
function rowsOf(all: readonly (Timed | null)[]): Timed[][] {
  const rows: Timed[][] = []
  let row: Timed[] = []
  const close = () => {
    if (row.length > 1) rows.push(row)
    row = []
  }
  for (const timed of all) {
    const before = row.at(-1)
    if (!timed || (before && !goesOn(before, timed))) close()
    if (timed) row.push(timed)
  }
  close()
  return rows
}

/** One row has its times on one side, and either dates or days and times; only its first piece has a word before them. */
const goesOn = (one: Timed, { clause, when, opens, isDated }: Timed) =>
  one.opens === opens &&
  (!opens || when[0] === clause.first) &&
  one.isDated === isDated &&
  (clause.sentence === one.clause.sentence || clause.line === one.clause.line + 1)

const isDate = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'date' || request.within('month', at) !== undefined

/** What a time consists of: days, dates, clocks, and the small words between. */
const isWhen = (request: RequestText, at: number) =>
  isDate(request, at) ||
  (partOf(request, at) !== null && (request.tokens[at]?.kind !== 'number' || isNumberOfTime(request, at))) ||
  request.within('clock', at) !== undefined

/** '3' of 'Mar 3' and of 'at 7', and no '3' of '3 courses'. */
function isNumberOfTime(request: RequestText, at: number): boolean {
  const isBeside = (one: number) => isDate(request, one) || isDay(request, one) || request.word(one) === '.'
  const isClock = request.within('clock', at - 1) !== undefined || request.within('timeOpens', at - 1) !== undefined
  return isBeside(at - 1) || isBeside(at + 1) || isClock
}

/** A day, a date or one time. */
const hasDateOrPrice = (request: RequestText, [first, last]: Stretch) => {
  for (let at = first; at <= last; at++)
    if (isDate(request, at) || isDay(request, at) || request.tokens[at]?.kind === 'clock' || isHour(request, at))
      return true
  return false
}

/** 'at 7' */
const isHour = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'number' && request.within('clock', at - 1) !== undefined

/** A piece that is a thing and when it is, and nothing else; null for hours, spans of days and what tells something. */
function timedThing(request: RequestText, clause: TextClause): Timed | null {
  const { first, last } = clause
  if (last === first || last - first >= LONGEST || !request.isFree(first, last)) return null
  if (hasPredicate(request, first, last)) return null
  return whenFirst(request, clause) ?? whenLast(request, clause)
}

/** '3 September – PENDLE HILL', '10 September: ILKLEY MOOR, EASY': a line that begins with its date, a mark, and the rest of it. */
function datedLine(request: RequestText, index: number): Timed | null {
  const [date, ...rest] = request.clauses.slice(index, index + MOST_PIECES).filter(isInLineOf(request.clauses[index]))
  const [next, end] = [rest[0], rest.at(-1)]
  if (!date || !next || !end || !['dash', ':', '|'].includes(next.before) || !['', 'break'].includes(date.before))
    return null
  const isAll = request.run(date.first, date.last, (at) => isPartOfKey(request, at)) === date.last
  // the key of a row may have been heard as one
  const isKey = request.run(date.first, date.last, (at) => [null, 'shell'].includes(request.taken(at))) === date.last
  if (!isAll || !isKey || !request.isFree(next.first, end.last)) return null
  const when: Stretch = [date.first, date.last]
  const line = made(request, { ...date, last: end.last }, { when, thing: [next.first, end.last], opens: true }, true)
  return line?.isDated ? line : null
}

/** 'Friday 4', '3. september', '3 de septiembre': before a mark, whether a key was heard there or not. */
const isPartOfKey = (request: RequestText, at: number) =>
  isDay(request, at) || isDate(request, at) || request.tokens[at]?.kind === 'number' || request.isSmall(at)

/** 'Friday: 7pm Trio Ambre (jazz), 9pm Mira Sol': what stands under a day, each with its time. */
function readDayLine(request: RequestText, index: number): void {
  const [day, ...rest] = request.clauses.slice(index).filter(isInLineOf(request.clauses[index]))
  const [next] = rest
  if (!day || !next || !['dash', ':', '|'].includes(next.before) || !['', 'break'].includes(day.before)) return
  const isAll =
    request.run(day.first, day.last, (at) => isPartOfKey(request, at)) === day.last &&
    hasDateOrPrice(request, [day.first, day.last])
  const acts = rest.filter(({ before }) => before !== '(').map((clause) => timedThing(request, clause))
  if (!isAll || acts.some((one) => !one?.opens || one.isDated)) return
  for (const one of acts) if (one) claimAct(request, [day.first, day.last], one, rest)
  request.shell(day.first, day.last)
}

function claimAct(
  request: RequestText,
  day: Stretch,
  { clause, thing: [first, end], when }: Timed,
  rest: readonly TextClause[],
): void {
  const bracket = rest.find(({ before, first: begin }) => before === '(' && begin === clause.last + 2)
  const last = bracket ? bracket.last + 1 : end
  request.claim('service', first, last, {
    sure: 0.85,
    detail: `${request.slice(...day)}, ${request.slice(...when)}`,
  })
  request.take('service', clause.first, last)
}

const isInLineOf = (one: TextClause | undefined) => (other: TextClause) => other.line === one?.line

/** '19:00 vinyasa'; before the first one stands what all of them are: 'CLASSES mon 18:00 yin'. */
function whenFirst(request: RequestText, clause: TextClause): Timed | null {
  const from = isWhen(request, clause.first) ? clause.first : clause.first + 1
  const to = request.run(from, clause.last, (at) => isWhen(request, at))
  const end = endOfWhen(request, from, to)
  return made(request, clause, { when: [from, end], thing: [firstOfThing(request, end + 1), clause.last], opens: true })
}

/** 'yin on Monday at 6pm' */
function whenLast(request: RequestText, clause: TextClause): Timed | null {
  let from = clause.last
  while (from > clause.first && (isWhen(request, from - 1) || isWeak(request, from - 1))) from -= 1
  if (!isWhen(request, clause.last)) return null
  let end = from - 1
  while (end > clause.first && request.isSmall(end)) end -= 1
  const start =
    request.run(from, clause.last, (at) => isWeak(request, at) && request.within('clock', at) === undefined) + 1
  return made(request, clause, { when: [start, clause.last], thing: [clause.first, end], opens: false })
}

function endOfWhen(request: RequestText, first: number, last: number): number {
  let end = last
  while (end > first && isWeak(request, end) && partOf(request, end) !== 'clock') end -= 1
  return end
}

const firstOfThing = (request: RequestText, first: number) =>
  request.run(
    first,
    first + 1,
    // 'Les Bateliers' are called so
    (at) => (request.isSmall(at) && !request.isCapital(at)) || request.tokens[at]?.kind === 'mark',
  ) + 1

/** What may be no thing of such a row: words of opening hours, parts of the page, prices, words for pages. */
const others = ['asks', 'pages', 'closed', 'component', 'deadlines', 'excepts'] as const

/** Of these a line that begins with its date has nothing either. */
const inLines = ['closed'] as const

function made(
  request: RequestText,
  clause: TextClause,
  { when, thing, opens }: Omit<Timed, 'clause' | 'isDated'>,
  isLine = false,
): Timed | null {
  const [first, last] = thing
  if (when[0] > when[1] || first > last || !hasDateOrPrice(request, when) || isSpan(request, when)) return null
  for (let at = first; at <= last; at++) {
    const isOther = (isLine ? inLines : others).some((kind) => request.within(kind, at) !== undefined)
    // behind its date 'bord de la mer' has no day
    const isWhenToo = isLine ? request.tokens[at]?.kind === 'clock' : isWhenToken(request, at)
    if (isOther || isOpening(request, at) || request.tokens[at]?.kind === 'price' || isWhenToo) return null
  }
  const says = request.run(first, last, (at) => !request.isWord(at) || request.isSmall(at)) < last
  const isDated = request.run(...when, (at) => !isDate(request, at)) < when[1]
  return says ? { clause, thing, when, opens, isDated } : null
}

const isWhenToken = (request: RequestText, at: number) =>
  isDay(request, at) || isDate(request, at) || request.tokens[at]?.kind === 'clock'

/** 'Mon-Fri', '9-17': when doors are open. */
function isSpan(request: RequestText, [first, last]: Stretch): boolean {
  let [days, clocks] = [0, 0]
  for (let at = first; at <= last; at++) {
    const isDayRange = /\p{L}[-–]\p{L}/u.test(request.tokens[at]?.text ?? '') && request.within('day', at) === undefined
    if (request.tokens[at]?.kind === 'range' || isDayRange) return true
    if (isDay(request, at)) days += 1
    if (request.tokens[at]?.kind === 'clock') clocks += 1
  }
  return days > 1 || clocks > 1
}
