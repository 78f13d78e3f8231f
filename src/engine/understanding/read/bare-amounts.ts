import type { ConceptKind } from '../lexicon.ts'
import type { Span } from '../types.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** Signs of measures are the same in all languages. */
const MEASURE = /^(?:mg|g|kg|ml|cl|dl|l|mm|cm|m|km|m2|m²|qm|ha|oz|lbs?|ft|in|min|mins|std|h|hrs?|x|×|%)$/i

/** '900', '12,50', '13 900': an amount that may stand without its currency. */
export const isPlainAmount = (text: string): boolean =>
  /^\d{1,4}(?:[.,]\d{1,2})?$|^\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/.test(text)

/** Whether the number at a token says how much of something there is: '12 km', '3 x 4', '500g' before its unit. */
export const isMeasured = ({ tokens }: RequestText, at: number): boolean =>
  MEASURE.test(tokens[at + 1]?.text ?? '') || /^[x×]$/i.test(tokens[at - 1]?.text ?? '')

/** Whether a request has a word for prices. */
export const speaksOfPrices = (request: RequestText): boolean =>
  (['cue', 'section'] as const).some((kind) =>
    request.hits(kind).some(({ id }) => id === 'price' || id === 'pricing' || id === 'menu'),
  )

/** Something and the number behind it: the first token and the last of its name, and that of the number. */
export type BareEntry = { first: number; last: number; number: number }

/**
 * Whether numbers without a currency behind things beside each other may be what those cost: they are no times one after the
 * other, nobody's ages or points, no lengths and no counts.
 * @param isTold the request speaks of prices, so that capitals make nobody's name: 'pricing: Starter 9, Team 29'
 */
export function mayCost(request: RequestText, entries: readonly BareEntry[], isTold = false): boolean {
  const [opening] = entries
  if (!opening || areTimes(entries.map(({ number }) => request.tokens[number]?.text ?? ''))) return false
  if (entries.some(({ number }) => isCount(request, number)) || isCounting(request, opening)) return false
  return !areNames(request, entries, isTold)
}

/** 'Marcel 72 ANS', 'salle du haut 45 M2': what one of a row counts all of them count; '18 A NIGHT' is what one night costs. */
export function isCount(request: RequestText, number: number): boolean {
  if (isMeasured(request, number)) return true
  const isOf = (kind: ConceptKind) => request.hitAt(kind, number + 1) !== undefined
  return (isOf('durations') || isOf('people')) && !isOf('unit')
}

/** 'WE HAVE stalls 84, circle 46', '42 singers: tenor 14, bass 16': how many there are is told before them. */
function isCounting(request: RequestText, { first, number }: BareEntry): boolean {
  const clause = request.clauseOf(first)
  if (!clause || isBesideCount(request, clause)) return true
  const has = possesses(request, clause.first, number)
  const key = clause.before === ':' ? request.clauseOf(clause.first - 2) : undefined
  return has || (key !== undefined && holdsNumber(request, key.first, key.last))
}

/** 'WE HAVE stalls 84'; 'GIBT ES für 8,90' is what it costs. */
const possesses = (request: RequestText, first: number, end: number): boolean =>
  request
    .hits('possesses')
    .some((hit) => hit.first >= first && hit.last < end && request.within('verbs', hit.last) === undefined)

const holdsNumber = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.tokens[at]?.kind !== 'number') < last

/** 'salle du haut 45 M2, salle du bas 80', 'we have stalls 84, CIRCLE 46': what stands before it counts. */
function isBesideCount(request: RequestText, clause: TextClause): boolean {
  const before = clause.before === ',' ? request.clauses[request.clauses.indexOf(clause) - 1] : undefined
  if (before?.sentence !== clause.sentence) return false
  const isCounted = request.tokens[before.last]?.kind === 'number' && possesses(request, before.first, before.last)
  return isCounted || counts(request, before.first, before.last)
}

/** Whether a number in a stretch says how many there are, how long, or how old. */
const counts = (request: RequestText, first: number, last: number): boolean =>
  request.run(first, last, (at) => request.tokens[at]?.kind !== 'number' || !isCount(request, at)) < last

const TIME = /^(\d{1,2})[.:]([0-5]\d)$/
const DAY = 24 * 60

/** 'Doors 7.00', 'Round one 7.30', 'Final 9.15': one after the other on the clock. */
export function areTimes(amounts: readonly string[]): boolean {
  const times = amounts.map((amount) => TIME.exec(amount))
  const minutes = times.map((time) => (time ? Number(time[1]) * 60 + Number(time[2]) : -1))
  return minutes.every((one, at) => one >= 0 && one < DAY && one > (minutes[at - 1] ?? -1))
}

/** 'Anna 7, Zoe 9', 'Castle Park 31, Moira 27': most of them are names of people, of places, or of somebody else. */
export function areNames(
  request: RequestText,
  entries: readonly Pick<BareEntry, 'first' | 'last'>[],
  isTold = false,
): boolean {
  const isName = (at: number) => request.isPlace(at) || request.isGiven(at)
  const areAll = ({ first, last }: Pick<BareEntry, 'first' | 'last'>, test: (at: number) => boolean) =>
    request.run(first, last, (at) => !request.isWord(at) || test(at)) === last
  const known = entries.filter((one) => areAll(one, isName))
  if (known.length * 2 > entries.length) return true
  // behind the first, which may open its sentence
  const further = entries.slice(1)
  const isProper = (at: number) => request.isCapital(at) && !request.lexicon.grammar.nounCapitals && !isTold
  return further.length > 1 && further.every((one) => areAll(one, isProper))
}

/** The tokens of a stretch of the text. */
export function tokensOf(request: RequestText, { start, end }: Span): { first: number; last: number } {
  return {
    first: request.tokens.findIndex((token) => token.start >= start),
    last: request.tokens.findLastIndex((token) => token.end <= end),
  }
}
