import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { isDay, isJoin, isOpening, partOf } from './hour-parts.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** Days on which nobody is there: all that is said of them, and the days, null where more is said than a table has. */
export type Closure = { first: number; last: number; days: Stretch | null }

/** What may stand between a day and the word that closes it: 'not OPEN ON Mondays', 'dimanche SOIR'. */
const isBetween = (request: RequestText, at: number) =>
  request.isFree(at) &&
  request.within('closed', at) === undefined &&
  (isDay(request, at) ||
    request.isSmall(at) ||
    (['time', 'seasons', 'refuses'] as const).some((kind) => request.within(kind, at) !== undefined) ||
    isOpening(request, at) ||
    isJoin(request, at))

/** 'closed on Mondays', 'no weekends', 'sonntags nicht geöffnet', 'Montag zu', 'los domingos no'. */
export function closuresOf(request: RequestText, clause: TextClause): Closure[] {
  const kinds = ['closed', 'closedLast', 'refuses', 'nots', 'excepts'] as const
  const words = kinds
    .flatMap((kind) => request.hits(kind))
    .filter(({ first, last }) => first >= clause.first && last <= clause.last)
  return words.reduce<Closure[]>((found, word) => {
    const stretch = dayBefore(request, clause, word) ?? dayBehind(request, clause, word)
    if (!stretch) return found
    const [first, last] = stretch
    const isKnown = found.some((one) => one.first <= last && first <= one.last)
    return isKnown ? found : [...found, { first, last, days: daysOf(request, stretch) }]
  }, [])
}

const hasDay = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !isDay(request, at)) < last

const isTimed = (request: RequestText, at: number) => ['clock', 'number'].includes(partOf(request, at) ?? '')

/** 'MONDAY closed', 'Sonntags haben wir zu', and no 'open daily, closed Mondays'. */
function dayBefore(request: RequestText, clause: TextClause, { kind, first, last }: ConceptHit): Stretch | null {
  let start = first
  while (start > clause.first && isBetween(request, start - 1)) start -= 1
  while (start < first && request.within('and', start) !== undefined) start += 1
  if (start === first || !hasDay(request, start, first - 1)) return null
  const end = request.run(last + 1, clause.last, (at) => isOpening(request, at) && request.isFree(at))
  const isOpen = request.run(start, first - 1, (at) => !isOpening(request, at)) < first - 1
  if (kind === 'closed' && isOpen && dayBehind(request, clause, { first, last, kind } as ConceptHit)) return null
  const ends = end === clause.last || (kind !== 'refuses' && kind !== 'nots' && request.within('and', end + 1))
  const isOver = kind === 'closed' ? !isTimed(request, end + 1) : ends
  // 'not only Sundays'
  if (!isOver || (kind !== 'closed' && saysPart(request, start, end))) return null
  const from = start === clause.first ? listedBefore(request, clause) : start
  return request.isFree(first, end) ? [from, end] : null
}

/** 'closed on MONDAYS', 'no WEEKENDS', 'Ruhetag: MONTAG'. */
function dayBehind(request: RequestText, clause: TextClause, { kind, first, last }: ConceptHit): Stretch | null {
  if (kind === 'closedLast') return null
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  const isKey = last === clause.last && clause.after === ':' && next !== undefined
  const within = isKey ? next : clause
  let end = request.run(isKey ? next.first : last + 1, within.last, (at) => isBetween(request, at))
  const start = seasonBefore(request, clause, first)
  // 'closed Mon, TUE'
  if (end === within.last) end = listedBehind(request, within)
  if (!hasDay(request, last + 1, end) || isTimed(request, end + 1) || !request.isFree(last + 1 + (isKey ? 1 : 0), end))
    return null
  const isOver = kind === 'closed' || (end >= within.last && !saysPart(request, start, end))
  return isOver ? [start, end] : null
}

const saysPart = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.within('every', at) === undefined) < last

/** 'IN WINTER closed on Mondays' */
function seasonBefore(request: RequestText, clause: TextClause, first: number): number {
  let start = first
  while (
    start > clause.first &&
    (request.within('seasons', start - 1) || request.isSmall(start - 1)) &&
    request.isFree(start - 1)
  )
    start -= 1
  return request.run(start, first - 1, (at) => request.within('seasons', at) === undefined) < first - 1 ? start : first
}

/** A clause of days and nothing else. */
const isBare = (request: RequestText, { first, last }: TextClause) =>
  hasDay(request, first, last) &&
  request.run(
    first,
    last,
    (at) => isDay(request, at) || (isBetween(request, at) && request.isSmall(at)) || isJoin(request, at),
  ) === last

/** 'MON, Tue closed': the first of the days listed before a clause. */
function listedBefore(request: RequestText, clause: TextClause): number {
  let index = request.clauses.indexOf(clause)
  const goesOn = () => {
    const [before, one] = [request.clauses[index - 1], request.clauses[index]]
    return (
      one?.before === ',' &&
      before !== undefined &&
      isBare(request, before) &&
      request.isFree(before.first, before.last)
    )
  }
  while (goesOn()) index -= 1
  return request.clauses[index]?.first ?? clause.first
}

/** The last of the days listed behind a clause, unless a time follows that is theirs. */
function listedBehind(request: RequestText, clause: TextClause): number {
  let index = request.clauses.indexOf(clause)
  const goesOn = () => {
    const [next, after] = [request.clauses[index + 1], request.clauses[index + 2]]
    if (next?.before !== ',' || !isBare(request, next)) return false
    return !(after?.before === ',' && after.sentence === next.sentence && isDay(request, after.first))
  }
  while (goesOn()) index += 1
  return request.clauses[index]?.last ?? clause.last
}

/** From the first day to the last, each with its part of the day; null where a part of the year is said as well. */
function daysOf(request: RequestText, [first, last]: Stretch): Stretch | null {
  const places = [...Array(last - first + 1).keys()].map((offset) => first + offset)
  if (places.some((at) => request.within('seasons', at) !== undefined)) return null
  const days = places.filter((at) => isDay(request, at))
  let [from, to] = [days[0] ?? first, days.at(-1) ?? last]
  const belongs = (at: number) =>
    partOf(request, at) === 'time' &&
    !isOpening(request, at) &&
    (['closed', 'closedLast', 'excepts'] as const).every((kind) => request.within(kind, at) === undefined) &&
    (!request.isSmall(at) || request.within('every', at) !== undefined)
  while (from > first && belongs(from - 1)) from -= 1
  while (to < last && belongs(to + 1)) to += 1
  return [from, to]
}
