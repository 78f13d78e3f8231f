import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** 'NAME OF THE SHOP: …', 'Le nom de ma petite affaire : …': a key that begins with the name and says of what, where that is nobody. */
export function asksNameOfBusiness(request: RequestText, { first, last }: TextClause): boolean {
  const noun = request.run(first, first, (at) => request.within('articles', at) !== undefined) + 1
  // 'navnet mitt'
  if (isNameNoun(request, noun) && noun + 1 === last && request.within('own', last)) return true
  const of = isNameNoun(request, noun) ? linkBehind(request, noun + 1) : null
  const isOfNobody = (at: number) =>
    (['people', 'roles', 'offices', 'person'] as const).every((kind) => request.within(kind, at) === undefined)
  return of !== null && of < last && request.run(of + 1, last, isOfNobody) === last
}

const isNameNoun = (request: RequestText, at: number) =>
  request.hits('cue').some(({ id, first, last }) => id === 'name' && first === at && last === at)

/** 'of', 'des', 'på': what says whose name it is. */
const linkBehind = (request: RequestText, at: number): number | null =>
  (['of', 'at', 'articles'] as const).map((kind) => request.hitAt(kind, at)).find((hit) => hit !== undefined)?.last ??
  null

/** 'MY NAME: Ann Bell': where another key names the business, that of who writes. */
export function isOwnName(request: RequestText, key: TextClause | undefined, value: TextClause): boolean {
  const isPerson = value.last > value.first && value.last - value.first < LONGEST_PERSON
  if (!key || !isPerson || request.run(value.first, value.last, (at) => request.isCapital(at)) < value.last)
    return false
  const isSaid = (at: number) =>
    (['articles', 'own'] as const).some((kind) => request.within(kind, at) !== undefined) || isNameNoun(request, at)
  const isOwn = request.run(key.first, key.last, (at) => request.within('own', at) === undefined) < key.last
  return isOwn && request.run(key.first, key.last, isSaid) === key.last
}
const LONGEST_PERSON = 4
