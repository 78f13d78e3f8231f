import { plainWord } from '../tokens.ts'
import type { RequestText } from './request-text.ts'

const joins = new Set(['-', '–', '—', '/', '&', '+'])

/** 'within 48 H', '12 km (4H) 21€': in brackets before what it costs so few hours are how long it takes. */
function isLasting({ tokens }: RequestText, at: number): boolean {
  if (Number.parseInt(tokens[at]?.text ?? '', 10) > HOURS) return true
  const isInBrackets = tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')'
  const hours = /^(\d{1,2})\s?h/i.exec(tokens[at]?.text ?? '')?.[1]
  return isInBrackets && tokens[at + 2]?.kind === 'price' && hours !== undefined && Number(hours) <= LONGEST
}
const LONGEST = 6

/** What joins two days or two times: '-', '–', '&'. */
export const isJoin = (request: RequestText, at: number) => joins.has(request.tokens[at]?.text ?? '')

/** 'Mon-Fri', 'di+do': one word of days. */
const spanOf = (request: RequestText, at: number) => {
  const parts = plainWord(request.tokens[at]?.text ?? '').split(/[-+&/]/)
  return parts.length > 1 ? parts : []
}
const dayRange = (request: RequestText, at: number) => {
  const parts = spanOf(request, at)
  return parts.length > 0 && parts.every((part) => request.lexicon.has('day', part))
}

/** A whole day, longer than its short forms. */
const LONG_DAY = 6

/** 'Mittwochnachmittag', 'fredagskveld': a day and a part of it. */
function isPartOfDay(request: RequestText, at: number): boolean {
  if (!request.lexicon.grammar.compounds || !request.isWord(at)) return false
  const word = request.word(at)
  for (let length = LONG_DAY; length < word.length - 2; length++)
    if (
      request.lexicon.has('day', word.slice(0, length)) &&
      [word.slice(length), word.slice(length).replace(/^s/, '')].some((rest) => request.lexicon.has('time', rest))
    )
      return true
  return false
}

/** 'L-V 9-14', 'M–F from 9', 'L a V de 9 a 14': letters for days, in a span and beside a time. */
function isShortSpan(request: RequestText, at: number): boolean {
  const isLetter = (one: number) => request.lexicon.has('shortDay', request.word(one))
  const isTo = (one: number) =>
    isJoin(request, one) || (request.isSmall(one) && request.within('time', one) !== undefined)
  const parts = spanOf(request, at)
  // 'L-V 9-14, S 10-13'
  const clause = request.clauseOf(at)
  const isBehindTime = clause?.first === at && clause.before === ',' && clauseEndsInTime(request, at - 2)
  if (isBehindTime && isLetter(at) && request.tokens[at + 1]?.kind === 'range') return true
  const isSpan = parts.length > 0 && parts.every((part) => request.lexicon.has('shortDay', part))
  const start = isSpan ? at : [at, at - 1, at - 2].find((one) => isLetter(one) && isTo(one + 1) && isLetter(one + 2))
  if (start === undefined) return false
  const last = isSpan ? at : start + 2
  const time = request.run(last + 1, last + 2, (one) => request.isSmall(one) || request.word(one) === ':') + 1
  return ['clock', 'range', 'number'].includes(request.tokens[time]?.kind ?? '')
}

const clauseEndsInTime = (request: RequestText, at: number) =>
  (['clock', 'range'] as const).some((kind) => request.tokens[at]?.kind === kind)

export const isDay = (request: RequestText, at: number) =>
  // 'lieferung und MONTAGE'
  (request.within('day', at) !== undefined && request.within('pairs', at) === undefined) ||
  dayRange(request, at) ||
  isPartOfDay(request, at) ||
  isShortSpan(request, at)

/** Short days are words of other meanings too: 'so', 'do', 'mi', 'sat', 'sun' count beside a time or another day. */
export const isShort = (request: RequestText, at: number) =>
  !dayRange(request, at) && (request.tokens[at]?.text ?? '').replace('.', '').length <= 4

export type HourPart = 'day' | 'clock' | 'number' | 'time' | 'join' | null

/** '560 € LA SEMAINE': what an amount is for. */
function isUnit(request: RequestText, at: number): boolean {
  const unit = request.within('unit', at)
  return unit !== undefined && request.tokens[unit.first - 1]?.kind === 'price'
}

const HOURS = 24
/** '24 hours', '7 days a week' */
const always = new Set(['24', '7'])

/** '9 h' is a time. */
const SHORT_UNIT = 2

/** A number, or a span, before a word for how long: 'for 3 WEEKS'; 'open 5 days a week' are hours. */
function isDuration(request: RequestText, at: number): boolean {
  const { kind, text = '' } = request.tokens[at] ?? {}
  const isOfDays =
    request.word(at + 1).length <= SHORT_UNIT ||
    (isShort(request, at + 1) && request.within('day', at + 1) !== undefined)
  const isCount = kind === 'range' || (kind === 'number' && !always.has(text) && !isOfDays)
  return isCount && !isOpening(request, at - 1) && request.lexicon.has('durations', request.word(at + 1))
}

/** What a free token may be within hours, and null for all else. */
export function partOf(request: RequestText, at: number): HourPart {
  const token = request.tokens[at]
  if (!token || request.taken(at) !== null || isUnit(request, at)) return null
  // '3-5 WEEKS', '3 semaines' is how long it takes
  if (isDuration(request, at) || isDuration(request, at - 1)) return null
  // '20 hours A WEEK'
  if (isDuration(request, at - 3) && request.isSmall(at - 1)) return null
  if (token.kind === 'clock' && isLasting(request, at)) return null
  if (token.kind === 'clock' || token.kind === 'range') return 'clock'
  if (token.kind === 'number') return numberPart(token.text)
  if (token.kind === 'mark')
    return isOrdinal(request, at) || isAbbreviation(request, at) || isJoin(request, at) ? 'join' : null
  if (isDay(request, at)) return 'day'
  return request.within('time', at) || request.within('seasons', at) ? 'time' : null
}

const numberPart = (text: string): HourPart => {
  if (/^\d{1,2}([.:]\d{2})?h?$/.test(text)) return Number.parseInt(text, 10) > HOURS ? null : 'number'
  return /^\d(?:st|nd|rd|th|er|re|ère|e|º|ª|o|a)$/.test(text) ? 'time' : null
}

/** 'jeden 1. Samstag' */
const isOrdinal = (request: RequestText, at: number) =>
  request.word(at) === '.' && request.tokens[at - 1]?.kind === 'number' && isDay(request, at + 1)

/** 'Mo. - Fr.', 'lun. 9h' */
export const isAbbreviation = (request: RequestText, at: number) =>
  request.word(at) === '.' && request.within('day', at - 1) !== undefined && isShort(request, at - 1)

/** What opens hours: 'OPEN 8-4', 'Öffnungszeiten'. */
export const isOpening = (request: RequestText, at: number) => request.within('cue', at)?.id === 'hours'

/** What says nothing at the end of hours. */
export const isWeak = (request: RequestText, at: number) => {
  const part = partOf(request, at)
  return (
    part === 'join' ||
    (part === 'time' &&
      request.isSmall(at) &&
      request.within('seasons', at) === undefined &&
      !request.lexicon.has('every', request.word(at)))
  )
}

export const dayCount = (request: RequestText, first: number, last: number) => {
  let count = 0
  for (let at = first; at <= last; at++) if (isDay(request, at)) count += 1
  return count
}

/** '10am.' ends its sentence; 'a.m.' has a stop of its own. */
export const withoutStop = (text: string) => (/\.\p{L}+\.$/u.test(text) ? text : text.replace(/\.$/, ''))
