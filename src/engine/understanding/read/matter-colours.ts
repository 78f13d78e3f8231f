import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'

const isIn = (fact: Fact, { start, end }: { start: number; end: number }) => fact.start >= start && fact.end <= end

/** 'a BLACK cat', 'blue collar': the thing has that colour, and not the page. */
export function withoutColours(request: RequestText, facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => {
    if (fact.kind !== 'colour') return true
    const clause = request.clauses.find(({ first, last }) => isIn(fact, request.span(first, last)))
    return clause !== undefined && (isAsk(request, clause) || hasLook(request, clause))
  })
}
/** A clause with the page in it, or what a look is said of. */
export const hasLook = (request: RequestText, { first, last }: TextClause) =>
  (['pages', 'lookNouns'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )
