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
  if (isInvitation(request, clause)) return [first, last]
  if (isFree && [isCondition, isDoneBy, isRepeated, isSince].some((is) => is(request, clause))) return [first, last]
  return labelOfContact(request, clause)
}

function isInvitation(request: RequestText, clause: TextClause): boolean {
  const act = request.hitAt('invites', clause.first)
  if (!act || act.last >= clause.last || request.taken(clause.first) !== null || isAsk(request, clause)) return false
  return (
    request.isSmall(act.last + 1) ||
    act.phrase.includes(' ') ||
    request.lexicon.has('pronouns', request.word(act.last + 1))
  )
}

/** At one end of it; a word by itself is one where it is long: 'barrierefrei'. */
const isCondition = (request: RequestText, { first, last }: TextClause) =>
  request
    .hits('conditions')
    .some((hit) => (hit.first === first || hit.last === last) && (last > first || hit.phrase.length > LONG_WORD))
const LONG_WORD = 9

const isDoneBy = (request: RequestText, { first, last }: TextClause) =>
  last > first + 1 &&
  request.hitAt('agent', first + 1) !== undefined &&
  request.lexicon.grammar.participles.some((ending) => request.word(first).endsWith(ending)) &&
  !(request.lexicon.language === 'de' && request.isCapital(first))

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
    (last === first + 1 && request.lexicon.grammar.participles.some((ending) => request.word(first).endsWith(ending))))

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
