import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { opensWithDoer } from './doers.ts'
import { ownPredicate } from './own-sentences.ts'
import { hasPredicate, isContracted, isPredicate, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { opensListed, type Stretch } from './stretches.ts'

/** A clause that asks for a page, or for something on it. */
export const isAsk = (request: RequestText, { first, last }: TextClause) =>
  (['asks', 'pages', 'wishes'] as const).some((kind) =>
    request
      .hits(kind)
      .some(
        (hit) =>
          hit.first >= first &&
          hit.last <= last &&
          !(kind === 'asks' && (isDone(request, hit) || opensListed(request, hit.first))) &&
          !(kind === 'pages' && isNoPage(request, hit)),
      ),
  )
/** 'we MAKE shoes', 'wir haben Bienen und GEBEN Kurse', 'we help those who NEED it': what is done, and no wish. */
function isDone(request: RequestText, { first, last }: ConceptHit): boolean {
  const clause = request.clauseOf(first)
  const verb = ownPredicate(request, clause)
  // 'four OF US'
  if (first === last && request.hitBefore('of', first - 1)) return true
  // 'mit allem, WAS wir brauchen'
  if (clause?.before === ',' && verb !== null && request.hitAt('asksWhat', clause.first)) return true
  // 'mon frère et MOI travaillons'
  if (verb !== null && first === last && isSubject(request, first)) return true
  if (verb !== null && first >= verb) {
    const isAside = request.hits('relativePronouns').some((hit) => hit.first > verb && hit.last < first)
    // 'we come with everything WE NEED'
    const isTold = isSubject(request, first) && request.hitBefore('and', first - 1) === undefined
    return isAside || first === last || isTold
  }
  if (first !== last || !request.lexicon.has('predicates', request.word(first))) return false
  const opening = request.clauses.find(({ sentence }) => sentence === clause?.sentence)
  return request.hitBefore('and', first - 1) !== undefined && ownPredicate(request, opening) !== null
}
/** 'site visit', and 'siden 1990' and '30 år siden', which is 'since' and 'ago' in Norwegian. */
export const isNoPage = (request: RequestText, { first, last }: Pick<ConceptHit, 'first' | 'last'>) =>
  request.isPartOfThing(first) ||
  request.tokens[last + 1]?.kind === 'number' ||
  (request.tokens[first - 2]?.kind === 'number' && request.isWord(first - 1))

/** 'Best known for cakes, bread and pies': three or more at the end of a sentence are a list, whatever leads up to it. */
export function withoutList(request: RequestText, sentence: number, open: readonly Stretch[]): readonly Stretch[] {
  const clauses = request.clauses.filter((one) => one.sentence === sentence)
  const lead = clauses.findLastIndex(({ first, last }) => hasPredicate(request, first, last))
  const [head, rest] = [clauses[lead], clauses.slice(lead + 1)]
  // 'we re-cover chairs, sofas and window seats' is told whole
  if (ownPredicate(request, head) !== null) return open
  const first = open.find(([from, to]) => head !== undefined && from >= head.first && to === head.last)
  const isList = rest.length > 0 && rest.every(({ first: from, last: to, before }) => before === ',' && to - from < 6)
  const joins = request
    .hits('and')
    .some((hit) => hit.first > (rest.at(-1)?.first ?? 0) && hit.last < (rest.at(-1)?.last ?? 0))
  if (!first || !isList || !joins) return open
  request.claim('service', ...first, { sure: 0.8 })
  return open.filter((one) => one !== first)
}

/** 'takes over an hour': what is told begins with its verb. */
export function withLead(request: RequestText, [first, last]: Stretch): Stretch {
  const start = request.clauseOf(first)?.first ?? first
  for (let at = first - 1; at >= start && request.taken(at) === 'shell'; at--)
    if (isKnownPredicate(request, at)) return [at, last]
  return [first, last]
}
const isKnownPredicate = (request: RequestText, at: number) => request.lexicon.has('predicates', request.word(at))

/** A sentence of the person's own about the business, from its first word to its last; null for half ones and wishes. */
export function wholeSentence(
  request: RequestText,
  sentence: number,
  rows: ReadonlyMap<number, string>,
): Stretch | null {
  const clauses = request.clauses.filter((one) => one.sentence === sentence)
  const isPart = ({ first, last }: TextClause) =>
    request.run(first, last, (at) => request.taken(at) === 'section' || request.isSmall(at)) === last
  // '…, prices, FAQ' at its end are parts of the page and no words on it
  const [opening, closing] = [clauses[0], clauses.findLast((one) => !isPart(one))]
  if (!opening || !closing || clauses.some((one) => isAsk(request, one) || one.line !== opening.line)) return null
  const isOwn = request.clauses.every((one, index) => one.sentence !== sentence || !isTyped(rows.get(index)))
  // 'we rent cargo bikes: 1 day €25 …' is told without its list
  const leading = clauses.find((one) => one.after === ':' && rows.get(request.clauses.indexOf(one) + 1) === 'offered')
  if (leading && isOwn && hasSubject(request, opening)) return [opening.first, leading.last]
  return isOwn && hasSubject(request, opening)
    ? [opening.first, withBracket(request, opening.first, closing.last)]
    : null
}

/** '… ask what a tasting costs (€29)': the other half of a bracket belongs to what it closes. */
function withBracket(request: RequestText, first: number, last: number): number {
  const isOpen =
    request.tokens.slice(first, last + 1).findLast(({ text }) => text === '(' || text === ')')?.text === '('
  return isOpen && request.tokens[last + 1]?.text === ')' ? last + 1 : last
}

const isTyped = (row: string | undefined) => row !== undefined && row !== 'offered'

/** Who does it is said: 'we', 'people', 'my sister', and no order to whoever builds the page. */
function hasSubject(request: RequestText, clause: TextClause): boolean {
  const { first, last } = clause
  if (opensWithDoer(request, clause)) return true
  if (isContracted(request, first)) return true
  if (isPredicate(request, first) && !request.lexicon.has('copula', request.word(first))) return false
  // 'each sleeps four'
  if (request.hitAt('every', first)) return hasPredicate(request, first, last)
  for (let at = first; at <= last; at++)
    if (
      isSubject(request, at) ||
      request.within('people', at) ||
      request.lexicon.has('own', request.word(at)) ||
      request.taken(at) === 'name'
    )
      return hasPredicate(request, first, last)
  return false
}
