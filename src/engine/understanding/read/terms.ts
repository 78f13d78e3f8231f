import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** Rows that say what the amounts and times in them are. */
const typed = new Set<string | undefined>(['hours', 'date', 'price', 'contact', 'name', 'place', 'style', 'colour'])

/**
 * What holds under which condition, and until when: 'free delivery over £50', 'order by 2pm', '10 % off for students',
 * 'closed in January'. The amount is no price, the time no opening hours: each is told as it was said.
 */
export function readTerms(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.clauses.forEach((clause, index) => {
    if (typed.has(rows.get(index))) return
    const anchor = anchorOf(request, clause, index)
    if (!anchor) return void (isRule(request, clause) && claimRule(request, clause))
    const [first, last] = around(request, clause, anchor)
    if (last > first && hasThing(request, [first, last], anchor))
      request.claim('statement', first, last, { sure: 0.75, id: 'note' })
  })
}

const LONGEST_RULE = 10

/** 'barn under 12 MÅ HA med voksen': what visitors must do, where no person says it and nothing is asked for. */
function isRule(request: RequestText, { first, last }: TextClause): boolean {
  const inside = (hit: ConceptHit) => hit.first >= first && hit.last <= last
  const must = request.hits('obliges').find((hit) => inside(hit) && hit.first > first && hit.last < last)
  const other = ['asks', 'pages', 'pronouns', 'wishes', 'section', 'component', 'style', 'colour', 'relative'] as const
  return (
    must !== undefined &&
    last - first < LONGEST_RULE &&
    request.isFree(first, last) &&
    // 'für uns MUSS was Neues her' and '„Rein MUSS …' are no rules for visitors
    (!request.isSmall(first) || request.hitAt('articles', first) !== undefined) &&
    request.run(first, must.first, (at) => request.isWord(at) || request.tokens[at]?.kind === 'number') ===
      must.first &&
    !other.some((kind) =>
      request.hits(kind).some((hit) => inside(hit) && (hit.last < must.first || hit.first > must.last)),
    )
  )
}

const claimRule = (request: RequestText, { first, last }: TextClause) =>
  request.claim('statement', first, last, { sure: 0.7, id: 'note' })

/** The words that make a condition of what stands around them, with their amount or time. */
function anchorOf(request: RequestText, clause: TextClause, index: number): Stretch | null {
  for (let at = clause.first; at <= clause.last; at++) {
    const end =
      limitAt(request, clause, at) ?? deadlineAt(request, clause, { at, index }) ?? closureAt(request, clause, at)
    if (end !== null) return [at, end]
    const share = shareAt(request, clause, at)
    if (share !== null) return [at, share]
  }
  return null
}

const isAmount = (request: RequestText, at: number) => request.tokens[at]?.kind === 'price'

/** 'OVER £50'; 'ab 60 €' and 'from £5' are prices but beside what is free. */
function limitAt(request: RequestText, clause: TextClause, at: number): number | null {
  const over = request.hitAt('thresholds', at)
  if (over && isAmount(request, over.last + 1)) return over.last + 1
  const from = request.hitAt('from', at)
  const isFree = request.hits('free').some((hit) => hit.first >= clause.first && hit.last <= clause.last)
  return from && isFree && isAmount(request, from.last + 1) ? from.last + 1 : null
}

const isTime = (request: RequestText, at: number) => request.tokens[at]?.kind === 'clock'
const isDated = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'date' || request.within('month', at) !== undefined
const REACH = 3

/** 'order BY 2PM', 'plazas HASTA EL 3 DE MARZO', and no 'open until 5pm' or 'Monday to Friday'. */
function deadlineAt(
  request: RequestText,
  clause: TextClause,
  { at, index }: { at: number; index: number },
): number | null {
  const cue = request.hitAt('deadlines', at)
  if (!cue || at === clause.first) return null
  const before = at - 1
  const isSpan =
    !request.isWord(before) ||
    (['day', 'time', 'month'] as const).some((kind) => request.within(kind, before) !== undefined) ||
    request.within('cue', before)?.id === 'hours'
  if (isSpan || request.isSmall(before)) return null
  for (let end = cue.last + 1; end <= Math.min(clause.last, cue.last + REACH); end++) {
    if (isTime(request, end)) return end
    // a span of dates says when something is, where it stands beside what the page is about
    if (isDated(request, end)) return index > 0 ? end : null
    const isBare = request.tokens[end]?.kind === 'number'
    if (isBare && request.within('clock', end - 1) !== undefined) return end
    // 'before Thursday 6pm'
    if (request.within('day', end) !== undefined) return isTime(request, end + 1) ? end + 1 : end
    if (!isBare && !request.isSmall(end) && request.within('time', end) === undefined) return null
  }
  return null
}

/** 'CLOSED IN JANUARY'; closed on Mondays is a line of the hours. */
function closureAt(request: RequestText, { last }: TextClause, at: number): number | null {
  const closed = request.hitAt('closed', at)
  if (!closed) return null
  for (let end = closed.last + 1; end <= Math.min(last, closed.last + REACH); end++)
    if (isDated(request, end)) return end
  return null
}

const WHOLE = 100

/** '10 % for students': a part of the price, and no '100 % wool'. */
function shareAt(request: RequestText, clause: TextClause, at: number): number | null {
  const { kind, text = '' } = request.tokens[at] ?? {}
  if (kind !== 'number' || Number.parseFloat(text.replace(',', '.')) >= WHOLE) return null
  if (text.endsWith('%')) return at
  return request.tokens[at + 1]?.text === '%' && at < clause.last ? at + 1 : null
}

const borders = ['asks', 'pages', 'having', 'offering', 'self', 'named'] as const

/** The stretch around an anchor that belongs to it: up to what asks for the page, joins another thing, or was read. */
function around(request: RequestText, clause: TextClause, [from, to]: Stretch): Stretch {
  const isBorder = (at: number) =>
    request.taken(at) !== null || borders.some((kind) => request.within(kind, at) !== undefined)
  const startsOther = (at: number) =>
    request.within('and', at) !== undefined &&
    (request.hitAt('free', at + 1) !== undefined || hasAmount(request, clause, at))
  let first = from
  while (first > clause.first && !isBorder(first - 1) && !startsOther(first - 1)) first -= 1
  let last = to
  while (last < clause.last && !isBorder(last + 1) && !endsThere(request, last + 1)) last += 1
  while (first < from && isJoint(request, first)) first += 1
  return [first, last]
}

const hasAmount = (request: RequestText, { first }: TextClause, end: number) =>
  request.run(first, end, (at) => !isAmount(request, at)) < end

/** 'and' behind the condition begins something else. */
const endsThere = (request: RequestText, at: number) => request.within('and', at) !== undefined

const isJoint = (request: RequestText, at: number) =>
  request.within('and', at) !== undefined || request.lexicon.has('articles', request.word(at))

/** Besides the condition there is a thing of which it is said. */
const hasThing = (request: RequestText, [first, last]: Stretch, [from, to]: Stretch) => {
  for (let at = first; at <= last; at++)
    if ((at < from || at > to) && request.isWord(at) && !request.isSmall(at)) return true
  return request.within('closed', from) !== undefined
}
