import { knownNames } from '../lexicon.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

const joints = new Set(['&', '+', '.', '-', '’', "'"])

const opens = (request: RequestText, at: number) =>
  request.isCapital(at) || /^\p{L}*\d\p{L}*$/u.test(request.tokens[at]?.text ?? '') || isCamel(request, at)
/** 'bolt.diy', 'iFixit', 'L1ly': written as only names are. */
const isCamel = (request: RequestText, at: number) =>
  request.isWord(at) && /\p{Ll}\p{Lu}|\.\p{L}/u.test(request.tokens[at]?.text ?? '')

/** 'Ashgrove ALLOTMENT': goes on with a name, and is no month and no word that asks. */
const isOfName = (request: RequestText, at: number) =>
  opens(request, at) &&
  !request.within('month', at) &&
  (request.lexicon.language === 'de' || !request.lexicon.has('asks', request.word(at)) || endsTitle(request, at))

/** 'Lofthus BYGG', 'Reed MAKE': a verb at the end of two capitals that are a clause by themselves. */
function endsTitle(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  return clause?.last === at && clause.first === at - 1 && clause.before === ',' && request.isCapital(at)
}

/** 'Lodge 19', and no 'Lodge 19 rooms': a number of which nothing is counted. */
const isNumberOfName = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'number' &&
  /^\d{1,4}$/.test(request.tokens[at].text) &&
  (!request.isWord(at + 1) || request.isSmall(at + 1) || request.isPlace(at + 1) || isPredicate(request, at + 1))

/**
 * The last token of a name in capitals that begins at `first`: 'Ashgrove Allotment Society', 'Spoke & Chain', 'World of
 * Imagination', 'Lodge 19'. `first - 1` when none begins there.
 */
export function capitalRun(request: RequestText, first: number, last: number): number {
  if (!request.isCapital(first) && !isCamel(request, first)) return first - 1
  let end = first
  for (let at = first + 1; at <= last; at++) {
    if (request.taken(at) !== null) break
    const token = request.tokens[at]
    if (!token) break
    if (isOfName(request, at) || (at === end + 1 && isNumberOfName(request, at))) end = at
    // 'Brennan and Sons' is one name, 'Bo and Cem' are two
    else if (request.within('and', at) && knownNames().firms.has(request.word(at + 1))) end = at + 1
    // 'Nives L’Arrotina'
    else if (
      !knownNames().particles.has(request.word(at)) &&
      !joints.has(token.text) &&
      !/^[ld]['’]$/i.test(token.text)
    )
      break
    if (at - end > 2) break
  }
  return end
}

/** 'event page: PYCONF TAMPERE, …': capitals behind the word for the page and a colon are what the page is called. */
export function isTitleOfPage(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  const before = clause && request.clauses[request.clauses.indexOf(clause) - 1]
  return (
    clause?.before === ':' &&
    clause.last > clause.first &&
    request.lexicon.language !== 'de' &&
    before !== undefined &&
    request.hitBefore('pages', before.last) !== undefined &&
    request.run(clause.first, clause.last, (one) => request.isCapital(one)) === clause.last
  )
}

/** Whether all words of a stretch could be a name's: capitals, particles, joints. */
export const allCapital = (request: RequestText, first: number, last: number) =>
  capitalRun(request, first, last) === last

/** The last token of capitals that small words join: 'Filarmonica DI Serravalle'. */
export function joinedCapitals(request: RequestText, first: number, last: number): number {
  const end = capitalRun(request, first, last)
  const joins = request.hitAt('of', end + 1) !== undefined && request.isCapital(end + 2)
  return end >= first && joins ? joinedCapitals(request, end + 2, last) : end
}
