import type { ConceptHit } from '../lexicon.ts'
import { isPartNoun } from '../part-noun.ts'
import { hasDateOrPrice } from '../date-or-price.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** What is listed, with the bracket behind it. */
type Piece = { first: number; last: number; bracket: Stretch | null }

/** More words are a sentence, and no name of a part. */
const MOST_WORDS = 8

/**
 * A sentence that asks for the parts of a page and lists them: 'We need: HOW TO GET THERE (…), WHERE TO STAY, a MENU', 'Bitte mit
 * AUSHANG, TERMINEN und SATZUNG', 'Com a HISTÓRIA, os TRAJES e um CONTACTO'. Most of what is listed are things that pages have;
 * then the rest are parts as well, by the names that they have there, and what stands in brackets behind one is said in it.
 */
export function readPartLists(request: RequestText): void {
  for (const clauses of Map.groupBy(request.clauses, ({ sentence }) => sentence).values()) {
    const start = listStart(request, clauses)
    if (start === null) continue
    const pieces = piecesFrom(request, clauses, start)
    if (pieces.length < 2) continue
    const named = pieces.filter((piece) => isPart(request, piece)).length
    const isWish =
      (clauses[0]?.sentence ?? 0) > 0 &&
      wishes.some((kind) => request.hits(kind).some((hit) => isBetween(hit, clauses[0]?.first ?? 0, start)))
    const areAll = isWish && pieces.every((piece) => isDetermined(request, piece) || isPart(request, piece))
    if (named === 0 || (named * 2 <= pieces.length && !areAll)) {
      if (named > 0) claimFirst(request, pieces)
      continue
    }
    request.shell(clauses[0]?.first ?? start, start - 1)
    for (const piece of pieces) claimPart(request, piece)
  }
}

/** 'WE’D LIKE the timetable, the teachers and a form' */
const wishes = ['attitudes', 'wishes', 'asks'] as const
const isBetween = ({ first, last }: ConceptHit, from: number, to: number) => first >= from && last < to

/** 'THE teachers', 'NOS trombines': with its article it is one of the page's. */
const isDetermined = (request: RequestText, { first }: Piece) =>
  (['articles', 'own'] as const).some((kind) => request.hitBefore(kind, first - 1) !== undefined)

/** 'we need SOURDOUGH, rye, buns and a gallery': what stands right behind the wish is on offer as the others are. */
function claimFirst(request: RequestText, [first, next]: readonly Piece[]): void {
  const isThing = (piece: Piece | undefined) =>
    piece && isName(request, piece) && !isPart(request, piece) && !isOfLooks(request, piece)
  if (first && isThing(first) && isThing(next)) request.claim('service', first.first, first.last, { sure: 0.6 })
}

/** 'deve ser TRANQUILO e ter galeria', 'want it REALLY COLOURFUL': how it is to be. */
const isOfLooks = (request: RequestText, { first, last }: Piece): boolean => {
  const isLook = (at: number) =>
    request.isSmall(at) ||
    request.tokens[at]?.kind === 'hex' ||
    (['style', 'colour', 'degrees', 'pronouns', 'asides'] as const).some((kind) => request.within(kind, at))
  return request.run(first, last, isLook) === last
}

const leads = ['asks', 'having', 'besides', 'courtesies', 'openers', 'small', 'articles'] as const
/** Further on in a text it may be wished for in many words: 'ideally WE WOULD PERHAPS LIKE the …'. */
const lateLeads = [...leads, 'attitudes', 'wishes', 'asides', 'hedges', 'pronouns'] as const

/** Where the list begins behind what asks for it: 'we need', 'please with', 'also I'd like'; null where nothing does. */
function listStart(request: RequestText, [opening, ...rest]: readonly TextClause[]): number | null {
  if (!opening) return null
  // 'HOW to get there' is a part
  const isLead = (at: number) =>
    !request.hitAt('interrogatives', at) &&
    (opening.sentence > 0 ? lateLeads : leads).some((kind) => request.within(kind, at) !== undefined)
  // 'A PÁGINA precisa ter …': what the page needs
  const page = request.hits('pages').find((hit) => hit.first >= opening.first && hit.last <= opening.last)
  const isOfPage =
    page !== undefined &&
    request.run(opening.first, page.first - 1, (at) => request.within('articles', at) !== undefined) ===
      page.first - 1 &&
    (['wishes', 'obliges'] as const).some((kind) => request.hitAt(kind, page.last + 1) !== undefined)
  const from = isOfPage ? page.last + 1 : opening.first
  const last = request.run(from, opening.last, isLead)
  const isLed = (kind: 'asks' | 'attitudes' | 'wishes' | 'having' | 'besides') =>
    request.run(from, last, (at) => !request.within(kind, at)) < last
  const isBehindPage = isOfPage || request.hits('pages').some((hit) => hit.last < opening.first)
  const isLate = isBehindPage || opening.sentence > MOST_OPENING
  const isWish = isLate && (isLed('attitudes') || isLed('wishes'))
  if (!isLed('asks') && !isWish && !(isBehindPage && (isLed('having') || isLed('besides')))) return null
  // 'build a SITE for a café with a menu' asks for the page itself
  if (page && !isOfPage) return null
  if (last < opening.last) return last + 1
  return opening.after === ':' ? (rest[0]?.first ?? null) : null
}

/** So many sentences in, a text asks for parts that has asked for no page. */
const MOST_OPENING = 1

/** The pieces between commas and 'and', without what leads up to each; what is in brackets belongs to the piece before it. */
function piecesFrom(request: RequestText, clauses: readonly TextClause[], start: number): Piece[] {
  const pieces: Piece[] = []
  let isInside = false
  for (const { first, last, before, after } of clauses.filter((one) => one.last >= start)) {
    isInside ||= before === '('
    const piece = pieces.at(-1)
    if (isInside && piece) piece.bracket = [piece.bracket?.[0] ?? first, last]
    else pieces.push(...halves(request, Math.max(first, start), last))
    if (after === ')') isInside = false
  }
  return pieces
}

function halves(request: RequestText, from: number, last: number): Piece[] {
  const joint = request.hits('and').find((hit) => hit.first > from && hit.last < last && !isInPart(request, hit))
  const end = joint ? joint.first - 1 : last
  const isLead = (at: number) =>
    (['and', 'articles', 'having', 'courtesies'] as const).some((kind) => request.within(kind, at) !== undefined) ||
    // 'gostaríamos de uma galeria, DE um mapa e DE um formulário'
    (request.within('of', at) !== undefined && request.within('articles', at + 1) !== undefined)
  const first = request.run(from, end, isLead) + 1
  const isOver = (at: number) =>
    at > first && (['reasons', 'courtesies'] as const).some((kind) => request.hitAt(kind, at))
  const own: Piece[] = first > end ? [] : [{ first, last: request.run(first, end, (at) => !isOver(at)), bracket: null }]
  return joint ? [...own, ...halves(request, joint.last + 1, last)] : own
}

/** 'terms AND conditions' */
const isInPart = (request: RequestText, { first, last }: ConceptHit) =>
  request.hits('section').some((hit) => hit.first < first && hit.last > last)

/** Headed by what only pages have, by the name of a part, or by what visitors ask: 'HOW to get there'. */
const isPart = (request: RequestText, piece: Piece) =>
  // 'then the PLAN' was read by where it stands
  request.run(piece.first, piece.last, (at) => request.taken(at) === 'section') === piece.last ||
  (isName(request, piece) && isHeaded(request, piece))

const isHeaded = (request: RequestText, piece: Piece) =>
  request.hitAt('interrogatives', piece.first) !== undefined ||
  headOf(request, piece) !== undefined ||
  isPartNoun(request.slice(piece.first, piece.last), request.lexicon.language)

/** Nothing in it was read, nothing costs anything, and it is no sentence. */
function isName(request: RequestText, piece: Piece): boolean {
  const { first, last } = piece
  const mayBe = (at: number) =>
    [null, 'shell'].includes(request.taken(at)) && !['price', 'quote'].includes(request.tokens[at]?.kind ?? '')
  const isShort = last - first < MOST_WORDS && request.run(first, last, mayBe) === last
  return (
    isShort && !request.hitAt('excluding', first) && (isHeaded(request, piece) || !hasPredicate(request, first, last))
  )
}

/** The name of a part that a piece ends with, up to where its noun is over, or begins with where nouns come first. */
function headOf(request: RequestText, { first, last }: Piece): ConceptHit | undefined {
  const isDescribed = (at: number) => request.within('qualities', at) !== undefined || request.isSmall(at)
  const noun = request.run(first, last, isDescribed) + 1
  // 'OUR services' is called so with what leads up to it
  const hits = request
    .hits('section')
    .flatMap((hit) => (hit.last >= first && hit.last <= last ? [{ ...hit, first: Math.max(hit.first, first) }] : []))
  const isInHit = (at: number) => hits.some((hit) => hit.first <= at && at <= hit.last)
  const end = request.run(noun, last, (at) => at === noun || isInHit(at) || !request.isSmall(at))
  return hits.find((hit) => (request.lexicon.grammar.headFirst ? hit.first <= noun + 1 : hit.last === end))
}

/** Parts that are called what they always are, whatever is said of them. */
const plain = new Set([
  'contact',
  'form',
  'hours',
  'booking',
  'newsletter',
  'cta',
  'button',
  'links',
  'faq',
  'testimonials',
])
/** Parts that have things of their own in brackets: what is on offer, who is there. */
const filled = new Set([...plain, 'services', 'products', 'menu', 'features', 'pricing', 'team', 'posts'])

/** 'pricing faq' in haste: two parts without a comma. */
const areSeveral = (request: RequestText, { first, last }: Piece) =>
  new Set(request.hits('section').flatMap((hit) => (hit.first >= first && hit.last <= last ? [hit.id] : []))).size >
    1 && request.run(first, last, (at) => request.within('section', at) !== undefined) === last

function claimPart(request: RequestText, piece: Piece): void {
  const { first, last, bracket } = piece
  if (!isName(request, piece) || isOfLooks(request, piece) || areSeveral(request, piece)) return
  const head = headOf(request, piece)
  // 'RUNNING DAYS calendar' and 'photos FROM THE FAIR' are called that, and 'a short FAQ' is no other
  const isDescribed = (at: number) => request.within('qualities', at) !== undefined || request.isSmall(at)
  const isMore = head && (head.last < last || request.run(first, head.first - 1, isDescribed) < head.first - 1)
  const isWide = isMore && !plain.has(head.id)
  if (!head) request.claim('section', first, last, { sure: 0.85 })
  else if (isWide) request.claim('section', first, last, { id: head.id, sure: 0.9 })
  else request.claim('section', head.first, head.last, { id: head.id, sure: 0.9 })
  // 'um contacto PARA AS FESTAS' asks for no other part
  if (head && plain.has(head.id)) request.take('section', first, last)
  // 'a calendar (FIRST SUNDAY, 10 TO 4)' says that there, and 'a gallery (lightbox)' how it is to be
  const isTold = (at: Stretch) => hasDateOrPrice(request.slice(...at), request.lexicon.language)
  if (bracket && (!head || (!filled.has(head.id) && isTold(bracket)))) request.take('section', ...bracket)
}
