import type { NameCandidate } from './announced-names.ts'
import { joinedCapitals } from './capitals.ts'
import type { RequestText } from './request-text.ts'

/** So many words name those who belong to it. */
const MOST_MEMBERS = 4

/** 'sign-in page for the volunteers of HARBOUR KITCHEN': those that a page is for belong to somebody. */
export function namesOfMembers(request: RequestText): NameCandidate[] {
  const [clause] = request.clauses
  const about = request.hits('about').find((hit) => hit.first > 0 && hit.last < (clause?.last ?? 0))
  if (!clause || !about || request.lexicon.grammar.nounCapitals) return []
  return request.hits('of').flatMap(({ first, last }) => {
    const members = first - about.last - 1
    const from = request.lexicon.has('articles', request.word(last + 1)) ? last + 2 : last + 1
    const end = joinedCapitals(request, from, clause.last)
    const isBehind = members > 0 && members <= MOST_MEMBERS && !request.isCapital(about.last + 1)
    const isName = end > from && request.isFree(from, end) && !request.isPlace(from) && !isOfDay(request, from, end)
    return isBehind && isName ? [{ first: from, last: end, sure: 0.78 }] : []
  })
}

const isOfDay = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !request.within('day', at) && !request.within('month', at)) < last
