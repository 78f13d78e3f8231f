import type { Span } from '../types.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** 'with a map and a gallery PLS THX', '… BITTE': what a clause ends in out of courtesy belongs to nothing before it. */
export function readCourtesies(request: RequestText): Span[] {
  const found: Span[] = []
  for (const clause of request.clauses) {
    let { last } = clause
    for (let hit = at(request, last); hit && hit.first > clause.first; hit = at(request, last)) {
      request.shell(hit.first, hit.last)
      found.push(request.span(hit.first, hit.last))
      last = hit.first - 1
    }
  }
  return found
}

/** With a capital among small letters it is part of a name: 'Café MERCI'. */
const at = (request: RequestText, last: number) => {
  const hit = request.hits('courtesies').findLast((one) => one.last === last)
  return hit && !(request.isCapital(hit.first) && request.isCapital(hit.first - 1)) ? hit : undefined
}

/** The last token of a stretch before a courtesy that ends it: 'in a barn LOL'. */
export function withoutCourtesy(request: RequestText, [first, last]: Stretch): number {
  const hit = at(request, last)
  return hit && hit.first > first ? hit.first - 1 : last
}
