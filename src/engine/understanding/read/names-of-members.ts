import type { NameCandidate } from './announced-names.ts'
import { joinedCapitals } from './capitals.ts'
import { officesIn } from './writer.ts'
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

/** So far on in a text its writer says for whom they write. */
const EARLY = 1

/** 'I’m the secretary of the GULLANE BAY CHORUS', 'I look after the publicity for ADLKOFEN BRASS': whose page it is. */
export function namesOfOffices(request: RequestText): NameCandidate[] {
  return request.clauses.flatMap((clause) => {
    const [office] = clause.sentence > EARLY ? [] : officesIn(request, [clause.first, clause.last])
    if (!office) return []
    const runs: NameCandidate[] = []
    // 'Schriftführer der Blaskapelle OBERWARZENRIED': what they are was read before
    const isSaid = (at: number) => request.isSmall(at) || request.taken(at) === 'what'
    for (let at = request.run(office.last + 1, clause.last, isSaid) + 1; at <= clause.last; at++) {
      const end = withNoun(request, at, joinedCapitals(request, at, clause.last))
      const isKnown = request.taken(at - 1) === 'what'
      const isLong = end > at || (isKnown && end === at)
      const isName = isLong && request.isFree(at, end) && !request.isPlace(at) && !isOfDay(request, at, end)
      if (isName && !(request.isGiven(at) && end === at + 1)) runs.push({ first: at, last: end, sure: 0.9 })
      at = Math.max(at, end)
    }
    return runs.slice(0, 1)
  })
}

/** 'Lauvåsen SKOLEKORPS', 'the Haxby RINGERS': what they are may stand behind, in small letters. */
const withNoun = (request: RequestText, at: number, end: number): number => {
  const isNoun = request.lexicon.heads.has(request.word(at + 1)) || request.within('businesses', at + 1) !== undefined
  return end === at && request.isCapital(at) && isNoun ? at + 1 : end
}

const isOfDay = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !request.within('day', at) && !request.within('month', at)) < last
