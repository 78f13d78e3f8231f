import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

const LONGEST = 7

/**
 * What there is not: days on which nobody is there, things that are not done, parts and looks that are not wanted. Read
 * before hours, names and things on offer, none of which they are.
 */
export function readRefusals(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.clauses.forEach((clause, index) => {
    const closed = closedDays(request, clause)
    if (closed) request.claim('statement', ...closed, { sure: 0.8, id: 'refusal' })
    else if ((rows.get(index) ?? 'offered') === 'offered') readRefusal(request, clause)
  })
}

const isDay = (request: RequestText, at: number) => request.within('day', at) !== undefined

/** What may stand between a day and the word that closes it: 'not OPEN ON Mondays', 'pas LE dimanche'. */
const isBetween = (request: RequestText, at: number) =>
  request.isFree(at) &&
  (isDay(request, at) ||
    request.isSmall(at) ||
    request.within('closed', at) !== undefined ||
    request.within('refuses', at) !== undefined ||
    request.within('cue', at)?.id === 'hours' ||
    /^[-–+&/]$/.test(request.tokens[at]?.text ?? ''))

/** 'closed on Mondays', 'no weekends', 'sonntags nicht geöffnet', 'los domingos no'. */
function closedDays(request: RequestText, { first, last }: TextClause): Stretch | null {
  const inside = (hit: ConceptHit) => hit.first >= first && hit.last <= last
  const words = [...request.hits('closed'), ...request.hits('refuses'), ...request.hits('nots')].filter(inside)
  for (const { first: from, last: to } of words) {
    const end = request.run(to + 1, last, (at) => isBetween(request, at))
    let start = from
    while (start > first && isBetween(request, start - 1)) start -= 1
    const hasDay = [...Array(end - start + 1).keys()].some((offset) => isDay(request, start + offset))
    // 'open Mon-Fri, not before 9' tells when it is open
    const isOver = end === last || request.tokens[end + 1]?.kind === 'word'
    if (hasDay && isOver && request.isFree(start, end)) return [start, end]
  }
  return null
}

function readRefusal(request: RequestText, clause: TextClause): void {
  const { last } = clause
  const first = request.run(clause.first, last, (at) => isLead(request, at)) + 1
  const hit = longest(request.hits('refuses').filter((one) => one.first === first))
  if (!hit || hit.last >= last || last - hit.last > LONGEST || !request.isFree(first, last)) return
  if (hasPredicate(request, hit.last + 1, last)) return
  const parts = partsOf(request, hit.last + 1, last)
  const isLook = request.lexicon.has('nots', hit.phrase) && !request.lexicon.has('excluding', hit.phrase)
  if (parts === null && isLook) return void request.claim('style', first, last, { sure: 0.6 })
  // guests are told that there are no reservations, and find no form for them
  if (parts === null || parts.includes('booking')) request.claim('statement', first, last, { sure: 0.7, id: 'refusal' })
  for (const id of parts ?? []) request.claim('without', first, last, { sure: 0.9, id })
}

/** 'blog NI photos', 'team OR gallery': null where one of them is no part of a page. */
function partsOf(request: RequestText, first: number, last: number): string[] | null {
  const joints = [...request.hits('and'), ...request.hits('excluding')].filter(
    (hit) => hit.first > first && hit.last < last,
  )
  const starts = [first, ...joints.map((hit) => hit.last + 1)]
  const ends = [...joints.map((hit) => hit.first - 1), last]
  const parts = starts.map((start, index) => partAt(request, start, ends[index] ?? last))
  return parts.every((part) => part !== null) ? parts : null
}

/** 'PLEASE no …', 'AND no …' */
const isLead = (request: RequestText, at: number) =>
  (['asks', 'asides', 'and'] as const).some((kind) => request.within(kind, at) !== undefined) &&
  request.within('refuses', at) === undefined

const longest = (hits: readonly ConceptHit[]) => hits.toSorted((one, other) => other.last - one.last)[0]

/** The part that all of the words name, with what describes it: 'no BIG gallery'. */
function partAt(request: RequestText, first: number, last: number): string | null {
  const from =
    request.run(
      first,
      last,
      (at) => request.hitAt('articles', at) !== undefined || request.within('qualities', at) !== undefined,
    ) + 1
  const parts = [...request.hits('section'), ...request.hits('component')]
  return parts.find((hit) => hit.first === from && hit.last === last)?.id ?? null
}
