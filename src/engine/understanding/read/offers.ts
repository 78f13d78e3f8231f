import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { endsAsPredicate, hasPredicate, isPredicate, isGiving, isLiked, isSubject, startsAnew } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isNounOffered } from './stretches.ts'
import { leadsToLists } from './leads-to-lists.ts'

/** The clauses in which prose lists what is on offer: behind a verb that leads up to it, or before one that ends it. */
export function offeredInProse(request: RequestText, rows: Map<number, string>): void {
  for (const hit of request.hits('offering').filter((one) => !namesPart(request, one) && !isNegated(request, one)))
    if (!offeredBefore(request, hit, rows)) offeredFrom(request, hit, rows)
  for (const hit of request.hits('comes')) {
    const clause = request.clauseOf(hit.first)
    const purpose = request.hits('purposes').find(({ first }) => first > hit.last && first < (clause?.last ?? 0))
    // 'night owls come to Lumo for …': whoever they are
    const isThere = request.isSmall(hit.last + 1) && request.isCapital(hit.last + 2)
    if (!clause || !purpose || !(isThere || hasPredicate(request, hit.first, hit.first))) continue
    claimWhoComes(request, clause, hit)
    // 'come BACK for', 'kommer TILBAKE for'
    const last = purpose.first - 1
    if (request.run(hit.last + 1, last, (at) => request.isWord(at) && !request.isCapital(at)) === last)
      request.shell(hit.last + 1, last)
    offeredFrom(request, purpose, rows)
  }
  for (const hit of [...request.hits('gives'), ...request.hits('likes')])
    if (leadsUp(request, hit)) offeredFrom(request, withSubject(request, hit), rows)
  for (const hit of secondPredicates(request)) offeredFrom(request, hit, rows)
  for (const [first, last] of leadsToLists(request, rows)) offeredFrom(request, { first, last }, rows)
}

/** 'Der selger VI poteter': whoever does it stands behind the verb. */
const withSubject = (request: RequestText, { first, last }: ConceptHit) => ({
  first,
  last: request.lexicon.grammar.inverts && isSubject(request, last + 1) ? last + 1 : last,
})

/** A verb by which somebody offers or likes things, before things and no single one. */
const leadsUp = (request: RequestText, hit: ConceptHit) =>
  request.isFree(hit.first, hit.last) &&
  !isNegated(request, hit) &&
  // 'BITTE führen Sie das einzeln auf'
  !request.hitAt('courtesies', request.clauseOf(hit.first)?.first ?? -1) &&
  (hit.kind === 'gives' ? isGiving(request, hit) : isLiked(request, hit)) &&
  !isNoLead(request, hit) &&
  !isOneThing(request, hit.last + 1)

/** 'we are a forge AND MAKE gates, railings and knives': the verb behind what somebody is, before a list. */
export function secondPredicates(request: RequestText): Pick<ConceptHit, 'first' | 'last'>[] {
  return request.hits('and').flatMap(({ first, last }) => {
    const at = last + 1
    const clause = request.clauseOf(at)
    const isSaid = [
      ...request.hits('self'),
      ...request.hits('person').filter(({ phrase }) => phrase.includes(' ')),
    ].some((self) => self.last < first && request.clauseOf(self.first)?.sentence === clause?.sentence)
    return clause && isSaid && at < clause.last && isMaking(request, at) && leadsToList(request, clause, at)
      ? [{ first: at, last: at }]
      : []
  })
}

/** A verb by itself; where nouns have capitals, one in small letters that ends as verbs of 'we' do. */
const isMaking = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isCapital(at) &&
  (request.lexicon.has('makes', request.word(at)) ||
    request.within('gives', at) !== undefined ||
    request.within('offering', at) !== undefined ||
    endsAsPredicate(request, at) ||
    (request.lexicon.grammar.nounCapitals && request.word(at).endsWith('en') && request.isCapital(at + 1)))

/** Two things at least follow, and no clause with a verb of its own. */
function leadsToList(request: RequestText, { sentence, last, line }: TextClause, at: number): boolean {
  const behind = request.clauses.filter((one) => one.sentence === sentence && one.line === line && one.first > last)
  const isJoined = request.hits('and').some((joint) => joint.first > at + 1 && joint.last < last)
  const opens = request.within('articles', at + 1) === undefined
  return (
    opens && (isJoined || (behind.length > 0 && behind.every((one) => !hasPredicate(request, one.first, one.last))))
  )
}

const LONGEST_WHO = 3

/** 'YOUNG FAMILIES come to … for …': who it is for; 'our customers' are nobody in particular. */
function claimWhoComes(request: RequestText, { first }: TextClause, comes: ConceptHit): void {
  const last = comes.first - 1
  const from = request.run(first, last, (at) => isDeterminer(request, at)) + 1
  const article = request.lexicon.has('articles', request.word(from - 1)) && from > first ? from - 1 : from
  const isWho = (at: number) => request.isWord(at) && request.isFree(at) && !request.isSmall(at)
  const isAnybody = request.run(from, last, (at) => request.within('people', at) !== undefined) === last
  if (from <= last && last - from < LONGEST_WHO && request.run(from, last, isWho) === last && !isAnybody)
    request.claim('audience', article, last, { sure: 0.75 })
  request.shell(first, comes.last)
}
const isDeterminer = (request: RequestText, at: number) =>
  (['articles', 'own'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))

/** 'we do NOT sell', 'NO vendemos', 'there is NO lift' */
const isNegated = (request: RequestText, { first }: ConceptHit) =>
  request.within('lacks', first) !== undefined ||
  (['nots', 'excluding'] as const).some((kind) => request.hitBefore(kind, first - 1))

/** 'a page with what we SELL and when we are there': the verb is in the name of a part, and leads up to no list. */
function namesPart(request: RequestText, { first, last }: ConceptHit): boolean {
  const part = request.hits('section').find((hit) => hit.first < first && hit.last >= last)
  const clause = request.clauseOf(first)
  const isOver = part && (part.last === clause?.last || request.hitAt('and', part.last + 1) !== undefined)
  return isOver === true && clause?.after !== ':'
}

/** What asks for a page, what is offered itself, or names a part. */
const isNoLead = (request: RequestText, hit: ConceptHit) =>
  isOfAsk(request, hit) || (hit.first === hit.last && isNounOffered(request, hit.first)) || namesPart(request, hit)

/** 'what I HAVE IN MIND': the verb belongs to what asks for a page. */
const isOfAsk = (request: RequestText, { first, last }: ConceptHit) =>
  request.hits('asks').some((ask) => ask.first <= first && ask.last >= last && ask.last - ask.first > last - first)

/** 'I run a café', 'we bake everything from scratch': lists nothing. */
const isOneThing = (request: RequestText, at: number) =>
  (request.within('asides', at) !== undefined && request.isSmall(at)) ||
  (request.lexicon.has('articles', request.word(at)) && !partitives.has(request.word(at))) ||
  // 'I am asking FOR A neighbour'
  (request.hitAt('purposes', at) !== undefined && request.lexicon.has('articles', request.word(at + 1)))

/** 'je vends DES livres': articles of several things, or of some of a thing. */
const partitives = new Set(['des', 'unos', 'unas', 'dei', 'degli', 'delle', 'uns', 'umas'])

/** What is offered goes on to the end of the sentence, or to a clause that has a verb of its own. */
function offeredFrom(request: RequestText, lead: Pick<ConceptHit, 'first' | 'last'>, rows: Map<number, string>): void {
  const index = request.clauses.findIndex(({ first, last }) => first <= lead.first && lead.first <= last)
  const clause = request.clauses[index]
  if (!clause) return
  request.shell(lead.first, lead.last)
  if (rows.has(index)) return
  for (let next = index; next < request.clauses.length; next++) {
    const one = request.clauses[next]
    if (!one || one.sentence !== clause.sentence || one.line !== clause.line || rows.has(next)) break
    const end = beforeOther(request, one, next === index ? lead.last : one.first)
    if (
      next > index &&
      (one.before === ';' ||
        startsAnew(request, one.first, end) ||
        goesOnDoing(request, one) ||
        closesList(request, index, next))
    )
      break
    rows.set(next, 'offered')
    if (end < one.last) break
  }
}

/** 'mugs, bowls and dishes, ALL thrown by hand': behind the last thing of a list a small word says something of all of them. */
function closesList(request: RequestText, from: number, index: number): boolean {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || index - 1 <= from) return false
  const isClosed = request.hits('and').some((hit) => hit.first >= before.first && hit.last < before.last)
  // '…, cushions and kits, AND GIVE workshops'
  const further = request.hitAt('and', clause.first)
  if (isClosed && further && isVerb(request, further.last + 1)) return true
  const isSmall = request.isSmall(clause.first) || request.within('asides', clause.first) !== undefined
  return (
    isClosed && isSmall && (['and', 'articles', 'besides'] as const).every((kind) => !request.hitAt(kind, clause.first))
  )
}

/** A verb, by the word alone. */
const isVerb = (request: RequestText, at: number) =>
  (['gives', 'predicates', 'pronouns', 'ownDeeds', 'orders'] as const).some(
    (kind) => request.hitAt(kind, at) !== undefined,
  ) || isPredicate(request, at)

/** '…, Y ENTREGO en 48 horas': what somebody does as well is none of the things. */
function goesOnDoing(request: RequestText, { first }: TextClause): boolean {
  const joint = request.hitAt('and', first)
  return joint !== undefined && request.hitAt('ownDeeds', joint.last + 1) !== undefined
}

/** '… bread and cakes AND YOU CAN reach us': the last token before who does something else. */
function beforeOther(request: RequestText, { last }: TextClause, from: number): number {
  const joints = request.hits('and').filter((hit) => hit.first > from && hit.last < last)
  const joint = joints.find((hit) => request.within('pronouns', hit.last + 1) !== undefined)
  if (joint && hasPredicate(request, joint.last + 1, last)) return joint.first - 1
  const found = joints.find((hit) => contactBehind(request, hit.last + 1) !== null)
  if (!found) return last
  request.shell(found.first, (contactBehind(request, found.last + 1) ?? found.last + 2) - 1)
  return found.first - 1
}

/** '… and find us at 16 MILL LANE': how or where somebody is reached, behind a verb and small words; null where nothing is. */
function contactBehind(request: RequestText, at: number): number | null {
  const isVerb = (['gives', 'orders', 'predicates'] as const).some((kind) => request.within(kind, at) !== undefined)
  const next = request.run(at + 1, at + MOST_SMALL, (one) => request.isSmall(one) || request.word(one) === ':') + 1
  const isContact = request.taken(next) === 'contact' || request.tokens[next]?.kind === 'number'
  return isVerb && next > at + 1 && isContact ? next : null
}
const MOST_SMALL = 3

/** 'eine Bäckerei, die A, B und C ANBIETET': what stands between the pronoun and the verb that ends the clause. */
function offeredBefore(request: RequestText, hit: ConceptHit, rows: Map<number, string>): boolean {
  const last = request.clauses.findIndex((clause) => clause.last === hit.last)
  if (!request.lexicon.grammar.verbLast || last < 0) return false
  const { sentence } = request.clauses[last] as TextClause
  const opens = ({ first }: TextClause) => request.hitAt('relativePronouns', first) !== undefined
  const first = request.clauses.findLastIndex(
    (clause, index) => index <= last && clause.sentence === sentence && clause.before === ',' && opens(clause),
  )
  if (first < 0 || request.clauses.slice(first, last + 1).some((_, index) => rows.has(first + index))) return false
  const pronoun = request.hitAt('relativePronouns', request.clauses[first]?.first ?? 0)
  if (pronoun) request.shell(pronoun.first, pronoun.last)
  request.shell(hit.first, hit.last)
  for (let index = first; index <= last; index++) rows.set(index, 'offered')
  return true
}
