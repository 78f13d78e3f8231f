import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { capitalRun } from './capitals.ts'
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
  const hits = longest([...request.hits('section'), ...request.hits('component')]).sort(
    (one, other) => one.first - other.first,
  )
  for (const hit of hits) {
    const index = request.clauses.findIndex(({ first, last }) => first <= hit.first && hit.last <= last)
    const clause = request.clauses[index]
    if (!clause || !request.isFree(hit.first, hit.last) || (hit.kind === 'component' && hit.id === 'section')) continue
    const not = unwanted(request, hit, clause)
    if (not !== null) {
      const end = request.within('component', hit.last + 1)?.last ?? hit.last
      request.claim('without', not, Math.min(end, clause.last), { id: hit.id, sure: 0.9 })
      continue
    }
    const row = rows.get(index)
    if (row !== undefined && row !== 'section' && row !== 'button' && row !== 'offered') continue
    // 'ONLY with an appointment'
    const lead = request.hitBefore('having', hit.first - 1)
    if (lead && request.hitBefore('every', lead.first - 1)) continue
    const behind = behindHaving(request, hit)
    const unit = unitOf(request, hit, clause)
    // 'we do a SEASONAL menu' lists a thing
    if (row === 'offered' && request.within('qualities', hit.first - 1) && hit.first > unit.first) continue
    const alone =
      (widening.has(hit.id) && hit.first - unit.first < 4) ||
      request.run(unit.first, hit.first - 1, (at) => around(request, at) || inHits(hits, at)) === hit.first - 1
    const ends = isEnd(request, hit.last + 1, unit.last)
    const of = aboutWhat(request, hit, clause)
    if (of !== null && request.isFree(hit.first, of)) {
      request.claim('section', hit.first, of, { id: hit.id, sure: 0.75 })
      continue
    }
    // 'about' is a preposition first
    const whole = hit.first === unit.first && hit.last === unit.last
    if (!(ends && (alone || behind || row === 'section')) || (request.lexicon.has('about', hit.phrase) && !whole))
      continue
    // 'donate button', 'a laptop button': what the button is for
    const first = widening.has(hit.id) ? widened(request, hit.first, clause.first) : hit.first
    const last = request.within('component', hit.last + 1)?.last ?? hit.last
    request.claim('section', first, Math.min(last, clause.last), { id: hit.id, sure: alone ? 0.9 : 0.75 })
  }
  readMoreUnwanted(request)
}

/** 'no prices AND NO SHOP': beside a part that is not wanted another word is none either, whatever it is. */
function readMoreUnwanted(request: RequestText): void {
  for (const hit of request.hits('excluding')) {
    const clause = request.clauseOf(hit.first)
    const at = hit.last + 1
    const isBeside = request.facts.some(
      ({ kind, start }) => kind === 'without' && request.sentenceAt(start) === clause?.sentence,
    )
    if (
      clause &&
      isBeside &&
      at <= clause.last &&
      request.isWord(at) &&
      request.isFree(hit.first, at) &&
      isEnd(request, at + 1, clause.last)
    )
      request.claim('without', hit.first, at, { sure: 0.8 })
  }
}

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

/** The piece of a clause between what joins: '… opening hours and [a map] as well as …'. */
function unitOf(
  request: RequestText,
  hit: ConceptHit,
  clause: { first: number; last: number },
): { first: number; last: number } {
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

/** Colours with their shades, wherever they stand; words that are things as well only where it is about looks. */
export function readColours(request: RequestText): void {
  request.tokens.forEach(({ kind }, at) => {
    if (kind === 'hex') request.claim('colour', at, at, { sure: 1 })
  })
  for (const hit of request.hits('colour')) {
    if (!request.isFree(hit.first, hit.last)) continue
    // 'mint green', 'mustard yellow' are one colour each
    const end = request.hitAt('colour', hit.last + 1)?.last ?? hit.last
    const shadeBefore = request.hitBefore('shade', hit.first - 1)?.first ?? hit.first
    const shadeAfter = request.hitAt('shade', end + 1)?.last ?? end
    const capital = request.isCapital(hit.first) && request.lexicon.language !== 'de'
    const partOfName =
      isOfFirm(request, hit) ||
      (capital &&
        (request.isCapital(hit.last + 1) ||
          request.tokens[hit.last + 1]?.kind === 'number' ||
          (request.isCapital(hit.first - 1) && request.isWord(hit.first - 1)) ||
          isJoinedToCapital(request, hit) ||
          capitalRun(request, hit.first, request.clauseOf(hit.first)?.last ?? hit.first) > hit.last))
    const modifies = modifiesNoun(request, shadeAfter + 1)
    if (partOfName || modifies) continue
    request.claim('colour', shadeBefore, shadeAfter, { sure: 0.85 })
    // 'black BACKGROUND': what it is said of is no thing of its own
    const of = shadeAfter + 1
    if (request.lexicon.has('lookNouns', request.word(of)) && request.isFree(of, of)) request.shell(of, of)
  }
}

/** 'plum & ladder': joined with a word that is no colour. */
const isOfFirm = (request: RequestText, { first, last }: ConceptHit) =>
  (['&', '+'] as const).some(
    (sign) =>
      (request.tokens[last + 1]?.text === sign && isOtherWord(request, last + 2)) ||
      (request.tokens[first - 1]?.text === sign && isOtherWord(request, first - 2)),
  )
const isOtherWord = (request: RequestText, at: number) =>
  request.isWord(at) && (['colour', 'shade', 'style'] as const).every((kind) => request.within(kind, at) === undefined)

/** 'Compass and Plum' */
const isJoinedToCapital = (request: RequestText, { first }: ConceptHit) =>
  request.within('and', first - 1) !== undefined && request.isCapital(first - 2) && isOtherWord(request, first - 2)

/** 'rose garden', 'gold jewellery', 'coral reef': a colour before a noun of the subject is part of it. */
function modifiesNoun(request: RequestText, at: number): boolean {
  if (!request.isWord(at) || request.isSmall(at) || request.lexicon.grammar.headFirst) return false
  const looks = ['colour', 'style', 'shade', 'section', 'component'] as const
  return !looks.some((kind) => request.within(kind, at)) && !request.lexicon.has('lookNouns', request.word(at))
}

/** How it should look: words of looks that do not belong to a thing. */
export function readStyles(request: RequestText, rows: ReadonlyMap<number, string>): void {
  for (const hit of request.hits('style')) {
    const index = request.clauses.findIndex(({ first, last }) => first <= hit.first && hit.last <= last)
    const clause = request.clauses[index]
    if (!clause || !request.isFree(hit.first, hit.last)) continue
    const row = rows.get(index)
    if (row !== undefined && row !== 'style' && row !== 'colour' && row !== 'offered') continue
    const next = hit.last + 1
    const looks = request.lexicon.has('lookNouns', request.word(next))
    const alone =
      next > clause.last ||
      request.isSmall(next) ||
      request.taken(next) !== null ||
      !request.isWord(next) ||
      request.within('style', next) !== undefined ||
      request.within('asides', next) !== undefined ||
      looks ||
      request.within('pages', next) !== undefined
    const named =
      request.isCapital(hit.first) &&
      (request.isCapital(next) || (hit.first > clause.first && request.isCapital(hit.first - 1)))
    if (!alone || named || describesNoun(request, hit.first) || endsThing(request, hit, clause)) continue
    // 'NOT loud', 'NOTHING fancy'
    const not = request.hitBefore('nots', hit.first - 1)
    if (not) {
      request.shell(not.first, hit.last)
      continue
    }
    request.claim('style', hit.first, looks ? next : hit.last, { id: hit.id, sure: 0.85 })
  }
  readUnknownLooks(request, rows)
}

/** 'dev vibes', 'old bookshop feel': a piece by itself with what a look is said of as its head, whatever the look is called. */
function readUnknownLooks(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.clauses.forEach(({ first, last, before }, index) => {
    const from = request.run(first, last, (at) => request.isSmall(at)) + 1
    const isLook =
      last > from &&
      last - from < 3 &&
      request.lexicon.has('moods', request.word(request.lexicon.grammar.headFirst ? from : last))
    if (isLook && before !== '' && !rows.has(index) && request.isFree(from, last))
      request.claim('style', from, last, { sure: 0.6 })
  })
}

/** 'a SPRING clean' in a list: a word for a look that ends a thing of two words, where nouns come last. */
function endsThing(request: RequestText, { first, last }: ConceptHit, clause: TextClause): boolean {
  const before = first - 1
  const isListed = clause.before === ',' || clause.before === 'break'
  const isAlone = isListed && clause.first === before && clause.last === last
  const looks = [
    'pages',
    'style',
    'colour',
    'shade',
    'asks',
    'asides',
    'wishes',
    'cue',
    'component',
    'qualities',
  ] as const
  return (
    !request.lexicon.grammar.headFirst &&
    isAlone &&
    request.isFree(before) &&
    !request.isSmall(before) &&
    !(['lookNouns', 'moods', 'nots'] as const).some((kind) => request.lexicon.has(kind, request.word(before))) &&
    !request.lexicon.grammar.adverbEndings.some((ending) => request.word(before).endsWith(ending)) &&
    !looks.some((kind) => request.within(kind, before))
  )
}

/** 'cumpleaños infantil': where the noun comes first, a look behind a thing is part of it. */
function describesNoun(request: RequestText, at: number): boolean {
  const before = at - 1
  if (!request.lexicon.grammar.headFirst || !request.isWord(before) || request.taken(before) !== null) return false
  const looks = ['pages', 'style', 'colour', 'shade', 'asks', 'asides', 'wishes', 'cue', 'component'] as const
  return (
    !request.isSmall(before) && !isPredicate(request, before) && !looks.some((kind) => request.within(kind, before))
  )
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
    if (!request.isFree(hit.first, hit.last)) continue
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
