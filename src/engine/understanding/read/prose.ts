import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { listedThings } from './listed-in-prose.ts'
import { isOfDoors } from './hours-of-doors.ts'
import { isIn, isNameless, isPlain, LEAST_LISTED, LISTED, PlacedFacts, type ReadPieces } from './placed-facts.ts'
import { isContracted, isSubject } from './predicates.ts'
import { isThingOfPrice } from './priced-in-prose.ts'
import type { RequestText } from './request-text.ts'
import { isAsk, isNoPage } from './sentences.ts'
import { isForBuilder, opensAsOrder, saidOfPage, startOfSaid } from './said-of-page.ts'
import { isMarked, isProse, isRunOn, isVerb, type Sentence, sentencesOf, tells } from './telling.ts'
import { isSentence } from './whole-clauses.ts'

/** Parts of a page, which a sentence that tells something names by chance: '62 STEPS up', 'our BASKETS'. */
const ofPage = new Set<ReadKind>(['section', 'without', 'style'])

/**
 * Prose is told as it was written: every sentence that tells something stands whole on the page, and what is listed beside it
 * is only what holds by itself — a thing with its price, doors with their hours. What asks whoever builds the page to say
 * something is told by what it says.
 */
export function inProse(request: RequestText, rows: ReadonlyMap<number, string>, reading: ReadPieces): ReadPieces {
  const sentences = sentencesOf(request)
  if (!isProse(request, sentences)) return reading
  const placed = new PlacedFacts(request, reading)
  const isTyped = (clause: TextClause) => {
    const row = rows.get(request.clauses.indexOf(clause))
    return row !== undefined && row !== 'offered'
  }
  // 'Classes are on Mondays …' is a sentence, and 'Classes: …' a row
  const isRow = (clauses: Sentence) =>
    clauses.some(isTyped) && clauses.some(({ before, after }) => before === ':' || after === ':')
  for (const clauses of sentences)
    if (!isRow(clauses) && isOneLine(clauses) && !isMarked(request, clauses)) readSentence(placed, clauses)
  return { facts: placed.facts, left: placed.left }
}

const isOneLine = (clauses: Sentence) => clauses.every(({ line }) => line === clauses[0]?.line)

/** What a sentence tells, part by part; what a sentence asks for the page and what it tells are two things. */
function readSentence(placed: PlacedFacts, clauses: Sentence): void {
  const { request } = placed
  const asked = clauses.findIndex((clause) => isForPage(request, clause))
  if (asked < 0 && !opensAsOrder(request, clauses)) {
    const end = clauses.findIndex((clause, index) => index > 0 && isForBuilder(request, clause))
    if (end > 0) forgetRest(placed, clauses[end]?.first ?? 0, clauses.at(-1)?.last ?? 0)
    return tellPart(placed, end > 0 ? clauses.slice(0, end) : clauses)
  }
  const said = saidOfPage(request, clauses)
  if (said.length > 0) forgetSaid(placed, clauses, said[0]?.[0]?.first ?? 0)
  for (const part of said) tellPart(placed, part, true)
  // 'a page THAT ANSWERS what people ask': how the page is to be
  placed.facts = placed.facts.map((fact) =>
    fact.kind === 'statement' && asked >= 0 && isIn(pageSpan(request, clauses, asked), fact)
      ? { ...fact, kind: 'style', id: 'unshown' }
      : fact,
  )
  // 'a page for our rescue, IT’S JUST ME AND MY MUM', 'a site: MY NAME IS Ann'
  const after =
    said.length > 0 || asked < 0 ? [] : [...runOn(request, clauses, asked), ...afterAsk(request, clauses, asked)]
  if (after.length > 0) tellPart(placed, after, true)
  const [told, whole] = [after.at(-1)?.last, clauses.at(-1)?.last]
  if (told !== undefined && whole !== undefined && told < whole) forgetRest(placed, told + 1, whole)
  const before = opensAsOrder(request, clauses) ? [] : beforeAsk(request, clauses, asked)
  if (before.length > 0 && tells(request, before)) tellBefore(placed, before)
}

const isForPage = (request: RequestText, clause: TextClause) => pageIn(request, clause) !== undefined

const pageIn = (request: RequestText, { first, last }: TextClause) =>
  request.hits('pages').find((hit) => hit.first >= first && hit.last <= last && !isNoPage(request, hit))

const pageSpan = (request: RequestText, clauses: Sentence, asked: number) => {
  const hit = clauses[asked] && pageIn(request, clauses[asked])
  return request.span(hit?.first ?? 0, hit?.last ?? 0)
}

/** So many clauses before the word for the page. */
const NEAR = 2

/** 'BRAUCHE', 'I WOULD LIKE': what asks, and does nothing. */
const needsIn = (request: RequestText, { first, last }: TextClause) =>
  request
    .hits('asks')
    .find(
      (hit) =>
        hit.first >= first &&
        hit.last <= last &&
        (hit.last > hit.first || request.lexicon.deeds.has(request.word(hit.first)) || isVerb(request, hit.first)),
    )

/** 'WE ARE THREE WHO SEW DRESSES and need a page': the clauses before the one that asks, and of that what stands before its 'and'. */
function beforeAsk(request: RequestText, clauses: Sentence, asked: number): Sentence {
  // 'und brauche eine ruhige, freundliche SEITE' begins to ask before its comma
  const from = clauses.findIndex(
    (one, index) => index <= asked && index >= asked - NEAR && needsIn(request, one) !== undefined,
  )
  const at = from < 0 ? asked : from
  const [before, clause] = [clauses.slice(0, Math.max(0, at)), clauses[at]]
  const page = clause && (needsIn(request, clause) ?? pageIn(request, clause))
  if (!clause || !page) return before
  const joint = request.hits('and').findLast(({ first, last }) => first >= clause.first && last < page.first)
  if (joint && joint.first === clause.first) return before
  return joint ? [...before, { ...clause, last: joint.first - 1 }] : before
}

/** 'I need a page where people can book and THE PRICE IS 40 a bag …': without a mark, from where something else is said on. */
function runOn(request: RequestText, clauses: Sentence, asked: number): Sentence {
  const clause = clauses[asked]
  const page = clause && pageIn(request, clause)
  if (!clause || !page || !isRunOn(clause)) return []
  const isSelf = (at: number) => request.hitAt('self', at) !== undefined || request.hitAt('offering', at) !== undefined
  const isCopula = (at: number) =>
    request.within('copula', at) !== undefined || request.lexicon.has('predicates', request.word(at))
  for (let at = page.last + 2; at < clause.last; at++) {
    const isJoined = request.within('and', at - 1) !== undefined
    const isSaid = isJoined && request.isWord(at) && !request.isSmall(at) && isCopula(at + 1)
    if (isSaid || isSelf(at)) return [{ ...clause, first: at, last: beforeWish(request, at, clause.last) }]
  }
  return []
}

/** '… que se vea bien el teléfono': what is wished again at its end stands on no page. */
const beforeWish = (request: RequestText, first: number, last: number) => {
  const wish = [...request.hits('asks'), ...request.hits('wishes')].find(
    (hit) => hit.first > first + 2 && hit.last > hit.first,
  )
  return wish && wish.last <= last ? wish.first - 1 : last
}

/** The clauses behind an ask, from the first one on that has who does it and what. */
function afterAsk(request: RequestText, clauses: Sentence, asked: number): Sentence {
  const from = clauses.findIndex((clause, index) => {
    const opens = index > asked && (clause.before === ',' || clause.before === ':' || clause.before === 'dash')
    const isHanging = (['relativePronouns', 'asksWhat', 'and'] as const).some((kind) =>
      request.hitAt(kind, clause.first),
    )
    const isReason = !request.lexicon.grammar.verbLast && request.hitAt('reasons', clause.first) !== undefined
    const starts = isReason || startsWithSubject(request, clause.first)
    const isSaid = isSentence(request, [clause]) || isShortened(request, clause.first)
    return opens && (isReason || !isHanging) && isSaid && starts
  })
  return from < 0 ? [] : clauses.slice(from)
}

/** 'I', 'we’re', 'it’s', 'my name', 'ich heiße', 'insegno io' */
const startsWithSubject = (request: RequestText, first: number) =>
  isSubject(request, first) ||
  isContracted(request, first) ||
  (['self', 'person', 'named', 'copula'] as const).some((kind) => request.hitAt(kind, first)) ||
  isShortened(request, first)

/** 'ITS just me and my mum' */
const isShortened = (request: RequestText, first: number) =>
  request.lexicon.language === 'en' && /^(?:its|im|theres)$/.test(request.word(first))

/** Below, it may be what somebody does. */
const SURE_WHAT = 0.7

/** Of what stands before an ask its facts have their places; the rest is told whole. */
function tellBefore(placed: PlacedFacts, clauses: Sentence): void {
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
    startOfSaid(request, clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0),
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
function forgetSaid(placed: PlacedFacts, clauses: Sentence, first: number): void {
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
function forget(placed: PlacedFacts, clauses: Sentence): void {
  const span = spanOf(placed.request, clauses)
  const isGone = (fact: Fact) =>
    (isIn(fact, span) && (fact.kind === 'statement' || ofPage.has(fact.kind) || fact.kind === 'audience')) ||
    (fact.kind === 'service' && fact.id !== 'priced' && isIn(fact, span))
  placed.facts = placed.facts.filter((fact) => !isGone(fact))
}

const spanOf = (request: RequestText, clauses: Sentence) =>
  request.span(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0)

/** `isSaid`: it was asked to be said, and is told though nothing was torn out of it. */
function tellPart(placed: PlacedFacts, clauses: Sentence, isSaid = false): void {
  const { request } = placed
  const span = spanOf(request, clauses)
  const inside = () => placed.facts.filter((fact) => isIn(fact, span))
  if (!tells(request, clauses) && !isMixed(clauses, inside())) return
  // a question on the page, or a form, was asked for
  if (inside().some(({ kind }) => kind === 'question' || kind === 'field' || kind === 'quote')) return
  const listed = listedThings(request, inside())
  const torn = inside().filter((fact) => isTorn(placed, clauses, fact, listed))
  placed.facts = placed.facts.filter((fact) => !torn.includes(fact))
  const facts = inside()
  const isList = facts.filter(({ id }) => id === 'priced').length >= LEAST_LISTED || listed.length > 0
  const hasLeft = clauses.some((clause) => placed.hasLeft(clause))
  const notes = facts.filter(({ kind, id }) => kind === 'statement' && id !== 'row')
  if (facts.some(({ id }) => id === 'row')) return
  const isCovered = isList || !isSaid
  if (torn.length === 0 && !hasLeft && notes.length === 0 && isCovered && !hasOpen(placed, clauses)) return
  const alone =
    isList && torn.length === 0 && !hasLeft && notes.length > 0 ? standsAlone(request, clauses, notes) : null
  const [first, last] = alone ?? [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  const days = facts.filter(({ kind }) => kind === 'date')
  // 'opening hours and a map would be great'
  const isWished = clauses.some((clause) => isAsk(request, clause))
  const isOfPage = (fact: Fact) => isIn(fact, span) && ofPage.has(fact.kind) && !(isWished && fact.kind === 'section')
  placed.facts = placed.facts.filter((fact) => !isOfPage(fact) && !notes.includes(fact))
  placed.tell(startOfSaid(request, first, last), last, 'sentence')
  // on which day it is says more than its sentence, and so does a list of what there is
  placed.facts.push(...[...days, ...listed].filter((fact) => !placed.facts.includes(fact)))
}

/** Words that no fact has, and that only lead up to none. */
function hasOpen({ request, facts }: PlacedFacts, clauses: Sentence): boolean {
  const isTold = (at: number) => facts.some((fact) => isIn(request.span(at, at), fact))
  return clauses.some(
    ({ first, last }) =>
      request.run(first, last, (at) => {
        const isWord = request.isWord(at) && !request.isSmall(at) && request.within('asides', at) === undefined
        return !isWord || request.taken(at) === 'shell' || isVerb(request, at) || isTold(at)
      }) < last,
  )
}

/** 'Farm visits on Fridays at 5 in July, 4 €, children free': without a verb, a thing with its time, its price and more. */
function isMixed(clauses: Sentence, facts: readonly Fact[]): boolean {
  const has = (test: (fact: Fact) => boolean) => facts.some(test)
  if (clauses.length < 2 || has(({ kind }) => kind === 'what' || kind === 'name' || kind === 'section')) return false
  const isThing = (fact: Fact) => isPlain(fact) && fact.sure < LISTED
  const isNote = ({ kind, id }: Fact) => kind === 'statement' && id !== 'row'
  const kinds = [has(isThing), has(({ kind }) => kind === 'hours'), has(isNameless), has(isNote)]
  return kinds.filter(Boolean).length > 1
}

/** 'A costs 20 €, B 60 €, AND C WE REPAIR AT HOME': behind a list of prices one clause that needs nothing before it. */
function standsAlone(request: RequestText, clauses: Sentence, notes: readonly Fact[]): [number, number] | null {
  const [note] = notes
  const clause = clauses.find(({ first, last }) => note && isIn(note, request.span(first, last)))
  if (notes.length !== 1 || !clause || clause !== clauses.at(-1) || !isSentence(request, [clause])) return null
  const first = startOfSaid(request, clause.first, clause.last)
  return request.hitAt('links', first) ? null : [clause.first, clause.last]
}

/** What holds by itself nowhere but in its sentence. */
function isTorn(placed: PlacedFacts, clauses: Sentence, fact: Fact, listed: readonly Fact[]): boolean {
  const { request, facts } = placed
  if (fact.id === 'priced') return !isThingOfPrice(request, fact)
  if (fact.kind === 'price') {
    const thing = facts.find(({ id, text }) => id === 'priced' && text === fact.of)
    return thing === undefined || !isThingOfPrice(request, thing)
  }
  if (fact.kind === 'hours' && fact.id !== 'closed') return !isOfDoors(request, clauses, fact)
  return isPlain(fact) && !listed.includes(fact)
}
