import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { isDay, isOpening, partOf } from './hour-parts.ts'
import type { RequestText } from './request-text.ts'

/** So many words before them say whose hours they are: 'the WORKSHOP is', 'VISITING is'. */
const MOST_WORDS = 2

/**
 * Whether hours in a sentence are those of doors: an opening word stands in their clause, or nothing but whose they are and a
 * form of 'to be' leads up to them. 'On Saturday mornings I give a course' opens no door.
 */
export function isOfDoors(request: RequestText, clauses: readonly TextClause[], { start, end }: Fact): boolean {
  const at = clauses.findIndex(({ first, last }) => {
    const span = request.span(first, last)
    return span.start <= start && start < span.end
  })
  const clause = clauses[at]
  if (!clause) return false
  const places = [...Array(clause.last - clause.first + 1).keys()].map((step) => clause.first + step)
  const isInside = (one: number) => {
    const token = request.tokens[one]
    return token !== undefined && token.start >= start && token.end <= end
  }
  const others = places.filter((one) => !isInside(one))
  // 'the first Wednesday of the month at the library, FROM 2 TO 5' is of that day alone
  const isDayIn = (from: number, to: number) => request.run(from, to, (one) => !isDay(request, one)) < to
  const [opening, closing] = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  const hasDay = places.some((one) => isInside(one) && isDay(request, one))
  if (!hasDay && isDayIn(opening, closing)) return false
  if (others.some((one) => opensDoor(request, one))) return true
  const words = others.filter((one) => isContent(request, one))
  // hours alone behind a comma are of what was said before them
  if (words.length === 0) return at === 0 || opensBefore(request, clauses[at - 1])
  const isPlace = (one: number) =>
    request.hitAt('at', one) !== undefined || request.hitAt('positions', one) !== undefined
  const behind = others.find((one) => (request.tokens[one]?.start ?? 0) >= end)
  const ahead = words.filter((one) => (request.tokens[one]?.start ?? 0) < start)
  const isAhead = ahead.length === words.length || (behind !== undefined && isPlace(behind))
  return isAhead && ahead.length <= MOST_WORDS && others.some((one) => request.within('copula', one) !== undefined)
}

const opensBefore = (request: RequestText, clause: TextClause | undefined) => {
  if (!clause) return false
  for (let one = clause.first; one <= clause.last; one++)
    if (opensDoor(request, one) || request.taken(one) === 'hours') return true
  return false
}

/** A word that opens doors, or closes them: 'OPEN', 'I am THERE', 'CLOSED'. */
export const opensDoor = (request: RequestText, at: number) =>
  isOpening(request, at) || request.within('closed', at) !== undefined || request.within('receives', at) !== undefined

const isContent = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isSmall(at) &&
  partOf(request, at) === null &&
  request.within('asides', at) === undefined
