import { type ConceptHit, knownNames } from '../lexicon.ts'
import { readTrade, type TradeReading } from '../trades.ts'
import { capitalRun } from './capitals.ts'
import { clausesBySentence, isProse } from './assertions.ts'
import { namesOfOffices } from './names-of-members.ts'
import { isShortTitle } from './person-names.ts'
import { opensName } from './opened-names.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { isArranged, isBeingDone, isCountedTime, isDetermined, isInRole, startsClause } from './subject-cues.ts'
import { isSomebody } from './spoken-for.ts'
import { isKindOfPage, isNameLike, opensPageClause, subjectScore } from './subject-score.ts'
import { officesIn } from './writer.ts'

/** The noun phrase that says what the page is about. */
export type SubjectReading = {
  first: number
  last: number
  score: number
  trade: TradeReading | null
  /** the phrase is a name that says what it is: 'The All-In Bourbon Bar' */
  isName: boolean
}

const skipped = ['pages', 'asks', 'named', 'namedAfter', 'self', 'asides', 'wishes', 'about'] as const

const isContent = (request: RequestText, at: number) =>
  request.isWord(at) &&
  request.taken(at) === null &&
  !isPredicate(request, at) &&
  !isArranged(request, at) &&
  !isInRole(request, at) &&
  !isShortTitle(request, at) &&
  !isBeingDone(request, at) &&
  !request.lexicon.grammar.pastEndings.some((ending) => request.word(at).endsWith(ending)) &&
  (!request.isSmall(at) || (request.lexicon.has('asks', request.word(at)) && isDetermined(request, at))) &&
  !skipped.some(
    (kind) =>
      request.within(kind, at) !== undefined &&
      !(kind === 'asks' && isDetermined(request, at)) &&
      !(kind === 'pages' && isOfBusiness(request, at)),
  )

/** 'a SECURITY COMPANY website': behind a noun it says what it is, and 'a company website' is a page. */
const isOfBusiness = (request: RequestText, at: number) =>
  request.within('pages', at)?.first === at &&
  request.lexicon.has('businesses', request.word(at)) &&
  request.isWord(at - 1) &&
  request.clauseOf(at - 1) === request.clauseOf(at) &&
  !request.isSmall(at - 1) &&
  !skipped.some((kind) => request.within(kind, at - 1) !== undefined) &&
  request.within('qualities', at - 1) === undefined

/** 'il circolo DI scacchi CON un elenco dei soci': what a page has is no part of its subject. */
const isLink = (request: RequestText, at: number) =>
  request.lexicon.grammar.headFirst &&
  ((request.lexicon.has('of', request.word(at)) && !request.lexicon.has('having', request.word(at))) ||
    request.lexicon.has('articles', request.word(at)))

/** 'yoga studio Blue Lotus' and 'Still Water yoga studio' are a name and what it is; 'AI' and 'SaaS' are no names. */
function isBorder(request: RequestText, before: number, next: number): boolean {
  if (request.lexicon.language === 'de') return false
  const isName = (at: number) =>
    /^\p{Lu}[\p{Ll}’'.-]+$/u.test(request.tokens[at]?.text ?? '') ||
    (request.isCapital(at) && !/\p{Script=Latin}/u.test(request.word(at)))
  // 'startup' is one and the other
  const quality = request.within('qualities', before) !== undefined && !request.within('businesses', before)
  // 'salão comunitário MACEDO': where the noun comes first, it stands before its adjective
  const isSaid =
    request.lexicon.grammar.headFirst &&
    (isFreeNoun(request, before - 1) || (isLink(request, before - 1) && isFreeNoun(request, before - 2)))
  if (isName(next) && !request.isCapital(before)) return !quality || isSaid
  // 'Barbería Linterna y Ancla, …': a noun that is known opens the sentence
  const opening = request.clauseOf(before)?.first === before
  if (isName(next) && opening && readTrade(request.lexicon, [request.word(before)])) return true
  const opens = request.clauseOf(before)?.first === before
  return !request.isCapital(next) && isName(before) && !opens && !quality
}

const isFreeNoun = (request: RequestText, at: number) =>
  request.isWord(at) && request.taken(at) === null && !request.isSmall(at)

/** 'a 6TH birthday', 'mein 50. Geburtstag': which one it is belongs to it. */
const isOrdinal = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'number' &&
  request.taken(at) === null &&
  /^\d{1,3}(?:st|nd|rd|th|\.|e|er|ère|ème|º|ª)$/i.test(request.tokens[at]?.text ?? '')

/** Behind 'a page that': in German the verb stands at the end, and alone there without a capital. */
const isVerbOfPage = (request: RequestText, at: number) => {
  if (opensPageClause(request, at - 1)) return !request.isCapital(at)
  const that = request.lexicon.language === 'de' ? undefined : request.hitBefore('relativePronouns', at - 1)
  return that !== undefined && request.hitBefore('pages', that.first - 1) !== undefined
}

/** Runs of content words; in languages whose noun comes first, what hangs on it by 'de' belongs to it. */
function phrases(request: RequestText): [number, number][] {
  const found: [number, number][] = []
  for (const { first, last } of request.clauses)
    for (let at = first; at <= last; at++) {
      // 'un site qui AIDE les voisins': what the page does is no noun
      if (!isContent(request, at) || isVerbOfPage(request, at)) continue
      let end = at
      for (let next = at + 1; next <= last; next++) {
        if (isOrdinal(request, next) && next < last && isContent(request, next + 1)) end = next
        else if (isContent(request, next)) {
          if (endsBefore(request, [at, end], next)) break
          end = next
        } else if (!isLink(request, next) || (request.isCapital(next) && !request.isCapital(end))) break
      }
      if (end > at || !isCountedTime(request, at)) found.push([at, end])
      at = end
    }
  return joined(request, found)
}

/** Whether a phrase ends before a word that could go on with it. */
const endsBefore = (request: RequestText, [at, end]: readonly [number, number], next: number) =>
  isOfFirm(request, next) ||
  isDoneByIt(request, [at, end], next) ||
  isBorder(request, end, next) ||
  startsClause(request, next) ||
  isDoneBy(request, end, next)

/** 'taller lima KRULL & hijos' in small letters: what a firm is called is no part of what it is. */
const isOfFirm = (request: RequestText, at: number) =>
  request.tokens[at + 1]?.text === '&' && knownNames().firms.has(request.word(at + 2))

/** 'nossa queijaria COMPRA tudo': behind one's own trade a verb says what it does, where adjectives have other forms. */
const isDoneByIt = (request: RequestText, [first, last]: readonly [number, number], at: number) =>
  request.lexicon.grammar.headFirst &&
  request.lexicon.deeds.has(request.word(at)) &&
  request.hitBefore('own', first - 1) !== undefined &&
  request.clauseOf(at + 1) === request.clauseOf(at) &&
  // 'notre école DE cuisine' hangs on it
  !isLink(request, at - 1) &&
  (last > first || readTrade(request.lexicon, wordsOf(request, first, last)) !== null)

/** 'herb shop IN Penzance' among words of another language: something that short right before a place only leads to it. */
const leadsToPlace = (request: RequestText, at: number) =>
  request.word(at).length <= 2 && !request.isCapital(at) && request.taken(at + 1) === 'place'

/** 'a language therapist WORKING with people' */
const isDoneBy = (request: RequestText, doer: number, at: number) =>
  isDoer(request, doer) && request.word(at).endsWith('ing') && request.hitAt('having', at + 1) !== undefined

const isDoer = (request: RequestText, at: number) =>
  !request.isCapital(at) && request.lexicon.grammar.doerEndings.some((ending) => request.word(at).endsWith(ending))

/** 'WEDDING & portrait photographer', 'PIANO and violin teacher': two things that one person does are one phrase. */
function joined(request: RequestText, found: readonly [number, number][]): [number, number][] {
  return found.reduce<[number, number][]>((all, next) => {
    const before = all.at(-1)
    return before && areOne(request, before, next) ? [...all.slice(0, -1), [before[0], next[1]]] : [...all, next]
  }, [])
}

const isJoint = (request: RequestText, at: number) =>
  request.tokens[at]?.text === '&' || request.hitAt('and', at) !== undefined

function areOne(request: RequestText, [start, end]: [number, number], [first, last]: [number, number]): boolean {
  if (first !== end + 2 || !isJoint(request, end + 1) || request.clauseOf(start) !== request.clauseOf(last))
    return false
  // 'salão de BANHO E TOSA'
  if (request.within('pairs', end + 1) !== undefined || areOfOne(request, [start, end], [first, last])) return true
  if (!isDoer(request, last)) return false
  // 'pricing and newsletter' are two parts of the page
  if ([end, last].every((at) => request.within('section', at) !== undefined)) return false
  // 'baker and florist' are two
  if (isDoer(request, end) && !request.word(end).endsWith('ing')) return false
  // 'A speech and language therapist'
  return isDetermined(request, start) || readTrade(request.lexicon, wordsOf(request, first, last)) !== null
}

/** 'taller de CHAPA Y PINTURA', 'loja de AQUÁRIO E PEIXE ornamental': two things that one noun is of. */
function areOfOne(request: RequestText, [start, end]: [number, number], [first, last]: [number, number]): boolean {
  if (!request.lexicon.grammar.headFirst || !isLink(request, end - 1) || end - 1 <= start) return false
  const isOther = (['section', 'audience'] as const).some((kind) => request.within(kind, first) !== undefined)
  // 'oficina de chapa e pintura' is a noun
  if (readTrade(request.lexicon, wordsOf(request, start, last))?.modifiers.length === 0) return true
  const isTrade = readTrade(request.lexicon, wordsOf(request, first, last))?.trade !== undefined
  return !isOther && !isTrade && !request.isCapital(first) && !request.isCapital(last)
}

const wordsOf = (request: RequestText, first: number, last: number) =>
  request.tokens.slice(first, last + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))

/** The trade of a phrase, or of what is left of it without a name behind it: 'Weingut Kessler'. */
function tradeOf(request: RequestText, first: number, last: number): { last: number; trade: TradeReading | null } {
  // 'a shop for candles': what is sold says which
  const sold = request.hitAt('about', last + 1)
  const complement = sold
    ? wordsOf(request, sold.last + 1, Math.min(sold.last + 3, request.clauseOf(last)?.last ?? last))
    : []
  // of 'dog and cat sitter' the last part says what it is
  const joint = request.run(first, last, (at) => !isJoint(request, at)) + 1
  const isOfTwo = request.lexicon.grammar.headFirst && joint < last
  const from = joint < last && !isOfTwo ? joint + 1 : first
  // 'taller de chapa y pintura' is called by both, or is what the first of them makes it
  const whole =
    readTrade(request.lexicon, wordsOf(request, from, last), complement) ??
    (isOfTwo ? readTrade(request.lexicon, wordsOf(request, first, joint - 1)) : null)
  if (whole?.trade) return { last, trade: whole }
  for (let end = last - 1; end >= first && request.isCapital(end + 1); end--) {
    const part = readTrade(request.lexicon, wordsOf(request, first, end))
    if (part && (part.trade || whole === null)) return { last: end, trade: part }
  }
  return { last, trade: whole }
}

/** 'eine Seite, die Biofeedback ERKLÄRT': the verb at the end is no part of the thing. */
function withoutVerb(request: RequestText, { first, last }: SubjectReading): number {
  const isTold =
    opensPageClause(request, first - 1) || (isDetermined(request, first) && opensPageClause(request, first - 2))
  return isTold && last > first && request.clauseOf(last)?.last === last && !request.isCapital(last) ? last - 1 : last
}

/**
 * 'an EDUCATIONAL website', 'un site ÉDUCATIF', 'eine PÄDAGOGISCHE Website': what only describes a page is none without
 * it. @returns first and last token of the phrase with its page.
 */
function withPage(request: RequestText, [first, last]: [number, number], trade: TradeReading | null): [number, number] {
  const { grammar, heads, language } = request.lexicon
  if (trade || heads.has(request.word(last)) || request.isCapital(last)) return [first, last]
  const page = grammar.headFirst ? request.hitBefore('pages', first - 1) : request.hitAt('pages', last + 1)
  if (!page) return [first, last]
  const isLower = request.text !== request.text.toLowerCase()
  const describes =
    grammar.headFirst ||
    (language === 'de' && isLower) ||
    grammar.adjectives.some((ending) => request.word(last).endsWith(ending))
  return describes ? [Math.min(first, page.first), Math.max(last, page.last)] : [first, last]
}

/** So much speaks at least for what a page is about. */
const LEAST = 1.4
const LEAST_IN_PROSE = 2.4

/** What the page is about: the phrase for which most speaks. Rows of `what` come first. */
export function readSubject(request: RequestText, rows: ReadonlyMap<number, string>): SubjectReading | null {
  const said = saidAlready(request)
  if (said) return said
  const row = [...rows].find(([, kind]) => kind === 'what')?.[0]
  const all = phrases(request)
  const opening = all[0]?.[0]
  // among sentences there are nouns enough
  const least = isProse(request, clausesBySentence(request)) ? LEAST_IN_PROSE : LEAST
  let best: SubjectReading | null = null
  for (const [first, end] of all) {
    const clause = request.clauses.findIndex((one) => one.first <= first && one.last >= first)
    const kind = rows.get(clause)
    if (kind !== undefined && kind !== 'what' && kind !== 'offered') continue
    const { last, trade } = tradeOf(request, first, end)
    // 'I'm the SECRETARY OF the club' says who writes
    if (isOfOther(request, [first, last], trade)) continue
    const points = subjectScore(request, { first, last, trade, opens: first === opening }) + (row === clause ? 6 : 0)
    if (isKindOfPage(request, last, trade)) request.shell(first, last)
    else if (points >= least && (best === null || points > best.score))
      best = {
        first,
        last,
        score: points,
        trade,
        isName: (isNameLike(request, first, last, trade) || opensName(request, [first, last], end)) && row !== clause,
      }
  }
  if (!best || best.isName) return best
  return asPage(request, best)
}

/** The phrase that says what the page is about, where that was found out before. */
export const subjectOf = (request: RequestText, [first, last]: Stretch): SubjectReading => ({
  first,
  last,
  score: SAID,
  trade: tradeOf(request, first, last).trade,
  isName: false,
})

/** It is said of who writes or of somebody else, or by no noun. */
const isOfOther = (request: RequestText, [first, last]: Stretch, trade: TradeReading | null): boolean =>
  isSaidOfSomebody(request, first, trade) ||
  isOfWriter(request, first, last) ||
  (trade === null && isWithoutNoun(request, first, last))

/** 'ÜBERWIEGEND ÜBER 65': where nouns have capitals, and the text has them, one of them says what it is. */
function isWithoutNoun(request: RequestText, first: number, last: number): boolean {
  const { nounCapitals } = request.lexicon.grammar
  if (!nounCapitals || !request.tokens.some((_, at) => request.isCapital(at))) return false
  return request.run(first, last, (at) => !request.isCapital(at)) === last
}

/** 'ESCRIBO en nombre de la peña', and 'the SECRETARY of Thornwick Rowing Club' where whose they are has a name. */
const isOfWriter = (request: RequestText, first: number, last: number) =>
  request.hits('offices').some((hit) => hit.first <= last && first <= hit.last) ||
  (officesIn(request, [first, last]).length > 0 && namesOfOffices(request).length > 0)

/** The phrase with its page; 'Segelmacherei Brodersen … eine VERNÜNFTIGE SEITE' says how that is to be, and not what. */
function asPage(request: RequestText, best: SubjectReading): SubjectReading | null {
  const end = withoutVerb(request, best)
  const isLead = end > best.first && leadsToPlace(request, end)
  if (isLead) request.shell(end)
  const phrase: [number, number] = [best.first, isLead ? end - 1 : end]
  const [first, last] = withPage(request, phrase, best.trade)
  const isOfPage = first < phrase[0] || last > phrase[1]
  return isOfPage && request.facts.some(({ kind }) => kind === 'name') ? null : { ...best, first, last }
}

/** What a note has said, whose run of words is read before all else. */
function saidAlready(request: RequestText): SubjectReading | null {
  const first = request.tokens.findIndex((_, at) => request.taken(at) === 'what')
  if (first < 0) return null
  const last = request.run(first, request.tokens.length - 1, (at) => request.taken(at) === 'what')
  return subjectOf(request, [first, last])
}
const SAID = 4

/** What somebody does who is named or spoken for, and no subject by itself. */
const isSaidOfSomebody = (request: RequestText, first: number, trade: TradeReading | null) =>
  isSomebody(request, first) || (!trade?.trade && isDoneByName(request, first))

/** 'Holm & Dahl AS LEGGER TAK': behind a name, without an article, stands what it does. */
function isDoneByName(request: RequestText, at: number): boolean {
  const first = request.clauseOf(at)?.first ?? at
  const from = request.lexicon.has('articles', request.word(first)) ? first + 1 : first
  return (
    request.taken(from) === 'name' && from < at && !isDetermined(request, at) && !request.hitBefore('about', at - 1)
  )
}

const LONGEST_TOPIC = 6

const plurals = ['', 's', 'e', 'n', 'en', 'er', 'nen']

/** 'a shop FOR CERAMICS' says what it sells, and 'for beekeepers' whom it is for: a noun that names people by what they do. */
function goodsBehind(request: RequestText, last: number): ConceptHit | undefined {
  const { lexicon } = request
  const isRental = lexicon.grammar.rentals.some((one) => request.word(last).endsWith(one))
  const lead = isRental
    ? request.hitAt('of', last + 1)
    : lexicon.has('sellers', request.word(last))
      ? request.hitAt('forWhom', last + 1)
      : undefined
  const clause = request.clauseOf(last)
  if (!lead || !clause) return undefined
  const isThing = (at: number) => request.isFree(at) && !request.isSmall(at)
  const joins = (at: number) => isRental && request.hitAt('and', at) !== undefined && isThing(at + 1)
  const end = request.run(lead.last + 1, clause.last, (at) => isThing(at) || joins(at))
  const word = request.word(end)
  const { doerEndings, endings } = lexicon.grammar
  // 'radioer' are many radios, and no radio makers
  const isDoer = doerEndings.some((doer) =>
    plurals.some((plural) => (plural !== '' || !endings.includes(doer)) && word.endsWith(doer + plural)),
  )
  return isDoer || request.within('audience', end) ? undefined : lead
}

/** 'la tienda DE CARMEN', 'un club DE GAP': whose it is, or where in a town that nobody knows, says which one. */
function endOfWhose(request: RequestText, last: number): number {
  const of = request.lexicon.grammar.headFirst ? request.hitAt('of', last + 1) : undefined
  const clause = request.clauseOf(last)
  if (!of?.phrase.startsWith('d') || !clause || request.isCapital(last) || !request.isCapital(of.last + 1)) return last
  const end = capitalRun(request, of.last + 1, clause.last)
  return request.isFree(of.first, end) ? end : last
}

/** 'a museum OF broken umbrellas': in languages whose noun comes last as well, what it is of belongs to it. */
const genitive = (request: RequestText, last: number): ConceptHit | undefined =>
  request.lexicon.grammar.headFirst || request.lexicon.grammar.compounds ? undefined : request.hitAt('of', last + 1)

/** 'a podcast ABOUT FORGOTTEN INVENTIONS': what it tells of belongs to what it is. @returns its last token */
export function withTopic(request: RequestText, first: number, last: number): number {
  // 'studio dentistico DOTT. Riva'
  const title = request.hitBefore('titles', last) ?? request.hitBefore('titles', last + 1)
  if (title && title.first <= last && title.first > first) {
    request.shell(title.first, title.last)
    return title.first - 1
  }
  const whose = endOfWhose(request, last)
  if (whose > last) return whose
  const about = request.hitAt('topic', last + 1) ?? goodsBehind(request, last) ?? genitive(request, last)
  const clause = request.clauseOf(last)
  if (!about || !clause || about.last >= clause.last) return last
  // 'an app about bolt.diy': a name
  const isRental = about.kind === 'of'
  const isName = (at: number) => request.isCapital(at) && request.lexicon.language !== 'de' && !isRental
  const isOver = (at: number) =>
    !request.isFree(at) ||
    !/^[^.]+$/.test(request.word(at)) ||
    isName(at) ||
    (['having', 'at', 'relative', 'named', 'copula'] as const).some((kind) => request.hitAt(kind, at))
  const end = request.run(about.last + 1, clause.last, (at) => !isOver(at))
  const hasWords = end > about.last && end - about.last <= LONGEST_TOPIC && !request.isSmall(end)
  return hasWords ? end : last
}
