import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { closuresOf } from './closures.ts'
import { endsAsPredicate, hasPredicate, isPredicate } from './predicates.ts'
import { readRefusedTopics } from './refused-topics.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

const LONGEST = 7

/**
 * What there is not: days on which nobody is there, things that are not done, parts and looks that are not wanted. Read
 * before hours, names and things on offer, none of which they are.
 */
export function readRefusals(request: RequestText, rows: ReadonlyMap<number, string>): void {
  readRefusedTopics(request)
  request.clauses.forEach((clause, index) => {
    const closures = closuresOf(request, clause)
    for (const { first, last, days } of closures)
      request.claim('hours', first, last, { sure: 0.9, id: 'closed', ...(days ? { of: request.slice(...days) } : {}) })
    if (closures.length > 0 || request.taken(clause.first) === 'without' || saysWhyNot(request, clause)) return
    if (readNone(request, clause) || readWithheld(request, clause) || readNeedless(request, clause)) return
    if ((rows.get(index) ?? 'offered') === 'offered') readRefusal(request, clause)
  })
}

/** 'NO testimonials, WE DON’T HAVE ANY YET': why a part is not to be there. */
function saysWhyNot(request: RequestText, clause: TextClause): boolean {
  const { first, last, before, sentence } = clause
  const former = request.clauses[request.clauses.indexOf(clause) - 1]
  const refused = request.facts.find(
    (fact) => fact.kind === 'without' && fact.end === request.span(0, former?.last ?? 0).end,
  )
  const isBehind = before === ',' && former?.sentence === sentence && refused !== undefined
  const isSmall = (at: number) =>
    request.isSmall(at) ||
    (['nots', 'pronouns', 'possesses', 'nones'] as const).some((kind) => request.within(kind, at))
  const said = [...Array(last - first + 1).keys()].map((step) => first + step)
  // 'yet'
  const others = said.filter((at) => !isSmall(at) && !isPredicate(request, at)).length
  const has = (kind: 'nots' | 'pronouns' | 'possesses') =>
    request.run(first, last, (at) => request.within(kind, at) === undefined) < last
  const isRefusal = has('nots') && (has('pronouns') || has('possesses'))
  if (!isBehind || others > 1 || !isRefusal || !request.isFree(first, last)) return false
  const { end } = request.span(first, last)
  const at = request.facts.indexOf(refused)
  request.facts[at] = { ...refused, end, text: request.text.slice(refused.start, end) }
  request.take('without', first, last)
  return true
}

/** 'Testimonials: NONE YET SO …': a part by its name, and that it is not to be there; whatever is said of that is said of it. */
function readNone(request: RequestText, clause: TextClause): boolean {
  const key = request.clauses[request.clauses.indexOf(clause) - 1]
  const none = longest(request.hits('nones').filter(({ first }) => first === clause.first))
  if (!none || !key || clause.before !== ':' || !request.isFree(clause.first, clause.last)) return false
  const part = partAt(request, key.first, key.last)
  // 'Booking: no dogs, please'
  if (part === null || (none.first === none.last && clause.last > none.last && !opensReason(request, none.last + 1)))
    return false
  request.claim('without', clause.first, endOfNone(request, clause), { sure: 0.9, id: part })
  return true
}

/** 'DO NOT SHOW flat numbers': what is not to be there, up to the end of the sentence; as a key it was read before. */
function readWithheld(request: RequestText, clause: TextClause): boolean {
  const { first, last, before } = clause
  const lead = request.run(first, last, (at) => request.within('courtesies', at) !== undefined) + 1
  const order = longest(request.hits('withholds').filter((hit) => hit.first === lead))
  const opens = ['', '.', 'break', 'bullet', '('].includes(before) || (order !== undefined && order.last > order.first)
  if (!order) return readWithheldLast(request, clause)
  if (!opens || order.last === last || !request.isFree(first, last)) return false
  const part = partAt(request, order.last + 1, last)
  request.claim('without', order.first, endOfNone(request, clause), { sure: 0.9, ...(part ? { id: part } : {}) })
  return true
}

/** 'den Spendenstand bitte NICHT REINSCHREIBEN', 'l’e-mail NON LA METTO': the order behind what is not to be there. */
function readWithheldLast(request: RequestText, { first, last }: TextClause): boolean {
  const order = request
    .hits('withholds')
    .find(
      (hit) =>
        hit.first > first &&
        hit.last <= last &&
        hit.phrase.length >= LONG_ORDER &&
        isEndOf(request, hit.last + 1, last),
    )
  if (!order || order.first - first > LONGEST || !request.isFree(first, last)) return false
  const from =
    request.run(first, order.first - 1, (at) => request.isSmall(at) && request.within('articles', at) === undefined) + 1
  const part = partAt(request, from, order.first - 1)
  request.claim('without', from, last, { sure: 0.9, ...(part ? { id: part } : {}) })
  return true
}
/** Nothing stands behind the order but a courtesy, or until when: 'NON metterli FINCHÉ NON PAGANO'. */
const isEndOf = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.within('courtesies', at) !== undefined) === last ||
  (last - first < LONGEST_UNTIL && request.isSmall(first) && request.hitAt('and', first) === undefined)
const LONGEST_UNTIL = 4

/** Shorter ones mean something else at the end of a clause. */
const LONG_ORDER = 8

/** 'A CART I DON’T NEED': a part that is named beside it is not to be there. */
function readNeedless(request: RequestText, { first, last }: TextClause): boolean {
  const isIn = (hit: ConceptHit) => hit.first >= first && hit.last <= last
  const part = [...request.hits('section'), ...request.hits('component')].find(isIn)
  if (!part || !request.hits('needless').some(isIn) || !request.isFree(first, last)) return false
  request.claim('without', first, last, { sure: 0.9, id: part.id })
  return true
}

/** 'none yet, DON’T INVENT ANY': up to the end of the sentence, or to the key of the next part. */
function endOfNone(request: RequestText, clause: TextClause): number {
  const behind = request.clauses.slice(request.clauses.indexOf(clause) + 1)
  const stop = behind.findIndex(
    ({ first, last, before, after, sentence }) =>
      before !== ',' || after === ':' || sentence !== clause.sentence || !request.isFree(first, last),
  )
  return behind[(stop < 0 ? behind.length : stop) - 1]?.last ?? clause.last
}

/** 'none SO …', 'keine, …': what follows is why. */
const opensReason = (request: RequestText, at: number) =>
  request.isSmall(at) || request.hitAt('and', at) !== undefined || request.hitAt('asks', at) !== undefined

function readRefusal(request: RequestText, clause: TextClause): void {
  if (withManner(request, clause)) return
  const first = request.run(clause.first, clause.last, (at) => isLead(request, at)) + 1
  let { last } = clause
  while (last > first && isLead(request, last)) last -= 1
  if (last - first > LONGEST || !request.isFree(first, last)) return
  if (isRefusedBehind(request, first, last) || isNotDone(request, first, last))
    return void request.claim('statement', first, last, { sure: 0.7, id: 'refusal' })
  const opening = openingAt(request, first)
  if (opening && !hasPredicate(request, opening.last + 1, last)) claimRefusals(request, clause, [first, last])
}

/** 'no wifi, ON PURPOSE': belongs to what was refused before it. */
function withManner(request: RequestText, { first, last, before }: TextClause): boolean {
  const refused = request.facts.findLast(({ id, end }) => id === 'refusal' && end === request.tokens[first - 2]?.end)
  const isManner = request.run(first, last, (at) => request.within('manner', at) !== undefined) === last
  if (!refused || !isManner || before !== ',') return false
  const { end } = request.span(first, last)
  Object.assign(refused, { end, text: request.text.slice(refused.start, end) })
  request.shell(first, last)
  return true
}

/** 'NO ride-ons', 'NO HAY tele': what begins what there is not, the longest phrase of it. */
const openingAt = (request: RequestText, at: number) =>
  // 'SANS OUBLIER …' goes on with a list
  request.hitAt('and', at)
    ? undefined
    : longest([...request.hits('lacks'), ...request.hits('refuses')].filter(({ first }) => first === at))

/** 'animaux REFUSÉS', 'dogs are NOT ALLOWED'; 'IVA esclusa' is said of a price. */
const isRefusedBehind = (request: RequestText, first: number, last: number) =>
  request.hits('refused').some((hit) => hit.first > first && hit.last === last) && !request.within('taxes', last)

/** 'NO ALQUILAMOS a menores', 'NON ACCETTIAMO animali': a verb that has who does it in its ending. */
function isNotDone(request: RequestText, first: number, last: number): boolean {
  const not = request.hitAt('nots', first)
  return not !== undefined && not.last + 1 < last && endsAsPredicate(request, not.last + 1)
}

function claimRefusals(request: RequestText, clause: TextClause, [first, last]: Stretch): void {
  const pieces = refusalsOf(request, first, last)
  const parts = pieces.map(({ words }) => partsOf(request, ...words))
  // nobody opens with what there is not: 'No Limits, gym in Hull' and 'Sans Souci, chambres d'hôtes' are names
  if (clause === request.clauses[0] && parts.includes(null)) return
  const isBeside = parts.some((some) => some !== null) || followsRefused(request, clause)
  pieces.forEach((piece, index) => {
    const { whole, words, hit } = piece
    // guests are told that there is no lift, and that there are no reservations, and find no form for them
    const own = hit.kind === 'lacks' ? (parts[index]?.filter((id) => id === 'booking') ?? []) : (parts[index] ?? null)
    // 'and still NO WEBSITE' is why there is to be one
    const isPage = request.run(...words, (at) => request.within('pages', at) !== undefined) === words[1]
    if (isPage && !isBeside) return request.shell(...whole)
    // 'no prices and NO SHOP': beside a part another word is none either
    const isBesidePart = words[0] === words[1] && isBeside
    if (own === null && (isOfLooks(request, clause, piece) || isBesidePart))
      return void request.claim('without', ...whole, { sure: 0.6 })
    if (own === null || hit.kind === 'lacks' || own.includes('booking'))
      request.claim('statement', ...whole, { sure: 0.7, id: 'refusal' })
    for (const id of own ?? []) request.claim('without', ...whole, { sure: 0.9, id })
  })
}

/** 'nothing LOUD', and no 'nothing WITH nuts'; 'no stock-photo feel'. */
function isOfLooks(request: RequestText, clause: TextClause, { words, hit }: Refusal): boolean {
  const isManner =
    request.lexicon.has('nots', hit.phrase) &&
    !request.lexicon.has('excluding', hit.phrase) &&
    request.hitAt('having', words[0]) === undefined
  return isManner || speaksOfLooks(request, clause, words[0])
}

/** 'No prices, NO SHOP': whether a part is refused before in the sentence. */
const followsRefused = (request: RequestText, { sentence }: TextClause) =>
  request.facts.some(
    ({ kind, id, start }) => kind === 'without' && id !== undefined && request.sentenceAt(start) === sentence,
  )

type Refusal = { whole: Stretch; words: Stretch; hit: ConceptHit }

/** 'no prices and no shop' are two; each from its own 'no'. */
function refusalsOf(request: RequestText, first: number, last: number): Refusal[] {
  const starts = request.tokens
    .map((_, at) => openingAt(request, at))
    .filter((hit) => hit !== undefined && hit.first >= first && hit.last < last)
    .filter((hit) => hit?.first === first || request.hitBefore('and', (hit?.first ?? 0) - 1) !== undefined)
  return starts.flatMap((hit, index): Refusal[] => {
    if (!hit) return []
    const next = starts[index + 1]
    const joint = next && request.hitBefore('and', next.first - 1)
    const end = joint ? joint.first - 1 : last
    return [{ whole: [hit.first, end], words: [hit.last + 1, end], hit }]
  })
}

/** 'no stock-photo FEEL', 'calm, no CLUTTER': beside a look, or of what looks are said of. */
function speaksOfLooks(request: RequestText, { sentence, last }: TextClause, first: number): boolean {
  const looks = ['style', 'colour', 'shade'] as const
  const isLook = (at: number) =>
    looks.some((kind) => request.within(kind, at) !== undefined) ||
    isThingOfLooks(request, at) ||
    (['lookNouns', 'moods'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))
  const isJoint = (at: number) => request.isSmall(at) || request.within('and', at) !== undefined
  if (request.run(first, last, (at) => !isLook(at)) < last) return true
  return request.clauses.some(
    (one) =>
      one.sentence === sentence &&
      one.last < first &&
      request.run(one.first, one.last, (at) => isJoint(at) || isLook(at)) === one.last,
  )
}

/** 'no PHOTOS', 'no STOCK PHOTOS of chefs', 'no ADS on the page', and no 'photos during the service'. */
function isThingOfLooks(request: RequestText, at: number): boolean {
  const end = request.within('lookThings', at)?.last ?? (isCompoundOfLooks(request, at) ? at : null)
  if (end === null) return false
  const next = end + 1
  const last = request.clauseOf(at)?.last ?? at
  return (
    request.run(next, last, (one) => isLead(request, one)) === last ||
    request.hitAt('of', next) !== undefined ||
    request.run(next, last, (one) => request.within('pages', one) === undefined) < last
  )
}

/** 'keine BabyFOTOS' */
const isCompoundOfLooks = (request: RequestText, at: number) =>
  request.lexicon.grammar.compounds &&
  request.isWord(at) &&
  request.lexicon.grammar.lookThings.some((thing) => thing.length > SHORTEST_PART && request.word(at).endsWith(thing))
const SHORTEST_PART = 4

/** 'blog NI photos', 'team OR gallery': null where one of them is no part of a page. */
function partsOf(request: RequestText, first: number, last: number): string[] | null {
  const joints = [...request.hits('and'), ...request.hits('excluding')].filter(
    (hit) => hit.first > first && hit.last < last,
  )
  const starts = [first, ...joints.map((hit) => hit.last + 1)]
  const ends = [...joints.map((hit) => hit.first - 1), last]
  const parts = starts.map((start, index) => partAt(request, start, ends[index] ?? last))
  return parts.every((part) => part !== null) ? parts : null
}

/** 'PLEASE no …', 'AND no …', 'BUT no …', 'no shop PLEASE' */
const isLead = (request: RequestText, at: number) =>
  (['asks', 'asides', 'and', 'contrasts'] as const).some((kind) => request.within(kind, at) !== undefined) &&
  (['refuses', 'lacks'] as const).every((kind) => request.within(kind, at) === undefined)

const longest = (hits: readonly ConceptHit[]) => hits.toSorted((one, other) => other.last - one.last)[0]

/** The part that all of the words name, with what describes it: 'no BIG gallery'. */
export function partAt(request: RequestText, first: number, last: number): string | null {
  const from =
    request.run(
      first,
      last,
      (at) => request.hitAt('articles', at) !== undefined || request.within('qualities', at) !== undefined,
    ) + 1
  const parts = [...request.hits('section'), ...request.hits('component')]
  return parts.find((hit) => hit.first === from && hit.last === last)?.id ?? null
}
