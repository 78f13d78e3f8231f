import { beforeAsk, behindAsk, isForPage, pageSpan } from './around-ask.ts'
import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { isOfDoors } from './hours-of-doors.ts'
import { listedThings } from './listed-in-prose.ts'
import {
  isIn,
  isNameless,
  isPlain,
  isPriced,
  LEAST_LISTED,
  LISTED,
  PlacedFacts,
  type ReadPieces,
} from './placed-facts.ts'
import { arePricesWhole, isThingOfPrice } from './priced-in-prose.ts'
import type { Span } from '../types.ts'
import type { RequestText } from './request-text.ts'
import { asksAbility, isForBuilder, opensAsOrder, contentClauses, isDuty, startOfContent } from './content-clauses.ts'
import { isAsk } from './sentences.ts'
import {
  isMarked,
  isTalk,
  isProse,
  isFinite,
  isRunOn,
  type SentenceClauses,
  clausesBySentence,
  isAssertion,
} from './assertions.ts'
import { isSentence } from './whole-clauses.ts'
import { withoutWriter } from './writer.ts'

/** Parts of a page, which a sentence that tells something names by chance: '62 STEPS up', 'our BASKETS'. */
const ofPage = new Set<ReadKind>(['section', 'without', 'style'])

/**
 * Prose is told as it was written: every sentence that tells something stands whole on the page, and what is listed beside it
 * is only what holds by itself — a thing with its price, doors with their hours. What asks whoever builds the page to say
 * something is told by what it says.
 */
export function inProse(request: RequestText, rows: ReadonlyMap<number, string>, reading: ReadPieces): ReadPieces {
  const sentences = clausesBySentence(request)
  if (!isProse(request, sentences)) return reading
  const placed = new PlacedFacts(request, reading)
  const isTyped = (clause: TextClause) => {
    const row = rows.get(request.clauses.indexOf(clause))
    return row !== undefined && row !== 'offered'
  }
  const abilities = sentences.filter((clauses) => asksAbility(request, clauses) && !clauses.some(isRunOn))
  // 'Classes are on Mondays …' is a sentence, and 'Classes: …' a row
  const isRow = (clauses: SentenceClauses) =>
    clauses.some(isTyped) && clauses.some(({ before, after }) => [':', '('].includes(before) || after === ':')
  for (const clauses of sentences) {
    if (isRow(clauses) || !isOneLine(clauses) || isTalk(request, clauses) || listsParts(request, clauses, reading))
      continue
    if (isMarked(request, clauses)) tellTornRow(placed, clauses)
    else readSentence(placed, clauses)
  }
  const isWish = ({ kind, id, start }: Fact) =>
    kind === 'statement' && id === 'sentence' && abilities.some((clauses) => isAt(request, clauses, start))
  placed.facts = placed.facts.map((fact) =>
    isShred(placed, fact) || isWish(fact) ? { ...fact, kind: 'style', id: 'unshown' } : fact,
  )
  return { facts: placed.facts, left: placed.left }
}

/** Fewer are what a sentence speaks of. */
const LEAST_PARTS = 3

/**
 * 'Quem sou, como funciona o acompanhamento, relatos, perguntas': a sentence of which the most are parts of the page tells nothing.
 * What stands in brackets behind a part is in it: 'our services (HEMS, ZIPS, CURTAINS), a page about us'.
 */
function listsParts(request: RequestText, clauses: SentenceClauses, { facts }: ReadPieces): boolean {
  let isInside = false
  let wasPart = false
  const isPart = ({ first, last, before, after }: TextClause) => {
    isInside = (isInside || before === '(') && wasPart
    const { start, end } = request.span(first, last)
    wasPart = isInside || facts.some((fact) => fact.kind === 'section' && fact.start >= start && fact.end <= end)
    if (after === ')') isInside = false
    return wasPart
  }
  return clauses.length >= LEAST_PARTS && clauses.filter(isPart).length * 2 > clauses.length
}

const isAt = (request: RequestText, clauses: SentenceClauses, start: number) => {
  const span = spanOf(request, clauses)
  return start >= span.start && start < span.end
}

/** One or two words that were left of a sentence, and that nothing lists: 'Grand Union', 'died'. */
function isShred({ request, facts }: PlacedFacts, fact: Fact): boolean {
  const isNoteOnly = fact.kind === 'statement' && fact.id === 'note' && !fact.of && !/\d/.test(fact.text)
  // 'Schnupperstunde umsonst'
  if (request.hits('free').some((hit) => isIn(hit, fact))) return false
  const isLone = isPlain(fact) && fact.sure < LISTED
  if ((!isNoteOnly && !isLone) || fact.text.split(/\s+/).length > SHRED) return false
  const sentence = request.sentenceAt(fact.start)
  const beside = facts.filter((one) => one !== fact && isPlain(one) && request.sentenceAt(one.start) === sentence)
  return beside.length === 0
}
const SHRED = 2

/** '- step free from Baxter Street, NOT the front': a row in a list of which only pieces were read is told whole. */
function tellTornRow(placed: PlacedFacts, clauses: SentenceClauses): void {
  const span = spanOf(placed.request, clauses)
  const inside = placed.facts.filter((fact) => isIn(fact, span))
  const isTornRow = inside.some((fact) => isPlain(fact) || isNote(fact)) && clauses.some((one) => placed.hasLeft(one))
  const hasPlace = inside.some((fact) => isPriced(fact) || ['hours', 'contact', 'date', 'name'].includes(fact.kind))
  if (isTornRow && !hasPlace) placed.tell(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0, 'note')
}

const isOneLine = (clauses: SentenceClauses) => clauses.every(({ line }) => line === clauses[0]?.line)

/** What a sentence says, part by part; what it asks for the page and what it tells of the business are two things. */
function readSentence(placed: PlacedFacts, clauses: SentenceClauses): void {
  const { request } = placed
  const asked = clauses.findIndex((clause) => isForPage(request, clause))
  const isOrder = opensAsOrder(request, clauses)
  if (asked < 0 && !isOrder) return readTold(placed, clauses)
  const said = contentClauses(request, clauses)
  if (said.length > 0) forgetSaid(placed, clauses, said[0]?.[0]?.first ?? 0)
  for (const part of said) tellPart(placed, part, true)
  // 'il faut savoir nager' asks visitors
  if (asked < 0 && said.length === 0 && isDuty(request, clauses)) return readTold(placed, clauses)
  if (asked >= 0) untellPage(placed, clauses, asked)
  if (asked >= 0 && said.length === 0) tellBehind(placed, clauses, asked)
  if (asked >= 0) untellPieces(placed, clauses, asked)
  const before = isOrder ? [] : beforeAsk(request, clauses, asked)
  const { told, ofWriter } = withoutWriter(request, before)
  for (const part of ofWriter) untellWriter(placed, part)
  for (const part of told) if (isAssertion(request, part) && !asksAbility(request, part)) tellBefore(placed, part)
}

/** A sentence that asks for no page, up to where it says how it is to be said. */
function readTold(placed: PlacedFacts, clauses: SentenceClauses): void {
  const end = clauses.findIndex((clause, index) => index > 0 && isForBuilder(placed.request, clause))
  const [first, last] = [clauses[end]?.first, clauses.at(-1)?.last]
  const isCut = end > 0 && first !== undefined && last !== undefined
  if (isCut) forgetRest(placed, first, last)
  const { told, ofWriter } = withoutWriter(placed.request, isCut ? clauses.slice(0, end) : clauses)
  const wasTold = (isCut || ofWriter.length > 0) && forgetTold(placed, clauses)
  for (const part of ofWriter) untellWriter(placed, part)
  for (const part of told) tellPart(placed, part, wasTold)
}

/** Statements that overlap a sentence, of which only parts are told, are told nowhere. @returns whether there were any */
function forgetTold(placed: PlacedFacts, clauses: SentenceClauses): boolean {
  const span = spanOf(placed.request, clauses)
  const kept = placed.facts.filter((fact) => !isToldIn(fact, span))
  const wasTold = kept.length < placed.facts.length
  placed.facts = kept
  return wasTold
}

const isToldIn = ({ kind, id, start, end }: Fact, span: Span) =>
  kind === 'statement' && id !== 'refusal' && start < span.end && end > span.start

/** Who writes is told to nobody but the one who reads the request. */
function untellWriter(placed: PlacedFacts, clauses: SentenceClauses): void {
  const span = spanOf(placed.request, clauses)
  const isGone = (fact: Fact) =>
    isToldIn(fact, span) || ((isPlain(fact) || fact.kind === 'person' || fact.kind === 'date') && isIn(fact, span))
  const text = placed.request.text.slice(span.start, span.end)
  placed.facts = [
    ...placed.facts.filter((fact) => !isGone(fact)),
    { kind: 'style', id: 'unshown', ...span, text, sure: 0.8 },
  ]
}

/** 'a page THAT ANSWERS what people ask': how the page is to be. */
function untellPage(placed: PlacedFacts, clauses: SentenceClauses, asked: number): void {
  const page = pageSpan(placed.request, clauses, asked)
  placed.facts = placed.facts.map((fact) =>
    fact.kind === 'statement' && isIn(page, fact) ? { ...fact, kind: 'style', id: 'unshown' } : fact,
  )
}

/** 'I’m the secretary (ALSO SECOND BASS) and we need a page, BECAUSE THE PORTALS COST TOO MUCH': pieces are nothing on offer. */
function untellPieces({ request, facts }: PlacedFacts, clauses: SentenceClauses, asked: number): void {
  const page = clauses[asked] ? pageSpan(request, clauses, asked).end : 0
  const span = spanOf(request, clauses)
  const reason = request.hits('reasons').find((hit) => hit.start >= page && hit.end <= span.end)
  const isBehindReason = (fact: Fact) => reason !== undefined && fact.start >= reason.start
  facts.forEach((fact, at) => {
    if (isPlain(fact) && isIn(fact, span) && (isBehindReason(fact) || fact.sure < LISTED))
      facts[at] = { ...fact, kind: 'style', id: 'unshown' }
  })
}

function tellBehind(placed: PlacedFacts, clauses: SentenceClauses, asked: number): void {
  const behind = behindAsk(placed.request, clauses, asked)
  if (behind.length === 0) return
  tellPart(placed, behind, true)
  const [told, whole] = [behind.at(-1)?.last, clauses.at(-1)?.last]
  if (told !== undefined && whole !== undefined && told < whole) forgetRest(placed, told + 1, whole)
}

/** Below, it may be what somebody does. */
const SURE_WHAT = 0.7

/** Of what stands before an ask its facts have their places; the rest is told whole. */
function tellBefore(placed: PlacedFacts, clauses: SentenceClauses): void {
  const { request } = placed
  const span = spanOf(request, clauses)
  const isKnown = ({ kind, sure }: Fact) =>
    (kind === 'what' && sure >= SURE_WHAT) || kind === 'place' || kind === 'name'
  const inside = placed.facts.filter((fact) => isIn(fact, span))
  const open = clauses.flatMap(({ first, last }) =>
    [...Array(last - first + 1).keys()]
      .map((step) => first + step)
      .filter((at) => isOpen(request, at, inside.filter(isKnown))),
  )
  if (inside.every(isKnown) && open.length === 0) return
  forget(placed, clauses)
  placed.tell(
    startOfContent(request, clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0),
    clauses.at(-1)?.last ?? 0,
    'sentence',
  )
}

/** A word that no fact has, and that says something by itself. */
const isOpen = (request: RequestText, at: number, facts: readonly Fact[]) => {
  const span = request.span(at, at)
  const isShell =
    request.isSmall(at) || (['self', 'openers', 'named'] as const).some((kind) => request.within(kind, at))
  return /[\p{L}\p{N}]/u.test(request.tokens[at]?.text ?? '') && !isShell && !facts.some((fact) => isIn(span, fact))
}

/** What leads up to what is to be said stands on no page, and what was read in it neither. */
function forgetSaid(placed: PlacedFacts, clauses: SentenceClauses, first: number): void {
  const { request } = placed
  const opening = clauses[0]?.first ?? 0
  forget(placed, clauses)
  placed.take(opening, first - 1)
  request.shell(opening, first - 1)
}

const ofList = new Set<ReadKind>(['service', 'price', 'statement', 'hours'])

/** '…, please make that clear': what is said to whoever builds the page behind what is told. */
function forgetRest(placed: PlacedFacts, first: number, last: number): void {
  const span = placed.request.span(first, last)
  placed.facts = placed.facts.filter((fact) => !isIn(fact, span) || !ofList.has(fact.kind))
  placed.take(first, last)
}

/** What is told again is told nowhere else; prices, people and contacts stay. */
function forget(placed: PlacedFacts, clauses: SentenceClauses): void {
  const span = spanOf(placed.request, clauses)
  const isGone = (fact: Fact) =>
    (isIn(fact, span) && (fact.kind === 'statement' || ofPage.has(fact.kind) || fact.kind === 'audience')) ||
    (fact.kind === 'service' && fact.id !== 'priced' && isIn(fact, span))
  placed.facts = placed.facts.filter((fact) => !isGone(fact))
}

const spanOf = (request: RequestText, clauses: SentenceClauses) =>
  request.span(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0)

/** `isSaid`: it was asked to be said, and is told though nothing was torn out of it. */
function tellPart(placed: PlacedFacts, clauses: SentenceClauses, isSaid = false): void {
  const { request } = placed
  const span = spanOf(request, clauses)
  const inside = () => placed.facts.filter((fact) => isIn(fact, span))
  if (!isAssertion(request, clauses) && !isMixed(clauses, inside())) return
  if (asksAbility(request, clauses)) return
  // a question on the page, or a form, was asked for
  if (inside().some(({ kind }) => kind === 'question' || kind === 'field' || kind === 'quote')) return
  const listed = listedThings(request, inside())
  const pieces = inside().filter((fact) => isTorn(placed, clauses, fact, listed))
  // some of the hours of a sentence would look like all of them
  const areHoursTorn = pieces.some(({ kind }) => kind === 'hours')
  const torn = areHoursTorn ? inside().filter((fact) => fact.kind === 'hours' || pieces.includes(fact)) : pieces
  placed.facts = placed.facts.filter((fact) => !torn.includes(fact))
  const found: Found = {
    listed,
    torn: torn.length > 0,
    hasLeft: clauses.some((one) => placed.hasLeft(one)),
    facts: inside(),
  }
  if (!found.facts.some(({ id }) => id === 'row') && isToBeTold(placed, clauses, found, isSaid))
    tellWhole(placed, clauses, found)
}

/** What was read in a sentence: what it lists, whether a piece was torn out of it, whether words were left, and its facts. */
type Found = { listed: readonly Fact[]; torn: boolean; hasLeft: boolean; facts: readonly Fact[] }

const isNote = ({ kind, id }: Fact) => kind === 'statement' && id !== 'row'

const lists = ({ listed, facts }: Found) =>
  listed.length > 0 || facts.filter(({ id }) => id === 'priced').length >= LEAST_LISTED

/** Something of it has no place of its own. */
const isToBeTold = (placed: PlacedFacts, clauses: SentenceClauses, found: Found, isSaid: boolean) =>
  found.torn || found.hasLeft || found.facts.some(isNote) || (isSaid && !lists(found)) || hasOpen(placed, clauses)

/** Tells it whole, or behind a list the one clause that stands by itself. */
function tellWhole(placed: PlacedFacts, clauses: SentenceClauses, found: Found): void {
  const { request } = placed
  const span = spanOf(request, clauses)
  const notes = found.facts.filter(isNote)
  const mayBePart = lists(found) && !found.torn && !found.hasLeft && notes.length > 0
  const alone = mayBePart ? standsAlone(request, clauses, notes) : null
  const [first, last] = alone ?? [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  const days = found.facts.filter(({ kind }) => kind === 'date')
  // 'opening hours and a map would be great'
  const isWished = clauses.some((clause) => isAsk(request, clause))
  const isOfPage = (fact: Fact) => isIn(fact, span) && ofPage.has(fact.kind) && !(isWished && fact.kind === 'section')
  placed.facts = placed.facts.filter((fact) => !isOfPage(fact) && !notes.includes(fact))
  placed.tell(startOfContent(request, first, last), last, 'sentence')
  if (!arePricesWhole(request, clauses, found.facts))
    placed.facts = placed.facts.filter((fact) => !(isIn(fact, span) && isPriced(fact)))
  // on which day it is says more than its sentence, and so does a list of what there is
  placed.facts.push(...[...days, ...found.listed].filter((fact) => !placed.facts.includes(fact)))
}

/** Words that no fact has, and that only lead up to none. */
function hasOpen({ request, facts }: PlacedFacts, clauses: SentenceClauses): boolean {
  const isTold = (at: number) => facts.some((fact) => isIn(request.span(at, at), fact))
  return clauses.some(
    ({ first, last }) =>
      request.run(first, last, (at) => {
        const isWord = request.isWord(at) && !request.isSmall(at) && request.within('asides', at) === undefined
        return !isWord || request.taken(at) === 'shell' || isFinite(request, at) || isTold(at)
      }) < last,
  )
}

/** 'Farm visits on Fridays at 5 in July, 4 €, children free': without a verb, a thing with its time, its price and more. */
function isMixed(clauses: SentenceClauses, facts: readonly Fact[]): boolean {
  const has = (test: (fact: Fact) => boolean) => facts.some(test)
  if (clauses.length < 2 || has(({ kind }) => kind === 'what' || kind === 'name' || kind === 'section')) return false
  const isThing = (fact: Fact) => isPlain(fact) && fact.sure < LISTED
  const kinds = [has(isThing), has(({ kind }) => kind === 'hours'), has(isNameless), has(isNote)]
  return kinds.filter(Boolean).length > 1
}

/** 'A costs 20 €, B 60 €, AND C WE REPAIR AT HOME': behind a list of prices one clause that needs nothing before it. */
function standsAlone(request: RequestText, clauses: SentenceClauses, notes: readonly Fact[]): [number, number] | null {
  const [note] = notes
  const clause = clauses.find(({ first, last }) => note && isIn(note, request.span(first, last)))
  if (notes.length !== 1 || !clause || clause !== clauses.at(-1) || !isSentence(request, [clause])) return null
  const first = startOfContent(request, clause.first, clause.last)
  return request.hitAt('links', first) ? null : [clause.first, clause.last]
}

/** What holds by itself nowhere but in its sentence. */
function isTorn(placed: PlacedFacts, clauses: SentenceClauses, fact: Fact, listed: readonly Fact[]): boolean {
  const { request, facts } = placed
  if (fact.id === 'priced') return !isThingOfPrice(request, fact)
  if (fact.kind === 'price') {
    const thing = facts.find(({ id, text }) => id === 'priced' && text === fact.of)
    return thing === undefined || !isThingOfPrice(request, thing)
  }
  if (fact.kind === 'hours' && fact.id !== 'closed') return !isOfDoors(request, clauses, fact)
  return isPlain(fact) && !listed.includes(fact)
}
