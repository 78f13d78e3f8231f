import { knownNames } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import { hasPredicate, isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

const joins = new Set(['-', '–', '—', '/', '&', '+'])

/** 'Mon-Fri', 'di+do': a word of days. */
const dayRange = (request: RequestText, at: number) => {
  const parts = plainWord(request.tokens[at]?.text ?? '').split(/[-+&/]/)
  return parts.length > 1 && parts.every((part) => request.lexicon.has('day', part))
}
const isDay = (request: RequestText, at: number) => dayRange(request, at) || request.within('day', at) !== undefined

/** Short days are words of other meanings too: 'so', 'do', 'mi', 'sat', 'sun' count beside a time or another day. */
const isShort = (request: RequestText, at: number) =>
  !dayRange(request, at) && (request.tokens[at]?.text ?? '').replace('.', '').length <= 3

type Part = 'day' | 'clock' | 'number' | 'time' | 'join' | null

function partOf(request: RequestText, at: number): Part {
  const token = request.tokens[at]
  if (!token || request.taken(at) !== null) return null
  if (token.kind === 'clock' || token.kind === 'range') return 'clock'
  if (token.kind === 'number')
    return /^\d{1,2}([.:]\d{2})?h?$/.test(token.text)
      ? 'number'
      : /^\d(?:st|nd|rd|th)$/.test(token.text)
        ? 'time'
        : null
  // 'jeden 1. Samstag'
  const isOrdinal = token.text === '.' && request.tokens[at - 1]?.kind === 'number' && isDay(request, at + 1)
  if (token.kind === 'mark') return isOrdinal || joins.has(token.text) ? 'join' : null
  if (isDay(request, at)) return 'day'
  return request.within('time', at) ? 'time' : null
}

const weak = (request: RequestText, at: number) => {
  const part = partOf(request, at)
  return part === 'join' || (part === 'time' && request.isSmall(at) && !request.lexicon.has('every', request.word(at)))
}

const isOpening = (request: RequestText, at: number) => request.within('cue', at)?.id === 'hours'

function trimmed(request: RequestText, first: number, last: number): [number, number] {
  let [from, to] = [first, last]
  // 'open Tue-Sun' says it by its place
  const opens = (at: number) => isOpening(request, at) && partOf(request, at) === 'time'
  // 'UNTIL 6pm' says more than 6pm
  const untils = (at: number) => {
    const until = request.hitAt('deadlines', at)
    return until !== undefined && partOf(request, until.last + 1) === 'clock'
  }
  const keeps = (at: number) => request.lexicon.has('rangeOpens', request.word(at)) && isDay(request, at + 1)
  while (from < to && !untils(from) && !keeps(from) && (weak(request, from) || opens(from))) from += 1
  while (to > from && weak(request, to)) to -= 1
  return [from, to]
}

/** Whether a run of such parts tells when something is open. */
function tellsHours(request: RequestText, first: number, last: number): boolean {
  const parts = new Set<Part>()
  // 'OPEN 8-4': a range of numbers alone could be anything
  let [long, open, sure] = [false, isOpening(request, first - 1), false]
  for (let at = first; at <= last; at++) {
    const part = partOf(request, at)
    parts.add(part)
    const text = request.tokens[at]?.text ?? ''
    if (part === 'day' && !isShort(request, at)) long = true
    if (part === 'clock' && /24|am|pm|uhr|[:h]/i.test(text)) sure = true
    if (part === 'time' && !request.isSmall(at)) open = true
  }
  const hasTime = parts.has('clock') || parts.has('number')
  if (parts.has('day')) return long || hasTime || open || dayCount(request, first, last) > 1
  return parts.has('clock') ? sure || open : parts.has('number') && open && last - first > 1
}

const dayCount = (request: RequestText, first: number, last: number) => {
  let count = 0
  for (let at = first; at <= last; at++) if (isDay(request, at)) count += 1
  return count
}

/** 'family Sunday', 'daily reports': a day beside a noun, without a time, is a part of a thing. */
function isPartOfThing(request: RequestText, first: number, last: number): boolean {
  const noun = (at: number) =>
    request.isWord(at) && request.taken(at) === null && !request.isSmall(at) && !request.within('time', at)
  for (let at = first; at <= last; at++)
    if (partOf(request, at) !== 'day' && !request.lexicon.has('every', request.word(at))) return false
  if (isWhenOfThing(request, first)) return true
  // 'stage de week-end', 'dimanche en famille'
  const joined = (at: number, step: number) =>
    request.lexicon.grammar.headFirst && request.lexicon.has('of', request.word(at)) && noun(at + step)
  return noun(first - 1) || noun(last + 1) || joined(first - 1, -1) || joined(last + 1, 1)
}

/** 'a new episode EVERY THURSDAY', 'Notdienst AM WOCHENENDE': when a thing is, and nothing about doors. */
function isWhenOfThing(request: RequestText, first: number): boolean {
  const clause = request.clauseOf(first)
  const joins = request.hitBefore('at', first - 1)
  const every = request.lexicon.has('every', request.word(first))
  const noun = (joins?.first ?? first) - 1
  if (!clause || !(joins || every) || noun < clause.first || !request.isWord(noun)) return false
  const isNoun = request.taken(noun) === null && !request.isSmall(noun) && !request.within('time', noun)
  const isHours = isOpening(request, noun) || request.lexicon.heads.has(request.word(noun))
  return isNoun && !isHours && !isPredicate(request, noun) && !hasPredicate(request, clause.first, noun)
}

/** ', 7pm' and 'at 7pm' behind a date: when something begins. */
function isBehindDate(request: RequestText, first: number): boolean {
  // '29 mai À PARTIR DE 19h'
  const from = request.hitBefore('from', first - 1)?.first
  const at = from ?? (request.isSmall(first - 1) ? first - 1 : first)
  const before = request.tokens[at - 1]?.text === ',' ? at - 2 : at - 1
  return request.taken(before) === 'date'
}

/** Opening hours: the longest runs of days, times and the words that go with them. */
export function readHours(request: RequestText): void {
  for (const { first: start, last: end } of request.clauses)
    for (let at = start; at <= end; at++) {
      if (partOf(request, at) === null) continue
      const stop = request.run(at, end, (i) => partOf(request, i) !== null)
      const [first, last] = trimmed(request, at, stop)
      const isBegin = isBehindDate(request, first) && dayCount(request, first, last) === 0
      if (tellsHours(request, first, last) && !isPartOfThing(request, first, last))
        request.claim(isBegin ? 'date' : 'hours', first, last, {
          sure: 0.9,
          text: withoutStop(request.slice(first, last)),
        })
      at = stop
    }
}

const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text)

/** '3 May, 2027', 'Dienstag, 6. Dezember': the comma belongs to the date. */
const joinsDate = (request: RequestText, at: number) =>
  isYear(request.tokens[at + 1]?.text ?? '') ||
  (isDay(request, at - 1) &&
    ((request.tokens[at + 1]?.kind === 'number' && request.within('month', at + 2) !== undefined) ||
      (request.within('month', at + 1) !== undefined && request.tokens[at + 2]?.kind === 'number')))

function datePart(request: RequestText, at: number): 'month' | 'number' | 'small' | null {
  const token = request.tokens[at]
  if (!token || request.taken(at) !== null) return null
  if (token.kind === 'date' || request.within('month', at)) return 'month'
  if (token.kind === 'range') return 'number'
  if (token.kind === 'number')
    return isYear(token.text) || /^\d{1,2}(?:st|nd|rd|th|\.)?$/i.test(token.text) ? 'number' : null
  if (token.kind === 'mark')
    return joins.has(token.text) || (token.text === ',' && joinsDate(request, at)) ? 'small' : null
  if (isDay(request, at) && !isShort(request, at)) return 'small'
  return knownNames().dateJoins.has(request.word(at)) ? 'small' : null
}

/** '10am.' ends its sentence; 'a.m.' has a stop of its own. */
const withoutStop = (text: string) => (/\.\p{L}+\.$/u.test(text) ? text : text.replace(/\.$/, ''))

/** A month is a date beside a number, or after 'in': 'may' alone is a verb, 'mars' a planet. */
function tellsDate(request: RequestText, first: number, last: number): boolean {
  let [month, number] = [false, false]
  for (let at = first; at <= last; at++) {
    const part = datePart(request, at)
    if (part === 'month') month = true
    if (part === 'number' || request.tokens[at]?.kind === 'date') number = true
  }
  return (
    month &&
    (number ||
      (request.isCapital(first) &&
        !request.isCapital(last + 1) &&
        (request.hitBefore('at', first - 1) !== undefined || first === last)))
  )
}

/** Dates and spans of dates: runs of months, numbers and what joins them. */
export function readDates(request: RequestText): void {
  for (let at = 0; at < request.tokens.length; at++) {
    const part = datePart(request, at)
    if (part === null) continue
    const stop = request.run(at, request.tokens.length - 1, (i) => datePart(request, i) !== null)
    let [first, last] = [at, stop]
    const plain = (i: number) => datePart(request, i) === 'small' && !isDay(request, i)
    while (first < last && plain(first)) first += 1
    while (last > first && datePart(request, last) === 'small') last -= 1
    const until = request.hitBefore('deadlines', first - 1)
    const from = until && request.isFree(until.first, until.last) ? until.first : first
    if (tellsDate(request, first, last)) request.claim('date', from, last, { sure: 0.9 })
    at = stop
  }
}
