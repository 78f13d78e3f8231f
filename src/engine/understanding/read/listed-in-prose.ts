import type { Fact } from './facts.ts'
import { isPlain, LEAST_LISTED, LISTED } from './placed-facts.ts'
import type { RequestText } from './request-text.ts'

/**
 * What a sentence lists as on offer, of its facts: two things at least that nothing but commas and joints part, and that no
 * verb, no 'not' and no 'if' makes something else of. Nothing where that is not so: 'castles for BIRTHDAYS AND WEDDINGS' are one.
 */
export function listedThings(request: RequestText, facts: readonly Fact[]): Fact[] {
  const things = facts.filter((fact) => isPlain(fact) && fact.sure >= LISTED)
  const [opening, closing] = [things[0], things.at(-1)]
  if (!opening || !closing || things.length < LEAST_LISTED) return []
  const first = request.tokens.findIndex(({ start }) => start >= opening.start)
  const last = request.tokens.findLastIndex(({ end }) => end <= closing.end)
  const isInThing = (at: number) => {
    const { start, end } = request.span(at, at)
    return things.some((fact) => fact.start <= start && end <= fact.end)
  }
  const isJoint = (at: number) => !request.isWord(at) || request.isSmall(at) || request.within('and', at) !== undefined
  const isApart = request.run(first, last, (at) => isInThing(at) || isJoint(at)) < last
  const isTold = request.run(first, last, (at) => !isTelling(request, at)) < last
  const isForSeveral = things.length === LEAST_LISTED && holdsPurpose(request, opening)
  // 'there’s two of us, DEX and LORNA', '…, and a barn owl THAT is called Croqueta'
  const isOther = things.some((fact) => isName(request, fact) || isSomebodys(request, fact))
  return isApart || isTold || isForSeveral || isOther || hangsOn(request, last) || isRefused(request, first)
    ? []
    : things
}

/** 'castles y también ESPANTAMOS palomas', 'as long as the ice IS safe' */
const isTelling = (request: RequestText, at: number) =>
  (['copula', 'obliges', 'conditions'] as const).some((kind) => request.within(kind, at)) ||
  request.lexicon.grammar.verbEndings.some(
    (end) => request.word(at).length > end.length + 2 && request.word(at).endsWith(end),
  )

const holdsPurpose = (request: RequestText, { start, end }: Fact) =>
  request.hits('forWhom').some((hit) => hit.start > start && hit.end < end)

/** One word with a capital, where nouns have none. */
const isName = ({ lexicon }: RequestText, { text }: Fact) =>
  !lexicon.grammar.nounCapitals && /^\p{Lu}[\p{L}’'-]*$/u.test(text)

/** 'PEOPLE come in and fix THEIR own bikes': what is theirs is nothing on offer. */
function isSomebodys(request: RequestText, { start }: Fact): boolean {
  const at = request.tokens.findIndex((token) => token.start >= start)
  const clause = request.clauseOf(at)
  const isTheirs = request.within('own', at) !== undefined || request.within('own', at - 1) !== undefined
  const isOfPeople = (hit: { first: number; last: number }) =>
    clause !== undefined && hit.first >= clause.first && hit.last < at
  return isTheirs && request.hits('people').some(isOfPeople)
}

/** One more thing stands behind, of which something is said. */
function hangsOn(request: RequestText, last: number): boolean {
  const clause = request.clauseOf(last + 1)
  return (
    clause !== undefined && request.hits('relativePronouns').some((hit) => hit.first > last && hit.last <= clause.last)
  )
}

/** 'we do NOT rehome …', 'IF you want us to stop, …' */
function isRefused(request: RequestText, first: number): boolean {
  const clause = request.clauseOf(first)
  const opening = request.clauses.find(({ sentence }) => sentence === clause?.sentence)
  return (
    (opening !== undefined && request.hitAt('ifs', opening.first) !== undefined) ||
    request.hits('nots').some((hit) => clause !== undefined && hit.first >= clause.first && hit.last < first)
  )
}
