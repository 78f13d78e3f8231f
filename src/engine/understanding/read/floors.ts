import type { RequestText } from './request-text.ts'

/** 'Storgata 92, 2. ETASJE' belongs to the address; where none stands before it, a floor with its number is told. */
export function readFloors(request: RequestText): void {
  for (const hit of request.hits('floors')) {
    const clause = request.clauseOf(hit.first)
    if (!clause || hit.last !== clause.last || !request.isFree(clause.first, clause.last)) continue
    const number = request.tokens[clause.first]?.kind === 'number'
    const isFloor = request.run(clause.first, hit.first - 1, (at) => isOrdinal(request, at)) === hit.first - 1
    if (!isFloor || (hit.first > clause.first && !number)) continue
    const { end } = request.span(clause.first, clause.last)
    const street = request.facts.find(
      (fact) => fact.id === 'address' && clause.before === ',' && fact.end === request.tokens[clause.first - 2]?.end,
    )
    if (street) {
      Object.assign(street, { end, text: request.text.slice(street.start, end) })
      request.shell(clause.first, clause.last)
    } else if (number) request.claim('statement', clause.first, clause.last, { sure: 0.7, id: 'note' })
  }
}

/** '2.', '1er', '2º' */
const isOrdinal = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'number' || /^[.ºª°]$/.test(request.tokens[at]?.text ?? '')
