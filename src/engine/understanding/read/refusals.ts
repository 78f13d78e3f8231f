import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { closuresOf } from './closures.ts'
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
    const closures = closuresOf(request, clause)
    for (const { first, last, days } of closures)
      request.claim('hours', first, last, { sure: 0.9, id: 'closed', ...(days ? { of: request.slice(...days) } : {}) })
    if (closures.length > 0) return
    if ((rows.get(index) ?? 'offered') === 'offered') readRefusal(request, clause)
  })
}

function readRefusal(request: RequestText, clause: TextClause): void {
  const first = request.run(clause.first, clause.last, (at) => isLead(request, at)) + 1
  let { last } = clause
  while (last > first && isLead(request, last)) last -= 1
  const isShort = last - first <= LONGEST && request.isFree(first, last)
  if (!isShort || !request.hitAt('refuses', first) || hasPredicate(request, first, last)) return
  const pieces = refusalsOf(request, first, last)
  const parts = pieces.map(({ words }) => partsOf(request, ...words))
  // nobody opens with what there is not: 'No Limits, gym in Hull' and 'Sans Souci, chambres d'hôtes' are names
  if (clause === request.clauses[0] && parts.includes(null)) return
  const isBeside = parts.some((some) => some !== null) || followsRefused(request, clause)
  pieces.forEach(({ whole, words, hit }, index) => {
    const own = parts[index] ?? null
    // 'nothing loud', and no 'nothing WITH nuts'
    const isManner =
      request.lexicon.has('nots', hit.phrase) &&
      !request.lexicon.has('excluding', hit.phrase) &&
      request.hitAt('having', words[0]) === undefined
    const isLook = isManner || speaksOfLooks(request, clause, words[0])
    // 'no prices and NO SHOP': beside a part another word is none either
    const isBesidePart = words[0] === words[1] && isBeside
    if (own === null && (isLook || isBesidePart)) return void request.claim('without', ...whole, { sure: 0.6 })
    // guests are told that there are no reservations, and find no form for them
    if (own === null || own.includes('booking')) request.claim('statement', ...whole, { sure: 0.7, id: 'refusal' })
    for (const id of own ?? []) request.claim('without', ...whole, { sure: 0.9, id })
  })
}

/** 'No prices, NO SHOP': whether a part is refused before in the sentence. */
const followsRefused = (request: RequestText, { sentence }: TextClause) =>
  request.facts.some(
    ({ kind, id, start }) => kind === 'without' && id !== undefined && request.sentenceAt(start) === sentence,
  )

type Refusal = { whole: Stretch; words: Stretch; hit: ConceptHit }

/** 'no prices and no shop' are two; each from its own 'no'. */
function refusalsOf(request: RequestText, first: number, last: number): Refusal[] {
  const starts = request.tokens
    .map((_, at) => longest(request.hits('refuses').filter((one) => one.first === at)))
    .filter((hit) => hit !== undefined && hit.first >= first && hit.last < last)
    .filter((hit) => hit?.first === first || request.hitBefore('and', (hit?.first ?? 0) - 1) !== undefined)
  return starts.flatMap((hit, index): Refusal[] => {
    if (!hit) return []
    const next = starts[index + 1]
    const joint = next && request.hitBefore('and', next.first - 1)
    const end = joint ? joint.first - 1 : last
    return [{ whole: [hit.first, end], words: [hit.last + 1, end], hit }]
  })
}

/** 'no stock-photo FEEL', 'calm, no CLUTTER': beside a look, or of what looks are said of. */
function speaksOfLooks(request: RequestText, { sentence, last }: TextClause, first: number): boolean {
  const looks = ['style', 'colour', 'shade'] as const
  const isLook = (at: number) =>
    ([...looks, 'lookThings'] as const).some((kind) => request.within(kind, at) !== undefined) ||
    (['lookNouns', 'moods'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))
  const isJoint = (at: number) => request.isSmall(at) || request.within('and', at) !== undefined
  if (request.run(first, last, (at) => !isLook(at)) < last) return true
  return request.clauses.some(
    (one) =>
      one.sentence === sentence &&
      one.last < first &&
      request.run(one.first, one.last, (at) => isJoint(at) || isLook(at)) === one.last,
  )
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

/** 'PLEASE no …', 'AND no …', 'no shop PLEASE' */
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
