import type { NameCandidate } from './announced-names.ts'
import type { TextClause } from './clauses.ts'
import { shapedName } from './name-shapes.ts'
import { knownPlace } from './place.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { tradePhrase } from './trade-phrase.ts'

/** A note that was typed in a hurry: what it is, and what it is called; `lists`: what it offers follows the name at once. */
export type Note = { what: Stretch | null; name: NameCandidate | null; lists: boolean }

const nothing: Note = { what: null, name: null, lists: false }

const SURE = 0.78
const GUESS = 0.72
const LONGEST = 4

/**
 * What notes without capitals and without commas say: 'krull & vogelsang cattery boarding 12 €', 'site asap driving
 * school ulm linden 4 brake check, …'. Names have no mark there: their place and their shape tell them.
 */
export function readNote(request: RequestText): Note {
  if (request.text !== request.text.toLowerCase() || request.hits('named').length > 0) return nothing
  for (const [index, clause] of request.clauses.entries()) {
    const isSentence = (['pronouns', 'self', 'copula'] as const).some((kind) =>
      request.hits(kind).some(({ first, last }) => first >= clause.first && last <= clause.last),
    )
    if (isSentence && index === 0) continue
    const found = index === 0 ? ofRun(request, clause) : null
    if (found) return found
    const name = behindClosing(request, index) ?? behindSubject(request, index)
    if (name) return { what: null, name, lists: false }
  }
  return nothing
}

/** 'need site asap', 'quick page', 'hi can you do a page for': what leads up to what it is; `first - 1` without a wish. */
function leadEnd(request: RequestText, { first, last }: TextClause): number {
  const asks = (at: number) =>
    (['pages', 'asks', 'courtesies', 'asides'] as const).some((kind) => request.within(kind, at) !== undefined)
  const isLead = (at: number) => asks(at) || request.isSmall(at)
  const end = request.run(first, last, (at) => isLead(at) && shapedName(request, at, last) === null)
  return request.run(first, end, (at) => !asks(at)) === end ? first - 1 : end
}

function ofRun(request: RequestText, clause: TextClause): Note | null {
  const lead = leadEnd(request, clause)
  // 'for my bakery in ulm' is said, and no run
  if ((['own', 'about'] as const).some((kind) => request.hitBefore(kind, lead))) return null
  const what = tradePhrase(request, lead + 1, clause.last)
  const isClosed = request.hits('closing').some(({ first }) => request.clauseOf(first)?.sentence === clause.sentence)
  if (!what || isClosed || what[1] === clause.last) return null
  const isLed = lead >= clause.first
  const name = isLed ? behindTrade(request, clause, what) : beforeTrade(request, clause, what)
  return name ? { what, name, lists: isLed && name.last < clause.last } : null
}

const isWords = (request: RequestText, [first, last]: Stretch) =>
  first <= last &&
  last - first < LONGEST &&
  request.isFree(first, last) &&
  request.run(
    first,
    last,
    (at) => request.isWord(at) || /^[&+]$/.test(request.tokens[at]?.text ?? '') || isNumber(request, at),
  ) === last

const isNumber = (request: RequestText, at: number) => request.tokens[at]?.kind === 'number'

/** 'KRULL cattery': words before what it is, that say nothing of it. */
function beforeTrade(request: RequestText, { first }: TextClause, [from]: Stretch): NameCandidate | null {
  const last = from - 1
  if (!isWords(request, [first, last]) || request.isSmall(last) || describes(request, [first, last])) return null
  const isShaped = shapedName(request, first, last) === last
  const { headFirst, compounds } = request.lexicon.grammar
  const isPlain = headFirst || (compounds && !mayDescribe(request, last))
  return { first, last, sure: isShaped || isPlain ? SURE : GUESS }
}

/** 'small', 'mobile': each of the words says of a business how it is. */
const describes = (request: RequestText, [first, last]: Stretch) =>
  request.run(
    first,
    last,
    (at) =>
      request.isSmall(at) ||
      request.isPlace(at) ||
      (['qualities', 'style', 'colour', 'shade', 'audience'] as const).some(
        (kind) => request.within(kind, at) !== undefined,
      ),
  ) === last

/** 'kleinER', 'nordISK': the ending of an adjective, where the noun comes last. */
function mayDescribe(request: RequestText, at: number): boolean {
  const { adjectives, nounCapitals } = request.lexicon.grammar
  const word = request.word(at)
  const ends = nounCapitals
    ? /e[nrs]?$/.test(word)
    : adjectives.some((one) => [one, `${one}t`, `${one}e`].some((end) => word.endsWith(end)))
  return ends || request.within('qualities', at) !== undefined
}

/** 'driving school LINDEN 4, …', 'driving school ulm LINDEN 4 brake check, …'. */
function behindTrade(request: RequestText, clause: TextClause, [, to]: Stretch): NameCandidate | null {
  const place = knownPlace(request, to + 1)
  const first = Math.max(to, place) + 1
  const isOther = (at: number) =>
    (['style', 'having', 'at', 'about', 'relative', 'courtesies'] as const).some(
      (kind) => request.within(kind, at) !== undefined,
    )
  if (first > clause.last || (isOther(first) && shapedName(request, first, clause.last) === null)) return null
  const shaped = shapedName(request, first, clause.last)
  const isAll = place <= to && clause.after === ',' && isWords(request, [first, clause.last])
  if (shaped !== null) return { first, last: isAll ? clause.last : shaped, sure: SURE }
  if (isAll && !describes(request, [first, first]) && !request.isSmall(first))
    return { first, last: clause.last, sure: request.lexicon.grammar.headFirst ? GUESS : SURE }
  if (place > to && first < clause.last) return guessBehindPlace(request, [first, clause.last])
  return null
}

/** 'driving school ulm LA ONDA AZZURRA brake check', 'ROSSI E BIANCHI brake check', 'VORI brake check': where a name begins. */
function guessBehindPlace(request: RequestText, [first, last]: Stretch): NameCandidate | null {
  const isOne = (at: number) => request.isWord(at) && request.isFree(at) && !request.isSmall(at)
  const isTitle = request.lexicon.has('articles', request.word(first)) && isOne(first + 1) && isOne(first + 2)
  const isPair = request.within('and', first + 1) !== undefined && isOne(first) && isOne(first + 2)
  // 'rinaldi e DE LUCA'
  const isOfTwo = request.within('and', first + 1) !== undefined && request.isSmall(first + 2)
  const isSurname = isOfTwo && request.word(first + 2).length <= 3 && isOne(first) && isOne(first + 3)
  const end = isSurname ? first + 3 : first + 2
  if ((isTitle || isPair || isSurname) && end < last) return { first, last: end, sure: GUESS }
  const isUnknown = request.isWord(first) && request.isFree(first) && !request.lexicon.knows(request.word(first))
  return isUnknown ? { first, last: first, sure: GUESS } : null
}

/** The words of a clause before the place at its end: 'KRULL in ulm'; null without one. */
function beforePlace(request: RequestText, { first, last }: TextClause): Stretch | null {
  for (let at = last; at > first + 1 && at > last - 3; at--)
    if (knownPlace(request, at) === last && request.isWord(at - 1) && request.word(at - 1).length < 4)
      return isWords(request, [first, at - 2]) ? [first, at - 2] : null
  return null
}

/** '…, that’s what we do, KRULL in ulm, …': behind a list that is closed. */
function behindClosing(request: RequestText, index: number): NameCandidate | null {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || !request.hits('closing').some(({ last }) => last === before.last)) return null
  const words = beforePlace(request, clause)
  return words && tradePhrase(request, ...words) === null ? { first: words[0], last: words[1], sure: SURE } : null
}

/** '… for my cattery in ulm, KRULL & VOGELSANG, …': the first piece behind what it is, in the shape of a name. */
function behindSubject(request: RequestText, index: number): NameCandidate | null {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || index > NEAR || clause.before !== ',' || clause.after !== ',') return null
  const isSaid = tradePhrase(request, before.first, before.last) !== null
  const { first, last } = clause
  return isSaid && shapedName(request, first, last) === last ? { first, last, sure: SURE } : null
}
const NEAR = 2
