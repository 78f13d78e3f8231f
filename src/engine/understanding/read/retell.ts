import { type ConceptKind, knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { withoutCourtesy } from './courtesies.ts'
import { beside } from './facts-beside.ts'
import type { Fact, ReadKind } from './facts.ts'
import type { Matter, MatterReading } from './matter.ts'
import { isBeforePlace, subjectOfMatter } from './matter-subject.ts'
import { hasLook, withoutColours } from './matter-colours.ts'
import { endOfStatement } from './end-of-statement.ts'
import { isPriced } from './placed-facts.ts'
import { arePricesWhole, isThingOfPrice } from './priced-in-prose.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import type { Stretch } from './stretches.ts'
import { isAssertion, isProse, isTalk } from './assertions.ts'
import { isSentence } from './whole-clauses.ts'
import { withoutWriter } from './writer.ts'

/** Matters whose pages tell what was written line by line: nobody has an offer there. */
const retoldMatters = new Set<Matter>(['occasion', 'notice', 'sale', 'household'])

/** Whether a page of this matter tells its request line by line. */
export const isRetold = (reading: MatterReading | null) => reading !== null && retoldMatters.has(reading.matter)

/** Facts of pages: a clause with one of them is no line about the matter. */
const ofPages = new Set<ReadKind>(['section', 'without', 'question', 'field', 'quote'])
/** Facts that have a place of their own on the page. */
const strong = new Set<ReadKind>(['contact', 'date', 'name', 'what'])
/** What a line says with them, it says itself. */
const weak = new Set<ReadKind>(['service', 'hours', 'statement', 'audience', 'colour', 'style'])

/** From so sure on a name is one that was given: 'called Miso'; those who invite have one as well. */
const GIVEN = 0.9
const INVITING = 0.75

type Span = { start: number; end: number }
type Retelling = { facts: Fact[]; left: Stretch[] }
type Teller = { request: RequestText; matter: Matter; facts: Fact[]; news: Fact[] }

const isIn = (fact: Fact, { start, end }: Span) => fact.start >= start && fact.end <= end

/**
 * What is told of a matter, in the lines in which it was written: a sentence whole, a clause with its time, its place and
 * what it costs. Facts that a reader of businesses makes of them ('Lena', 'at 2pm' as hours) are theirs no more.
 */
export function retold(request: RequestText, reading: MatterReading | null, left: readonly Stretch[]): Retelling {
  if (!reading || !isRetold(reading)) return { facts: request.facts, left: [...left] }
  const { matter } = reading
  const opens = request.span(...reading.at).start
  // 'village fair “Lantern Night”'
  const isQuoted = ({ start }: Fact) => /["“„«]/.test(request.text.charAt(start)) && request.sentenceAt(start) === 0
  const isGiven = (fact: Fact) =>
    fact.sure >= GIVEN || (matter === 'occasion' && fact.sure >= INVITING && (fact.start < opens || isQuoted(fact)))
  const named = request.facts.filter((fact) => fact.kind !== 'name' || isGiven(fact))
  const joined = beside(request, beside(request, named, ['date', 'hours'], 'date'), ['place'], 'place')
  const teller: Teller = { request, matter, facts: joined, news: [] }
  const subject = subjectOfMatter(request, reading, teller.facts)
  if (subject) {
    const spoken = request.span(subject.clause.first, subject.clause.last)
    // a sentence that begins with it is told by its clauses
    const isAround = (fact: Fact) => weak.has(fact.kind) && fact.start < spoken.end && fact.end > spoken.end
    const others = teller.facts.filter((fact) => fact.kind !== 'what' && !isAround(fact))
    teller.facts = [...others.map((fact) => withoutRole(request, fact, subject.clause)), subject.fact]
    tellRest(teller, subject.fact, subject.clause)
  }
  const bySentence = Map.groupBy(request.clauses, ({ sentence }) => sentence)
  const isTold = isProse(request, [...bySentence.values()])
  for (const clauses of bySentence.values()) {
    if (isTalk(request, clauses)) continue
    const open = clauses.filter((clause) => clause !== subject?.clause && !isForPage(teller, clause))
    // 'Shh, she knows nothing.'
    const [opening, ...others] = clauses
    const isCalled = opening !== undefined && opening.last === opening.first && opening.after === ','
    const isSaid = isSentence(request, clauses) || (isCalled && others.length > 0 && isSentence(request, others))
    const { told, ofWriter } = withoutWriter(request, open)
    for (const part of ofWriter) untell(teller, part)
    if (ofWriter.length > 0) for (const part of told) tellRun(teller, part)
    else if (open.length === clauses.length && isSaid) tell(teller, wholeOf(clauses), 'sentence')
    else for (const run of isTold ? runsOf(request, open) : open.map((one) => [one])) tellRun(teller, run)
  }
  const facts = withoutColours(request, teller.facts)
  return {
    facts: [...facts, ...teller.news].sort((one, other) => one.start - other.start),
    left: left.filter((one) => !teller.news.some((fact) => isWithin(request.span(...one), fact))),
  }
}

/** Clauses that stand beside each other. */
const runsOf = ({ clauses }: RequestText, open: readonly TextClause[]): TextClause[][] =>
  open.reduce<TextClause[][]>((all, clause) => {
    const before = all.at(-1)
    const isNext = before?.at(-1) === clauses[clauses.indexOf(clause) - 1] && clause.before !== ':'
    return before && isNext ? [...all.slice(0, -1), [...before, clause]] : [...all, [clause]]
  }, [])

/** '…, only thirty fit in there, the feast begins at 4 at my uncle’s, Elm Road 9': what one tells in a breath is one. */
function tellRun(teller: Teller, run: readonly TextClause[]): void {
  if (run.length < 2 || !isAssertion(teller.request, run)) for (const clause of run) tellClause(teller, clause)
  else {
    tell(teller, wholeOf(run), 'sentence')
    for (const clause of teller.matter === 'occasion' ? run : []) tellWhere(teller, clause)
  }
}

/** 'it’s on 18 April at 7 pm IN ST OSYTH’S HALL': where it is, behind the day, in a sentence that is told whole. */
function tellWhere({ request, facts, news }: Teller, { first, last }: TextClause): void {
  const day = facts.find((fact) => fact.kind === 'date' && isIn(fact, request.span(first, last)))
  const at = request.run(first, last, (one) => request.span(one, one).start < (day?.end ?? Infinity)) + 1
  if (!day || at > last || !isWhere(request, at, last)) return
  news.push({ kind: 'statement', id: 'where', ...request.span(at, last), text: request.slice(at, last), sure: 0.8 })
}

/** How the page is to look is told to nobody who reads it. */
function untell(teller: Teller, clauses: readonly TextClause[]): void {
  const span = teller.request.span(...wholeOf(clauses))
  const isGone = (fact: Fact) => isIn(fact, span) && (fact.kind === 'service' || fact.kind === 'statement')
  teller.facts = teller.facts.map((fact) => (isGone(fact) ? { ...fact, kind: 'style', id: 'unshown' } : fact))
}

/** 'Lost cat in Leeds: MOSES' is called so, and is nobody who does that. */
function withoutRole(request: RequestText, fact: Fact, { first, last }: TextClause): Fact {
  const { role, ...plain } = fact
  return role && request.slice(first, last).includes(role) ? plain : fact
}

const isWithin = (span: Span, fact: Fact) => span.start >= fact.start && span.end <= fact.end

const wholeOf = (clauses: readonly TextClause[]): Stretch => [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]

/** Asks for the page, or says how it is to be, or stands in brackets behind a part of it. */
const isForPage = (teller: Teller, clause: TextClause): boolean =>
  asksForPage(teller, clause) || isInPart(teller, clause)

/** 'where to stay (THREE GUEST HOUSES, A CAMPSITE)' */
function isInPart({ request, facts }: Teller, clause: TextClause): boolean {
  const index = request.clauses.indexOf(clause)
  const opening = request.clauses.findLastIndex(({ before }, at) => at <= index && before === '(')
  const isOpen = opening > 0 && request.clauses.slice(opening, index).every(({ after }) => after !== ')')
  const part = request.clauses[opening - 1]
  return (
    isOpen &&
    part !== undefined &&
    facts.some(({ kind, end }) => kind === 'section' && end === request.span(part.first, part.last).end)
  )
}

const asksForPage = ({ request, facts }: Teller, clause: TextClause) =>
  (isAsk(request, clause) && pageWords.some((kind) => hasHit(request, clause, kind))) ||
  facts.some(
    (fact) =>
      (ofPages.has(fact.kind) || fact.id === 'wish' || (fact.kind === 'style' && isLook(request, clause))) &&
      isIn(fact, request.span(clause.first, clause.last)),
  )

/** 'warm and simple', 'in a calm style', and no 'he is very FRIENDLY'. */
const isLook = (request: RequestText, clause: TextClause) => hasLook(request, clause) || !isSentence(request, [clause])

const hasHit = (request: RequestText, { first, last }: Pick<TextClause, 'first' | 'last'>, kind: ConceptKind) =>
  request.hits(kind).some((hit) => hit.first >= first && hit.last <= last)

const pageWords = ['pages', 'section', 'component'] as const

/** Whether words of a clause are told by nothing else: more than a verb before a number. */
function hasContent({ request, facts }: Teller, { first, last }: TextClause): boolean {
  const own = facts.filter(({ kind }) => strong.has(kind) || kind === 'place' || kind === 'person')
  const isTold = (at: number) => own.some((fact) => isWithin(request.span(at, at), fact))
  const open = [...Array(last - first + 1).keys()]
    .map((step) => first + step)
    .filter((at) => !request.isSmall(at) && /[\p{L}\p{N}]/u.test(request.tokens[at]?.text ?? '') && !isTold(at))
  const hasContact = own.some(
    (fact) => fact.kind === 'contact' && fact.id !== 'address' && isIn(fact, request.span(first, last)),
  )
  // 'Volunteers please email …'
  const isSpokenTo = (['courtesies', 'invites'] as const).some((kind) => hasHit(request, { first, last }, kind))
  return open.length > (hasContact && !isSpokenTo ? 1 : 0)
}

/** 'Leitung: Martin Vogt': who that is. */
function nameRole(teller: Teller, { first, last }: TextClause, next: TextClause): boolean {
  const span = teller.request.span(next.first, next.last)
  const person = teller.facts.find((fact) => fact.kind === 'person' && isIn(fact, span))
  if (!person) return false
  teller.facts = teller.facts.map((fact) =>
    fact === person ? { ...fact, role: teller.request.slice(first, last) } : fact,
  )
  return true
}

const isSmallWord = ({ lexicon }: RequestText, word: string) =>
  (['small', 'articles', 'at'] as const).some((kind) => lexicon.has(kind, word.toLowerCase()))
/** 'se puede ver': fewer words say nothing by themselves. */
const SHORTEST_SAID = 3

/** 'our wedding, PRIYA & TOM': two names, of which one at least is known, are whose feast it is. */
function nameCouple({ request, facts, news }: Teller, { first, last }: { first: number; last: number }): boolean {
  if (facts.some(({ kind }) => kind === 'name')) return false
  const places = [...Array(last - first + 1).keys()].map((step) => first + step)
  const isJoint = (at: number) =>
    request.within('and', at) !== undefined || /^[&+]$/.test(request.tokens[at]?.text ?? '')
  const joints = places.slice(1, -1).filter(isJoint)
  const areNames = places.every((at) => isJoint(at) || request.isCapital(at))
  if (joints.length !== 1 || last - first > LONGEST_COUPLE || !areNames || !places.some((at) => request.isGiven(at)))
    return false
  const span = request.span(first, last)
  for (let at = facts.length - 1; at >= 0; at--) if (isIn(facts[at] as Fact, span)) facts.splice(at, 1)
  news.push({ kind: 'name', ...span, text: request.text.slice(span.start, span.end), sure: GIVEN })
  return true
}
const LONGEST_COUPLE = 6

/** 'am 23. August in Freising': a clause that opens with the day tells where it is. */
function tellDay(teller: Teller, clause: TextClause): boolean {
  const { request, facts } = teller
  const span = request.span(clause.first, clause.last)
  const date = facts.find((fact) => fact.kind === 'date' && isIn(fact, span))
  if (!date || isNote(request, clause)) return false
  const lead = request.text.slice(span.start, date.start).trim()
  if (lead !== '' && !lead.split(' ').every((word) => isSmallWord(request, word))) return false
  tellRest(teller, date, clause)
  return true
}

function tellClause(teller: Teller, clause: TextClause): void {
  const { request, matter } = teller
  // 'in memory of our father Hans Vogel' is what it is called
  if (request.hitAt('memory', clause.first) && request.taken(clause.first) === 'what') return
  const span = request.span(clause.first, clause.last)
  // a date or an address goes on in the next clause
  const crosses = teller.facts.find(
    ({ kind, start, end }) =>
      strong.has(kind) && start < span.end && end > span.start && !(start >= span.start && end <= span.end),
  )
  if (crosses) return crosses.kind === 'date' && crosses.end <= span.end ? tellRest(teller, crosses, clause) : undefined
  const isSaid = clause.last - clause.first >= SHORTEST_SAID && isSentence(request, [clause])
  if ((!isSaid && !hasContent(teller, clause)) || teller.news.some((fact) => isWithin(span, fact))) return
  if (matter === 'occasion' && (tellDay(teller, clause) || nameCouple(teller, clause))) return
  const price = teller.facts.find((fact) => fact.kind === 'price' && isIn(fact, span))
  if (price) return tellPrice(teller, price, span, matter === 'sale')
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  if (clause.after === ':' && next && nameRole(teller, clause, next)) return
  if (headsList(teller, clause, next)) return
  const last = clause.after === ':' && next ? next.last : clause.last
  forget(teller, span)
  tell(teller, [behindLead(request, clause), last], idOf(teller, clause))
}

/** 'PROGRAMME: 2pm welcome, …': of a list the first point is one by itself; 'SECTIONS: the programme' tells nothing. */
const headsList = (teller: Teller, { last, after }: TextClause, next: TextClause | undefined) =>
  after === ':' &&
  next !== undefined &&
  ((next.after === ',' && teller.request.within('section', last) !== undefined) || isForPage(teller, next))

/** 'WITH live music', 'THERE IS a bouncy castle': what there is, without what leads up to it. */
function behindLead(request: RequestText, { first, last }: TextClause): number {
  const lead = request.hitAt('having', first) ?? request.hitAt('offering', first)
  const at = (lead?.last ?? first - 1) + 1
  const article = lead?.kind === 'offering' ? request.hitAt('articles', at) : undefined
  return Math.min(last, (article?.last ?? at - 1) + 1)
}

/** What a reader of businesses made of a stretch. */
function forget(teller: Teller, span: Span): void {
  teller.facts = teller.facts.filter((fact) => !(isIn(fact, span) && weak.has(fact.kind)))
}

function idOf({ request, matter, facts }: Teller, clause: TextClause): 'note' | 'line' | 'where' {
  const span = request.span(clause.first, clause.last)
  // 'or Sandrine on 06 39 98 17 42'
  if (facts.some((fact) => fact.kind === 'contact' && fact.id !== 'address' && isIn(fact, span))) return 'note'
  if (matter === 'occasion' ? isNote(request, clause) : isSentence(request, [clause])) return 'note'
  return matter === 'occasion' && isWhere(request, clause.first, clause.last) ? 'where' : 'line'
}

/** 'in our garden', 'place de l'église'; with a time it is something that happens there. */
const isWhere = (request: RequestText, first: number, last: number) =>
  (isBeforePlace(request, first) || knownNames().streetWords.has(request.word(first))) &&
  request.run(first, last, (at) => request.tokens[at]?.kind !== 'clock') === last

/** 'standgebühr 8 euro' is what costs it, '£25 a head including buffet' all that is said of the amount. */
function tellPrice(teller: Teller, price: Fact, span: { start: number; end: number }, isSale: boolean): void {
  const { request } = teller
  const of = price.of
    ? span.start + request.text.slice(span.start, span.end).toLowerCase().indexOf(price.of.toLowerCase())
    : -1
  const isBefore = price.of !== undefined && price.of !== '' && of >= span.start && of < price.start
  const isWhole = isBefore && of === span.start && price.end === span.end
  const isNamed = isWhole || (!isSale && price.of && price.of.length + price.text.length + 2 > span.end - span.start)
  if (isNamed) return
  teller.facts = teller.facts.filter((fact) => fact === price || !isIn(fact, span) || !weak.has(fact.kind))
  const whole: Fact = { ...price, ...span, text: request.text.slice(span.start, span.end), of: '' }
  delete whole.unit
  // '24.500 € or 23.000 € in cash' is one line
  teller.facts = teller.facts.flatMap((fact) =>
    fact === price ? [whole] : fact.kind === 'price' && isIn(fact, span) ? [] : [fact],
  )
}

const notes = [
  'invites',
  'refuses',
  'deadlines',
  'obliges',
  'conditions',
  'states',
  'free',
  'nots',
  'contrasts',
] as const

/** What guests are asked to do, or not to. */
const isNote = (request: RequestText, clause: TextClause) => {
  const { first, last } = clause
  return (
    isSentence(request, [clause]) ||
    notes.some((kind) =>
      request
        .hits(kind)
        .some((hit) => hit.first >= first && hit.last <= last && (kind !== 'deadlines' || hit.first > first)),
    )
  )
}

/** The first date and the first place of a request are its own, wherever told. */
function tell(teller: Teller, [first, end]: Stretch, id: 'sentence' | 'note' | 'line' | 'where'): void {
  const { request } = teller
  const said = request.span(first, withoutCourtesy(request, [first, end]))
  const span = { ...said, end: endOfStatement(request, said) }
  const firstOf = (kind: ReadKind) =>
    teller.facts.filter((fact) => fact.kind === kind).sort((one, other) => one.start - other.start)[0]
  const hasDate = teller.matter === 'occasion' && id !== 'note'
  const kept = new Set([firstOf('place'), hasDate ? firstOf('date') : undefined])
  const isGone = (fact: Fact) =>
    isIn(fact, said) &&
    (weak.has(fact.kind) ||
      (fact.kind === 'price' && !(id === 'sentence' && fact.of)) ||
      (['place', 'date'].includes(fact.kind) && !kept.has(fact)))
  teller.facts = teller.facts.filter((fact) => !isGone(fact))
  if (id === 'sentence') forgetPrices(teller, said)
  teller.news.push({ kind: 'statement', id, ...span, text: request.text.slice(span.start, span.end), sure: 0.8 })
}

/** What stands around the subject in its own clause: 'on the school yard' is where it is. */
function tellRest(teller: Teller, { end }: Fact, clause: TextClause): void {
  const { request } = teller
  const span = request.span(clause.first, clause.last)
  const others = teller.facts.filter(
    (fact) => fact.start < span.end && fact.end > span.start && !weak.has(fact.kind) && fact.kind !== 'place',
  )
  const isOpen = (at: number) => {
    const one = request.span(at, at)
    const asks = (['asks', 'pages'] as const).some((kind) => request.within(kind, at) !== undefined)
    return one.start >= end && !others.some((fact) => isWithin(one, fact)) && !asks
  }
  let first = clause.first
  teller.facts = teller.facts.filter((fact) => !isIn(fact, span) || !weak.has(fact.kind))
  while (first <= clause.last) {
    const last = request.run(first, clause.last, isOpen)
    if (last >= first) tellPiece(teller, [first, last])
    first = Math.max(last, first) + 1
  }
}

function tellPiece(teller: Teller, [from, to]: Stretch): void {
  const { request } = teller
  let last = to
  while (last > from && request.isSmall(last)) last -= 1
  const isPlace = isWhere(request, from, last)
  const first = isPlace ? from : request.run(from, last, (at) => request.isSmall(at)) + 1
  if (first > last || nameCouple(teller, { first, last }) || nameCouple(teller, { first: from, last })) return
  const known = teller.facts.filter(({ kind }) => kind === 'place' || kind === 'person')
  const isSaid = (at: number) =>
    request.isSmall(at) ||
    request.within('named', at) !== undefined ||
    known.some((fact) => isWithin(request.span(at, at), fact))
  // 'my FATHER Arthur Bell'
  const isRole = known.some(({ kind }) => kind === 'person') && first === request.run(first, last, (at) => !isSaid(at))
  if (!isRole && request.run(first, last, isSaid) !== last) tell(teller, [first, last], isPlace ? 'where' : 'line')
}

/** A list of some of the prices of a sentence would look like all of them, and a piece of it is no thing. */
function forgetPrices(teller: Teller, said: Span): void {
  const { request } = teller
  const inside = teller.facts.filter((fact) => isIn(fact, said))
  const clauses = request.clauses.filter(({ first, last }) => {
    const span = request.span(first, last)
    return span.start >= said.start && span.end <= said.end
  })
  const areThings = inside.every(
    (fact) => fact.kind !== 'price' || !fact.of || isThingOfPrice(request, thingOf(request, fact)),
  )
  if (areThings && arePricesWhole(request, clauses, inside)) return
  teller.facts = teller.facts.filter((fact) => !(inside.includes(fact) && isPriced(fact)))
}

/** Where what an amount is of stands before it. */
function thingOf({ text }: RequestText, price: Fact): Fact {
  const of = price.of ?? ''
  const start = Math.max(0, text.toLowerCase().lastIndexOf(of.toLowerCase(), price.start))
  return { ...price, start, end: start + of.length }
}
