import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'

/** 'seit wir ANTONS WIESE übernommen haben': a noun without its article, where verbs end the clause. */
export function takenOver(request: RequestText): NameCandidate[] {
  if (!request.lexicon.grammar.verbLast) return []
  return request.hits('founds').flatMap((hit) => {
    const clause = request.clauseOf(hit.first)
    const subject = request
      .hits('pronouns')
      .findLast(({ first, last }) => first >= (clause?.first ?? 0) && last < hit.first)
    if (!subject) return []
    const first = subject.last + 1
    const run = capitalRun(request, first, hit.first - 1)
    const isName = run >= first && run === hit.first - 1 && request.isFree(first, run)
    return isName ? [{ first, last: run, sure: run > first ? 0.8 : 0.72 }] : []
  })
}

/** 'since we took over ASTRID BREKKE, photo studio in …': behind the verb where it is no last word, a person’s name as well. */
export function takenOverAtOnce(request: RequestText): NameCandidate[] {
  if (request.lexicon.grammar.verbLast) return []
  return request.hits('founds').flatMap((hit) => {
    const clause = request.clauseOf(hit.first)
    const first = hit.last + 1
    const isOurs = request.hits('pronouns').some((who) => who.first >= (clause?.first ?? 0) && who.last < hit.first)
    const run = clause ? capitalRun(request, first, clause.last) : 0
    const isName = isOurs && run > first && run === clause?.last && request.isFree(first, run)
    return isName && clause.sentence === 0 ? [{ first, last: run, sure: 0.8 }] : []
  })
}
