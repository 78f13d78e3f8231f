import { type ConceptHit, knownNames } from '../lexicon.ts'
import { isAbbreviation, isDay, isJoin, isOpening, isShort, isWeak, partOf, withoutStop } from './hour-parts.ts'
import type { RequestText } from './request-text.ts'

const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text)

/** '3 May, 2027', 'Dienstag, 6. Dezember': the comma belongs to the date. */
const joinsDate = (request: RequestText, at: number) =>
  isYear(request.tokens[at + 1]?.text ?? '') ||
  (isDay(request, at - 1) &&
    (request.tokens[at + 1]?.kind === 'date' ||
      (request.tokens[at + 1]?.kind === 'number' && isMonthBehind(request, at + 2)) ||
      (request.within('month', at + 1) !== undefined && request.tokens[at + 2]?.kind === 'number')))

/** '19 OUTUBRO', '19 DE OUTUBRO' */
const isMonthBehind = (request: RequestText, at: number) =>
  request.within('month', request.lexicon.has('of', request.word(at)) ? at + 1 : at) !== undefined

function datePart(request: RequestText, at: number): 'month' | 'number' | 'small' | null {
  const token = request.tokens[at]
  if (!token || request.taken(at) !== null) return null
  if (token.kind === 'date' || request.within('month', at)) return 'month'
  if (token.kind === 'range') return 'number'
  if (token.kind === 'number')
    return isYear(token.text) || /^\d{1,2}(?:st|nd|rd|th|\.)?$/i.test(token.text) ? 'number' : null
  if (token.kind === 'mark')
    return isAbbreviation(request, at) || isJoin(request, at) || (token.text === ',' && joinsDate(request, at))
      ? 'small'
      : null
  if (isDay(request, at) && (!isShort(request, at) || leadsToDate(request, at))) return 'small'
  return knownNames().dateJoins.has(request.word(at)) ? 'small' : null
}

/** 'Sat 19 June', 'lør. 25. april', 'So, 25.4.' */
function leadsToDate(request: RequestText, at: number): boolean {
  const next = /^[.,]$/.test(request.word(at + 1)) ? at + 2 : at + 1
  const { kind } = request.tokens[next] ?? {}
  const month = request.word(next + 1) === '.' ? next + 2 : next + 1
  return kind === 'date' || (kind === 'number' && request.within('month', month) !== undefined)
}

/** 'THURSDAY 22ND': which day it is says the month as well, to whoever is near. */
const isDayOfMonth = (request: RequestText, first: number, last: number): boolean =>
  isDay(request, first) && last > first && /^\d{1,2}(?:st|nd|rd|th)$/i.test(request.word(last))

/** A month is a date beside a number, or after 'in': 'may' alone is a verb, 'mars' a planet. */
function tellsDate(request: RequestText, first: number, last: number): boolean {
  let [month, number] = [false, false]
  for (let at = first; at <= last; at++) {
    const part = datePart(request, at)
    if (part === 'month') month = true
    if (part === 'number' || request.tokens[at]?.kind === 'date') number = true
  }
  if (isDayOfMonth(request, first, last)) return true
  return (
    month &&
    (number ||
      (request.isCapital(first) &&
        !request.isCapital(last + 1) &&
        (request.hitBefore('at', first - 1) !== undefined || first === last)))
  )
}

/** 'FIRST MONDAY OF MAY', 'der erste Montag im Mai': the how-many-eth day of a month. */
function readDaysOfMonths(request: RequestText): void {
  for (const { first, last } of request.hits('month')) {
    const day = request.isSmall(first - 1) ? first - 2 : first - 1
    const isNth = (at: number) =>
      (request.within('time', at) !== undefined && !request.isSmall(at)) ||
      /^\d(?:st|nd|rd|th)$/i.test(request.word(at))
    if (isDay(request, day) && isNth(day - 1) && request.isFree(day - 1, last)) claimDate(request, day - 1, last)
  }
}

/** Dates and spans of dates: runs of months, numbers and what joins them. */
export function readDates(request: RequestText): void {
  readDaysOfMonths(request)
  for (let at = 0; at < request.tokens.length; at++) {
    const part = datePart(request, at)
    if (part === null) continue
    const stop = request.run(at, request.tokens.length - 1, (i) => datePart(request, i) !== null)
    let [first, last] = [at, stop]
    const plain = (i: number) => datePart(request, i) === 'small' && !isDay(request, i)
    while (first < last && plain(first)) first += 1
    while (last > first && datePart(request, last) === 'small') last -= 1
    if (tellsDate(request, first, last)) claimDate(request, first, last)
    else if (isOpenSeason(request, first, last)) request.claim('hours', first, last, { sure: 0.85 })
    at = stop
  }
}

/** Whether a time stands at a token: '2pm', '14-16'; a number alone behind a word of the clock, or at one end of a span. */
function isTime(request: RequestText, at: number): boolean {
  const part = partOf(request, at)
  if (part !== 'number') return part === 'clock'
  const isClock = (one: number) =>
    request.within('clock', one) !== undefined || request.within('timeOpens', one) !== undefined
  const isSpan = isWeak(request, at + 1) && partOf(request, at + 2) === 'number'
  return request.within('clock', at - 1) !== undefined || (isClock(at - 1) && isSpan)
}

/** 'Samstag, 25. April UM 15 UHR', '12 luglio, DALLE 19 ALLE 23': the last token of the time behind a date. */
function timeBehind(request: RequestText, last: number): number {
  const isComma = request.word(last + 1) === ','
  const lead = isComma ? last + 2 : last + 1
  const isLead = (at: number) => isWeak(request, at) || request.within('clock', at) !== undefined
  const first = request.run(lead, lead + 2, (at) => request.isFree(at) && isLead(at)) + 1
  if (!isTime(request, first)) return last
  const inTime = (at: number) => ['clock', 'number'].includes(partOf(request, at) ?? '')
  let end = request.run(first, request.tokens.length - 1, (at) => inTime(at) || isWeak(request, at))
  while (!inTime(end)) end -= 1
  // '12 July, 7pm doors' is when the doors open
  const isOthers = isComma && request.isWord(end + 1) && !request.isSmall(end + 1)
  return isOthers ? last : end
}

/** 'A LAS 9 del domingo 26 de abril', '2PM on Saturday 19 June': the first token of the time before a date. */
function timeBefore(request: RequestText, first: number): number {
  // 'a las 9 del domingo': the number stands in the date
  const own = request.hitBefore('clock', first - 1)
  if (own && isTime(request, first) && request.isFree(own.first, first)) return own.first
  let at = first - 1
  while (at > first - 3 && request.isWord(at) && request.isSmall(at) && request.isFree(at)) at -= 1
  if (!isTime(request, at)) return first
  const clock = request.hitBefore('clock', at - 1)
  return clock && request.isFree(clock.first, at) ? clock.first : at
}

function claimDate(request: RequestText, first: number, last: number): void {
  const until = request.hitBefore('deadlines', first - 1)
  if (until && request.isFree(until.first, until.last))
    return void request.claim('date', until.first, last, { sure: 0.9, id: 'deadline' })
  const end = timeBehind(request, last)
  const start = end > last ? first : timeBefore(request, first)
  const opening = openingBefore(request, start)
  request.claim(isSeason(request, first, end) ? 'hours' : 'date', start, end, {
    sure: 0.9,
    text: withoutStop(request.slice(start, end)),
    ...(opening ? { of: request.slice(opening.first, opening.last) } : {}),
  })
  if (opening) request.take('date', opening.first, start - 1)
}

/** 'open MAY TO SEPTEMBER' */
function isOpenSeason(request: RequestText, first: number, last: number): boolean {
  const months = [...Array(last - first + 1).keys()].filter((step) => datePart(request, first + step) === 'month')
  return months.length > 1 && isOpening(request, first - 1) && request.clauseOf(last)?.last === last
}

/** 'OPENING on 3 October': what begins on that day, where it stands before it. */
function openingBefore(request: RequestText, start: number): ConceptHit | undefined {
  let at = start - 1
  while (at > start - 3 && request.isWord(at) && request.isSmall(at) && request.isFree(at)) at -= 1
  const hit = request.hitBefore('openings', at)
  return hit && request.isFree(hit.first, hit.last) ? hit : undefined
}

/** 'May to September 10-18': two months, no day of them, and the times. */
function isSeason(request: RequestText, first: number, last: number): boolean {
  const parts = [...Array(last - first).keys()].map((offset) => datePart(request, first + offset))
  const isSpan = request.tokens[last]?.kind === 'range' && parts.filter((part) => part === 'month').length > 1
  return isSpan && !parts.includes('number')
}
