import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

/** The last token of a 'free' that says what a thing costs; null for 'free estimates $20', 'devis gratuits coûte 26 €'. */
export function lastOfFree(request: RequestText, { first, last }: ConceptHit): number | null {
  if (isExtent(request, first)) return null
  return hasAmount(request, first, last) ? null : last
}

/** 'FREE estimates £31', 'preventivi GRATUITI – 6,50 €', '22 euro per preventivi GRATUITI': the thing is called so, and costs something. */
function hasAmount(request: RequestText, first: number, last: number): boolean {
  const clause = request.clauseOf(first)
  if (!clause) return false
  const isAmount = (at: number) => request.tokens[at]?.kind === 'price'
  const isPlain = (at: number) => request.isWord(at) && !request.lexicon.has('and', request.word(at))
  const verb = request.hitAt('verbs', last + 1)
  const noun = request.run(last + 1, clause.last, isPlain) + 1
  // 'kids FREE adults 5 €' are two
  const isBefore = !request.lexicon.grammar.headFirst && (first === clause.first || request.isSmall(first - 1))
  const isBehind = isAmount(clause.first) && request.isSmall(clause.first + 1) && first > clause.first
  const isPer = isBehind && request.run(clause.first + 1, first - 1, isPlain) === first - 1
  const isMarked = last === clause.last && ['dash', ':'].includes(request.clauseOf(last + 2)?.before ?? '')
  return isAmount((verb?.last ?? last) + 1) || (isBefore && isAmount(noun)) || isPer || (isMarked && isAmount(last + 2))
}

/** '2 months FREE': how much of something is free is no thing that is. */
const isExtent = (request: RequestText, at: number) =>
  request.isWord(at - 1) && request.tokens[at - 2]?.kind === 'number' && request.taken(at - 2) === null
