import type { ConceptHit } from '../lexicon.ts'
import { withoutCourtesy } from './courtesies.ts'
import type { RequestText } from './request-text.ts'

const orders = ['leavesOut', 'withholds', 'needless'] as const

/** How much may stand between a part and the order: 'LES PRIX, merci de NE PAS LES METTRE'. */
const LONGEST_BETWEEN = 4

/**
 * A part by its name, and behind it that it is to be left out, up to the end of the sentence: 'PRICES PLEASE LEAVE OUT',
 * 'Öffnungszeiten lass bitte weg', 'Les prix, merci de ne pas les mettre'. Read before the part is one that is asked for.
 */
export function readRefusedTopics(request: RequestText): void {
  for (const { first, before, sentence } of request.clauses) {
    if (!['', '.', 'break', 'bullet', '('].includes(before)) continue
    const end = request.clauses.findLast((clause) => clause.sentence === sentence)?.last ?? first
    const last = request.tokens.findLastIndex(
      ({ text }, at) => at <= withoutCourtesy(request, [first, end]) && text !== ',',
    )
    const topic = topicAt(request, first, last)
    if (!topic || !isLeftOut(request, topic.last + 1, last) || !request.isFree(first, last)) continue
    request.claim('without', first, last, { sure: 0.9, id: topic.id })
  }
}

/** The part that a sentence begins with, behind 'and', articles and whose it is. */
function topicAt(request: RequestText, first: number, last: number): ConceptHit | undefined {
  const isLead = (at: number) =>
    (['and', 'contrasts', 'articles', 'own'] as const).some((kind) => request.within(kind, at) !== undefined)
  const from = request.run(first, last, isLead) + 1
  return [...request.hits('section'), ...request.hits('component')]
    .filter((hit) => hit.first === from && hit.last < last)
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
      request.run(order.last + 1, last, (at) => isSaid(at) || /^[.!)]$/.test(request.tokens[at]?.text ?? '')) === last,
  )
}
