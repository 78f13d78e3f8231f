import type { ConceptKind } from '../lexicon.ts'
import { isAssertion, type SentenceClauses } from './assertions.ts'
import type { TextClause } from './clauses.ts'
import { contentClauses } from './content-clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { ownPredicate } from './own-sentences.ts'
import { isIn, isPlain, LISTED } from './placed-facts.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'

/** What visitors are told: days, amounts, how one reaches somebody. */
const forVisitors = new Set<ReadKind>(['price', 'hours', 'date', 'contact', 'person', 'name', 'what', 'question'])

const looks: readonly ConceptKind[] = ['colour', 'style', 'lookNouns', 'moods', 'lookThings', 'pageNouns', 'measures']
const directs: readonly ConceptKind[] = ['builds', 'courtesies', 'wishes', 'partOrders', 'hedges']

/** How much has to speak for it that a sentence is about the page. */
const ENOUGH = 2
/** So many words of looks count at most: more of them may be what somebody sells. */
const MOST_LOOKS = 3
/** So many sentences before the last one close a letter: how the page is to look is said there. */
const CLOSING = 1
/** A sentence that tells is one by one thing that speaks against looks alone. */
const TOLD = 1

type Sentence = { request: RequestText; clauses: SentenceClauses; first: number; last: number }

/**
 * A sentence about the page, and not about what the page is of: how it is to look, and what whoever builds it is to do. Words
 * of looks and of orders speak for it; who does something, and all that visitors are told, against it.
 */
export function isTalkOfPage(request: RequestText, facts: readonly Fact[], clauses: SentenceClauses): boolean {
  const [opening, closing] = [clauses[0], clauses.at(-1)]
  if (!opening || !closing || opening === request.clauses[0]) return false
  const sentence: Sentence = { request, clauses, first: opening.first, last: closing.last }
  const span = request.span(opening.first, closing.last)
  const inside = facts.filter((fact) => isIn(fact, span))
  // 'it SHOULD LOOK LIKE a farm'
  if (opensAsBuilding(request, opening) && placesOf(sentence, ['lookVerbs']).length > 0) return true
  // 'regulars like the dark theme'
  if (inside.some((fact) => forVisitors.has(fact.kind) || (isPlain(fact) && fact.sure >= LISTED))) return false
  // 'please write THAT WE TAKE NO CARDS' tells visitors
  const isMentioned = placesOf(sentence, ['mentions']).length > 0
  if (isMentioned || contentClauses(request, clauses).length > 0) return false
  // 'show our wines, the cellar tour and where we are' names what is on it
  const namesParts = inside.some(({ kind }) => kind === 'service' || kind === 'section' || kind === 'field')
  if (!namesParts && opensAsBuilding(request, opening)) return true
  return speaksOfLooks(sentence)
}

/** Words of looks and of orders against all that somebody does. */
function speaksOfLooks(sentence: Sentence): boolean {
  const { request, clauses } = sentence
  const ofLooks = Math.min(MOST_LOOKS, placesOf(sentence, looks).length)
  const ofOrders = ordersIn(sentence)
  const isTold = isAssertion(request, clauses)
  const isOwn = isTold && isOwnSentence(sentence)
  // 'the room is warm and friendly' tells of the room
  if (isTold && (ofOrders < TOLD || (isOwn && ofOrders < ENOUGH))) return false
  const isLast = (clauses[0]?.sentence ?? 0) >= (request.clauses.at(-1)?.sentence ?? 0) - CLOSING ? 1 : 0
  const isOfLooks = ofLooks > 0 || placesOf(sentence, ['hedges']).length > 0
  return isOfLooks && ofLooks + ofOrders + (isTold ? 0 : TOLD + isLast) - (isOwn ? TOLD : 0) > ENOUGH
}

/** Where phrases of these kinds begin: one that is of two kinds counts once. */
const placesOf = ({ request, first, last }: Sentence, kinds: readonly ConceptKind[]) => [
  ...new Set(
    kinds.flatMap((kind) =>
      request.hits(kind).flatMap((hit) => (hit.first >= first && hit.last <= last ? [hit.first] : [])),
    ),
  ),
]

/** How much it orders or asks: 'PLEASE …', 'it SHOULD …', 'MAYBE a bit of yellow?' */
function ordersIn(sentence: Sentence): number {
  const { request, clauses, last } = sentence
  const asks = clauses.some((clause) => isAsk(request, clause)) ? 1 : 0
  const isQuestion = request.tokens[last + 1]?.text === '?' ? 1 : 0
  const isHeading = opensAsLook(request, clauses) ? 1 : 0
  return placesOf(sentence, directs).length + asks + isQuestion + isHeading
}

/** 'MAKE IT blue', 'also BITTE so schreiben', 'non METTETE chitarre' */
function opensAsBuilding(request: RequestText, { first, last }: TextClause): boolean {
  const isLead = (at: number) => (['openers', 'nots'] as const).some((kind) => request.within(kind, at) !== undefined)
  const at = request.run(first, last, (one) => isLead(one) && !request.hitAt('builds', one)) + 1
  return at <= last && request.hitAt('builds', at) !== undefined
}

/** 'BIG TEXT, STRONG CONTRAST, …', 'FRIENDLY TONE but short, …': a clause without a verb that names a look. */
function opensAsLook(request: RequestText, [opening]: SentenceClauses): boolean {
  if (!opening || isAssertion(request, [opening])) return false
  const [first, last] = [opening.first, opening.last]
  const sentence: Sentence = { request, clauses: [opening], first, last }
  const [nouns, qualities] = [
    placesOf(sentence, ['lookNouns', 'pageNouns']),
    placesOf(sentence, ['style', 'colour', 'measures']),
  ]
  return nouns.length > 0 && qualities.length > 0
}

/** 'we', 'our', or a verb of what somebody does. */
const isOwnSentence = ({ request, clauses, first, last }: Sentence) =>
  clauses.some((clause) => !isAsk(request, clause) && ownPredicate(request, clause) !== null) ||
  (['self', 'own'] as const).some((kind) => request.hits(kind).some((hit) => hit.first >= first && hit.last <= last))
