import type { ConceptHit, ConceptKind } from '../lexicon.ts'
import type { Span } from '../types.ts'
import type { TextClause } from './clauses.ts'
import type { ReadKind } from './facts.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import type { Stretch } from './stretches.ts'

/** Words by which a page is asked for, or that lead up to what follows: they say nothing that a page could show. */
const frames: readonly ConceptKind[] = [
  'pages',
  'asks',
  'wishes',
  'asides',
  'named',
  'namedAfter',
  'labelled',
  'self',
  'person',
  'offering',
  'gives',
  'makes',
  'partOrders',
  'saysVerbs',
  'voiceNouns',
  'cue',
  'copula',
  'pronouns',
  'verbs',
  'component',
  'people',
  'businesses',
  'having',
  'via',
  'comes',
  'purposes',
  'predicates',
  'orders',
  'lookNouns',
  'moods',
  'from',
  'answers',
  'forms',
  'formAsks',
  'files',
  'writtenIn',
  'measures',
  'pageNouns',
  'lives',
  'withholds',
  'mentions',
  'locates',
]

/** What is seen on a page and not read there. */
const seen = new Set<ReadKind>(['style', 'colour', 'section', 'without'])

/** What a word that nobody has read may belong to, right beside it. */
const things = new Set<ReadKind>(['service', 'name', 'what', 'person', 'place', 'audience'])

type Role = 'fact' | 'seen' | 'small' | 'frame' | 'mark' | 'open'

const joints: readonly ConceptKind[] = ['articles', 'own', 'and', 'about', 'at', 'of', 'having', 'relative', 'small']

function roleOf(request: RequestText, at: number): Role {
  const taken = request.taken(at)
  if (taken !== null && taken !== 'shell') return seen.has(taken) ? 'seen' : 'fact'
  const { kind, text } = request.tokens[at] ?? { kind: 'mark', text: '' }
  if (kind === 'mark' || kind === 'break') return 'mark'
  if (joints.some((one) => request.lexicon.has(one, request.word(at)))) return 'small'
  if (taken === null) return request.within('component', at)?.id === 'button' ? 'frame' : 'open'
  // 'MAIN button: Start' is all of one
  if (request.facts.some(({ kind: of, start, end }) => seen.has(of) && isWithin(request, at, start, end))) return 'seen'
  if (request.within('audience', at)) return 'open'
  const others = isUnclaimedPart(request, at) ? frames.filter((one) => !parts.has(one)) : frames
  if (request.within('qualities', at)) return isOfThing(request, at) ? 'open' : 'frame'
  if (others.some((one) => request.within(one, at) !== undefined) || isPredicate(request, at)) return 'frame'
  return /\p{L}{3}|\d/u.test(text) ? 'open' : 'small'
}
const isWithin = (request: RequestText, at: number, start: number, end: number) => {
  const token = request.tokens[at]
  return token !== undefined && token.start >= start && token.end <= end
}
const parts = new Set<ConceptKind>(['people', 'businesses', 'person', 'cue'])

/** 'with a gallery and TEAM': the name of a part that is none by now, and no label of what follows. */
function isUnclaimedPart(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  const hit = request.within('section', at)
  if (!hit || !clause || clause.after === ':' || request.taken(at) !== 'shell') return false
  const next = request.taken(hit.last + 1)
  return hit.last === clause.last || next === 'shell' || next === null
}

/** 'SEASONAL menu', 'LATE opening': beside what is offered a quality is part of it, and of 'small bakery' it says nothing. */
const isOfThing = (request: RequestText, at: number) =>
  request.taken(at + 1) === 'section' || request.taken(at + 1) === 'service'

/** The whole of what one fact has, from one of its tokens to a side, within a clause. */
function whole(request: RequestText, at: number, step: 1 | -1, { first, last }: TextClause): number {
  const { start = 0 } = request.tokens[at] ?? {}
  const fact = request.facts.find((one) => one.kind === request.taken(at) && one.start <= start && start < one.end)
  let end = at
  while (end + step >= first && end + step <= last) {
    const next = request.tokens[end + step]?.start ?? -1
    if (!fact || next < fact.start || next >= fact.end) break
    end += step
  }
  return end
}

/** Where a run ends on one side with the thing that it stands beside, without a word between: 'Talinti PFLAUME', 'Kolb & SÖHNE'. */
function thingBeside(request: RequestText, clause: TextClause, at: number, step: 1 | -1): number | null {
  const beside = request.tokens[at + step]?.text === '&' ? at + 2 * step : at + step
  const taken = request.taken(beside)
  if (beside < clause.first || beside > clause.last || taken === null || taken === 'shell') return null
  return things.has(taken) || (taken === 'section' && step > 0) ? whole(request, beside, step, clause) : null
}

const isJoint = (request: RequestText, at: number) =>
  request.lexicon.has('and', request.word(at)) || roleOf(request, at) === 'mark'

/** What frames a clause before and behind what it says: 'tel', 'please', 'also'. */
const around: Record<1 | -1, readonly ConceptKind[]> = {
  [-1]: ['cue', 'pages', 'and'],
  1: ['asks', 'wishes', 'asides', 'cue', 'and'],
}

/** From a run to a side of its clause, up to the next fact: 'LIGGER DER DEN GAMLE FERGA LA TIL'. */
function toFact(request: RequestText, { first, last }: TextClause, at: number, step: 1 | -1): number {
  const isFree = (one: number) => one >= first && one <= last && !['fact', 'seen'].includes(roleOf(request, one))
  let end = at
  while (isFree(end + step)) end += step
  // 'the door IS', 'tickets FOR' lead up to a fact
  const leadsUp = step > 0 && end < last
  const isEdge = (one: number) =>
    around[step].some((kind) => request.within(kind, one)) ||
    isJoint(request, one) ||
    (leadsUp && (roleOf(request, one) === 'small' || request.within('copula', one) !== undefined))
  while (end !== at && isEdge(end)) end -= step
  return end
}

/** A run as a phrase that can be told: with the thing beside it, else with the words around it up to the next facts. */
function asPhrase(request: RequestText, clause: TextClause, [first, last]: Stretch): Stretch {
  const whole: Stretch = [toFact(request, clause, first, -1), toFact(request, clause, last, 1)]
  // 'the button should say …'
  const isOrder = request.hits('component').some((hit) => hit.first >= whole[0] && hit.last <= whole[1])
  const [from, to] = isOrder ? [first, last] : whole
  return [thingBeside(request, clause, first, -1) ?? from, thingBeside(request, clause, last, 1) ?? to]
}

/** In an order, only what is no part of it: 'visitors should see OUR SMALL BATCHES'. */
function withinOrder(request: RequestText, clause: TextClause, [from, to]: Stretch): Stretch {
  const { first, last } = clause
  const isQuality = (at: number) => request.within('qualities', at) !== undefined && request.taken(at) === 'shell'
  const start = from > first && isQuality(from - 1) ? from - 1 : from
  // 'special ORDERS', 'mesures SUR SITE'
  const end = request.run(to + 1, last, (at) => roleOf(request, at) === 'small') + 1
  // 'follow us for the next ONE'
  if (end > last) return [thingBeside(request, clause, start, -1) ?? start, beforeCourtesy(request, to, last)]
  const closes = end === last && roleOf(request, end) === 'frame' && !orders.some((one) => request.within(one, end))
  return [thingBeside(request, clause, start, -1) ?? start, thingBeside(request, clause, to, 1) ?? (closes ? last : to)]
}

const closings: readonly ConceptKind[] = [
  'asks',
  'wishes',
  'asides',
  'courtesies',
  'pages',
  'having',
  'at',
  'of',
  'about',
  'and',
  'articles',
]

/** 'example tasks PLEASE': what asks at the end of a clause is no part of what is told. */
function beforeCourtesy(request: RequestText, first: number, last: number): number {
  let end = last
  while (end > first && closings.some((kind) => request.within(kind, end) !== undefined)) end -= 1
  return end
}

const orders: readonly ConceptKind[] = ['asks', 'wishes', 'asides']

/** A clause that asks for the page or a part; 'please BRING A CUP' says what visitors are to do. */
function isOrder(request: RequestText, clause: TextClause): boolean {
  if (!isAsk(request, clause)) return false
  const { first, last } = clause
  const isInside = (one: ConceptKind) => request.hits(one).some((hit) => hit.first > first && hit.last <= last)
  const hasFact = request.run(first, last, (at) => !['fact', 'seen'].includes(roleOf(request, at))) < last
  return hasFact || clause.before !== ',' || (['asks', 'pages', 'wishes'] as const).some(isInside)
}

/** 'spring CLEAN', 'Lumen PLUM', 'plum 98': what was taken for a look, and is part of what it stands beside. */
function lookOfThing(request: RequestText, clause: TextClause): Stretch[] {
  const found: Stretch[] = []
  for (let at = clause.first; at < clause.last; at++) {
    const [one, other] = [request.taken(at), request.taken(at + 1)]
    const isThing = (one === 'service' && other === 'style') || (one === 'name' && other === 'colour')
    if (isThing || (one === 'colour' && request.tokens[at + 1]?.kind === 'number'))
      found.push([whole(request, at, -1, clause), whole(request, at + 1, 1, clause)])
  }
  return found
}

const addressed: readonly ConceptKind[] = [
  'pronouns',
  'pages',
  'self',
  'named',
  'offering',
  'gives',
  'makes',
  'copula',
  'verbs',
  'asks',
]
const ofList = new Set<ReadKind | 'shell' | null>(['service', 'audience', 'what', 'style', 'shell', null])

/** 'advice FOR families', 'made TO order' between the commas of a list: one thing, whatever was read in it. */
function entriesOf(request: RequestText, { first, last, before, after }: TextClause): Stretch[] {
  if (before !== ',' && after !== ',') return []
  const found: Stretch[] = []
  const isEntry = (at: number) =>
    ofList.has(request.taken(at)) &&
    !isJoint(request, at) &&
    !addressed.some((one) => request.within(one, at)) &&
    !(request.taken(at) === 'shell' && isPredicate(request, at))
  for (let at = first; at <= last; at++) {
    const end = request.run(at, last, isEntry)
    if (end < at) continue
    const from = request.run(at, end, (one) => request.within('articles', one) !== undefined) + 1
    const things = new Set(Array.from({ length: end - from + 1 }, (_, index) => request.taken(from + index)))
    // of a thing with small words alone all was read
    if (things.has('service') && things.size > 1 && roleOf(request, end) !== 'small') found.push([from, end])
    at = end
  }
  return found
}

/** Names of parts of the page that nobody has claimed, or that stand beside others in a sentence of the person's own. */
function partsNamed(request: RequestText, { first, last }: TextClause): readonly ConceptHit[] {
  const hits = request.hits('section').filter((hit) => hit.first >= first && hit.last <= last)
  const told = hits.filter((hit) => request.taken(hit.first) === 'statement')
  const isOpen = (hit: ConceptHit) => request.taken(hit.first) === null || isUnclaimedPart(request, hit.first)
  const isListed = (hit: ConceptHit) =>
    new Set(told.map(({ id }) => id)).size > 1 ||
    (['and', 'having'] as const).some((kind) => request.hitBefore(kind, hit.first - 1) !== undefined)
  return [...hits.filter(isOpen), ...told.filter(isListed)]
}

const isPlaced = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.taken(at) === 'place' || roleOf(request, at) === 'small') === last

/** Runs of words of a clause that are no fact and do more than ask. */
function openRuns(request: RequestText, clause: TextClause): Stretch[] {
  const found: Stretch[] = []
  const { first, last } = clause
  const goesOn = (at: number) => ['open', 'small', 'mark'].includes(roleOf(request, at))
  for (let at = first; at <= last; at++) {
    if (roleOf(request, at) !== 'open') continue
    let end = request.run(at, last, goesOn)
    const next = end
    while (roleOf(request, end) !== 'open') end -= 1
    const before = found.at(-1)
    // '5 Calle de la PAZ Vieja': a name inside of words that nobody has read
    if (before && isPlaced(request, before[1] + 1, at - 1)) found.splice(-1, 1, [before[0], end])
    else found.push([at, end])
    at = next
  }
  return found
}

/**
 * What a request says beside its facts, as phrases that can be told by themselves: whatever is neither on the page nor
 * only asks is in one of them, whoever read the words around it, or swallowed them.
 */
export function wordsBesideFacts(request: RequestText): Span[] {
  return request.clauses.flatMap((clause) => {
    const inOrder = isOrder(request, clause)
    const told = openRuns(request, clause).map((run) =>
      inOrder ? withinOrder(request, clause, run) : asPhrase(request, clause, run),
    )
    return [...told, ...lookOfThing(request, clause), ...entriesOf(request, clause)].map(([one, other]) =>
      request.span(one, other),
    )
  })
}

/** Parts of the page that were named, and that it has only if another word asks for them. */
export const partsBesideFacts = (request: RequestText): (Span & { id: string })[] =>
  request.clauses.flatMap((clause) =>
    partsNamed(request, clause)
      .map(({ first, last, id }) => ({ ...request.span(first, last), id }))
      // 'we need volunteers and DONATIONS' is told whole
      .filter(
        ({ start, end }) =>
          isAsk(request, clause) ||
          !request.facts.some((fact) => fact.id === 'sentence' && fact.start <= start && end <= fact.end),
      ),
  )
