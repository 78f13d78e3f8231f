import type { TextClause } from './clauses.ts'
import { isPredicate, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isSentence } from './whole-clauses.ts'

/** So many sentences that tell something are prose, however short. */
const PROSE = 3

/** Clauses of one sentence, in order. */
export type SentenceClauses = readonly TextClause[]

export const clausesBySentence = ({ clauses }: RequestText): SentenceClauses[] => [
  ...Map.groupBy(clauses, ({ sentence }) => sentence).values(),
]

/** The whole sentence speaks to whoever builds the page. */
export const isTalk = (request: RequestText, clauses: SentenceClauses) =>
  request.isTalk(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0)

export const isProse = (request: RequestText, sentences: readonly SentenceClauses[]) =>
  request.isOfProse ||
  sentences.filter((clauses) => isAssertion(request, clauses) && !isMarked(request, clauses)).length >= PROSE ||
  request.clauses.some(isRunOn)

/** It stands behind a bullet or a number of its own. */
export const isMarked = (request: RequestText, [opening]: SentenceClauses) =>
  opening !== undefined && /^\s*(?:[-–—*•·‣▪◦]|\d{1,2}[.)])/u.test(request.tokens[opening.first - 1]?.text ?? '')

/** So many words without a mark between them are several sentences. */
const RUN_ON = 34

/** 'we sell logs and need a page and it costs 40 a bag and …' */
export const isRunOn = ({ first, last }: TextClause) => last - first >= RUN_ON

/** A verb stands in it, whoever does it: 'una lezione COSTA 12 euro', 'ME LLAMO Rosario'. */
export const isAssertion = (request: RequestText, clauses: SentenceClauses) =>
  isSentence(request, clauses) ||
  clauses.some(
    ({ first, last }, index) =>
      last - first >= SHORTEST &&
      (isSentence(request, clauses.slice(index, index + 1)) ||
        isSubject(request, first) ||
        request.run(first, last, (at) => !isFinite(request, at)) < last),
  )

export const isFinite = (request: RequestText, at: number) =>
  isPredicate(request, at) ||
  (request.lexicon.has('predicates', request.word(at)) && !isNoun(request, at)) ||
  isDeed(request, at) ||
  endsAsFinite(request, at) ||
  (request.within('person', at)?.phrase.includes(' ') ?? false)

/** What people do, where it is no noun: behind who does it, or before what it is done to. */
function isDeed(request: RequestText, at: number): boolean {
  if (!request.lexicon.deeds.has(request.word(at)) || isNoun(request, at)) return false
  const isBefore = (['articles', 'own', 'pronouns'] as const).some((kind) => request.hitAt(kind, at + 1) !== undefined)
  const isBehind = request.within('articles', at - 1) === undefined && request.within('own', at - 1) === undefined
  return (
    !isAmbiguous(request) ||
    request.within('verbs', at) !== undefined ||
    request.taken(at - 1) === 'name' ||
    (isBefore && isBehind)
  )
}

/** 'Abholung im LADEN' */
const isNoun = (request: RequestText, at: number) =>
  request.lexicon.grammar.nounCapitals && request.isCapital(at) && request.clauseOf(at)?.first !== at

const LONG_ENOUGH = 6

/** 'chiediAMO', 'cobrAMOS': whoever else has read the word. */
const endsAsFinite = (request: RequestText, at: number) =>
  request.word(at).length >= LONG_ENOUGH &&
  request.lexicon.grammar.verbEndings.some((ending) => request.word(at).endsWith(ending))

/** Where a verb in its place looks like its noun: 'a VISIT', 'we VISIT'. */
const isAmbiguous = ({ lexicon }: RequestText) => lexicon.grammar.conjugations.some(([, forms]) => forms.includes(''))

const SHORTEST = 2
