import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import { tradeIn } from './names-behind-trade.ts'
import type { RequestText } from './request-text.ts'

/** 'Lumo is a bakery', 'Lumo – a bakery', and 'for Lumo, a bakery': what stands before the article is the name, in small letters too. */
export const namesBeforeArticle = (request: RequestText): NameCandidate[] => [
  ...beforeCopula(request),
  ...beforeDash(request),
  ...beforeComma(request),
]

const isArticle = (request: RequestText, at: number) =>
  request.lexicon.has('articles', request.word(at)) || request.lexicon.has('own', request.word(at))

function beforeCopula(request: RequestText): NameCandidate[] {
  return request.hits('copula').flatMap((hit) => {
    const clause = request.clauseOf(hit.first)
    // 'etterpå er DET vafler'
    const isInverted = request.hitAt('offering', hit.first) !== undefined
    if (!clause || !isArticle(request, hit.last + 1) || isInverted) return []
    // 'TODAY Lumo is a …'
    const aside = request.hitAt('asides', clause.first)
    const first = aside && request.isCapital(aside.last + 1) ? aside.last + 1 : clause.first
    const last = hit.first - 1
    // 'The Velvet Yard is a …', 'Chez Aïcha est une …': a small word with a capital before another one belongs to it
    const isOpened = request.isCapital(first) && request.isCapital(first + 1)
    const isName =
      capitalRun(request, first, last) === last &&
      request.isFree(first, last) &&
      !request.lexicon.has('pronouns', request.word(first)) &&
      // 'ORT ist die Aula' says where
      !request.within('cue', first) &&
      (isOpened || !request.isSmall(first))
    return isName ? [{ first, last, sure: 0.9 }] : []
  })
}

/** 'STROUD GREEN FIXERS – a repair café': capitals by themselves, and behind the dash a trade that is known. */
const beforeDash = (request: RequestText): NameCandidate[] =>
  request.clauses.flatMap(({ first, last, line }, index) => {
    const next = request.clauses[index + 1]
    if (next?.before !== 'dash' || next.line !== line || !isArticle(request, next.first)) return []
    const isTitle = capitalRun(request, first, last) === last && request.isFree(first, last) && !request.isSmall(last)
    return isTitle && tradeIn(request, next.first + 1, next.last) ? [{ first, last, sure: 0.88 }] : []
  })

const beforeComma = (request: RequestText): NameCandidate[] =>
  request.clauses.flatMap((clause, index) => {
    const next = request.clauses[index + 1]
    const about = request.hits('about').findLast((hit) => hit.first >= clause.first && hit.last < clause.last)
    const ask = about && (request.hitBefore('pages', about.first - 1) ?? request.hitBefore('asks', about.first - 1))
    // 'footer for ACME, a CRM': what it is stands behind it
    const isSubject = next && request.isCapital((about?.last ?? 0) + 1) && request.taken(next.first + 1) === 'what'
    if (!about || !(ask || isSubject) || !next || next.before !== ',' || !isArticle(request, next.first)) return []
    const { first, last } = { first: about.last + 1, last: clause.last }
    const isName = !isArticle(request, first) && last - first < LONGEST && request.isFree(first, last)
    return isName ? [{ first, last, sure: 0.88 }] : []
  })
const LONGEST = 4
