import type { ConceptHit } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import type { RequestText } from './request-text.ts'

/** 'WE', 'the two OF US'. */
export const isSubject = (request: RequestText, at: number) => request.within('pronouns', at)?.last === at

/** 'PEOPLE come', 'les CLIENTS viennent', and no 'for people'. */
const isPeople = (request: RequestText, at: number) => {
  const hit = request.within('people', at)
  // 'MEMBERS’ meeting' is a thing of theirs
  if (hit?.last !== at || /['’]s?$/.test(request.tokens[at]?.text ?? '')) return false
  // 'Lindqvist & SØNNER' is a firm
  if (request.taken(at) === 'name' || request.tokens[at - 1]?.text === '&') return false
  const before = request.hitBefore('articles', hit.first - 1) ?? request.hitBefore('own', hit.first - 1)
  return request.hitBefore('about', (before?.first ?? hit.first) - 1) === undefined
}

const SHORTEST_BY_ENDING = 6

/** 'hacemos' at the beginning of a clause, or behind a small word that is no article. */
export const endsAsPredicate = (request: RequestText, at: number) => {
  const word = request.word(at)
  if (word.length < SHORTEST_BY_ENDING || !request.lexicon.grammar.verbEndings.some((one) => word.endsWith(one)))
    return false
  const opens = request.clauseOf(at)?.first === at
  return opens || (request.isSmall(at - 1) && !request.lexicon.has('articles', request.word(at - 1)))
}

const isInverted = (request: RequestText, at: number) =>
  request.lexicon.grammar.inverts && isSubject(request, at + 1) && !request.isCapital(at + 1)

/** Behind an article stands a noun, but 'dette gjør vi' and 'kundene våre bestiller' have a verb there. */
const isDetermined = (request: RequestText, at: number) =>
  (request.lexicon.has('articles', request.word(at - 1)) && !isInverted(request, at)) ||
  (request.lexicon.has('own', request.word(at - 1)) && request.within('people', at - 1) === undefined)

/** A small letter, or the first word of a clause: in German verbs have no capitals. */
const mayBePredicate = (request: RequestText, at: number) =>
  request.isWord(at) && (!request.isCapital(at) || request.clauseOf(at)?.first === at) && !isDetermined(request, at)

/** 'écrivez-nous' is 'écrivez'. */
function stem(request: RequestText, at: number): string {
  const [word = '', behind = ''] = request.word(at).split('-')
  const isJoined = request.lexicon.has('pronouns', behind) || request.lexicon.has('asks', behind)
  return isJoined ? word : request.word(at)
}

/** 'Visit us', 'and let people find it': at the beginning of a sentence, or behind another verb. */
function isOrder(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  const opens =
    clause?.first === at && !['', ',', ':', '('].includes(clause.before === '' && at === 0 ? '.' : clause.before)
  return opens || request.lexicon.has('predicates', request.word(at - 1))
}

const parting = ['articles', 'own', 'and', 'about', 'at', 'having', 'of', 'relative', 'predicates', 'copula'] as const

/** 'we MEND', 'we also MEND', 'nous ne FACTURONS': one small word may stand between. */
function isBehindSubject(request: RequestText, at: number): boolean {
  // 'der selger VI poteter': the verb stands before
  const isTurned =
    request.lexicon.grammar.inverts &&
    (['gives', 'makes'] as const).some((kind) => request.within(kind, at - 2) !== undefined)
  if (isSubject(request, at - 1)) return !isTurned
  const between = request.word(at - 1)
  // 'we DO pottery classes' lists them
  const isAdverb =
    request.lexicon.has('small', between) &&
    !parting.some((kind) => request.lexicon.has(kind, between)) &&
    request.within('offering', at - 1)?.last !== at - 1
  return isAdverb && !isSubject(request, at - 1) && isSubject(request, at - 2)
}

const SHORTEST_THIRD = 4

/** 'bakeS', 'sleepS': the ending of a verb on a word that is no noun that is known. */
function endsInThird(request: RequestText, at: number): boolean {
  const { grammar, heads } = request.lexicon
  const word = request.word(at)
  const ends = word.length >= SHORTEST_THIRD && grammar.thirdPerson.some((ending) => word.endsWith(ending))
  return (
    ends &&
    request.taken(at) !== 'service' &&
    !request.isCapital(at) &&
    !heads.has(word) &&
    request.within('section', at) === undefined
  )
}

/** 'our BAKERY bakes', 'our LUMO bakes': what stands before a verb and does it. */
const isDoingNoun = (request: RequestText, at: number) =>
  request.lexicon.heads.has(request.word(at)) || request.within('businesses', at) !== undefined || request.isCapital(at)

/** 'Our bakery BAKES bread', 'each SLEEPS four': behind the noun that does it, and no noun that is known itself. */
function isThirdPerson(request: RequestText, at: number): boolean {
  const { lexicon } = request
  if (!endsInThird(request, at)) return false
  const first = request.clauseOf(at)?.first ?? at
  const goesOn = request.clauseOf(at + 1)?.first === first && (request.isWord(at + 1) || isNumber(request, at + 1))
  if (!goesOn || lexicon.has('and', request.word(at + 1))) return false
  // adjectives stand there too where the noun comes first: 'notre boulangerie ARTISANALE à Lyon'
  const isDeterminer =
    isNumber(request, at + 1) || (['articles', 'own'] as const).some((kind) => request.hitAt(kind, at + 1))
  if (lexicon.grammar.headFirst && !isDeterminer) return false
  if (request.hitAt('every', first)) return at - first === 1
  const isNoun = isDeterminer || isDoingNoun(request, at - 1)
  return lexicon.has('own', request.word(first)) && at - first > 1 && at - first < 6 && isNoun
}
const isNumber = (request: RequestText, at: number) => request.tokens[at]?.kind === 'number'

/** 'SHE’S good with children': who and 'is' in one word; 'I’m' and 'we’re' lead up to who somebody is. */
export const isContracted = (request: RequestText, at: number) =>
  isOwnContracted(request, at) ||
  (request.lexicon.language === 'en' &&
    /^(?:he|she|it|they|there)['’](?:s|re)$/.test(request.word(at)) &&
    (['named', 'self'] as const).every((kind) => request.within(kind, at) === undefined))

/** 'WE’RE booked out', 'I’m always learning': a contraction of one's own before a participle says something of them. */
function isOwnContracted(request: RequestText, at: number): boolean {
  if (request.lexicon.language !== 'en' || !/^(?:i['’]m|we['’]re)$/.test(request.word(at))) return false
  const next = request.run(at + 1, at + 2, (one) => isAdverb(request, one)) + 1
  const leadsUp = (['named', 'at', 'people'] as const).some((kind) => request.within(kind, next) !== undefined)
  return (
    /..(?:ed|ing)$/.test(request.word(next)) &&
    !request.isCapital(next) &&
    !leadsUp &&
    !request.lexicon.heads.has(request.word(next))
  )
}

const isAdverb = (request: RequestText, at: number) =>
  request.lexicon.grammar.adverbEndings.some((ending) => request.word(at).endsWith(ending)) ||
  request.within('asides', at) !== undefined ||
  (request.isSmall(at) && !request.lexicon.has('articles', request.word(at)))

/** 'ladies DARTS team': with the noun behind it, it says what something is. */
const isOfHead = (request: RequestText, at: number) =>
  !request.lexicon.grammar.headFirst &&
  request.isWord(at + 1) &&
  request.clauseOf(at) === request.clauseOf(at + 1) &&
  readTrade(request.lexicon, [request.word(at), request.word(at + 1)]) !== null

/** ', OPENING offer,', '– MADE to order –': the form of a verb that opens an entry of a list and says what the noun behind it is. */
function isAttributive(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  // an amount with its unit may stand before it: '$57/month OPENING offer'
  const isPriced = clause && at - clause.first <= UNIT && request.tokens[clause.first]?.kind === 'price'
  const isListed = clause && (clause.first === at || isPriced) && listMarks.has(clause.before)
  if (!clause || !(isListed || request.lexicon.has('and', request.word(at - 1)))) return false
  if (!request.lexicon.grammar.attributives.some((ending) => request.word(at).endsWith(ending))) return false
  const noun = request.isSmall(at + 1) ? at + 2 : at + 1
  const isNoun = request.isWord(noun) && !request.isSmall(noun) && request.isFree(noun)
  const isCharged = request.tokens[noun + 1]?.kind === 'price' || request.hitAt('free', noun + 1) !== undefined
  return isNoun && (noun === clause.last || isCharged)
}
/** So many tokens are an amount with its unit: '$57', '/', 'month'. */
const UNIT = 3
const listMarks = new Set([',', ':', ';', 'dash', 'break', '•'])

/** ', late OPENING,', ', spring CLEAN,', 'and opening OFFER': the second of two words of an entry, which nobody does. */
function isHeadOfEntry(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  return (
    request.lexicon.grammar.attributives.length > 0 &&
    clause?.last === at &&
    ((clause.first === at - 1 && listMarks.has(clause.before)) || request.hitBefore('and', at - 2) !== undefined) &&
    request.isWord(at - 1) &&
    !request.isSmall(at - 1) &&
    !isSubject(request, at - 1) &&
    !isPeople(request, at - 1)
  )
}

const isOpen = (request: RequestText, at: number) => ['shell', null].includes(request.taken(at))

/** A verb, by the word itself or by who stands beside it. */
export function isPredicate(request: RequestText, at: number): boolean {
  if (!isOpen(request, at) || isAttributive(request, at) || isHeadOfEntry(request, at)) return false
  if (isContracted(request, at)) return true
  if (!mayBePredicate(request, at)) return false
  if (request.lexicon.has('predicates', stem(request, at)) || endsAsPredicate(request, at)) return true
  if (request.lexicon.has('orders', request.word(at)) && isOrder(request, at)) return true
  // a verb that asks elsewhere is done here: 'we SHOW beginners', 'I WRITE letters'
  const isDone =
    isBehindSubject(request, at) &&
    (['asks', 'orders'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))
  const joins = (request.isSmall(at) && !isDone) || request.lexicon.has('and', request.word(at))
  const isAdverb = request.lexicon.grammar.adverbEndings.some((ending) => request.word(at).endsWith(ending))
  if (joins || isAdverb || request.isCapital(at)) return false
  if (isBehindSubject(request, at) || isThirdPerson(request, at)) return true
  if (isPeople(request, at - 1) && !isOfHead(request, at)) return true
  return isInverted(request, at)
}

/** Whether a stretch is a clause with a verb of its own, and no bare phrase. */
export function hasPredicate(request: RequestText, first: number, last: number): boolean {
  for (let at = first; at <= last; at++) if (isPredicate(request, at)) return true
  return false
}

/** A clause with a verb and who does it, or that begins with its verb; in German a verb may also end a list. */
export function startsAnew(request: RequestText, first: number, last: number): boolean {
  const opening = request.run(first, last, (at) => request.isSmall(at) && !isSubject(request, at)) + 1
  if (isPredicate(request, opening)) return true
  for (let at = first; at <= last; at++) {
    const beside = isSubject(request, at) || isPeople(request, at)
    if (beside && (isPredicate(request, at + 1) || isPredicate(request, at - 1))) return true
  }
  return hasPredicate(request, first, last) && !isPredicate(request, last)
}

/** How far before such a verb its subject may stand: 'our customers mostly book'. */
const NEAR = 4

/** 'regulars also LOVE …', 'a los de siempre LES GUSTAN …': what guests say, and no 'I love blue'. */
export function isLiked(request: RequestText, hit: ConceptHit): boolean {
  const clause = request.clauseOf(hit.first)
  if (!clause || !mayBePredicate(request, hit.first)) return false
  for (let at = hit.first - 1; at >= Math.max(clause.first, hit.first - NEAR); at--) {
    if (isPeople(request, at)) return true
    if (!request.isSmall(at) && !request.within('asides', at)) return false
  }
  return false
}

/** 'you find', 'folk come for', 'finner du', 'where you get': a verb by which things are offered, with its subject. */
export function isGiving(request: RequestText, hit: ConceptHit): boolean {
  const clause = request.clauseOf(hit.first)
  if (!clause || !mayBePredicate(request, hit.first)) return false
  const isInverse = isSubject(request, hit.last + 1) && request.lexicon.grammar.inverts
  if (isInverse || hit.phrase.includes(' ')) return true
  for (let at = hit.first - 1; at >= Math.max(clause.first, hit.first - NEAR); at--) {
    if (isSubject(request, at) || isPeople(request, at)) return true
    // 'we offer an opening OFFER', 'we do REPAIRS'
    if ((['offering', 'gives'] as const).some((kind) => request.hitBefore(kind, at))) return false
    const between = request.isSmall(at) || request.within('asides', at) || isPredicate(request, at)
    if (!between && request.taken(at) === null) return false
  }
  return endsAsPredicate(request, hit.first)
}
