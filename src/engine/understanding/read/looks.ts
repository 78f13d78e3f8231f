import type { ConceptHit } from '../lexicon.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { isOnOffer } from './looks-on-offer.ts'
import { knownPlace } from './place.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isNounOffered } from './stretches.ts'

/** Colours with their shades, wherever they stand; words that are things as well only where it is about looks. */
export function readColours(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.tokens.forEach(({ kind }, at) => {
    if (kind === 'hex') request.claim('colour', at, at, { sure: 1 })
  })
  for (const hit of request.hits('colour')) {
    // 'queijo e VINHO' is one thing
    if (!request.isFree(hit.first, hit.last) || request.within('pairs', hit.first)) continue
    // 'mint green', 'mustard yellow' are one colour each
    const end = request.hitAt('colour', hit.last + 1)?.last ?? hit.last
    const shadeBefore = request.hitBefore('shade', hit.first - 1)?.first ?? hit.first
    const shadeAfter = request.hitAt('shade', end + 1)?.last ?? end
    if (isOther.some((is) => is(request, hit)) || isOnOffer(request, hit.first, rows)) continue
    if (modifiesNoun(request, shadeAfter + 1) || isMaterial(request, shadeBefore) || isOfNoun(request, hit)) continue
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

/** 'em OURO preto', 'a rio VERDE' in small letters: a part of where it is. */
const isOfPlace = (request: RequestText, { first, last }: ConceptHit) =>
  [first, first - 1].some(
    (at) => request.hitBefore('at', at - 1) !== undefined && knownPlace(request, at) >= Math.max(last, at + 1),
  )

/** 'Marie SAND': with a capital behind a given name. */
const isSurname = (request: RequestText, { first, last }: ConceptHit) =>
  first === last &&
  request.isCapital(first) &&
  request.isGiven(first - 1) &&
  request.clauseOf(first) === request.clauseOf(first - 1)

/** 'gestita da ROSA': a given name behind what leads up to a person. */
const isPerson = (request: RequestText, { first, last }: ConceptHit) =>
  first === last && request.isGiven(first) && request.hitBefore('person', first - 1) !== undefined

const isOtherWord = (request: RequestText, at: number) =>
  request.isWord(at) && (['colour', 'shade', 'style'] as const).every((kind) => request.within(kind, at) === undefined)

/** 'Green Lantern', 'Studio Plum', 'Amber 12': a colour with its capital beside another one is part of a name. */
function isOfName(request: RequestText, hit: ConceptHit): boolean {
  const { first, last } = hit
  // 'pflaume 98'
  if (request.tokens[last + 1]?.kind === 'number' && request.clauseOf(last + 1) === request.clauseOf(last)) return true
  if (!request.isCapital(first) || request.lexicon.language === 'de') return false
  return (
    request.isCapital(last + 1) ||
    request.isCapital(first - 1) ||
    isJoinedToCapital(request, hit) ||
    capitalRun(request, first, request.clauseOf(first)?.last ?? first) > last
  )
}

/** 'laboratorio di CIOCCOLATO': what a noun of a trade is of is what it has, and no look. */
const isOfNoun = (request: RequestText, { first }: ConceptHit) =>
  request.lexicon.grammar.headFirst &&
  request.hitBefore('of', first - 1) !== undefined &&
  (request.lexicon.heads.has(request.word(first - 2)) || request.within('businesses', first - 2) !== undefined)

/** 'Compass and Plum' */
const isJoinedToCapital = (request: RequestText, { first }: ConceptHit) =>
  request.within('and', first - 1) !== undefined && request.isCapital(first - 2) && isOtherWord(request, first - 2)

/** 'rose garden', 'gold jewellery', 'coral reef': a colour before a noun of the subject is part of it. */
function modifiesNoun(request: RequestText, at: number): boolean {
  if (!request.isWord(at) || request.isSmall(at) || request.lexicon.grammar.headFirst) return false
  const looks = ['colour', 'style', 'shade', 'section', 'component'] as const
  return !looks.some((kind) => request.within(kind, at)) && !request.lexicon.has('lookNouns', request.word(at))
}

/** 'obrador DE CHOCOLATE', 'laboratorio DI CIOCCOLATO': what hangs on a noun that is said of no look. */
function isMaterial(request: RequestText, first: number): boolean {
  const noun = first - 2
  const isOf = request.lexicon.grammar.headFirst && request.lexicon.has('of', request.word(first - 1))
  const kinds = ['colour', 'style', 'shade', 'section', 'component', 'pages', 'asks', 'cue'] as const
  return (
    isOf &&
    request.lexicon.heads.has(request.word(noun)) &&
    !request.lexicon.has('lookNouns', request.word(noun)) &&
    !kinds.some((kind) => request.within(kind, noun))
  )
}

/** A colour that is a part of a name or a place. */
const isOther = [isOfFirm, isOfName, isPerson, isSurname, isOfPlace] as const

/** How it should look: words of looks that do not belong to a thing. */
export function readStyles(request: RequestText, rows: ReadonlyMap<number, string>): void {
  for (const hit of request.hits('style')) {
    const index = request.clauses.findIndex(({ first, last }) => first <= hit.first && hit.last <= last)
    const clause = request.clauses[index]
    if (!clause || !request.isFree(hit.first, hit.last)) continue
    if (!mayHoldLooks.has(rows.get(index)) || isOfThing(request, hit, clause)) continue
    if (isOnOffer(request, hit.first, rows)) continue
    // 'NOT loud', 'NOTHING fancy'
    const not = request.hitBefore('nots', hit.first - 1)
    if (not) {
      request.shell(not.first, hit.last)
      continue
    }
    const isSaidOf = request.lexicon.has('lookNouns', request.word(hit.last + 1))
    request.claim('style', hit.first, isSaidOf ? hit.last + 1 : hit.last, { id: hit.id, sure: 0.85 })
  }
  readUnknownLooks(request, rows)
}

/** Rows in which a word for a look is one; undefined: no row. */
const mayHoldLooks = new Set([undefined, 'style', 'colour', 'offered'])

const isMark = (request: RequestText, at: number) => /^[:–-]$/.test(request.tokens[at]?.text ?? '')

/** 'a MODERN dance class', 'MODERN Dance', 'a SPRING clean': the word for a look belongs to a thing. */
const isOfThing = (request: RequestText, hit: ConceptHit, clause: TextClause) =>
  // 'deep CLEAN $220'
  request.tokens[hit.last + 1]?.kind === 'price' ||
  // 'dark theme: $22'
  (isMark(request, hit.last + 1) && request.tokens[hit.last + 2]?.kind === 'price') ||
  !standsAlone(request, hit.last + 1, clause) ||
  isNounOf(request, hit, clause) ||
  isCapitalOfName(request, hit, clause) ||
  describesNoun(request, hit.first) ||
  endsThing(request, hit, clause)

/** 'CUIDADO de manos': what opens a clause, or stands behind 'and' or an amount, and is of something is a noun. */
const isNounOf = (request: RequestText, { first, last }: ConceptHit, clause: TextClause) =>
  request.lexicon.grammar.headFirst &&
  opensEntry(request, first, clause) &&
  request.lexicon.has('of', request.word(last + 1)) &&
  request.isWord(last + 2) &&
  request.isFree(last + 2)

const opensEntry = (request: RequestText, at: number, { first }: TextClause) =>
  at === first ||
  request.lexicon.has('and', request.word(at - 1)) ||
  (request.isSmall(at - 1) && request.tokens[at - 2]?.kind === 'price')

/** Nothing follows a look that it could describe, but the page and words for looks. */
const standsAlone = (request: RequestText, next: number, { last }: TextClause) =>
  next > last ||
  request.isSmall(next) ||
  request.taken(next) !== null ||
  !request.isWord(next) ||
  request.lexicon.has('lookNouns', request.word(next)) ||
  (['style', 'asides', 'pages'] as const).some((kind) => request.within(kind, next) !== undefined)

/** 'Modern Motors', 'Studio Modern' */
const isCapitalOfName = (request: RequestText, { first, last }: ConceptHit, clause: TextClause) =>
  request.isCapital(first) && (request.isCapital(last + 1) || (first > clause.first && request.isCapital(first - 1)))

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
  // 'offre DISEGNI tecnici', where a verb that asks is the noun
  if (isNounOffered(request, before)) return true
  return (
    !request.isSmall(before) &&
    !request.isPlace(before) &&
    !isPredicate(request, before) &&
    !looks.some((kind) => request.within(kind, before))
  )
}
