import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { isPredicate } from './predicates.ts'

/** Words that may stand around the name of a part: 'a short FAQ section', 'contact form please'. */
const around = (request: RequestText, at: number) =>
  request.taken(at) !== null ||
  request.isSmall(at) ||
  request.within('qualities', at) !== undefined ||
  request.within('style', at) !== undefined ||
  request.tokens[at]?.kind === 'number' ||
  request.within('component', at) !== undefined ||
  request.tokens[at]?.kind === 'quote'

/** Of two names for one place the longer one. */
function longest(hits: readonly ConceptHit[]): ConceptHit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.first <= hit.first &&
          other.last >= hit.last &&
          other.last - other.first > hit.last - hit.first,
      ),
  )
}

/**
 * Parts that are asked for: the name of a section or component that stands alone in its clause, or behind 'with', or in
 * a list of them. 'three parts', 'an area' are no part by themselves.
 */
export function readParts(request: RequestText, rows: ReadonlyMap<number, string>): void {
  const hits = longest([...request.hits('section'), ...request.hits('component')])
    // 'COLLECTION and delivery', 'PRECIOS cerrados' are no parts of a page
    .filter((hit) => ofThings.every((kind) => request.within(kind, hit.first) === undefined))
    .sort((one, other) => one.first - other.first)
  for (const hit of hits) {
    const index = request.clauses.findIndex(({ first, last }) => first <= hit.first && hit.last <= last)
    const clause = request.clauses[index]
    if (!clause || !request.isFree(hit.first, hit.last) || (hit.kind === 'component' && hit.id === 'section')) continue
    const row = rows.get(index)
    if (claimUnwanted(request, hit, clause) || !mayHoldParts.has(row)) continue
    const unit = unitOf(request, hit, clause)
    if (isOffered(request, hit) || (row === 'offered' && isThingOffered(request, hit, unit))) continue
    if (isCounted(request, hit, unit) || isCalledOn(request, hit, clause) || claimTelling(request, hit, clause))
      continue
    const alone = standsAlone(request, hit, unit, hits)
    const isPart = alone || row === 'section' || behindHaving(request, hit)
    if (isPart && isEnd(request, hit.last + 1, unit.last) && !isPreposition(request, hit, unit))
      claimPart(request, hit, clause, alone ? 0.9 : 0.75)
  }
}

const ofThings = ['pairs', 'fixedPrices'] as const

/** Rows in which the name of a part is one; undefined: no row. */
const mayHoldParts = new Set([undefined, 'section', 'button', 'offered'])

/** 'NO pricing': false when the part is not refused. */
function claimUnwanted(request: RequestText, hit: ConceptHit, clause: TextClause): boolean {
  const not = unwanted(request, hit, clause)
  if (not === null) return false
  request.claim('without', not, endOfPart(request, hit, clause), { id: hit.id, sure: 0.9 })
  return true
}

/** 'about the mill': false when the part does not say what it tells of. */
function claimTelling(request: RequestText, hit: ConceptHit, clause: TextClause): boolean {
  const of = aboutWhat(request, hit, clause)
  if (of === null || !request.isFree(hit.first, of)) return false
  request.claim('section', hit.first, of, { id: hit.id, sure: 0.75 })
  return true
}

/** 'donate button', 'a laptop button': what the button is for belongs to it. */
function claimPart(request: RequestText, hit: ConceptHit, clause: TextClause, sure: number): void {
  const first = widening.has(hit.id) ? widened(request, hit.first, clause.first) : hit.first
  request.claim('section', first, endOfPart(request, hit, clause), { id: hit.id, sure })
}

/** 'pricing SECTION', inside of its clause. */
const endOfPart = (request: RequestText, { last }: ConceptHit, clause: TextClause) =>
  Math.min(request.within('component', last + 1)?.last ?? last, clause.last)

/** 'ONLY with an appointment': what is on offer, or under which condition. */
function isOffered(request: RequestText, { first, last }: ConceptHit): boolean {
  // 'FREE quotes', 'demos GRATUITES' are on offer
  if ([first - 1, last + 1].some((at) => request.within('free', at) !== undefined)) return true
  const lead = request.hitBefore('having', first - 1)
  return lead !== undefined && request.hitBefore('every', lead.first - 1) !== undefined
}

/** '8 TEAMS' by itself counts those who come, where 'with 3 plans' asks for a part. */
const isCounted = (request: RequestText, { id, first }: ConceptHit, unit: Unit) =>
  (id === 'team' && request.tokens[first - 1]?.kind === 'number' && first - 1 === unit.first) ||
  // '83 STEPS' up to the loft
  (id === 'steps' && Number(request.tokens[first - 1]?.text) > MANY)

/** More than a page tells one after the other. */
const MANY = 12

/** 'VOLUNTEERS please email …': they are spoken to, and get no part of the page. */
const isCalledOn = (request: RequestText, { first, last, id }: ConceptHit, clause: TextClause) =>
  id !== 'contact' &&
  first === clause.first &&
  (['courtesies', 'invites'] as const).some((kind) => request.hitAt(kind, last + 1) !== undefined) &&
  request.run(last + 1, clause.last, (at) => request.taken(at) !== 'contact') < clause.last

/** 'we do a SEASONAL menu' lists a thing. */
const isThingOffered = (request: RequestText, { first }: ConceptHit, unit: Unit) =>
  first > unit.first && request.within('qualities', first - 1) !== undefined

/** Nothing stands before a part in its piece but what describes it, and other parts. */
const standsAlone = (request: RequestText, hit: ConceptHit, unit: Unit, hits: readonly ConceptHit[]) =>
  (widening.has(hit.id) && hit.first - unit.first < 4) ||
  request.run(unit.first, hit.first - 1, (at) => around(request, at) || inHits(hits, at)) === hit.first - 1

/** 'about' is a preposition first, and a part where it is all of its piece. */
const isPreposition = (request: RequestText, { first, last, phrase }: ConceptHit, unit: Unit) =>
  request.lexicon.has('about', phrase) && !(first === unit.first && last === unit.last)

/** 'NO pricing', 'without a team OR A BLOG': a part that is not to be there. Its first token, else null. */
function unwanted(request: RequestText, hit: ConceptHit, { first, last }: TextClause): number | null {
  const next = hit.last + 1
  const ends =
    isEnd(request, next, last) || (['and', 'excluding', 'having'] as const).some((kind) => request.hitAt(kind, next))
  // 'no reservations' is what guests are told
  if (hit.id === 'booking' || !ends) return null
  const not = request.hits('excluding').findLast((one) => one.first >= first && one.last < hit.first)
  if (not && describesPart(request, not.last + 1, hit.first)) return not.first
  // 'no pricing or testimonials', and no 'no pricing and a form'
  const joint = request.hits('and').findLast((one) => one.first > first && one.last < hit.first)
  const isJoined = joint && joint.last === hit.first - 1 && request.taken(joint.first - 1) === 'without'
  return isJoined ? joint.first : null
}

/** Whether nothing stands before a part but what describes it: 'no BIG gallery'. */
const describesPart = (request: RequestText, from: number, part: number) =>
  request.run(
    from,
    part - 1,
    (at) =>
      request.isFree(at) &&
      (request.within('articles', at) !== undefined || request.within('qualities', at) !== undefined),
  ) ===
  part - 1

/** Parts that say before their name what they are for. */
const widening = new Set(['button', 'form', 'links'])

const inHits = (hits: readonly ConceptHit[], at: number) => hits.some(({ first, last }) => first <= at && at <= last)

/** 'about the mill' as a piece by itself: a part that tells of it. Its last token, else null. */
function aboutWhat(request: RequestText, hit: ConceptHit, { first, last }: TextClause): number | null {
  const opens = hit.first === first || request.within('and', hit.first - 1) !== undefined
  const determined = ['articles', 'own'] as const
  const isAbout = hit.id === 'about' && request.lexicon.has('about', hit.phrase) && opens
  return isAbout && last - hit.last < 5 && determined.some((kind) => request.hitAt(kind, hit.last + 1)) ? last : null
}

function behindHaving(request: RequestText, hit: ConceptHit): boolean {
  const from = request.hits('having').findLast(({ last }) => last < hit.first)
  return from !== undefined && request.run(from.last + 1, hit.first - 1, (at) => around(request, at)) === hit.first - 1
}

type Unit = { first: number; last: number }

/** The piece of a clause between what joins: '… opening hours and [a map] as well as …'. */
function unitOf(request: RequestText, hit: ConceptHit, clause: Unit): Unit {
  const joints = (['and', 'having', 'offering', 'asks', 'wishes'] as const)
    .flatMap((kind) => request.hits(kind))
    .filter(
      (one) => one.first >= clause.first && one.last <= clause.last && (one.last < hit.first || one.first > hit.last),
    )
  const before = joints.filter(({ last }) => last < hit.first).map(({ last }) => last + 1)
  const after = joints.filter(({ first }) => first > hit.last).map(({ first }) => first - 1)
  return { first: Math.max(clause.first, ...before), last: Math.min(clause.last, ...after) }
}

/** After the part nothing follows, or what it is for: 'accès en fauteuil roulant' is no map. */
function isEnd(request: RequestText, at: number, last: number): boolean {
  if (at > last || request.taken(at) !== null || !request.isWord(at) || request.within('component', at) !== undefined)
    return true
  // 'mehr als die Preise WILL ICH nicht', 'Fotos DÜRFEN NICHT FEHLEN'
  if (request.lexicon.grammar.inverts && (['asks', 'wishes'] as const).some((kind) => request.hitAt(kind, at)))
    return true
  // 'a price list SO THAT nobody has to ask'
  if ((['results', 'wishes'] as const).some((kind) => request.hitAt(kind, at))) return true
  // 'wie sähe eine Seite mit Blog AUS?'
  if (at === last && request.lexicon.has('particles', request.word(at))) return true
  return request.within('about', at) !== undefined && !request.lexicon.has('of', request.word(at))
}

function widened(request: RequestText, first: number, from: number): number {
  let at = first
  while (
    at > from &&
    first - at < 4 &&
    request.isFree(at - 1) &&
    request.isWord(at - 1) &&
    !request.within('having', at - 1) &&
    !request.within('and', at - 1)
  )
    at -= 1
  while (at < first && request.lexicon.has('articles', request.word(at))) at += 1
  return at
}

/** Behind a word of content that is not what the page is about. */
const isOfThing = (request: RequestText, at: number) =>
  request.isWord(at) &&
  request.taken(at) === null &&
  !request.isSmall(at) &&
  !isPredicate(request, at) &&
  !(['pages', 'asks', 'asides', 'section', 'component', 'businesses'] as const).some((kind) => request.within(kind, at))

/** Whom it is for: groups of people behind 'for'. */
export function readAudience(request: RequestText): void {
  for (const hit of request.hits('audience')) {
    // 'for BEGINNERS’ night' is a thing of theirs
    const isOwners = /['’]s?$/.test(request.tokens[hit.last]?.text ?? '') && request.isWord(hit.last + 1)
    if (isOwners || !request.isFree(hit.first, hit.last)) continue
    const before = hit.first
    const near = request
      .hits('about')
      .find(({ last }) => last === before - 1 || (last === before - 2 && request.isWord(before - 1)))
    const chained = request.within('and', before - 1) !== undefined && request.taken(before - 2) === 'audience'
    // 'advice for families' is a thing
    const thing = near && isOfThing(request, near.first - 1)
    if ((near && !thing) || chained)
      request.claim('audience', near && near.last === before - 2 ? before - 1 : hit.first, hit.last, { sure: 0.85 })
  }
}
