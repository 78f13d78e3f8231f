import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { withoutCourtesy } from './courtesies.ts'
import type { RequestText } from './request-text.ts'

const orders = ['leavesOut', 'withholds'] as const

/** How much may stand between a part and the order: 'LES PRIX, merci de NE PAS LES METTRE'. */
const LONGEST_BETWEEN = 4

/**
 * A part by its name, and behind it that it is to be left out, up to the end of its clause: 'PRICES PLEASE LEAVE OUT',
 * 'Öffnungszeiten lass bitte weg', 'Les prix, merci de ne pas les mettre'. Read before the part is one that is asked for.
 */
export function readRefusedTopics(request: RequestText): void {
  for (const clause of request.clauses) {
    const { first, before, sentence } = clause
    if (!['', '.', 'break', 'bullet', '('].includes(before)) continue
    const topic = topicAt(request, clause)
    if (!topic) continue
    // 'the map, leave it out', and 'the map can go, the prices stay'
    const ends = request.clauses.filter((one) => one.sentence === sentence && one.first >= first)
    const last = ends
      .map((one) => withoutCourtesy(request, [first, one.last]))
      .findLast((end) => isLeftOut(request, topic.last + 1, end))
    if (last === undefined || !request.isFree(first, last)) continue
    request.claim('without', first, request.tokens[last]?.text === ',' ? last - 1 : last, { sure: 0.9, id: topic.id })
  }
}

/** The part that a sentence begins with, behind 'and', articles and whose it is. */
function topicAt(request: RequestText, { first, last }: TextClause): ConceptHit | undefined {
  const isLead = (at: number) =>
    (['and', 'contrasts', 'articles', 'own'] as const).some((kind) => request.within(kind, at) !== undefined)
  const from = request.run(first, last, isLead) + 1
  return [...request.hits('section'), ...request.hits('component')]
    .filter((hit) => hit.first === from && hit.last <= last)
    .toSorted((one, other) => other.last - one.last)[0]
}

/** Nothing but small words and courtesies around one order. */
function isLeftOut(request: RequestText, first: number, last: number): boolean {
  const isSaid = (at: number) =>
    request.tokens[at]?.text === ',' || request.isSmall(at) || request.within('courtesies', at) !== undefined
  const found = orders
    .flatMap((kind) => request.hits(kind))
    .filter((hit) => hit.first >= first && hit.first - first <= LONGEST_BETWEEN && hit.last <= last)
  return found.some(
    (order) =>
      request.run(first, order.first - 1, isSaid) === order.first - 1 &&
      request.run(order.last + 1, last, isSaid) === last,
  )
}
