import { readTrade } from '../trades.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import { joinedRun } from './names-first.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** What trade the words of a stretch are, null for none. */
export const tradeIn = (request: RequestText, first: number, last: number) =>
  readTrade(
    request.lexicon,
    request.tokens.slice(first, last + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
  )

/** So many words may say what somebody has: 'cabinet d’ostéopathie'. */
const LONGEST_TRADE = 4

/**
 * 'ma fromagerie, AU PETIT LAIT, rue …', 'meine Praxis: LOGOPÄDIE SEIDL in …', 'une ferme, la PETITE MARE, à …': behind a trade a clause
 * that is nothing but capitals, or capitals and where that is. Before places are looked for, which such names look like.
 */
export function namesBehindTrade(request: RequestText): NameCandidate[] {
  return request.clauses.flatMap((clause, index) => {
    const before = request.clauses[index - 1]
    if (!before || !isApart(request, before, clause)) return []
    const lead = leadOf(request, clause.first)
    const isArticle = lead !== undefined
    // 'Dr Léa Vasseur' is called so
    const isOfName = lead?.kind === 'titles' && request.isCapital(lead.first)
    const behind = lead ? lead.last + 1 : clause.first
    const first = isOfName ? lead.first : behind
    const run = Math.max(capitalRun(request, behind, clause.last), joinedRun(request, behind, clause.last))
    if (run < behind || !request.isFree(first, run)) return []
    const isWhole = run === clause.last || isPlaced(request, run)
    const isOther = request.isPlace(first) || request.isPlace(run) || (run === clause.first && request.isGiven(first))
    // 'my bakery in Austin, TX', 'ma ferme à Salers, Cantal'
    const isRegion = run === clause.first && beforePlace(request, before) < before.last
    return isWhole && !isOther && !isRegion && isOfFirm(request, clause, [first, run], isArticle)
      ? [{ first, last: run, sure: 0.9 }]
      : []
  })
}

/** It follows one's own trade, or with an article of its own any trade. */
function isApart(request: RequestText, before: TextClause, { before: mark, sentence, first }: TextClause): boolean {
  const isNext = before.sentence === sentence && before.line === request.clauseOf(first)?.line
  if (!isNext || !(mark === ',' || mark === ':' || mark === 'dash')) return false
  // 'eine schlichte Seite: KLAVIERBAU ANSELM RÜTTGER, …'
  if (mark === ':' && request.hitBefore('pages', before.last)) return request.lexicon.grammar.nounCapitals
  const lead = mark === ',' ? leadOf(request, first) : undefined
  const isDetermined = lead !== undefined && (lead.kind === 'titles' || !request.lexicon.grammar.nounCapitals)
  return endsInTrade(request, before, isDetermined)
}

/** 'o PONTO FINAL', 'dott.ssa ELISA FERRI' */
const leadOf = (request: RequestText, first: number) =>
  request.hitAt('titles', first) ?? (request.isCapital(first) ? undefined : request.hitAt('articles', first))

/**
 * Where every noun has a capital two of them in a row are a thing and a name, 'LOGOPÄDIE SEIDL', unless more such follow, 'FRISCHE
 * BRÖTCHEN, Kuchen'; elsewhere capitals are one.
 */
function isOfFirm(request: RequestText, clause: TextClause, [first, last]: Stretch, isArticle: boolean): boolean {
  if (!request.lexicon.grammar.nounCapitals) return clause.before !== ':' || last > first
  if (isArticle) return true
  if (last === first || request.within('section', first)) return false
  if (last > first + 1 && request.isGiven(first + 1)) return true
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  const isThing = (at: number) => request.isWord(at) && !request.isPlace(at) && !request.isSmall(at)
  return !(next?.before === ',' && request.run(next.first, next.last, isThing) === next.last)
}

/** '… in Regensburg' ends the clause. */
const isPlaced = (request: RequestText, run: number) => {
  const where = request.hitAt('at', run + 1)
  return where !== undefined && request.isCapital(where.last + 1)
}

/** '… pour MA FROMAGERIE', '… for OUR YARN SHOP in Leith', 'einen BETRIEB': a noun that is known, and whose it is. */
function endsInTrade(request: RequestText, clause: TextClause, isDetermined: boolean): boolean {
  const { first } = clause
  const last = beforePlace(request, clause)
  for (let at = last; at > Math.max(first, last - LONGEST_TRADE); at--) {
    const isLed = request.hitBefore('own', at - 1) ?? (isDetermined ? request.hitBefore('articles', at - 1) : undefined)
    if (isLed === undefined) continue
    const words = request.tokens.slice(at, last + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
    const isNoun = request.lexicon.grammar.nounCapitals || !request.isCapital(at)
    return isNoun && (readTrade(request.lexicon, words) !== null || request.within('businesses', last) !== undefined)
  }
  return false
}

/** The last token before where it is: 'mi cerrajería EN VALLECAS'. */
function beforePlace(request: RequestText, { first, last }: TextClause): number {
  const from = request.run(first, last, (at) => !isPlaced(request, at))
  return from < last ? from + 1 : last
}

/** ', workshop TERRA CRUDA in …', ', cioè il rifugio per gatti SETTE VITE': a noun for a business in a clause of a brief, and its name. */
export function namesBehindNoun(request: RequestText): NameCandidate[] {
  if (request.lexicon.language === 'de') return []
  return request.clauses.slice(1).flatMap(({ first: opening, last, before }) => {
    const isLead = (at: number) =>
      !request.isCapital(at) && (['asides', 'articles'] as const).some((kind) => request.within(kind, at) !== undefined)
    const first = request.run(opening, last, isLead) + 1
    const noun = request.run(first, first + MOST_OF_NOUN, (at) => request.isWord(at) && !request.isCapital(at))
    const isOne = noun === first && request.within('businesses', first) !== undefined
    const isNoun = isOne || (noun >= first && !request.isSmall(noun) && tradeIn(request, first, noun) !== null)
    const run = capitalRun(request, noun + 1, last)
    const isName = run > noun + 1 && request.isFree(noun + 1, run) && !request.isPlace(noun + 1)
    return before === ',' && isNoun && isName ? [{ first: noun + 1, last: run, sure: first > opening ? 0.8 : 0.7 }] : []
  })
}
const MOST_OF_NOUN = 4
