import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** 'the design agency': behind an article a word that asks is a noun. */
export const isDetermined = (request: RequestText, at: number) =>
  request.lexicon.has('articles', request.word(at - 1)) || request.lexicon.has('own', request.word(at - 1))

/** 'AS a bakery we …': a small word that opens its sentence, within which somebody does something. */
export function isInRole(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  const hit = request.within('as', at)
  // 'I’m SETTING UP AS a mechanic'
  const isSpoken =
    hit &&
    hit.last > hit.first &&
    request.run(clause?.first ?? 0, hit.first - 1, (one) => request.isSmall(one)) === hit.first - 1
  if (isSpoken) return true
  if (!clause || hit?.first !== clause.first || clause.before === ',') return false
  return request.clauses.some(
    ({ sentence, first, last }) => sentence === clause.sentence && hasPredicate(request, first, last),
  )
}

/** 'BYARKIV i Skolegata 27': a noun that opens its clause, and the address where that is. */
export function isAtAddress(request: RequestText, first: number, last: number): boolean {
  const place = request.hitAt('at', last + 1)
  const clause = request.clauseOf(first)
  const opens =
    clause !== undefined && (clause.first === first || (clause.first === first - 1 && isDetermined(request, first)))
  return opens && place !== undefined && request.taken(place.last + 1) === 'contact'
}

/** Behind a verb that leads up to what is on offer, in its clause or the list that goes on from there. */
export function isOffered(request: RequestText, at: number, isKnown: boolean): boolean {
  const clause = request.clauseOf(at)
  const isLead = (hit: { first: number; last: number }) => {
    const lead = request.clauseOf(hit.first)
    if (!lead || lead.sentence !== clause?.sentence || hit.first > at) return false
    // '… das machen wir, Salzkompass in Husum': it ends a list
    if (request.run(hit.last + 1, lead.last, (one) => request.isSmall(one)) === lead.last) return false
    const isOver = request.clauses.some(({ first, before }) => before === ';' && first > lead.first && first <= at)
    return !isOver && request.taken(hit.first) === 'shell'
  }
  const kinds = isKnown ? (['gives', 'likes'] as const) : (['gives', 'likes', 'offering'] as const)
  return kinds.some((kind) => request.hits(kind).some(isLead))
}

/** 'a group cleaning a river': what it does is no part of its name. */
export const startsClause = (request: RequestText, at: number) =>
  request.lexicon.language === 'en' &&
  /(?:ing|ed)$/.test(request.word(at)) &&
  (request.lexicon.has('articles', request.word(at + 1)) || request.lexicon.has('own', request.word(at + 1)))

/** 'ORGANISONS la fête', 'we are ORGANISING the fair': what is done with a thing, before the thing. */
export const isArranged = (request: RequestText, at: number) =>
  request.hitAt('articles', at + 1) !== undefined &&
  (request.within('gives', at) !== undefined ||
    (request.hitBefore('copula', at - 1) !== undefined && startsClause(request, at)))

/** 'we’re SHUTTING the shop': what is being done to something is not what the page is about. */
export const isBeingDone = (request: RequestText, at: number) =>
  request.lexicon.language === 'en' &&
  request.word(at).endsWith('ing') &&
  request.hitBefore('self', at - 1) !== undefined &&
  (['articles', 'own'] as const).some((kind) => request.hitAt(kind, at + 1) !== undefined)

/** 'after 41 YEARS', 'seit 12 JAHREN' */
export const isCountedTime = (request: RequestText, at: number) =>
  request.tokens[at - 1]?.kind === 'number' && request.within('durations', at) !== undefined
