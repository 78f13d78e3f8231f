import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/**
 * 'for CASTLE Wing Falconry', 'FERME du Hérisson, …': a noun with a capital is part of the name that goes on behind it, within a clause
 * or where a small word joins them.
 */
export function opensName(request: RequestText, [first, last]: Stretch, end: number): boolean {
  if (request.lexicon.grammar.nounCapitals || request.text === request.text.toUpperCase() || !request.isCapital(first))
    return false
  const opens = request.clauseOf(first)?.first === first
  const isInName = (at: number) => request.isCapital(at) || request.within('of', at) !== undefined
  if (last < end && !opens) return request.run(first, end, (at) => request.isCapital(at)) === end
  const of = request.lexicon.grammar.headFirst ? request.hitAt('of', last + 1) : undefined
  const next =
    of && request.hitAt('articles', of.last + 1) && !request.isCapital(of.last + 1)
      ? of.last + 2
      : (of?.last ?? last) + 1
  const isWhole = request.run(first, last, isInName) === last
  return of !== undefined && isWhole && request.isCapital(next) && !request.isPlace(next) && !request.isGiven(next)
}
