import type { TextClause } from './clauses.ts'
import { isDay, isWeak, partOf } from './hour-parts.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

const LONGEST_POINT = 12

/**
 * What happens at an event and when: 'dinner at 7', 'laboratorio per bambini domenica alle 15'. Only where a date was read,
 * and as it was said: a thing without its time says nothing, and its time is no opening hour.
 */
export function readProgramme(request: RequestText): void {
  if (request.facts.every(({ kind }) => kind !== 'date')) return
  request.clauses.forEach((clause, index) => {
    if (index > 0 && isPoint(request, clause))
      request.claim('statement', clause.first, clause.last, { id: 'note', sure: 0.75 })
  })
}

const isTimed = (request: RequestText, at: number) => {
  const part = partOf(request, at)
  const isClock = part === 'clock' && request.tokens[at]?.kind === 'clock'
  return isClock || (part === 'number' && request.within('clock', at - 1) !== undefined)
}

/** A thing, then one time and perhaps a day; or the time before the thing: '19 Uhr Einlass'. */
function isPoint(request: RequestText, { first, last }: TextClause): boolean {
  if (last - first >= LONGEST_POINT || last === first || !request.isFree(first, last)) return false
  const places = [...Array(last - first + 1).keys()].map((offset) => first + offset)
  const times = places.filter((at) => isTimed(request, at))
  const [time] = times
  if (time === undefined || times.length > 1 || hasPredicate(request, first, last)) return false
  const belongs = (at: number) =>
    at === time || isDay(request, at) || isWeak(request, at) || partOf(request, at) === 'time'
  const thing = places.filter((at) => !belongs(at))
  const [from, to] = [thing[0], thing.at(-1)]
  const isOne = from !== undefined && to !== undefined && (to < time || from > time)
  return isOne && thing.some((at) => request.isWord(at) && !request.isSmall(at)) && !opens(request, first)
}

/** 'open at 9', 'Einlass: 19 Uhr' are hours. */
const opens = (request: RequestText, at: number) => request.within('cue', at) !== undefined
