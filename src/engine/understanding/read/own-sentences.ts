import type { TextClause } from './clauses.ts'
import type { ReadKind } from './facts.ts'
import { endsAsPredicate, isContracted, isPredicate, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isOfPeople } from './stretches.ts'

/** How far behind the beginning of a clause its verb may stand: 'our little bakery in Leith BAKES'. */
const REACH = 5

/** Verbs that tie a thing to what it is, and do nothing: 'we are', 'I run'. */
const isTie = (request: RequestText, at: number) =>
  (['copula', 'self', 'named', 'person', 'verbs'] as const).some((kind) => request.within(kind, at) !== undefined)

/** Who a clause is about stands in front of its verb, in its ending ('hacemos'), or behind it ('backen wir'). */
function hasDoer(request: RequestText, { first }: TextClause, verb: number): boolean {
  if (endsAsPredicate(request, verb)) return true
  if (request.lexicon.grammar.inverts && isSubject(request, verb + 1)) return true
  for (let at = first; at < verb; at++)
    if (
      isSubject(request, at) ||
      request.lexicon.has('own', request.word(at)) ||
      request.hitAt('every', at) ||
      request.within('people', at)
    )
      return true
  return false
}

/** The verb of what somebody does, as its owner says it: 'we TEACH adults', 'our bakery BAKES'. Null for 'we are', wishes, phrases. */
export function ownPredicate(request: RequestText, clause: TextClause | undefined): number | null {
  if (!clause) return null
  for (let at = clause.first; at <= Math.min(clause.last, clause.first + REACH); at++)
    if (isPredicate(request, at))
      return !isTie(request, at) && !isContracted(request, at) && hasDoer(request, clause, at) ? at : null
  return null
}

/** What is done to, or with, something: 'we teach ADULTS', 'I come to your HOUSE', and not 'we run a BAKERY'. */
export function isObject(request: RequestText, first: number): boolean {
  const verb = ownPredicate(request, request.clauseOf(first))
  return verb !== null && verb < first
}

/** Facts that a page shows where they belong: a sentence that says nothing else stands nowhere again. */
const placed = new Set<ReadKind | 'shell' | null>([
  'hours',
  'contact',
  'price',
  'date',
  'name',
  'section',
  'style',
  'colour',
  'person',
])

/** 'we teach adults who never learned to swim': what is done says more than its things by themselves. */
export function hasMoreThanFacts(request: RequestText, clause: TextClause): boolean {
  const verb = ownPredicate(request, clause)
  // 'you find us here: …'
  if (verb === null || clause.after === ':') return false
  for (let at = verb + 1; at <= clause.last; at++)
    if (request.isWord(at) && !request.isSmall(at) && !placed.has(request.taken(at))) return true
  return false
}

const LONG_THING = 4

/** 'we rent out two cabins BY a lake', 'we keep 40 hives', 'I come TO your house': one thing that is no entry of a list. */
export function isOneThing(request: RequestText, clause: TextClause): boolean {
  const verb = ownPredicate(request, clause)
  const beside = request.clauses.filter(({ sentence }) => sentence === clause.sentence)
  // 'we keep bees, sell honey and give courses': all of them are done
  const isList = beside.some((one) => ownPredicate(request, one) === null && !isPredicate(request, one.first))
  if (verb === null || isList) return false
  if (request.hits('and').some((hit) => hit.first > verb && hit.first < clause.last && !isOfPeople(request, hit, verb)))
    return false
  const things = request.tokens.slice(verb + 1, clause.last + 1)
  if (things[0]?.kind === 'number' || isPreposition(request, verb + 1)) return true
  return things.length >= LONG_THING && things.slice(1, -1).some((_, index) => request.isSmall(verb + 2 + index))
}

const isPreposition = (request: RequestText, at: number) =>
  request.isSmall(at) && !(['articles', 'own', 'and', 'having'] as const).some((kind) => request.hitAt(kind, at))
