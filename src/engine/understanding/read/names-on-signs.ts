import type { NameCandidate } from './announced-names.ts'
import { clausesBySentence, isFinite, type SentenceClauses } from './assertions.ts'
import { capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/**
 * In a sentence that speaks of the name or of a sign, the only words that could be one: 'über der Tür prangt KOLB & KRULL', 'NOME
 * sopra la porta è Collina 22', 'and at the NAME, Lumo, nothing is changed'. No key and no field of a form.
 */
export const namesOnSigns = (request: RequestText): NameCandidate[] =>
  clausesBySentence(request).flatMap((clauses) => {
    if (!speaksOfName(request, clauses)) return []
    const runs = clauses.flatMap((clause) => runsIn(request, [clause.first, clause.last]))
    const [only, ...others] = runs
    if (only && others.length === 0) return [{ first: only[0], last: only[1], sure: 0.8 }]
    return runs.length === 0 ? small(request, clauses) : []
  })

function speaksOfName(request: RequestText, clauses: SentenceClauses): boolean {
  const isNoun = ({ first, last }: { first: number; last: number }) =>
    clauses.some(
      (clause) => clause.first <= first && last <= clause.last && clause.after !== ':' && clause.before !== ':',
    )
  const isOfForm = clauses.some((clause) =>
    (['component', 'people', 'offices'] as const).some((kind) =>
      request.hits(kind).some((hit) => hit.first >= clause.first && hit.last <= clause.last),
    ),
  )
  // 'the BRAND story' is another noun
  const isAlone = (at: number) => !request.isWord(at + 1) || request.isSmall(at + 1) || isFinite(request, at + 1)
  const names = request.hits('cue').filter(({ id, first, last }) => id === 'name' && first === last && isAlone(last))
  // 'stairs, doors and tables' speak of none
  const { nounCapitals } = request.lexicon.grammar
  const mayBeVerb = (at: number) =>
    isFinite(request, at) || (nounCapitals && request.isWord(at) && !request.isCapital(at) && !request.isSmall(at))
  const isSaid = clauses.some(({ first, last }) => request.run(first, last, (at) => !mayBeVerb(at)) < last)
  return isSaid && !isOfForm && [...names, ...request.hits('signs')].some(isNoun)
}

/** Capitals that nobody has read, and no noun that is known where all have them. */
function runsIn(request: RequestText, [from, to]: Stretch): Stretch[] {
  const found: Stretch[] = []
  for (let at = from; at <= to; at++) {
    const end = withPair(request, at, capitalRun(request, at, to))
    if (end < at) continue
    if (isName(request, [at, end], from)) found.push([at, end])
    at = end
  }
  return found
}

/** 'Bell AND Marrow' */
const withPair = (request: RequestText, first: number, end: number) =>
  end >= first && request.within('and', end + 1) && request.isCapital(end + 2) ? end + 2 : end

function isName(request: RequestText, [first, last]: Stretch, from: number): boolean {
  const isOther = (at: number) =>
    (['cue', 'signs', 'pronouns', 'articles', 'own', 'day', 'month', 'openers', 'asides'] as const).some(
      (kind) => request.within(kind, at) !== undefined,
    ) || request.isPlace(at)
  const isNoun = request.lexicon.grammar.nounCapitals && last === first && request.lexicon.knows(request.word(first))
  // a sentence begins with a capital
  const isOpening = first === from && last === first && (request.isSmall(first) || isFinite(request, first))
  return request.isFree(first, last) && !isOther(first) && !isNoun && !isOpening
}

/** 'name of business is LOTITA LANTERN' in small letters: what the copula leaves of its clause. */
function small(request: RequestText, clauses: SentenceClauses): NameCandidate[] {
  if (request.text !== request.text.toLowerCase()) return []
  return clauses.flatMap(({ first, last }) => {
    const copula = request.hits('copula').find((hit) => hit.first > first && hit.last < last)
    const isSaid = request
      .hits('cue')
      .some((hit) => hit.id === 'name' && hit.first >= first && hit.last < (copula?.first ?? 0))
    const isShort = copula !== undefined && last - copula.last <= LONGEST
    return isSaid && isShort && copula && !request.isSmall(copula.last + 1) && request.isFree(copula.last + 1, last)
      ? [{ first: copula.last + 1, last, sure: 0.78 }]
      : []
  })
}
const LONGEST = 3
