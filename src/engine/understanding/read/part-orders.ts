import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

/**
 * 'gallery FIRST, THEN prices, FAQ AT THE BOTTOM': the name of a part beside where it stands, and nothing else between the
 * commas. Parts keep the order in which they are named.
 */
export function readPartOrders(request: RequestText): void {
  for (const hit of request.hits('section')) {
    if (!request.isFree(hit.first, hit.last)) continue
    const last = request.hitAt('component', hit.last + 1)?.last ?? hit.last
    const before = request.hitBefore('partOrders', withoutArticle(request, hit) - 1)
    const after = request.hitAt('partOrders', last + 1)
    const [from, to] = [before?.first ?? hit.first, after?.last ?? last]
    if ((!before && !after) || !isUnit(request, from, to)) continue
    for (const order of [before, after]) if (order) request.shell(order.first, order.last)
    request.claim('section', hit.first, last, { id: hit.id, sure: 0.9 })
  }
}

/** Where 'the gallery' begins. */
const withoutArticle = (request: RequestText, { first }: ConceptHit) =>
  request.hitBefore('articles', first - 1)?.first ?? request.hitBefore('own', first - 1)?.first ?? first

/** Nothing else stands in its piece: between commas, 'and' and 'with'. */
function isUnit(request: RequestText, first: number, last: number): boolean {
  const clause = request.clauseOf(first)
  const opens = (at: number) =>
    clause?.first === at || (['and', 'having', 'articles'] as const).some((kind) => request.hitBefore(kind, at - 1))
  const ends = clause?.last === last || request.hitAt('and', last + 1) !== undefined
  return opens(first) && ends
}
