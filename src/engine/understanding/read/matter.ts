import { type MatterKind, matterWords } from '../matter-words.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Span } from '../types.ts'
import type { Stretch } from './stretches.ts'

/** What a page is about where it is no business: a day, a search, one thing that is sold, those who do something together. */
export const matters = ['occasion', 'notice', 'sale', 'household', 'association', 'person'] as const
export type Matter = (typeof matters)[number]

/** `at`: where the words stand that say so; `isNamed`: it is called after whom it remembers, or who marries, and nothing else. */
export type MatterReading = { matter: Matter; at: Stretch; isNamed?: true }

/** What it is stands in one of the first sentences, and within so many words. */
const OPENING = { sentences: 2, tokens: 40 }

/** Shorter nouns end words by chance. */
const SHORTEST_LAST_PART = 4

/** The end of a phrase that begins at a place; null where it does not stand there. In German its last part may be a compound's. */
function phraseEnd(request: RequestText, at: number, phrase: readonly string[]): number | null {
  const { compounds } = request.lexicon.grammar
  const fits = phrase.every((word, offset) => {
    const said = request.word(at + offset)
    if (said === word || (word === '#' && request.tokens[at + offset]?.kind === 'number')) return true
    const isLast = compounds && phrase.length === 1 && word.length >= SHORTEST_LAST_PART
    return isLast && said.length > word.length + 2 && said.endsWith(word)
  })
  return fits ? at + phrase.length - 1 : null
}

/** The first and longest phrase of a kind within the opening of a request. */
export function findPhrase(request: RequestText, kind: MatterKind, [first, last]: Stretch): Stretch | null {
  const phrases = matterWords(request.lexicon.language)[kind]
  for (let at = first; at <= last; at++) {
    const found = phrases.map((phrase) => phraseEnd(request, at, phrase)).filter((end) => end !== null)
    if (found.length > 0) return [at, Math.max(...found)]
  }
  return null
}

const openingOf = (request: RequestText): Stretch => {
  const within = request.clauses.filter(({ sentence }) => sentence < OPENING.sentences)
  return [0, Math.min(within.at(-1)?.last ?? -1, OPENING.tokens)]
}

/** 'wedding PHOTOGRAPHER' is none, 'wedding page' and 'wedding on Friday' are one. */
function isHead(request: RequestText, [first, last]: Stretch): boolean {
  const next = last + 1
  const { headFirst, compounds } = request.lexicon.grammar
  const isOver = request.clauseOf(next) !== request.clauseOf(last)
  const isPage = request.within('pages', next) !== undefined
  // 'pastel DE boda' is a cake, 'página DE boda' a page
  const joint = request.hitBefore('of', first - 1)
  const isComplement =
    joint !== undefined &&
    request.isWord(joint.first - 1) &&
    request.hitBefore('pages', joint.first - 1) === undefined &&
    !request.isSmall(joint.first - 1)
  if (headFirst) return !isComplement
  const does = isPredicate(request, next) || request.lexicon.has('predicates', request.word(next))
  const mayFollow = does || isOver || isPage || !request.isWord(next) || request.isSmall(next) || request.isPlace(next)
  return (mayFollow || request.isCapital(next) || compounds) && !(isComplement && compounds)
}

const hasAnywhere = (request: RequestText, kind: MatterKind) =>
  findPhrase(request, kind, [0, request.tokens.length - 1]) !== null

/** 'Selling my Golf', 'Je vends ma Clio', and no 'a website to sell my pots': it opens the text, and it is one. */
function isOwnThing(request: RequestText, [first, last]: Stretch): boolean {
  const own = request.hitAt('own', last + 1)
  const opens = (at: number) =>
    request.within('asides', at) !== undefined || (request.isSmall(at) && !request.within('pages', at))
  const isOpening = request.run(0, first - 1, opens) === first - 1
  const isMany = own !== undefined && /..s$/.test(request.word(own.last + 1)) && request.lexicon.language !== 'de'
  return own !== undefined && isOpening && !isMany && !request.lexicon.has('asks', request.word(first - 1))
}

const clausesBetween = (request: RequestText, one: number, other: number) => {
  const [first, last] = [one, other].map((at) => request.clauses.findIndex((clause) => clause === request.clauseOf(at)))
  return Math.abs((last ?? 0) - (first ?? 0))
}

/** 'selling my 2014 Golf', 'Verkaufe Klavier', 'a flat, 329.000 € VB': one thing of somebody's, and no goods. */
function saleIn(request: RequestText, opening: Stretch): Stretch | null {
  const sells = findPhrase(request, 'sells', opening)
  const thing = findPhrase(request, 'soldThings', opening)
  const isNegotiable = hasAnywhere(request, 'negotiable')
  // 'motorbike for sale' as well
  const isBeside = sells !== null && thing !== null && (thing[0] > sells[0] || thing[1] === sells[0] - 1)
  // 'À vendre : maison'
  const isSold =
    isBeside && clausesBetween(request, sells[0], thing[0]) < 2 && !isWhence(request, sells[1] + 1, thing[0] - 1)
  if (sells && (isNegotiable || isSold || isOwnThing(request, sells)))
    return [Math.min(sells[0], isBeside ? thing[0] : sells[0]), Math.max(sells[1], isBeside ? thing[1] : 0)]
  return thing && isNegotiable ? thing : null
}

/** 'we sell FROM a cupboard by the road', 'selling AT the boat' */
const isWhence = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !(['from', 'at'] as const).some((kind) => request.within(kind, at))) < last

const NEAR = 2

/** 'LOST CAT', 'Katten vår er BORTE': who, and that they are gone, in one sentence. */
function noticeIn(request: RequestText, opening: Stretch): Stretch | null {
  const [lost, stray] = [findPhrase(request, 'lost', opening), findPhrase(request, 'strays', opening)]
  if (!lost || !stray || request.clauseOf(lost[0])?.sentence !== request.clauseOf(stray[0])?.sentence) return null
  // 'people WHO HAVE FOUND a hedgehog' ring somebody else
  const isOfOthers = request.hits('relativePronouns').some(({ last }) => last < lost[0] && last >= lost[0] - NEAR)
  if (isOfOthers) return null
  return [Math.min(lost[0], stray[0]), Math.max(lost[1], stray[1])]
}

/** Of 'Class of 1998 reunion' only the first half was read as what it is; a florist FOR weddings is none. */
function isFor(request: RequestText, what: Span, at: Stretch, isOther: boolean): boolean {
  const { start } = request.span(...at)
  const clause = request.clauses.find(({ first, last }) => request.span(first, last).end >= what.end)
  // what it is was said in one sentence, what there is in the next
  if (start >= what.end && clause !== request.clauseOf(at[0])) return true
  if (!isOther) return false
  const between = request.tokens.filter((token) => token.start >= what.end && token.end <= start)
  return (
    start >= what.end &&
    between.some(
      ({ kind, text }) => kind === 'mark' || (!request.lexicon.has('of', text.toLowerCase()) && kind === 'word'),
    )
  )
}

/** The noun that says what it is: the last of 'book club', the first of 'club de lectura'. */
const isHeadOf = (request: RequestText, what: Span | null, { start, end }: Span) =>
  what !== null && (request.lexicon.grammar.headFirst ? what.start === start : what.end === end)

const isInBracket = (request: RequestText, at: number): boolean => {
  const clause = request.clauseOf(at)
  const opening = request.tokens.slice(0, clause?.first ?? 0).findLastIndex(({ text }) => text === '(' || text === ')')
  return request.taken(at) === 'service' && request.tokens[opening]?.text === '('
}

/** Trades that a feast or those who do something together may be taken for. */
const near = new Set(['wedding', 'festival', 'community', 'music', 'nonprofit', 'general', 'personal'])

/**
 * What kind of matter a request is about; null for a business. `trade` is what its head noun was read as, `what` where that
 * noun stands, `memory` where it says whom it remembers.
 */
export function readMatter(
  request: RequestText,
  {
    trade,
    what,
    isCouple,
    memory,
  }: { trade: string | null; what: Span | null; isCouple: boolean; memory: Stretch | null },
): MatterReading | null {
  const opening = openingOf(request)
  const sale = saleIn(request, opening)
  if (sale) return { matter: 'sale', at: sale }
  const notice = noticeIn(request, opening)
  if (notice) return { matter: 'notice', at: notice }
  if (memory) return { matter: 'occasion', at: memory, isNamed: true }
  const isOther = trade !== null && !near.has(trade)
  const heads = (['household', 'occasion', 'person', 'association'] as const).flatMap((matter) => {
    const at = findPhrase(request, matter, opening)
    // a florist for weddings is a florist
    const isBehind = at !== null && what !== null && isFor(request, what, at, isOther)
    const isWhat = at !== null && isHeadOf(request, what, request.span(...at))
    // 'a calendar (SUMMER FAIR, plum day)' has it in a part of the page
    const isOfPart = at !== null && (request.taken(at[0]) === 'section' || isInBracket(request, at[0]))
    // 'a food bank that offers a SUMMER FAIR'
    const isOffered =
      at !== null && what !== null && request.taken(at[0]) === 'service' && request.span(...at).start > what.end
    return at && !isBehind && !isOfPart && !isOffered && (isWhat || isHead(request, at)) ? [{ matter, at }] : []
  })
  const [head] = heads.toSorted((one, other) => one.at[0] - other.at[0])
  if (isCouple && head?.matter !== 'occasion') return { matter: 'occasion', at: [0, 0], isNamed: true }
  return head ?? null
}
