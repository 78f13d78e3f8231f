import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** What a question that somebody else asks is answered with, by the cue that it is. */
const answered = new Set(['service', 'hours', 'contact', 'place', 'person', 'what', 'price'])

/**
 * 'WHAT WE DO (repairs, rentals) and HOW TO REACH US (555 0100)': what stands in the bracket answers the words before it, as it
 * would behind a colon. A word alone is no question: 'team (four people)' is a part of the page.
 */
export function typedByBracket(request: RequestText, rows: Map<number, string>): void {
  request.clauses.forEach((clause, index) => {
    const key = request.clauses[index - 1]
    if (clause.before !== '(' || key?.last !== clause.first - 2) return
    const cue = questionAt(request, key)
    const kind = cue && kindOf(request, cue.id, clause)
    if (!cue || !kind) return
    request.shell(cue.first, cue.last)
    for (let at = index; at < request.clauses.length; at++) {
      const one = request.clauses[at]
      if (!one || one.line !== clause.line || (at > index && one.before === '(')) break
      if (!rows.has(at)) rows.set(at, kind)
      if (one.after === ')') break
    }
  })
}

/** The longest cue of more than one word that ends a clause. */
const questionAt = (request: RequestText, { first, last }: TextClause): ConceptHit | undefined =>
  request
    .hits('cue')
    .filter((hit) => hit.last === last && hit.first >= first && hit.last > hit.first && answered.has(hit.id))
    .toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]

/** 'who we are (A FUNERAL HOME in Leeds)' says what they are, and 'who we are (Ann and Bo)' who. */
const kindOf = (request: RequestText, id: string, { first }: TextClause): string =>
  id === 'person' && request.hitAt('articles', first) ? 'what' : id
