import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import type { Stretch } from './stretches.ts'

const LONGEST_CONDITION = 6
const LONGEST_LABEL = 4

/**
 * A clause without a verb of its owner's that is no thing on offer: what visitors are asked to do ('BRING a dish',
 * 'LISTEN on Spotify and Apple'), a condition ('pickup ONLY', 'dogs WELCOME'), by whom and how often ('run BY two
 * sisters', 'new dates EVERY month', 'since 1925'), and what a number is for ('orders by WhatsApp 07700 …'). It stands
 * as it was said; null for anything else.
 */
export function readRemark(request: RequestText, clause: TextClause): Stretch | null {
  const { first, last } = clause
  const isFree = last - first < LONGEST_CONDITION && request.isFree(first, last) && !isAsk(request, clause)
  if (isInvitation(request, clause) || isPlea(request, clause)) return [first, last]
  if (isFree && [isCondition, isState, isDoneBy, isRepeated, isSince].some((is) => is(request, clause)))
    return [first, last]
  return labelOfContact(request, clause)
}

function isInvitation(request: RequestText, clause: TextClause): boolean {
  const acts = request.hits('invites').filter(({ first }) => first === clause.first)
  const act = acts.toSorted((one, other) => other.last - one.last)[0]
  if (!act || act.last >= clause.last || request.taken(clause.first) !== null || isAsk(request, clause)) return false
  // 'listen ON', 'bring YOUR own', and no 'register office'
  return act.last > act.first || request.isSmall(act.last + 1) || request.lexicon.has('own', request.word(act.last + 1))
}

/** At one end of it: 'pickup ONLY', 'NUR Abholung'. */
const isCondition = (request: RequestText, { first, last }: TextClause) =>
  last > first && request.hits('conditions').some((hit) => hit.first === first || hit.last === last)

/** 'dogs WELCOME', 'PARKING behind the house', 'BARRIEREFREI', and no 'welcome drinks' or 'parking sensors'. */
const isState = (request: RequestText, { first, last }: TextClause) =>
  request.hits('states').some((hit) => {
    if (hit.first === first && hit.last === last) return hit.phrase.length > LONG_WORD
    return hit.last === last || (hit.first === first && saysWhere(request, hit.last + 1, last))
  })
const saysWhere = (request: RequestText, from: number, last: number) =>
  request.isSmall(from) || request.hits('articles').some((hit) => hit.first > from && hit.last < last)
const LONG_WORD = 9

const isDoneBy = (request: RequestText, { first, last }: TextClause) =>
  last > first + 1 && request.hitAt('agent', first + 1) !== undefined && isParticiple(request, first)

/** By its ending; a German noun has a capital. */
const isParticiple = (request: RequestText, at: number) =>
  request.lexicon.grammar.participles.some((ending) => request.word(at).endsWith(ending)) &&
  !(request.lexicon.language === 'de' && request.isCapital(at))

/** 'a new episode EVERY Thursday': a thing, and how often. */
function isRepeated(request: RequestText, { first, last }: TextClause): boolean {
  const every = request.hits('every').find((hit) => hit.first > first && hit.last < last)
  return every !== undefined && last - every.last < 3 && !request.isSmall(every.first - 1)
}

/** 'since 1925', 'gegründet 1911': a year, and nothing else but what it is the year of. */
const isSince = (request: RequestText, { first, last }: TextClause) =>
  last > first &&
  /^(?:1[5-9]|20)\d{2}$/.test(request.tokens[last]?.text ?? '') &&
  (request.run(first, last - 1, (at) => request.isSmall(at)) === last - 1 ||
    (last === first + 1 && isParticiple(request, first)))

/** 'bitte eigene Tasse MITBRINGEN': where nouns have capitals, what visitors are asked for ends with its verb. */
function isPlea(request: RequestText, { first, last }: TextClause): boolean {
  const isOfPage = (at: number) =>
    (['section', 'component', 'pages', 'style', 'colour', 'lookNouns', 'lookThings', 'nots'] as const).some((kind) =>
      request.within(kind, at),
    )
  return (
    request.lexicon.grammar.nounCapitals &&
    request.within('courtesies', first)?.first === first &&
    last > first + 1 &&
    request.isFree(first + 1, last) &&
    !request.isCapital(last) &&
    request.word(last).endsWith('en') &&
    request.run(first, last, (at) => !isOfPage(at)) === last
  )
}

/** 'orders BY WHATSAPP 07700 …': the word for the channel is there, and what for before it. */
function labelOfContact(request: RequestText, { first, last }: TextClause): Stretch | null {
  const contact = request.run(first, last, (at) => request.taken(at) !== 'contact') + 1
  const end = contact - 1
  if (contact > last || end <= first || end - first >= LONGEST_LABEL) return null
  const channel = request.hits('cue').find((hit) => hit.id === 'contact' && hit.last === end)
  const isFor =
    channel !== undefined && channel.first > first + 1 && request.hitBefore('via', channel.first - 1) !== undefined
  return isFor && request.isFree(first) && !request.isSmall(first) && !request.isCapital(first + 1)
    ? [first, end]
    : null
}
