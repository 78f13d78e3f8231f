import type { SentenceClauses } from './assertions.ts'
import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { isDay } from './hour-parts.ts'
import { ownPredicate } from './own-sentences.ts'
import { isIn } from './placed-facts.ts'
import { isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** What no thing with a price has in it: who does something, what is done, and how much of it at least. */
const others = ['predicates', 'obliges', 'asksWhat', 'relativePronouns', 'conditions'] as const

/**
 * Whether what costs something in a sentence is a thing by itself: it opens its clause, or stands behind 'and' or 'for', and
 * has neither a verb in it nor nothing but a day or a number.
 */
export function isThingOfPrice(request: RequestText, { start, end }: Fact): boolean {
  const first = request.tokens.findIndex((token) => token.start >= start)
  const last = request.tokens.findLastIndex((token) => token.end <= end)
  const clause = request.clauseOf(first)
  if (!clause || first < 0 || last < first) return false
  if (!namesThing(request, first, last) || tellsOtherwise(request, clause, first, last)) return false
  return (opens(request, clause, first) || isBeforeBracket(request, last)) && !isBeforeAnd(request, last)
}

/** A noun at least, and neither a verb nor nothing but days; in German with its capital. */
function namesThing(request: RequestText, first: number, last: number): boolean {
  const places = [...Array(last - first + 1).keys()].map((step) => first + step)
  const words = places.filter((at) => request.isWord(at) && !request.isSmall(at))
  if (words.length === 0 || (words.length > 1 && words.every((at) => isDay(request, at)))) return false
  if (request.lexicon.grammar.nounCapitals && !words.some((at) => request.isCapital(at))) return false
  // 'poi 48 euro al mese oppure 125 per il trimestre', and '3 nights' where nothing stands before it
  const isAmount = request.tokens[first]?.kind === 'number' && request.tokens[first + 1]?.text !== '-'
  if (isAmount && request.taken(first - 2) === 'price') return false
  // 'VERIFICA dei documenti' is no verb, and 'COBRO 160 euros' is one
  const joins = (['of', 'at', 'forWhom'] as const).some((kind) => request.within(kind, first + 1) !== undefined)
  // 'la VISITA 10 €'
  const isDetermined = request.within('articles', first - 1) !== undefined
  const opens = (at: number) => at === first && (joins || isDetermined) && !isCondition(request, at)
  if (request.within('of', first) || request.within('pronouns', first)) return false
  return !places.some((at) => isSubject(request, at) || (!opens(at) && isDeed(request, request.word(at))))
}

const isCondition = (request: RequestText, at: number) => request.within('conditions', at) !== undefined

/** '£12 for the first five THEN £8', 'umbrellas at LESS THAN £15', 'we do NOT …': the amount is not what that thing costs. */
function tellsOtherwise(request: RequestText, clause: TextClause, first: number, last: number): boolean {
  const isFurther = (['partOrders', 'asides'] as const).some((kind) => request.within(kind, last + 1) !== undefined)
  // 'UNDER 12s come in free'
  const isLimit = [first - 1, last, last + 1].some((at) => request.within('thresholds', at) !== undefined)
  const isRefused = request.hits('nots').some((hit) => hit.first >= clause.first && hit.last < first)
  return isFurther || isLimit || isRefused || !isBesidePrice(request, last)
}

/** 'Tesis SALEN', 'GAGNE un jambon'; where verbs look like nouns, 'deep CLEAN' is one. */
const isDeed = ({ lexicon }: RequestText, word: string) =>
  others.some((kind) => lexicon.has(kind, word)) ||
  lexicon.grammar.verbEndings.some((end) => word.length > end.length + 2 && word.endsWith(end)) ||
  (lexicon.deeds.has(word) && !lexicon.grammar.conjugations.some(([, forms]) => forms.includes('')))

const isLead = (request: RequestText, at: number) =>
  request.isSmall(at) &&
  (['having', 'articles', 'inclusive'] as const).every((kind) => request.within(kind, at) === undefined)

/** The first words of a clause, or behind the verb of what somebody does, 'and', and 'for' behind an amount. */
function opens(request: RequestText, clause: TextClause, first: number): boolean {
  const verb = ownPredicate(request, clause)
  const isPriced = request.run(clause.first, first - 1, (at) => request.taken(at) !== 'price') < first - 1
  for (let at = first - 1; at >= clause.first; at--) {
    // 'classic cut 16 skin fade 19'
    if (request.taken(at) === 'price') return true
    if (at === verb || request.within('and', at) || request.within(isPriced ? 'forWhom' : 'offering', at)) return true
    // '92 €/mes POR alquiler'
    if (request.taken(at - 1) === 'price' && isLead(request, at)) return true
    if (!(['articles', 'own', 'openers', 'every'] as const).some((kind) => request.within(kind, at))) return false
  }
  return true
}

/** '… wins a ham AND 200 €', and no '90 € for a seat AND 140 € for a back' */
function isBeforeAnd(request: RequestText, last: number): boolean {
  const price = last + 2
  if (request.within('and', last + 1) === undefined || request.tokens[price]?.kind !== 'price') return false
  const isOfOther = [1, 2].some(
    (step) => request.within('forWhom', price + step) ?? request.within('per', price + step),
  )
  return !isOfOther
}

/** 'we re-cover chairs (FROM €65 a seat)' */
const isBeforeBracket = (request: RequestText, last: number) =>
  request.word(last + 1) === '(' &&
  request.run(last + 2, last + 3, (at) => request.taken(at) !== 'price' || request.tokens[at]?.kind !== 'price') <
    last + 3

/** Between a thing and its amount stands nothing that somebody does: 'ringers GET £30'. */
function isBesidePrice(request: RequestText, last: number): boolean {
  const end = request.clauseOf(last)?.last ?? last
  const price = request.run(last + 1, end, (at) => request.taken(at) !== 'price') + 1
  if (price > end) return true
  const isDone = (at: number) =>
    (['gives', 'needs', 'likes'] as const).some((kind) => request.within(kind, at)) && !request.within('verbs', at)
  return request.run(last + 1, price - 1, (at) => !isDone(at)) === price - 1
}

/** Each amount of a sentence has its thing: a list of some of them would look like all of them. */
export function arePricesWhole(request: RequestText, clauses: SentenceClauses, facts: readonly Fact[]): boolean {
  const prices = facts.filter(({ kind, of }) => kind === 'price' && of)
  if (prices.length === 0) return true
  const isPaid = (at: number) => prices.some((price) => isIn(request.span(at, at), price))
  return clauses.every(({ first, last }) => {
    const isOpen = (at: number) => request.tokens[at]?.kind === 'price' && !isPaid(at)
    // 'one hour costs 5 euros, TEN OF THEM 40'
    const isBare =
      /^\d{1,4}(?:[.,]\d{2})?$/.test(request.tokens[last]?.text ?? '') &&
      last > first &&
      request.isWord(last - 1) &&
      !isPaid(last)
    return !isBare && request.run(first, last, (at) => !isOpen(at)) === last
  })
}
