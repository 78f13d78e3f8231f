import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { dayCount, type HourPart, isDay, isOpening, isShort, isWeak, partOf, withoutStop } from './hour-parts.ts'
import { hasPredicate, isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** A run of parts of hours; [first, last] are tokens, with the marks between the clauses that it goes over. */
type Run = { first: number; last: number }

/** Opening hours: the longest runs of days, times and the words that go with them, a line for each day and its times. */
export function readHours(request: RequestText): void {
  for (const run of joinedRuns(request))
    for (const { first: from, last: to } of linesOf(request, run)) {
      const [first, last] = trimmed(request, from, to)
      if (tellsHours(request, first, last) && !isPartOfThing(request, first, last) && !isOfDeed(request, first, last))
        claimHours(request, first, last)
    }
}

/** 'Giulia teaches pasta ON WEDNESDAYS': a day alone in what somebody does says nothing of doors. */
function isOfDeed(request: RequestText, first: number, last: number): boolean {
  const from = request.clauseOf(first)?.first ?? first
  const hasTime = request.run(first, last, (at) => !isTime(partOf(request, at))) < last
  const isDone = from < first && hasPredicate(request, from, first - 1)
  return isDone && !hasTime && !isBehindOpening(request, first) && !holdsOpening(request, first, last)
}

const holdsOpening = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !isOpening(request, at) && request.within('closed', at) === undefined) < last

function claimHours(request: RequestText, first: number, last: number): void {
  const text = withoutStop(request.slice(first, last))
  const days = dayCount(request, first, last)
  const phone = phoneBefore(request, first)
  if (phone) {
    const clause = request.clauseOf(request.tokens.findIndex(({ start }) => start === phone.start))
    const from = clause && request.isWord(clause.first) ? request.span(clause.first, clause.first).start : phone.start
    const { end } = request.span(last, request.word(last + 1) === ')' ? last + 1 : last)
    return void request.claim('statement', first, last, { id: 'note', sure: 0.8, text: request.text.slice(from, end) })
  }
  if (isBehindDate(request, first) && days === 0) return void request.claim('date', first, last, { sure: 0.9, text })
  const label = days === 0 ? labelBefore(request, first) : null
  if (label === null) return void request.claim('hours', first, last, { sure: 0.9, text })
  const whole = withoutStop(request.slice(label, last))
  // one time alone says when something begins, and not how long it is open
  if (isSpan(request, first, last)) request.claim('hours', label, last, { sure: 0.8, text: whole })
  else request.claim('statement', label, last, { id: 'note', sure: 0.7, text: whole })
}

const isSpan = (request: RequestText, first: number, last: number) =>
  first < last || request.tokens[first]?.kind === 'range'

/** 'tel. 555 01 44 (Mon-Thu 8-2)': when somebody answers, and nothing about doors. */
function phoneBefore(request: RequestText, first: number): Fact | undefined {
  const bracket = request.word(first - 1) === '('
  const end = request.tokens[bracket ? first - 2 : first - 1]?.end
  const phones = request.facts.filter((fact) => fact.kind === 'contact' && fact.id === 'phone')
  const clause = request.clauseOf(first)
  // 'llamar al 655 550 128 DE 9 a 13h'
  const isBeside = (fact: Fact) => {
    const at = request.tokens.findLastIndex((token) => token.end <= fact.end)
    return (
      clause !== undefined &&
      at >= clause.first &&
      at < first &&
      request.run(at + 1, first - 1, (one) => request.isSmall(one)) === first - 1
    )
  }
  return phones.find((fact) => fact.end === end || isBeside(fact))
}

/** 'SERVICE 12h-14h', 'KÜCHE 12-21 Uhr': what the times are of, a word alone before them. */
function labelBefore(request: RequestText, first: number): number | null {
  const clause = request.clauseOf(first)
  if (!clause || clause.first !== first - 1 || clause === request.clauses[0]) return null
  const at = clause.first
  const isNoun =
    request.isWord(at) &&
    request.taken(at) === null &&
    !request.isSmall(at) &&
    !isPredicate(request, at) &&
    (['cue', 'asides', 'every', 'states', 'conditions'] as const).every(
      (kind) => request.within(kind, at) === undefined,
    )
  return isNoun && !request.lexicon.heads.has(request.word(at)) && !request.isPlace(at) ? at : null
}

/** Runs of parts; over a comma or a colon where what stands behind it belongs to what stands before. */
function joinedRuns(request: RequestText): Run[] {
  const runs: Run[] = []
  request.clauses.forEach((clause) => {
    for (let at = clause.first; at <= clause.last; at++) {
      if (partOf(request, at) === null) continue
      const last = request.run(at, clause.last, (one) => partOf(request, one) !== null)
      const before = runs.at(-1)
      if (before && goesOn(request, before, clause, { first: at, last })) before.last = last
      else runs.push({ first: at, last })
      at = last
    }
  })
  return runs
}

const partsOf = (request: RequestText, { first, last }: Run) =>
  new Set<HourPart>([...Array(last - first + 1).keys()].map((offset) => partOf(request, first + offset)))

const leads = new Set([':', 'dash', '|'])

/** 'Mo, | Mi 8–19', 'Mon-Fri: | 9-5', 'Di-Fr 9-12, | 14-18 Uhr' */
function goesOn(request: RequestText, run: Run, clause: TextClause, next: Run): boolean {
  const between = next.first - run.last - 1
  if (next.first !== clause.first || between !== 1 || !(leads.has(clause.before) || clause.before === ',')) return false
  const [before, behind] = [partsOf(request, run), partsOf(request, next)]
  const isTimed = before.has('clock') || before.has('number')
  const opens = partOf(request, next.first)
  // 'Wednesday to Sunday, 12 TO 2.30'
  const isSpanned = isTime(partOf(request, next.first + 2)) && next.last === clause.last
  if (before.has('day') && !isTimed)
    return (
      opens === 'clock' ||
      (opens === 'number' && (leads.has(clause.before) || isSpanned)) ||
      startsWithDay(request, run, next)
    )
  return isTimed && before.has('day') && !behind.has('day') && behind.has('clock') && next.last === clause.last
}

/** Days in a list before their time, and no 'closed Mondays, Tuesday 9-5'. */
const startsWithDay = (request: RequestText, { first, last }: Run, next: Run) => {
  const lead = request.run(next.first, next.last, (at) => isWeak(request, at)) + 1
  const isBare =
    request.run(first, last, (at) => isDay(request, at) || isWeak(request, at) || !request.isWord(at)) === last
  return isBare && isDay(request, lead)
}

const isTime = (part: HourPart) => part === 'clock' || part === 'number'

/** 'Mon 9-12 and Sat 10-2' are two lines, whichever of days and times stands first. */
function linesOf(request: RequestText, { first, last }: Run): Run[] {
  const lines: Run[] = []
  const places = [...Array(last - first + 1).keys()].map((offset) => first + offset)
  const opener = places.map((at) => partOf(request, at)).find((part) => part === 'day' || isTime(part))
  const opens = (at: number) => (opener === 'day' ? isDay(request, at) : isTime(partOf(request, at)))
  const closes = (at: number) => (opener === 'day' ? isTime(partOf(request, at)) : isDay(request, at))
  let [from, isFull] = [first, false]
  for (const at of places) {
    if (closes(at)) isFull = true
    if (!isFull || !opens(at) || !places.some((one) => one > at && (closes(one) || isArranged(request, one)))) continue
    const start = startOfLine(request, at, from)
    if (start === null) continue
    lines.push({ first: from, last: start - 1 })
    from = start
    isFull = false
  }
  return [...lines, { first: from, last }]
}

/** 'and Saturdays BY APPOINTMENT' */
const isArranged = (request: RequestText, at: number) =>
  partOf(request, at) === 'time' && !request.isSmall(at) && !isOpening(request, at)

/** Where a further line begins whose first day or time stands at `at`; null for the end of a span, 'Mon 8 to FRI 5'. */
function startOfLine(request: RequestText, at: number, from: number): number | null {
  let start = at
  const leadsUp = (one: number) =>
    (['articles', 'every', 'timeOpens'] as const).some((kind) => request.within(kind, one) !== undefined) ||
    (partOf(request, one) === 'time' && !request.isSmall(one) && request.within('closed', one) === undefined)
  while (start > from && leadsUp(start - 1)) start -= 1
  const before = start - 1
  const isJoint = request.within('and', before) !== undefined || /^[,&+]$/.test(request.word(before))
  return isJoint || isDay(request, before) || isTime(partOf(request, before)) ? start : null
}

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
  const isMark = (at: number) => /^[,:|]$/.test(request.word(at))
  while (from < to && !untils(from) && !keeps(from) && (isWeak(request, from) || opens(from) || isMark(from))) from += 1
  // 'martes a sábado de 10 a 14 y por la tarde SOLO si hay luz'
  const limits = (at: number) => request.within('from', at) !== undefined && !isTime(partOf(request, at + 1))
  while (to > from && (isWeak(request, to) || isMark(to) || limits(to))) to -= 1
  return [from, beforeOthersDay(request, from, to)]
}

/** 'open 8 to 22 AND ON MONDAYS there is somebody to iron': the last days, without a time, are of what is said behind them. */
function beforeOthersDay(request: RequestText, first: number, last: number): number {
  const clause = request.clauseOf(last)
  if (!clause || last === clause.last || !isDay(request, last) || !hasPredicate(request, last + 1, clause.last))
    return last
  const time = [...Array(last - first + 1).keys()].findLast((offset) => isTime(partOf(request, first + offset)))
  if (time === undefined) return last
  return request.within('and', first + time + 1) ? first + time : last
}

/** 'OPEN 8-4', 'abierto DE 12 a 16' */
function isBehindOpening(request: RequestText, first: number): boolean {
  let lead = first - 1
  while (isWeak(request, lead)) lead -= 1
  return isOpening(request, lead) && request.clauseOf(lead) === request.clauseOf(first)
}

/** Whether a run of such parts tells when something is open. */
function tellsHours(request: RequestText, first: number, last: number): boolean {
  const parts = new Set<HourPart>()
  // 'OPEN 8-4': a range of numbers alone could be anything
  let [long, open, sure] = [false, isBehindOpening(request, first), false]
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

/** 'family Sunday', 'daily reports': a day beside a noun, without a time, is a part of a thing. */
function isPartOfThing(request: RequestText, first: number, last: number): boolean {
  const noun = (at: number) =>
    request.isWord(at) && request.taken(at) === null && !request.isSmall(at) && !request.within('time', at)
  for (let at = first; at <= last; at++)
    if (partOf(request, at) !== 'day' && !request.lexicon.has('every', request.word(at))) return false
  // 'journée 40 €, SEMAINE 180 €'
  if (request.tokens[last + 1]?.kind === 'price' || isWhenOfThing(request, first)) return true
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
