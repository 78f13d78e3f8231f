import type { ConceptKind } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const leads: readonly ConceptKind[] = ['founds', 'verbs', 'predicates', 'adverbEndings', 'asides', 'pronouns', 'self']

/** So many words behind a comma only lead up to it: 'BEEN GOING since 1987'. */
const FEW = 2

/** 'been going SINCE 1987', 'basée à Charleville DEPUIS 2009': for how long it is there, told as a note. */
export function readSince(request: RequestText): void {
  for (const { first, last } of request.hits('since')) {
    const clause = request.clauseOf(first)
    const year = request.tokens[last + 1]
    const ends = clause?.last === last + 1
    if (!clause || !ends || !/^(?:1[4-9]|20)\d\d$/.test(year?.text ?? '') || !request.isFree(first, last + 1)) continue
    const isFew = first - clause.first <= FEW && clause.before === ','
    const isLead = (at: number) =>
      request.isFree(at) &&
      (isFew || request.isSmall(at) || leads.some((kind) => request.within(kind, at) !== undefined))
    if (request.run(clause.first, first - 1, isLead) === first - 1) request.shell(clause.first, first - 1)
    request.claim('statement', first, last + 1, { sure: 0.8, id: 'note' })
  }
}
