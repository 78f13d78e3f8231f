import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** Rows in which a wish about the page may stand; undefined: no row. */
const mayHoldWishes = new Set([undefined, 'style', 'colour', 'offered', 'note'])

/**
 * What whoever makes the page is asked for, and visitors are not offered: 'few words', 'letra grande', 'Du-Form', 'color
 * pistacchio' beside a look. No drawing answers it, so the reply tells it.
 */
export function readPageWishes(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.clauses.forEach((clause, index) => {
    if (!mayHoldWishes.has(rows.get(index))) return
    for (const [first, last] of unitsOf(request, clause)) readWish(request, first, last)
  })
}

/** 'big letters AND few words' are two, each without what leads up to it. */
function unitsOf(request: RequestText, { first, last }: TextClause): Stretch[] {
  const joints = request.hits('and').filter((hit) => hit.first > first && hit.last < last)
  const starts = [first, ...joints.map((hit) => hit.last + 1)]
  const ends = [...joints.map((hit) => hit.first - 1), last]
  return starts.map((start, index) => [start, ends[index] ?? last])
}

const leads = ['asks', 'having', 'contrasts', 'and', 'wishes', 'articles'] as const

const isLead = (request: RequestText, at: number) =>
  leads.some((kind) => request.within(kind, at) !== undefined) &&
  (['measures', 'addressings'] as const).every((kind) => request.within(kind, at) === undefined)

function readWish(request: RequestText, start: number, end: number): void {
  const first = request.run(start, end, (at) => isLead(request, at)) + 1
  let last = end
  while (last > first && isLead(request, last)) last -= 1
  if (first > last) return
  const stop = endOfWish(request, first, last)
  if (stop === null || !request.isFree(first, stop)) return degreeOfColour(request, first, last)
  request.claim('style', first, stop, { sure: 0.7, id: 'wish' })
}

const LONGEST_TAIL = 4

/** The last token of a wish that begins here and fills its piece, or goes on with whom it is for; null for anything else. */
function endOfWish(request: RequestText, first: number, last: number): number | null {
  const end = addressed(request, first, last) ?? measured(request, first) ?? coloured(request, first, last)
  if (end === null || end > last) return null
  const next = end + 1
  const goesOn = (['about', 'forWhom'] as const).some((kind) => request.hitAt(kind, next) !== undefined)
  if (next > last) return end
  return goesOn && last - end <= LONGEST_TAIL ? last : null
}

/** 'DU-FORM', 'visitors are addressed WITH TU': all of the piece. */
function addressed(request: RequestText, first: number, last: number): number | null {
  const hit = request.hits('addressings').find((one) => one.first >= first && one.last === last)
  return hit && request.run(first, hit.first - 1, (at) => request.isSmall(at)) === hit.first - 1 ? last : null
}

/** 'FEW WORDS', 'LETRA GRANDE' */
function measured(request: RequestText, first: number): number | null {
  const pairs = [
    ['measures', 'pageNouns'],
    ['pageNouns', 'measures'],
  ] as const
  for (const [one, other] of pairs) {
    const hit = request.hitAt(one, first)
    const next = hit && request.hitAt(other, hit.last + 1)
    if (next) return next.last
  }
  return null
}

const LONGEST_COLOUR = 2

/** 'COLOR pistacchio', where the noun comes first and other looks are asked for beside it. */
function coloured(request: RequestText, first: number, last: number): number | null {
  const named = request.within('cue', first)?.id === 'colour' && request.lexicon.grammar.headFirst
  if (!named || last === first || last - first > LONGEST_COLOUR || !isBesideLook(request, first)) return null
  return request.run(first, last, (at) => request.isWord(at)) === last ? last : null
}

const isBesideLook = (request: RequestText, at: number) => {
  const sentence = request.clauseOf(at)?.sentence
  return request.facts.some(
    ({ kind, start }) => (kind === 'style' || kind === 'colour') && request.sentenceAt(start) === sentence,
  )
}

/** 'MUCHO blanco': how much of a colour says nothing by itself. */
function degreeOfColour(request: RequestText, first: number, last: number): void {
  const measure = request.hitAt('measures', first)
  if (measure && request.isFree(first, measure.last) && isColour(request, measure.last + 1, last))
    request.shell(first, measure.last)
}
const isColour = (request: RequestText, first: number, last: number) =>
  first <= last && request.run(first, last, (at) => request.taken(at) === 'colour') === last
