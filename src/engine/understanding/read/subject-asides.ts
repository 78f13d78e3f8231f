import type { ConceptHit } from '../lexicon.ts'
import type { TradeReading } from '../trades.ts'
import { clausesBySentence, isAssertion } from './assertions.ts'
import { allCapital } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate, isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** A noun phrase that may say what the page is about, with its trade; `opens`: the first of the request. */
export type SubjectPhrase = { first: number; last: number; trade: TradeReading | null; opens: boolean }

/** What stands around a phrase, as far as several cues ask for it. */
export type Surroundings = SubjectPhrase & {
  request: RequestText
  /** the last token before it and its article */
  before: number
  /** 'A bakery', 'OUR bakery' */
  determined: boolean
  own: boolean
  about: boolean
  behindPage: boolean
  /** its trade is one that is known */
  known: boolean
  isName: boolean
  isPart: boolean
  /** the place of its clause */
  clause: number
}

/** 'Kollegin Rosi Aichele', 'única mujer del gremio': somebody by what they are to others, and no trade. */
export function isOfPeople({ request, first, last }: Surroundings): boolean {
  const of = request.run(first, last, (at) => !request.lexicon.has('of', request.word(at))) + 1
  const end = request.lexicon.grammar.headFirst ? Math.min(last, of - 1) : last
  const isName = (at: number) => at > first && request.isCapital(at) && request.isGiven(at)
  const head = request.run(first, end, (at) => !isName(at))
  const from = request.lexicon.grammar.headFirst ? first : Math.max(first, head)
  const isOne = (at: number) => request.within('people', at) !== undefined
  // 'KOLLEGIN Rosi Aichele'; 'boys football TEAM' has a head of its own
  const isOf = !request.lexicon.grammar.headFirst && head > first && !request.isCapital(head) && !isOne(head)
  return (isOne(first) && !isOf) || request.run(from, head, (at) => !isOne(at)) < head
}

/** 'I RUN a bakery', 'ich betreibe SEIT 2009 eine Mosterei': who somebody is, with nothing but a time between. */
export function selfBefore(request: RequestText, before: number): boolean {
  const isTime = (at: number) =>
    ['number', 'date'].includes(request.tokens[at]?.kind ?? '') ||
    (['time', 'month', 'asides'] as const).some((kind) => request.within(kind, at) !== undefined) ||
    request.lexicon.has('small', request.word(at))
  for (let at = before; at >= before - LONGEST_TIME; at--) {
    if (request.hitBefore('self', at)) return true
    if (!isTime(at)) return false
  }
  return false
}
const LONGEST_TIME = 3

/** So many sentences in, a text may say what it is of. */
export const MOST_OPENING = 1

/** 'IT is a bakery', 'LUMO is a bakery', 'THE COMPANY is a bakery' */
export function isOfSubject(request: RequestText, copula: ConceptHit | undefined): boolean {
  const at = (copula?.first ?? 0) - 1
  return (
    request.taken(at) === 'name' ||
    request.isCapital(at) ||
    (['pronouns', 'businesses', 'self'] as const).some((kind) => request.within(kind, at) !== undefined)
  )
}

/** 'every other SITE is a picture of a chimney' */
export const isOfPage = (request: RequestText, copula: ConceptHit) => {
  const first = request.clauseOf(copula.first)?.first ?? copula.first
  return request.hits('pages').some((hit) => hit.first >= first && hit.last < copula.first)
}

/** Something of one's own that no row knows, of which a later sentence says how it is. */
export const isOwnAside = ({ request, last, own, behindPage, trade, clause }: Surroundings) =>
  own &&
  trade === null &&
  !behindPage &&
  (request.clauses[clause]?.sentence ?? 0) > 0 &&
  request.within('copula', last + 1) !== undefined

/** In a sentence with a verb, further on, that says of nobody what they are or run. */
export function isMentionedLater({ request, before, own, behindPage, clause }: Surroundings): boolean {
  const one = request.clauses[clause]
  // what tells something at once has said what it is of
  const [opening = []] = clausesBySentence(request)
  const most = isAssertion(request, opening) ? 0 : MOST_OPENING
  if (!one || one.sentence <= most || own || behindPage || selfBefore(request, before)) return false
  const copula = request.hitBefore('copula', before)
  return (
    isAssertion(request, [one]) &&
    !(copula && isOfSubject(request, copula)) &&
    request.hitBefore('founds', before) === undefined
  )
}

/** What somebody does something with in a sentence that says of nobody what they are, have or run. */
export function isMentioned({ request, first, before, own, behindPage, determined, known }: Surroundings): boolean {
  const clause = request.clauseOf(first)
  // 'how would a PAGE look for a blood donation centre'
  const isAsked = request
    .hits('pages')
    .some((hit) => clause !== undefined && hit.first >= clause.first && hit.last < first)
  if (!clause || own || behindPage || isAsked || !(determined || known)) return false
  const ties = ['self', 'founds', 'named', 'copula'] as const
  const isTie = (at: number) =>
    ties.some((kind) => request.within(kind, at) !== undefined) ||
    (request.within('person', at)?.phrase.includes(' ') ?? false) ||
    (clause.sentence === 0 && request.within('asks', at)?.last === before)
  const isNoun = (at: number) =>
    (['articles', 'own', 'at', 'of'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))
  const isDone = (at: number) =>
    !isTie(at) && (isPredicate(request, at) || (request.lexicon.deeds.has(request.word(at)) && !isNoun(at - 1)))
  const places = [...Array(Math.max(0, before - clause.first + 1)).keys()].map((step) => clause.first + step)
  return places.some(isDone) && !places.some(isTie)
}

const saidOf = new Set<string | null>(['place', 'hours', 'date', 'shell'])

/** 'We rent boats. Regatta, gear hire, SUMMER CAMP.': one of several things behind a sentence of one's own that says what they do. */
export function isListedBehind({ request, first, last, clause }: Surroundings): boolean {
  const own = request.clauses[clause]
  if (!own || own.first !== first || own.sentence === 0 || !isEntry(request, own, last)) return false
  const doesSomething = (one: TextClause) => hasPredicate(request, one.first, one.last)
  const isTold = (one: TextClause | undefined) => one !== undefined && one.sentence < own.sentence && doesSomething(one)
  if (request.clauses.some((one) => one.sentence === own.sentence && doesSomething(one))) return false
  // where verbs say by their endings who does it, nobody has to be named
  const isProDrop = request.lexicon.grammar.verbEndings.length > 0
  return (
    (isProDrop && request.clauses.some(isTold)) ||
    request.hits('pronouns').some(({ first: at }) => isTold(request.clauseOf(at)))
  )
}

/** All of a clause but when and where, further on in its sentence, in one of nothing but things, or behind what is sold. */
function isEntry(request: RequestText, own: TextClause, last: number): boolean {
  // 'Deliveries IN LEEDS ON FRIDAYS'
  const isSaidOf = (at: number) => saidOf.has(request.taken(at)) || request.isSmall(at)
  if (request.run(last + 1, own.last, isSaidOf) < own.last) return false
  const isLate = own.sentence > 1 && request.hits('offering').some((hit) => hit.last < own.first)
  const beside = request.clauses.filter(({ sentence }) => sentence === own.sentence)
  // 'Bakery, Ulm, open 8 to 5' opens a brief; three things and nothing else are a list from the first one on
  const isList = beside.length > 2 && beside.every((one) => request.isFree(one.first, one.last))
  return isLate || own.before === ',' || isList
}

/** 'auf der TAFEL', 'on the BOARD': behind a small word that places it, what a name may stand on. */
export const isOnSign = (request: RequestText, [first, last]: readonly [number, number], before: number) =>
  request.hits('signs').some((hit) => hit.first <= first && hit.last >= last) &&
  request.isSmall(before) &&
  request.hitBefore('copula', before) === undefined

/** Somebody begins with it or takes it over, in one of the first sentences. */
export function isFounded({ request, first, determined, own, clause, before }: Surroundings): boolean {
  const one = request.clauses[clause]
  if (
    !one ||
    !determined ||
    own ||
    one.sentence > MOST_OPENING ||
    request.within('day', first) ||
    request.within('month', first)
  )
    return false
  const isVerb = (hit: { first: number; last: number }) =>
    hit.last === before || (request.lexicon.grammar.verbLast && hit.last === one.last)
  return request.hits('founds').some((hit) => hit.first >= one.first && hit.last <= one.last && isVerb(hit))
}

/** 'Arost, bowling alley, …', 'Oter 45 (fuglepark)', '…, Arost: bowling alley': what stands by itself behind a name. */
export function isSecond(
  request: RequestText,
  { first, last }: { first: number; last: number },
  trade: TradeReading | null,
): boolean {
  const index = request.clauses.findIndex((one) => one.first === first)
  const [name, clause] = [request.clauses[index - 1], request.clauses[index]]
  const isExplained = clause?.before === ':'
  // '…, bowling alley in Ghent, …'
  const isPlaced = request.taken(last + 1) === 'place' || request.hitAt('at', last + 1) !== undefined
  if (!name || !clause || (clause.last !== last && !isPlaced)) return false
  if (isSaidToBe(request, name) && clause.before === ',' && !request.isCapital(first)) return true
  if (index > 1 && !isExplained) return false
  if (!request.isFree(name.first, name.last) || name.last - name.first > LONGEST_NAME) return false
  const head = request.lexicon.heads.has(request.word(name.first))
  // in German both are nouns with capitals: the second one has to be known
  const isGerman = request.lexicon.language === 'de'
  const isPlain = isGerman ? trade !== null && [':', '(', 'break'].includes(clause.before) : !request.isCapital(first)
  return isPlain && !head && allCapital(request, name.first, name.last)
}
const LONGEST_NAME = 4

/** 'chez nous, C’EST Maison Marchand, gestionnaire …': whose name it is, in whatever sentence. */
function isSaidToBe(request: RequestText, name: TextClause): boolean {
  const said = request.hits('self').find((hit) => hit.first >= name.first && hit.last < name.last)
  return said !== undefined && allCapital(request, said.last + 1, name.last)
}
