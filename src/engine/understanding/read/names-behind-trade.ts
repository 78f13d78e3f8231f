import { readTrade } from '../trades.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** So many words may say what somebody has: 'cabinet d’ostéopathie'. */
const LONGEST_TRADE = 4

/**
 * 'ma fromagerie, AU PETIT LAIT, rue …', 'a minha florista, a GIESTA, …': behind a trade that is one's own, a clause that is nothing but
 * capitals. Before places are looked for, which such names look like.
 */
export function namesBehindTrade(request: RequestText): NameCandidate[] {
  if (request.lexicon.grammar.nounCapitals) return []
  return request.clauses.flatMap((clause, index) => {
    const before = request.clauses[index - 1]
    if (clause.before !== ',' || before?.sentence !== clause.sentence || !endsInOwnTrade(request, before)) return []
    const article = request.hitAt('articles', clause.first)
    const first = article && !request.isCapital(clause.first) ? article.last + 1 : clause.first
    const run = capitalRun(request, first, clause.last)
    const isAlone = run === first && first === clause.first
    const isOther = request.isPlace(first) || request.isPlace(run) || (isAlone && request.isGiven(first))
    return run === clause.last && request.isFree(first, run) && !isOther ? [{ first, last: run, sure: 0.9 }] : []
  })
}

/** '… pour MA FROMAGERIE', '… for OUR YARN SHOP': a noun that is known, and whose it is. */
function endsInOwnTrade(request: RequestText, { first, last }: TextClause): boolean {
  for (let at = last; at > Math.max(first, last - LONGEST_TRADE); at--) {
    if (request.hitBefore('own', at - 1) === undefined) continue
    const words = request.tokens.slice(at, last + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
    return !request.isCapital(at) && readTrade(request.lexicon, words) !== null
  }
  return false
}
