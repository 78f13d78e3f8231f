import { knownNames } from '../lexicon.ts'
import { partedBy } from '../parted-by.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** 'montée des CHARTREUSES', 'comarca de LA SAGRERA': a street or a stretch of land is called so. */
export function isOfLand(request: RequestText, first: number): boolean {
  const article = request.hitBefore('articles', first - 1)
  const of = request.hitBefore('of', article ? article.first - 1 : first - 1)
  const noun = request.word((of ?? article)?.first === undefined ? -1 : ((of ?? article)?.first ?? 0) - 1)
  return noun !== '' && (request.lexicon.has('landNouns', noun) || knownNames().streetWords.has(noun))
}

/** 'vi heter TORBJØRG, Elin og Magnhild': the first of several people; 'deux apprenties, LOUNA ET INÈS': both of them. */
export function isOneOfSeveral(request: RequestText, first: number, last: number): boolean {
  const clause = request.clauseOf(first)
  if (!clause) return false
  if (isInBrackets(request, first, last) || isListed(request, clause)) return true
  if (last === first + 2) return arePair(request, clause, first)
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  if (first !== last || clause.last !== last || next?.before !== ',' || next.sentence !== clause.sentence) return false
  return (
    request.isCapital(next.first) &&
    next.last - next.first < LONGEST_OTHERS &&
    [first, next.first].some((at) => request.isGiven(at)) &&
    request.within('and', next.first + 1) !== undefined
  )
}

/** Two names by themselves behind a comma, of whom one is known, or of whom what stands before tells something. */
function arePair(request: RequestText, clause: TextClause, first: number): boolean {
  if (request.within('and', first + 1) === undefined || clause.first !== first || clause.before !== ',') return false
  const before = request.clauses[request.clauses.indexOf(clause) - 1]
  const isTold = before?.sentence === clause.sentence && hasPredicate(request, before.first, before.last)
  return [first, first + 2].some((at) => request.isGiven(at)) || (isTold && clause.after === ',')
}
const LONGEST_OTHERS = 3

/** So many beside each other are a list. */
const FEWEST_LISTED = 3

/** 'six homes (Ashdene, BIRCH HOUSE, Cedarwood)': one of those that are listed there; '(LUMO, Ghent)' is a name and its town. */
function isInBrackets(request: RequestText, first: number, last: number): boolean {
  const { start, end } = request.span(first, last)
  const opened = request.text.lastIndexOf('(', start)
  const closed = request.text.indexOf(')', end)
  if (opened < 0 || closed < 0 || request.text.lastIndexOf(')', start) > opened) return false
  const pieces = request.text
    .slice(opened + 1, closed)
    .split(/[,;/]/)
    .flatMap((piece) => partedBy(piece, (word) => request.lexicon.has('and', word)))
  return pieces.length >= FEWEST_LISTED && pieces.includes(request.text.slice(start, end))
}

/** 'at three stations: Pike Hill, Route 61, AIRPORT': behind one colon nothing but names. */
function isListed(request: RequestText, clause: TextClause): boolean {
  const beside = request.clauses.filter(({ sentence }) => sentence === clause.sentence)
  const opened = beside.findLastIndex((one) => one.before === ':')
  const listed = opened < 0 ? [] : beside.slice(opened)
  const isName = ({ first, last }: TextClause) => request.isCapital(first) && last - first < LONGEST_OTHERS
  // the last one may have more said of them: 'Noa, Iker and Pilar, who is 71'
  const other = listed.findIndex((one) => !isName(one))
  const names = other < 0 ? listed : listed.slice(0, other)
  const isLong = opened > 0 && names.length >= FEWEST_LISTED && names.includes(clause)
  return isLong && !beside.slice(0, opened).every(isName)
}
