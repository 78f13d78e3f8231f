import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A person's name with what is said of them behind it in brackets. */
export type NameStretch = { first: number; last: number; role?: Stretch }

/** `trusted`: what stands before it says that a person follows, whatever the name. */
type NameCue = { trusted: boolean }

const LONGEST_NAME = 4

/** 'ANA van DYKE' */
const joints = new Set(['van', 'von', 'de', 'da', 'di', 'del', 'der', 'la', 'le', 'af'])

/** 'la DOTT.SSA Bragadin': a title that is cut short names nobody and nothing by itself. */
export const isShortTitle = (request: RequestText, at: number): boolean =>
  request.word(at).includes('.') && request.within('titles', at) !== undefined

/** 'the', 'our' before what somebody is. */
export const isDeterminer = (request: RequestText, at: number) =>
  (['articles', 'own'] as const).some((kind) => request.lexicon.has(kind, request.word(at))) ||
  request.tokens[at]?.kind === 'number'

/** What has a capital and is nobody's name. */
const isOther = (request: RequestText, at: number) =>
  request.isPlace(at) ||
  request.isSmall(at) ||
  (['day', 'month', 'section', 'cue', 'titles', 'roles'] as const).some(
    (kind) => request.within(kind, at) !== undefined,
  )

/** The token behind 'and' or '&' at a place, null where neither stands. */
export function behindJoint(request: RequestText, at: number): number | null {
  const and = request.hitAt('and', at)
  return and ? and.last + 1 : /^[&+]$/.test(request.tokens[at]?.text ?? '') ? at + 1 : null
}

/** The last token of a person's name that begins at `first`; `first - 1` when none does. */
export function nameEnd(request: RequestText, first: number, last: number, { trusted }: NameCue): number {
  const isGiven = request.isGiven(first)
  if (!request.isCapital(first) || !request.isFree(first)) return first - 1
  if (!isGiven && (!trusted || isOther(request, first) || request.lexicon.heads.has(request.word(first))))
    return first - 1
  let end = first
  for (let at = first + 1; at <= last && at - first < LONGEST_NAME && request.isFree(at); at++) {
    if (request.isCapital(at) && !request.within('day', at)) end = at
    else if (!joints.has(request.word(at)) || at !== end + 1) break
  }
  // in German any noun has a capital: one alone is a name where people are given it
  return !isGiven && end === first && request.lexicon.grammar.nounCapitals ? first - 1 : end
}

/** 'BO, CEM and ANA (lights)': names from a clause on, as long as nothing else stands among them; none when the first clause has more. */
export function namesOf(request: RequestText, index: number, { trusted }: NameCue): NameStretch[] {
  const found: NameStretch[] = []
  const [start, ...further] = request.clauses.slice(index)
  for (const clause of start ? [start, ...further] : []) {
    if (clause.sentence !== start?.sentence || clause.line !== start.line || clause.after === ':') break
    const isFirst = clause === start
    if (!isFirst && clause.before === '(') {
      if (!saidInBrackets(request, clause, found.at(-1))) break
      continue
    }
    if (!isFirst && clause.before !== ',' && clause.before !== ')') break
    const names = namesIn(request, clause, { trusted: trusted || !isFirst })
    if (names.length === 0) break
    found.push(...names)
  }
  return found
}

/** 'Bo (LIGHTS)': what stands in brackets right behind a name is said of it. */
function saidInBrackets(request: RequestText, clause: TextClause, name: NameStretch | undefined): boolean {
  const { first, last, after } = clause
  const isAbout = name?.last === first - 2 && after === ')' && last - first < LONGEST_NAME
  if (!name || !isAbout || !isPlainWords(request, first, last)) return false
  name.role = [first, last]
  return true
}

const isPlainWords = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.isWord(at) && request.taken(at) === null && !request.isPlace(at)) === last

/** 'BO and CEM': the names of a clause that consists of them, at its beginning of one that goes on with contacts. */
function namesIn(request: RequestText, { first, last }: { first: number; last: number }, cue: NameCue): NameStretch[] {
  const names: NameStretch[] = []
  for (let at = first; at <= last; ) {
    const end = nameEnd(request, at, last, { trusted: cue.trusted || names.length > 0 })
    if (end < at) return []
    names.push({ first: at, last: end })
    if (end === last) return names
    // 'caretaker: Bo Kern tel 32 55 …'
    const behind = request.run(end + 1, last, (one) => request.taken(one) !== 'contact') + 1
    if (behind <= last && behind - end <= 2) return names
    const next = behindJoint(request, end + 1)
    if (next === null) return []
    at = next
  }
  return names
}
