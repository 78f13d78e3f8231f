import type { ConceptKind } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const leads: readonly ConceptKind[] = ['founds', 'verbs', 'predicates', 'adverbEndings', 'asides', 'pronouns', 'self']

/** So many words behind a comma or in brackets only lead up to it: 'BEEN GOING since 1987'. */
const FEW = 3

/** What parts it from the rest: a comma, a bracket, the bullet of a line. */
const apart = new Set([',', '(', '•', 'break'])

/** 'FAMILY run since', 'EMPRESA familiar desde': it opens with a noun, and no verb that says no more than the year does. */
const opensWithNoun = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isSmall(at) &&
  !request.lexicon.has('copula', request.word(at)) &&
  leads.every((kind) => request.within(kind, at) === undefined)

/** 'been going SINCE 1987', 'basée à Charleville DEPUIS 2009': for how long it is there, told as a note. */
export function readSince(request: RequestText): void {
  for (const { first, last } of request.hits('since')) {
    const clause = request.clauseOf(first)
    const year = request.tokens[last + 1]
    const ends = clause?.last === last + 1
    if (!clause || !ends || !/^(?:1[4-9]|20)\d\d$/.test(year?.text ?? '') || !request.isFree(first, last + 1)) continue
    const isFew = first - clause.first <= FEW && apart.has(clause.before)
    const isLead = (at: number) =>
      request.isFree(at) &&
      (isFew || request.isSmall(at) || leads.some((kind) => request.within(kind, at) !== undefined))
    const isLed = request.run(clause.first, first - 1, isLead) === first - 1
    // 'A CONDUZIONE familiare dal 2014'
    const noun =
      request.hitAt('articles', clause.first) || request.hitAt('at', clause.first) ? clause.first + 1 : clause.first
    const from = isFew && isLed && noun < first && opensWithNoun(request, noun) ? clause.first : first
    if (isLed && from === first) request.shell(clause.first, first - 1)
    request.claim('statement', from, last + 1, { sure: 0.8, id: 'note' })
  }
}
