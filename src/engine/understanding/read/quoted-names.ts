import { knownNames } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import type { NameCandidate } from './announced-names.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** 'bakery “Lumo”', '“Lumo”, a bakery': beside what it is, the page, or at the very beginning; elsewhere words of a button are quoted too. */
function isBeside(request: RequestText, at: number): boolean {
  const near = [at - 2, at - 1, at + 1, at + 2].some((one) => request.taken(one) === 'what')
  const about = request.hitBefore('about', at - 1)
  // 'a site for my bakery in Leeds, “Lumo”.'
  const clause = request.clauseOf(at)
  const before = clause && request.clauses[request.clauses.indexOf(clause) - 1]
  const isApposed =
    clause?.first === at && clause.last === at && clause.before === ',' && before?.sentence === clause.sentence
  if (
    isApposed &&
    before &&
    request.run(before.first, before.last, (one) => request.taken(one) !== 'what') < before.last
  )
    return true
  const page = request.within('pages', at - 1) ?? (about && request.within('pages', about.first - 1))
  return near || page !== undefined || at === 0
}

/** 'Works: desk “ANNA” (2022), table', 'Our fair won the prize “GOOD SHAPE”': what a thing in a row or further on is called. */
function isOfThing(request: RequestText, at: number): boolean {
  const own = request.clauseOf(at)
  if (!own || own.first === at || !request.isWord(at - 1)) return false
  if (request.isSmall(at - 1) && !request.isCapital(at - 1)) return false
  // 'we call the shop “TWO LEFT FEET”'
  const isBusiness = request.within('businesses', at - 1) ?? readTrade(request.lexicon, [request.word(at - 1)])?.trade
  if (isBusiness) return false
  const key = request.clauses.find(
    ({ sentence, after, last }) => sentence === own.sentence && after === ':' && last < at,
  )
  return key !== undefined || (own.sentence > 0 && own.first < at - 1 && !isBeside(request, at))
}

/** 'We are a choir of pensioners, “THE LATE ONES”', 'I write for the band “SANTA CECILIA”': who says 'we', or for whom, in the first sentence. */
function opensAsOurs(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  if (!clause || clause.sentence > 0) return false
  const isSaid = (['self', 'offices', 'person'] as const).some((kind) =>
    request.hits(kind).some(({ last }) => last < at),
  )
  const isRefused = (['nots', 'refuses', 'excluding'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= clause.first && hit.last < at),
  )
  // 'Choir of pensioners “THE LATE ONES” seeks basses': before its verb
  const opens =
    clause === request.clauses[0] && !hasPredicate(request, clause.first, at - 1) && !isAskedBefore(request, at)
  return (isSaid || (opens && at > clause.first + 1)) && !isRefused
}

const isAskedBefore = (request: RequestText, at: number) =>
  (['asks', 'pages', 'section', 'component'] as const).some((kind) =>
    request.hits(kind).some(({ last, first }) => last < at && request.isWord(first)),
  )

/** A few words, of which the first has a capital, and no sentence. */
function isTitle(request: RequestText, text: string, beside: boolean): boolean {
  const words = text.slice(1, -1).trim().split(/\s+/)
  // in a note without capitals names have none either
  const isLow = beside && request.text === request.text.toLowerCase()
  const named = isLow || /^(?:\p{Lu}|\d|(?!\p{Script=Latin})\p{L})/u.test(text.slice(1).trim())
  // 'Salz. Ein Mineral macht Stadt', 'Abendsonne e.V.' beside what it is; a sentence ends with its mark
  const isLegal = knownNames().legalForms.has((words.at(-1) ?? '').replace(/\.$/, ''))
  const isWhole =
    !/[.!?,]/.test(text) || (beside && !/[!?,]/.test(text) && (isLegal || !(words.at(-1) ?? '').endsWith('.')))
  return words.length <= 5 && named && isWhole
}

/** 'the HEADLINE “Fresh daily”', 'a BUTTON “Call us”' */
const isLabelled = (request: RequestText, at: number) =>
  [1, 2, 3].some(
    (back) =>
      knownNames().quoteLabels.has(request.word(at - back)) || request.within('component', at - back) !== undefined,
  )

/** A quotation that stands by itself or beside the head, and is no sentence. */
export function quotedNames(request: RequestText): NameCandidate[] {
  return request.tokens.flatMap(({ kind, text }, at) => {
    // '“Stay signed in” and a link' is one of several
    const isListed = request.hitAt('and', at + 1) !== undefined || request.hitBefore('and', at - 1) !== undefined
    if (kind !== 'quote' || request.taken(at) !== null || (isListed && !isBeside(request, at))) return []
    if (isOfThing(request, at) || isLabelled(request, at)) return []
    const beside = isBeside(request, at)
    const sure = opensAsOurs(request, at) ? 0.96 : beside ? 0.85 : 0.6
    return isTitle(request, text, beside) ? [{ first: at, last: at, sure }] : []
  })
}
