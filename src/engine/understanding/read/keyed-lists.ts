import { isIn, isPlain, LEAST_LISTED, PlacedFacts, type ReadPieces } from './placed-facts.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

const LONGEST_KEY = 3

/**
 * 'Own kit: recorder, radio mics', 'Languages: French, Dutch': what is listed behind a key that nobody knows is told with its
 * key, beside other things that are listed; by itself it is what there is. `isAlways`: none of it is on offer.
 */
export function keyedLists(
  request: RequestText,
  rows: ReadonlyMap<number, string>,
  reading: ReadPieces,
  isAlways: boolean,
): ReadPieces {
  const placed = new PlacedFacts(request, reading)
  request.clauses.forEach(({ first, last, after }, index) => {
    const isKey =
      after === ':' &&
      !rows.has(index) &&
      rows.get(index + 1) === 'offered' &&
      last - first < LONGEST_KEY &&
      !hasPredicate(request, first, last) &&
      request.run(first, last, (at) => request.within('cue', at) === undefined) === last
    if (!isKey) return
    const own = request.clauses[index]
    const behind = request.clauses.slice(index + 1)
    const end = behind.findIndex(
      ({ sentence }, at) => sentence !== own?.sentence || rows.get(index + 1 + at) !== 'offered',
    )
    const close = (end < 0 ? behind : behind.slice(0, end)).at(-1)?.last ?? last
    const span = request.span(first, close)
    const services = placed.facts.filter(({ kind }) => kind === 'service')
    const listed = services.filter((fact) => isIn(fact, span))
    const isBeside = services.length - listed.length >= LEAST_LISTED
    if ((isBeside || isAlways) && listed.length > 0 && listed.every(isPlain)) tellKeyed(placed, [first, last], close)
  })
  return { facts: placed.facts, left: placed.left }
}

/** A note with its key apart, as rows of one thing have it. */
function tellKeyed(placed: PlacedFacts, [first, last]: readonly [number, number], close: number): void {
  placed.tell(last + 2, close, 'note')
  const { start } = placed.request.span(last + 2, close)
  const note = placed.facts.find((fact) => fact.kind === 'statement' && fact.start === start)
  if (note)
    placed.replace(note, {
      ...note,
      start: placed.request.span(first, last).start,
      of: placed.request.slice(first, last),
    })
  placed.request.takeWhole(first, last)
  placed.left = placed.left.filter(([from, to]) => to < first || from > last)
}
