import type { ConceptHit, ConceptKind } from '../lexicon.ts'
import { startsWithSubject } from './around-ask.ts'
import { isMarked, type SentenceClauses } from './assertions.ts'
import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { isIn } from './placed-facts.ts'
import { isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isSentence } from './whole-clauses.ts'
import { within } from './writer.ts'

/** A part of a sentence, from one order or wish to the next. */
export type TalkPart = {
  request: RequestText
  clauses: SentenceClauses
  first: number
  last: number
  facts: readonly Fact[]
  /** it stands in one of the last sentences, where one says how it is to look */
  isClosing: boolean
  /** it stands where a letter has told its facts and speaks of the page */
  isLate: boolean
  /** it stands behind a bullet or a colon, where things are listed */
  isListed: boolean
}
/** From so far on in a text. */
const LATE = 0.8
/** So many sentences close a text. */
const CLOSING = 2

const bans: readonly ConceptKind[] = ['refuses', 'withholds', 'nots']

/** The parts of a sentence: a new one begins where somebody begins to wish, and where the wish is over. */
export function partsOf(request: RequestText, clauses: SentenceClauses, facts: readonly Fact[]): TalkPart[] {
  const [opening, closing] = [clauses[0], clauses.at(-1)]
  if (!opening || !closing) return []
  const starts = clauses.flatMap((clause, index) => [
    ...(startsPart(request, clause, clauses[index - 1]) ? [clause.first] : []),
    ...jointsIn(request, clause.first, clause.last),
  ])
  const from = [...new Set([opening.first, ...starts])].toSorted((one, other) => one - other)
  return from.map((first, index) => {
    const last = (from[index + 1] ?? closing.last + 1) - 1
    const span = request.span(first, last)
    const isClosing = opening.sentence > (request.clauses.at(-1)?.sentence ?? 0) - CLOSING
    const inside = facts.filter((one) => isIn(one, span))
    const isLate = first > request.tokens.length * LATE
    const isListed =
      isMarked(request, clauses) ||
      clauses.some(
        (clause, at) => clause.first <= first && clause.first > opening.first && isBehindColon(clause, clauses[at - 1]),
      )
    return { request, clauses: within(clauses, [first, last]), first, last, facts: inside, isClosing, isLate, isListed }
  })
}

/** On the same line, or on the next one: 'we want the concerts:' above their dates. */
const isBehindColon = (clause: TextClause, before: TextClause | undefined) =>
  clause.before === ':' || before?.after === ':'

/** 'no crosses, NO DOVES' is one ban. */
const startsPart = (request: RequestText, clause: TextClause, before: TextClause | undefined) => {
  if (!before) return false
  const isBan = [before, clause].every(({ first, last }) => headOf(request, first, last) === 'ban')
  return isBehindColon(clause, before) || (!isBan && opensPart(request, clause.first, clause.last))
}

/** A clause that wishes, or one with who does it and a verb. */
const opensPart = (request: RequestText, first: number, last: number) =>
  headOf(request, first, last) !== null ||
  wishesAt(request, (request.hitAt('and', first)?.last ?? first - 1) + 1, last) ||
  (startsWithSubject(request, first) && isSentence(request, [{ ...clauseAt(request, first), first, last }]))

const clauseAt = (request: RequestText, at: number) =>
  request.clauseOf(at) ?? { first: at, last: at, before: '', after: '', sentence: 0, line: 0 }

/** 'we play in June AND WE’D LIKE a page': where a wish begins behind a small word. */
const jointsIn = (request: RequestText, first: number, last: number): number[] =>
  request
    .hits('and')
    .filter((hit) => hit.first > first && hit.last < last && wishesAt(request, hit.last + 1, last))
    .map((hit) => hit.first)
    .concat(pleasIn(request, first, last))

/** 'no dogs upstairs PLEASE MAKE that clear': where an order begins without a mark. */
const pleasIn = (request: RequestText, first: number, last: number): number[] =>
  request.hits('courtesies').flatMap((hit) => {
    const isOrder = (['builds', 'asks', 'sayings'] as const).some(
      (kind) => request.hitAt(kind, hit.last + 1) !== undefined,
    )
    return hit.first > first && hit.last < last && isOrder ? [hit.first] : []
  })

/** 'AND WE’D LIKE', 'AND NEED A PAGE' */
const wishesAt = (request: RequestText, first: number, last: number) =>
  wishAt(request, first, last) !== undefined ||
  ([0, 1].some((step) => request.hitAt('asks', first + step)) &&
    request.hits('pages').some((hit) => hit.first > first && hit.first <= first + NEAR))

/** So far behind the asking stands the page. */
const NEAR = 4

/** So many small words stand before a wish: 'DEN hätte ich gern', 'ESO SÍ me gustaría'. */
export const LEAD = 2

function wishAt(request: RequestText, first: number, last: number): ConceptHit | undefined {
  for (let at = first; at <= Math.min(first + LEAD, last); at++) {
    const hit = request.hitAt('attitudes', at)
    if (hit) return hit
    if (request.within('nots', at) !== undefined) return undefined
    if (!request.isSmall(at) && request.within('openers', at) === undefined) return undefined
  }
  return undefined
}

export type TalkHead = 'wish' | 'opinion' | 'order' | 'courtesy' | 'ban'

/** What a stretch begins with: 'I’D LIKE …', 'PLEASE MAKE …', 'NO …'. */
export function headOf(request: RequestText, first: number, last: number): TalkHead | null {
  const isLead = (at: number) =>
    !request.hitAt('builds', at) && (['openers', 'and'] as const).some((kind) => request.within(kind, at) !== undefined)
  const at = request.run(first, last, isLead) + 1
  if (at > last) return null
  const starts = (kinds: readonly ConceptKind[]) => kinds.some((kind) => request.hitAt(kind, at) !== undefined)
  if (wishAt(request, at, last)) return 'wish'
  if (opinesAt(request, at, last)) return 'opinion'
  if (starts(bans)) return 'ban'
  if (starts(['courtesies'])) return 'courtesy'
  // 'dazu MACHEN WIR Partyservice' says what they do
  const isDone = request.lexicon.grammar.inverts && at > first && isSubject(request, at + 1)
  return starts(['builds']) && !isDone ? 'order' : null
}

/** 'MY DAUGHTER Ann THINKS that I should', 'mio nipote dice che …', 'dattera mi mener …' */
function opinesAt(request: RequestText, first: number, last: number): boolean {
  // 'I LIKE …'
  if ((request.hitAt('opines', first)?.last ?? first) > first) return true
  const own = request.hitAt('own', first) ?? request.hitAt('own', first + 1)
  const whom = own?.first === first ? request.hitAt('people', own.last + 1) : own
  const verb = whom && request.hits('opines').find((hit) => hit.first > whom.last && hit.first <= whom.last + LEAD)
  return verb !== undefined && verb.last <= last
}

/** Where phrases of these kinds begin: one that is of two kinds counts once. */
export const placesOf = ({ request, first, last }: Tokens, kinds: readonly ConceptKind[]) =>
  new Set(
    kinds.flatMap((kind) =>
      request.hits(kind).flatMap((hit) => (hit.first >= first && hit.last <= last ? [hit.first] : [])),
    ),
  ).size
type Tokens = Pick<TalkPart, 'request' | 'first' | 'last'>

/** Words for what a page is made of. */
export const pageWords: readonly ConceptKind[] = ['lookNouns', 'pageNouns', 'lookThings', 'lookVerbs', 'moods']
/** Words of looks: they may be said of what somebody sells, too. */
export const lookWords: readonly ConceptKind[] = ['colour', 'style', 'measures']

/** 'prima IL LEGNO diventa verde', 'DIE WÄNDE sind grün': tells how a thing looks, and not the page. */
export const looksOfThing = (said: Tokens) =>
  [0, 1].some((step) => said.request.hitAt('articles', said.first + step) !== undefined) &&
  placesOf(said, lookWords) > 0 &&
  placesOf(said, pageWords) === 0
