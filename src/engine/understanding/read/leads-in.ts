import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { secondPredicates } from './offers.ts'
import type { RequestText } from './request-text.ts'

/** What leads up to a list: 'the platform SHOULD HAVE …', but of 'we have an open day WITH …' what stands last. */
export function leadIn(request: RequestText, clause: TextClause): Stretched | undefined {
  const second = secondPredicates(request).find((hit) => leadsIn(request, clause, hit))
  const lead = second ?? longestLead(request, clause)
  // 'die Brot und Kuchen ANBIETET': the list stands before the verb
  return request.lexicon.grammar.verbLast && lead?.last === clause.last ? undefined : lead
}

/** It stands in the clause, and is not the end of an entry of a list, as in ', opening OFFER'. */
const leadsIn = (request: RequestText, clause: TextClause, { first, last }: Stretched) =>
  first >= clause.first &&
  last <= clause.last &&
  (clause.before !== ',' ||
    first === clause.first ||
    request.lexicon.grammar.verbLast ||
    request.hitAt('own', clause.first) !== undefined ||
    request.run(last + 1, clause.last, (one) => around.has(request.taken(one))) < clause.last)
type Stretched = Pick<ConceptHit, 'first' | 'last'>
const around = new Set<string | null>(['contact', 'hours', 'date', 'price', 'shell'])

function longestLead(request: RequestText, clause: TextClause): ConceptHit | undefined {
  const inside = (hit: ConceptHit) => leadsIn(request, clause, hit)
  const [lead] = (['offering', 'gives', 'likes'] as const)
    .flatMap((kind) => request.hits(kind))
    .filter(inside)
    .toSorted((one, other) => one.first - other.first)
  const behind = request.hits('having').find((hit) => inside(hit) && lead !== undefined && hit.first > lead.last + 1)
  const dated = request.run(clause.first, clause.last, (at) => request.taken(at) !== 'date') < clause.last
  if (!lead || !behind || !(dated || request.hitAt('articles', lead.last + 1))) return lead
  request.shell(behind.first, behind.last)
  return behind
}
