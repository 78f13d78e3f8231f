import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** Tokens of a request, [first, last]. */
export type Stretch = readonly [first: number, last: number]

const isContent = (request: RequestText, at: number) => {
  const token = request.tokens[at]
  return token !== undefined && token.kind !== 'mark' && token.kind !== 'break' && !request.isSmall(at)
}

const joints = ['and', 'articles', 'asks', 'having', 'copula', 'own', 'offering'] as const

/** What joins a stretch to the rest or asks for it; 'since', 'only' and 'without' belong to it. */
const isJoint = (request: RequestText, at: number) =>
  (request.isWord(at) && joints.some((kind) => request.within(kind, at) !== undefined)) ||
  isPage(request, at) ||
  request.tokens[at]?.kind === 'mark' ||
  request.tokens[at]?.kind === 'break'

const said = ['pronouns', 'asides', 'wishes', 'asks', 'named', 'self', 'offering'] as const

/** 'our customers come', and no 'family room'. */
const isSubjectPeople = (request: RequestText, at: number) => {
  const hit = request.within('people', at)
  return hit !== undefined && isPredicate(request, hit.last + 1)
}

/** 'a page', and no 'site visit' further on. */
const isPage = (request: RequestText, at: number) =>
  request.within('pages', at) !== undefined && !request.isPartOfThing(at)

/** Words of a clause that say nothing about the business by themselves: who, what they do, how it is wished for. */
const isFrame = (request: RequestText, at: number) =>
  isPredicate(request, at) ||
  isLabel(request, at) ||
  isSubjectPeople(request, at) ||
  isPage(request, at) ||
  (said.some((kind) => request.within(kind, at) !== undefined) && !isNounOffered(request, at))

/** 'offriamo PROGETTI di piantagione', 'si deve vedere RESTAURO': a verb elsewhere, with what it is of, or all that is offered. */
export const isNounOffered = (request: RequestText, at: number) =>
  request.lexicon.grammar.headFirst &&
  ((request.within('offering', at - 1)?.last === at - 1 && isNounBehind(request, at)) || opensListed(request, at))

/** Behind a verb that offers no other one asks: 'che offre DISEGNI tecnici e …'. */
const isNounBehind = (request: RequestText, at: number) =>
  (request.within('asks', at) !== undefined && isContent(request, at + 1)) ||
  (!request.isSmall(at) && hasOfOrEnds(request, at))

const hasOfOrEnds = (request: RequestText, at: number) =>
  request.lexicon.has('of', request.word(at + 1)) || request.clauseOf(at)?.last === at

/** ', PROGETTI di piantagione', '- DISEGNI tecnici': an entry, with what it is of or how it is. */
export const opensListed = (request: RequestText, at: number) => {
  const clause = request.clauseOf(at)
  const isMarked = clause?.before === ',' || /[-*•·–]/.test(request.tokens[at - 1]?.text ?? '')
  // 'rilievi E disegni tecnici'
  const isEntry = (isMarked && clause?.first === at) || request.hitBefore('and', at - 1) !== undefined
  if (!clause || !isEntry || request.within('asks', at) === undefined) return false
  const isOf =
    request.lexicon.has('of', request.word(at + 1)) &&
    !request.lexicon.has('articles', request.word(at + 1)) &&
    isContent(request, at + 2)
  const isSaidOf = at + 1 === clause.last && request.within('style', at + 1) !== undefined
  return request.within('pages', at) === undefined && (isOf || isSaidOf)
}

/** 'doors open', 'tel.', 'Stil': leads up to what was read beside it. */
function isLabel(request: RequestText, at: number): boolean {
  const cue = request.within('cue', at)
  if (!cue) return false
  const next = request.run(
    cue.last + 1,
    cue.last + 2,
    (one) => request.tokens[one]?.kind === 'mark' || request.taken(one) === 'shell',
  )
  return request.taken(next + 1) === cue.id
}

/** Greetings and adverbs at the end of a stretch. */
const isAside = (request: RequestText, at: number) =>
  isLabel(request, at) || request.within('asides', at) !== undefined || request.within('wishes', at) !== undefined

const saysWish = (request: RequestText, at: number) =>
  (['wishes', 'asks'] as const).some((kind) => request.within(kind, at) !== undefined)

/** Free stretches of a clause, without what joins them; in a clause with a verb its frame parts them. */
export function stretches(
  request: RequestText,
  { first, last }: TextClause,
  isClause: boolean,
  listFrom = last + 1,
): Stretch[] {
  const found: Stretch[] = []
  const anew = request.run(listFrom, last, (at) => !request.lexicon.has('pronouns', request.word(at))) + 1
  // 'we offer MADE to order': behind the lead a verb counts with its subject, or where verbs end the clause
  const inList = (at: number) =>
    at >= listFrom && at < anew && !request.lexicon.grammar.inverts && !saysWish(request, at)
  const open = (at: number) => request.taken(at) === null && !(isClause && !inList(at) && isFrame(request, at))
  for (let at = first; at <= last; at++) {
    if (!open(at)) {
      request.shell(at)
      continue
    }
    const stop = request.run(at, last, open)
    let [from, to] = [at, stop]
    const isWhole = at === first && stop === last
    const cut = (one: number) =>
      // 'PRECIOS cerrados'
      request.within('fixedPrices', one) === undefined &&
      !isNounOffered(request, one) &&
      (isJoint(request, one) || isAside(request, one) || ((isClause || !isWhole) && !isContent(request, one)))
    // 'and lately FOR rolls'
    const isPurpose = (one: number) => one > at && request.hitAt('purposes', one) !== undefined && request.isSmall(one)
    while (from <= to && (cut(from) || isPurpose(from))) request.shell(from++)
    while (to >= from && cut(to)) request.shell(to--)
    if (from <= to && !hasContent(request, from, to)) request.shell(from, to)
    else if (from <= to) found.push([from, to])
    at = stop
  }
  return found
}

const hasContent = (request: RequestText, first: number, last: number) => {
  for (let at = first; at <= last; at++) if (isContent(request, at)) return true
  return false
}

/**
 * 'coats and shoes' at the end of a list are two; 'click and collect' in the middle is one, and so are two single words
 * beside another 'and': 'bath and brush and advice'.
 */
export function splitList(request: RequestText, [first, last]: Stretch): Stretch[] {
  const joints = request
    .hits('and')
    // 'Hol- UND Bringservice' is one word twice
    .filter(
      (hit) =>
        hit.first > first &&
        hit.last < last &&
        request.isWord(hit.first) &&
        !endsOpen(request, hit.first - 1) &&
        request.within('pairs', hit.first) === undefined,
    )
  const isPair = ({ first: at, last: to }: ConceptHit, index: number) =>
    (whole[index - 1]?.last ?? first - 1) === at - 2 && (whole[index + 1]?.first ?? last + 1) === to + 2
  // 'piano to KIDS AND GROWN-UPS': both hang on the word before them
  if (joints.length === 1 && isOfPeople(request, joints[0] as ConceptHit, first)) return [[first, last]]
  // 'Hol- und Bringservice'
  const whole = joints.filter(({ first: at }) => !/[-–]$/.test(request.tokens[at - 1]?.text ?? ''))
  const cuts = whole.length > 1 ? whole.filter((one, index) => !isPair(one, index)) : whole
  let from = request.hitBefore('and', first - 1) ? behindVerb(request, first, last) : first
  const pieces = cuts.map((joint): Stretch => {
    request.shell(joint.first, joint.last)
    const piece: Stretch = [from, joint.first - 1]
    from = behindVerb(request, joint.last + 1, last)
    return piece
  })
  return [...pieces, [from, last] as const].map((piece, index) => (index > 0 ? withoutArticle(request, piece) : piece))
}

/** 'the bread and THE cakes': of a list the article is no part of its thing. */
function withoutArticle(request: RequestText, [first, last]: Stretch): Stretch {
  const article = request.hitAt('articles', first)
  if (!article || article.last >= last || request.isCapital(first)) return [first, last]
  request.shell(article.first, article.last)
  return [article.last + 1, last]
}

/** 'we teach classes and SELL mugs': another verb by which things are offered. */
function behindVerb(request: RequestText, first: number, last: number): number {
  const verb = request.hitAt('gives', first)
  const { sentence } = request.clauseOf(first) ?? {}
  const isBehindOffer = request
    .hits('offering')
    .some((hit) => hit.last < first && request.clauseOf(hit.first)?.sentence === sentence)
  if (!verb || verb.last >= last || !isBehindOffer) return first
  request.shell(verb.first, verb.last)
  return verb.last + 1
}

/** People on both sides of 'and', behind a small word that places: they are for whom it is. */
export function isOfPeople(request: RequestText, joint: ConceptHit, first: number): boolean {
  const isOfThem = (at: number) =>
    (['people', 'audience'] as const).some((kind) => request.within(kind, at) !== undefined)
  const lead = joint.first - 2
  const isPlaced = lead > first && request.isSmall(lead) && !request.lexicon.has('articles', request.word(lead))
  return isPlaced && isOfThem(joint.first - 1) && isOfThem(joint.last + 1)
}

const endsOpen = (request: RequestText, at: number) => {
  const [word, hyphen] = [request.tokens[at - 1], request.tokens[at]]
  return hyphen?.text === '-' && word?.end === hyphen.start
}
