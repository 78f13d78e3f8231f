import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/**
 * 'a page THAT EXPLAINS HOW TO BORROW A BIKE, PRESENTS OUR VOLUNTEERS and lets people write', 'una web … QUE INVITE a pedir cita': what
 * the page is to do is said to whoever builds it, and no visitor reads it.
 */
export function readPageClauses(request: RequestText): void {
  let asked = -1
  for (const clause of request.clauses) {
    const start = asksForPage(request, clause)
      ? behindPage(request, clause)
      : asked === clause.sentence
        ? clause.first
        : null
    if (start === null) continue
    asked = clause.sentence
    const from = startOf(request, start, clause)
    if (from === null) continue
    const end = request.run(from, clause.last, (at) => request.taken(at) === null || request.taken(at) === 'shell')
    if (request.run(from, end, (at) => request.taken(at) === 'shell') < end)
      request.claim('style', from, end, { id: 'unshown', sure: 0.8 })
  }
}

const isIn =
  ({ first, last }: TextClause) =>
  (hit: { first: number; last: number }) =>
    hit.first >= first && hit.last <= last

const asksForPage = (request: RequestText, clause: TextClause) =>
  request.hits('asks').some(isIn(clause)) && request.hits('pages').some(isIn(clause))

const behindPage = (request: RequestText, clause: TextClause): number =>
  (request.hits('pages').findLast(isIn(clause))?.last ?? clause.last) + 1

/** Where such a verb begins, with what leads up to it: 'THAT explains', 'y QUE invite'. */
function startOf(request: RequestText, first: number, clause: TextClause): number | null {
  // where verbs end their clause, what stands before them is read by itself
  if (request.lexicon.grammar.verbLast) return null
  const verb = request.hits('presents').find(({ first: at }) => at >= first && at <= clause.last)
  if (!verb) return null
  const relative = request.hits('relativePronouns').findLast((hit) => hit.first >= first && hit.last < verb.first)
  const lead = relative?.last ?? first - 1
  const isLead = (at: number) => request.within('and', at) !== undefined || request.isSmall(at)
  const isNext = request.run(lead + 1, verb.first - 1, isLead) === verb.first - 1
  return isNext && request.isFree(verb.first) ? (relative?.first ?? verb.first) : null
}
