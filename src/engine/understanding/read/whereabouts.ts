import { knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** So many words say what it is; more are a sentence. */
const MOST_WORDS = 6

/** 'the OLD MILL': as many words may stand before the landmark. */
const MOST_BEFORE = 3

/** 'Flower shop OPPOSITE THE STATION in Bath': where it is beside something that everybody knows. */
export function readWhereabouts(request: RequestText): void {
  for (const { first, last } of request.hits('positions')) {
    const end = landmarkEnd(request, last + 1)
    if (end !== null && request.isFree(first, end) && !isInSentence(request, first) && !isCalled(request, first))
      request.claim('statement', first, end, { sure: 0.85, id: 'where' })
  }
}

/** So many words has the name of a hall or a house. */
const LONGEST_VENUE = 5

/**
 * 'food bank at ST AIDAN’S HALL', 'à la SALLE JEAN MOULIN': a house with a name of its own, where things are held. What a sentence
 * tells stays in it: 'I trained at Marlow School' says where nobody is to come.
 */
export function readVenues(request: RequestText): void {
  for (const hit of request.hits('at')) {
    const first = request.run(hit.last + 1, hit.last + 1, (at) => request.within('articles', at) !== undefined) + 1
    const clause = request.clauseOf(first)
    if (!clause || clause !== request.clauseOf(hit.first)) continue
    const end = venueEnd(request, first, Math.min(clause.last, first + LONGEST_VENUE - 1))
    if (end === null || !request.isFree(first, end) || isInSentence(request, hit.first)) continue
    request.claim('contact', first, end, { id: 'address', sure: 0.8 })
    request.shell(hit.first, first - 1)
  }
}

/**
 * 'Saturday 14 November, THORNBY BOWLS CLUB, MILL LANE': behind a day a street by its noun, and the house before it. Where nouns have
 * capitals nobody can tell one from other things.
 */
export function readStreetsBehindDays(request: RequestText): void {
  if (request.lexicon.grammar.nounCapitals) return
  request.clauses.forEach((clause, index) => {
    const [day, house] = [request.clauses[index - 2], request.clauses[index - 1]]
    if (!day || !house || day.sentence !== clause.sentence || !isStreet(request, clause)) return
    const isDay = request.run(day.first, day.last, (at) => request.taken(at) !== 'date') < day.last
    const isHouse = request.run(house.first, house.last - 1, (at) => request.isCapital(at)) >= house.last - 1
    if (
      isDay &&
      isHouse &&
      request.isCapital(house.first) &&
      house.before === ',' &&
      request.isFree(house.first, clause.last)
    )
      request.claim('contact', house.first, clause.last, { id: 'address', sure: 0.8 })
  })
}

const isStreet = (request: RequestText, { first, last }: TextClause): boolean =>
  last > first &&
  last - first < LONGEST_STREET &&
  request.run(first, last, (at) => request.isCapital(at)) === last &&
  [first, last].some((at) => knownNames().streetWords.has(request.word(at)))
const LONGEST_STREET = 4

/** Behind its name where the head comes last, 'Christ Church HALL', and before it elsewhere, 'SALLE Jean Moulin'. */
function venueEnd(request: RequestText, first: number, end: number): number | null {
  const { grammar } = request.lexicon
  if (grammar.headFirst) {
    const venue = request.hitAt('venues', first)
    const last = venue ? withName(request, venue.last, end) : first
    return venue && last > venue.last ? last : null
  }
  const isName = (at: number) => request.isCapital(at) && request.isWord(at)
  const run = request.run(first, end, isName)
  const last = run < end && request.within('venues', run + 1) !== undefined ? run + 1 : run
  const isVenue = (at: number) => request.within('venues', at) !== undefined || endsAsVenue(request, at)
  // 'at the Hall' has no name
  return last > first && isName(first) && isVenue(last) && !(run === first && request.isPlace(first)) ? last : null
}

/** 'Bürgerhaus' is a 'Haus'. */
const endsAsVenue = (request: RequestText, at: number) =>
  request.lexicon.grammar.compounds && request.lexicon.grammar.venues.some((noun) => request.word(at).endsWith(noun))

/** 'Bistro OPPOSITE the Station': a small word that has a capital within its clause begins a name. */
const isCalled = (request: RequestText, at: number) => request.isCapital(at) && at > (request.clauseOf(at)?.first ?? at)

/** 'WE polish boots by the harbour': of what somebody does it is a part. */
function isInSentence(request: RequestText, at: number): boolean {
  const from = request.clauseOf(at)?.first ?? at
  const isDone = (one: number) => !request.within('pronouns', one) && !isPredicate(request, one)
  return at - from > MOST_WORDS || request.run(from, at - 1, isDone) < at - 1
}

/** The last word of the landmark that begins at a word; null where none does. */
function landmarkEnd(request: RequestText, first: number): number | null {
  const clause = request.clauseOf(first)
  if (!clause) return null
  for (let at = first; at <= Math.min(clause.last, first + MOST_BEFORE); at++) {
    if (!request.isFree(at) || !request.isWord(at)) return null
    const landmark = request.hitAt('landmarks', at) ?? compound(request, at)
    if (landmark) return withName(request, landmark.last, clause.last)
  }
  return null
}

/** 'Hauptbahnhof' is a 'Bahnhof'. */
function compound(request: RequestText, at: number): { last: number } | null {
  const { grammar } = request.lexicon
  const word = request.word(at)
  const isOne =
    grammar.compounds && grammar.landmarks.some((noun) => word.length > noun.length + 2 && word.endsWith(noun))
  return isOne ? { last: at } : null
}

/** 'the corner OF MILL ROAD', 'l’église SAINT-MARTIN', 'la plaza DE ESPAÑA': the name behind it is a part of it. */
function withName(request: RequestText, last: number, end: number): number {
  const name = isGenitive(request, request.word(last + 1)) ? last + 2 : last + 1
  const run = request.run(name, end, (at) => request.isCapital(at) && request.isFree(at))
  return run >= name ? run : last
}

/** 'of', 'de', 'della': of the words behind which more of a thing stands, those that lead to no town and to nobody. */
function isGenitive({ lexicon }: RequestText, word: string): boolean {
  if (word === lexicon.grammar.of[0]) return true
  return lexicon.has('of', word) && !lexicon.has('at', word) && !lexicon.has('forWhom', word)
}
