import type { TextClause } from './clauses.ts'
import type { ReadKind } from './facts.ts'
import { hasPredicate, isSubject } from './predicates.ts'
import type { MatterReading } from './matter.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import type { Stretch } from './stretches.ts'

const verbs = ['predicates', 'copula'] as const
const isVerb = (request: RequestText, at: number) =>
  verbs.some((kind) => request.lexicon.has(kind, request.word(at))) ||
  (isSubject(request, at - 1) && request.isWord(at) && !request.isSmall(at) && !request.isCapital(at))

/** A clause with who does it and a verb; where verbs say who, a verb is enough. */
export function isSentence(request: RequestText, clauses: readonly TextClause[]): boolean {
  const [opening, ...others] = clauses
  if (!opening || others.some(({ line }) => line !== opening.line)) return false
  const places = [...Array(opening.last - opening.first + 1).keys()].map((step) => opening.first + step)
  const says = places.some((at) => isVerb(request, at)) || hasPredicate(request, opening.first, opening.last)
  const opens = (['articles', 'own'] as const).some((kind) => request.hitAt(kind, opening.first))
  // 'Pus ER svart': what stands before the verb does it
  const isBehind = places.some((at) => at > opening.first && isVerb(request, at) && !request.isSmall(at - 1))
  const hasSubject = opens || isBehind || places.some((at) => isSubject(request, at))
  return says && (hasSubject || request.lexicon.grammar.headFirst)
}

/** 'a page for my app Tidewater, IT TRACKS YOUR SLEEP': behind what asks, a clause with all that a sentence has. */
const isByItself = (request: RequestText, clause: TextClause, opening: TextClause | undefined) =>
  isSentence(request, [clause]) && (clause === opening || clause.last - clause.first >= SHORTEST)

/** Another reader has told the sentence. */
function isToldAlready(request: RequestText, first: number, last: number): boolean {
  const { start, end } = request.span(first, last)
  return request.facts.some((fact) => fact.kind === 'statement' && fact.start <= start && fact.end >= end)
}

/** 'KEEPS members and tastings in one place': who does it is what the text is about. */
function isElided(request: RequestText, [opening, ...others]: readonly TextClause[]): boolean {
  if (
    !opening ||
    opening.first === 0 ||
    opening.last === opening.first ||
    others.some(({ line }) => line !== opening.line)
  )
    return false
  const word = request.word(opening.first)
  const { thirdPerson } = request.lexicon.grammar
  const isOrder = (['orders', 'asks', 'invites'] as const).some((kind) => request.hitAt(kind, opening.first))
  const ends =
    word.length > SHORTEST && thirdPerson.some((ending) => word.endsWith(ending)) && !request.lexicon.heads.has(word)
  const goesOn = request.isWord(opening.first + 1) && request.within('and', opening.first + 1) === undefined
  return !isOrder && goesOn && (request.lexicon.has('predicates', word) || ends)
}

const pageKinds = new Set<ReadKind>(['section', 'without', 'style', 'colour', 'question', 'field', 'quote'])

/** 'the button SAYS “Join”' tells of the page. */
function isOfPage(request: RequestText, { first, last }: TextClause): boolean {
  const span = request.span(first, last)
  return request.facts.some(
    ({ kind, id, start, end }) => (pageKinds.has(kind) || id === 'wish') && start >= span.start && end <= span.end,
  )
}

const SHORTEST = 3

/** Rows that say themselves what stands in them. */
const isTyped = (row: string | undefined) => row !== undefined && row !== 'offered'

/**
 * Sentences of which some words found no place are told whole, in the person's own words: 'it tells swimmers when the
 * water is safe'. @returns what is left over all the same
 */
export function shownWhole(
  request: RequestText,
  rows: ReadonlyMap<number, string>,
  left: readonly Stretch[],
  /** where nobody offers anything, a clause without a verb is told as well */
  matter: MatterReading | null,
): Stretch[] {
  const isOpen = (clause: TextClause) =>
    !isAsk(request, clause) && !isTyped(rows.get(request.clauses.indexOf(clause))) && !isOfPage(request, clause)
  const told: Stretch[] = []
  const isTold = ([first, last]: Stretch) => told.some(([from, to]) => from <= first && last <= to)
  for (const one of left) {
    const clause = request.clauseOf(one[0])
    if (!clause || isTold(one) || request.isTalk(clause.first, clause.last)) continue
    const whole = request.clauses.filter(({ sentence }) => sentence === clause.sentence)
    const isWhole = whole.every(isOpen) && (isSentence(request, whole) || isElided(request, whole))
    const isSaid = isOpen(clause) && (isByItself(request, clause, whole[0]) || matter?.matter === 'association')
    if (!isWhole && !isSaid) continue
    const [first, last] = isWhole ? [whole[0]?.first ?? 0, whole.at(-1)?.last ?? 0] : [clause.first, clause.last]
    told.push([first, last])
    if (!isToldAlready(request, first, last))
      request.claim('statement', first, last, {
        id: isWhole || isSentence(request, [clause]) ? 'sentence' : 'note',
        sure: 0.7,
      })
  }
  return left.filter((one) => !isTold(one))
}
