import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** 'The THORNBURY CHOIR invites you …': capitals that open a clause before what they do; null where none do. */
export function doerOf(request: RequestText, clause: TextClause): Stretch | null {
  const first = request.lexicon.has('articles', request.word(clause.first)) ? clause.first + 1 : clause.first
  const run = capitalRun(request, first, clause.last)
  return run > first && doesSomething(request, run + 1) ? [first, run] : null
}

/** A clause that says what its name does, with a verb that no list has. */
export function opensWithDoer(request: RequestText, { first, last }: TextClause): boolean {
  const from = request.lexicon.has('articles', request.word(first)) ? first + 1 : first
  const end = request.run(from, last, (at) => request.taken(at) === 'name')
  return end > from && doesSomething(request, end + 1)
}

/** 'organizza LA festa', 'invites YOU': the ending of a verb, and what it is done to. */
function doesSomething(request: RequestText, at: number): boolean {
  const { grammar } = request.lexicon
  const ends = grammar.thirdPerson.some((ending) => request.word(at).endsWith(ending))
  const isVerb = isPredicate(request, at) || (ends && !request.isSmall(at))
  const behind = (['articles', 'own', 'pronouns'] as const).some((kind) => request.hitAt(kind, at + 1))
  return isVerb && !request.isCapital(at) && behind
}
