import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun, joinedCapitals } from './capitals.ts'
import type { RequestText } from './request-text.ts'

/** Behind the head without any mark: 'yoga studio Blue Lotus', 'band The Wet Cement', 'Weingut Kessler'. */
export function besideHead(request: RequestText, head: { first: number; last: number } | null): NameCandidate[] {
  if (!head) return []
  const clause = request.clauseOf(head.last)
  if (!clause) return []
  const after = overAnd(request, capitalRun(request, head.last + 1, clause.last), head.last + 1, clause.last)
  // 'for Hotel Almendra': a noun with a capital in the middle of a sentence belongs to the name
  const isNamed = request.isCapital(head.last) && clause.first < head.first && head.first === head.last
  // 'notre serrurerie Kopel', 'Papelería Skayasol, Cádiz'
  const isOwn = request.hitBefore('own', head.first - 1) !== undefined
  const isBeforePlace = (at: number) =>
    request.taken(at + 1) === 'place' || (request.tokens[at + 1]?.text === ',' && request.taken(at + 2) === 'place')
  const found: NameCandidate[] = []
  if (after > head.last && request.isFree(head.last + 1, after) && !request.isPlace(head.last + 1))
    found.push({
      first: head.last + 1,
      last: after,
      sure:
        after > head.last + 1 || request.lexicon.language === 'de' || isNamed || isOwn || isBeforePlace(after)
          ? 0.8
          : 0.68,
    })
  found.push(...whoseHead(request, head, clause.last), ...behindArticle(request, head, clause.last))
  return [...found, ...beforeHead(request, head, found.length > 0)]
}

/** 'OUR MIGA bakery'; of 'our LAOTIAN restaurant Plumworks' it is what stands behind. */
function beforeHead(request: RequestText, head: { first: number; last: number }, isBehind: boolean): NameCandidate[] {
  const last = head.first - 1
  const run = [last, last - 1, last - 2, last - 3].find(
    (at) => request.isFree(at) && capitalRun(request, at, last) === last && !request.isCapital(at - 1),
  )
  if (run === undefined) return []
  const first = request.within('own', run) ? run + 1 : run
  const isDetermined = (['own', 'articles'] as const).some((kind) => request.within(kind, first - 1))
  const isSaidOf = isBehind && first === last && isDetermined
  const isAlone = first === last && request.clauseOf(first)?.first === first
  return first > last || isSaidOf || isAlone ? [] : [{ first, last, sure: 0.8 }]
}

/** 'Trattoria DA ERMETE', 'Crêperie CHEZ YANN' */
function whoseHead(request: RequestText, head: { first: number; last: number }, end: number): NameCandidate[] {
  const first = head.last + 1
  const last = capitalRun(request, first + 1, end)
  const isWhose = knownNames().openers.has(request.word(first)) && !request.isCapital(first)
  const isName = isWhose && request.isCapital(head.first) && last > first && request.isFree(first, last)
  return isName ? [{ first, last, sure: 0.8 }] : []
}

/** 'élevage d’escargots LA COQUILLE DU GRÉSIL': an article in small letters and a capital, right behind what it is. */
function behindArticle(request: RequestText, head: { first: number; last: number }, end: number): NameCandidate[] {
  const first = head.last + 1
  const word = request.word(first)
  const isArticle =
    request.lexicon.has('articles', word) && !request.lexicon.has('of', word) && !request.isCapital(first)
  if (!request.lexicon.grammar.headFirst || !isArticle || request.isPlace(first + 1)) return []
  const last = joinedCapitals(request, first + 1, end)
  return last > first && request.isFree(first, last) ? [{ first, last, sure: 0.8, isNoun: true }] : []
}

/** 'Curlingklubben Stein OG KOST i Elverum': two words that 'and' joins, to the end of the clause or to where that is. */
function overAnd(request: RequestText, after: number, first: number, last: number): number {
  const end = after + 2
  const isJoined = after >= first && request.within('and', after + 1) !== undefined && request.isCapital(end)
  const isOver = end === last || request.hitAt('at', end + 1) !== undefined || request.taken(end + 1) === 'place'
  return isJoined && isOver && request.isFree(after + 1, end) && ![first, end].some((at) => request.isGiven(at))
    ? end
    : after
}
