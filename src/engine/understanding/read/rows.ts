import type { RequestText } from './request-text.ts'
import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { typedByBracket } from './bracket-keys.ts'
import { offeredInProse } from './offers.ts'
import { asksNameOfBusiness } from './name-keys.ts'
import { ownPredicate } from './own-sentences.ts'
import { hasPredicate } from './predicates.ts'
import type { Stretch } from './stretches.ts'

/** What stands before a colon that says which kind follows; the words before it may say more: 'our opening hours:'. */
function cueOf(request: RequestText, first: number, last: number): string | null {
  const hits = request.hits('cue').filter((hit) => hit.first >= first && hit.last === last)
  const longest = hits.toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]
  if (!longest) return null
  // 'our new project: …' is no key
  if (longest.id === 'product' && longest.first > first) return null
  // '… with services: a, b' ends a longer clause
  if (longest.first - first > 3 && !isJoined(request, longest.first)) return null
  // 'WORKS with: Excel, Sheets' names no parts of the page
  const isHaving = request.hitAt('having', longest.first)?.last === longest.last
  const isOfPage = (['pages', 'asks'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last < longest.first),
  )
  if (isHaving && longest.first > first && !isOfPage) return null
  return longest.id === 'person' && isWhatTheyAre(request, longest) ? 'what' : longest.id
}

/** 'WHO: a puppet company, four artists': a question whose answer is no name says what they are. */
function isWhatTheyAre(request: RequestText, { phrase, last }: ConceptHit): boolean {
  const first = request.run(last + 1, last + 2, (at) => /^[:\s]$/.test(request.tokens[at]?.text ?? '')) + 1
  const at = request.hitAt('articles', first)?.last ?? first - 1
  const isNoun = request.lexicon.grammar.nounCapitals
    ? request.lexicon.heads.has(request.word(at + 1))
    : !request.isCapital(at + 1)
  return request.lexicon.has('small', phrase) && request.isWord(at + 1) && isNoun
}

/** 'with SERVICES: …', 'rooms and the ADDRESS: …' */
function isJoined(request: RequestText, at: number): boolean {
  const before = request.hitBefore('articles', at - 1)?.first ?? at
  return (['having', 'and'] as const).some((kind) => request.hitBefore(kind, before - 1) !== undefined)
}

/** 'what you get here:' leads up to a list, whatever its words; 'important:' says nothing. */
function leadOf(request: RequestText, index: number): 'offered' | 'aside' | 'name' | 'note' | null {
  const { first, last } = request.clauses[index] as TextClause
  // 'so heißen wir: …'
  if (request.hits('namedAfter').some((hit) => hit.last === last && hit.first - first < 3)) return 'name'
  // 'a site which sets out THE FOLLOWING: …'
  if (request.hitBefore('following', last) && !isPartAt(request, index + 1)) return 'offered'
  const asks = (['asks', 'pages', 'wishes'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )
  const aside = request.hits('asides').some((hit) => hit.first === first && hit.last === last)
  if (asks || aside) return aside ? 'aside' : null
  if (tellsWhat(request, first, last)) return null
  const free = request.run(first, last, (at) => request.taken(at) === null) === last
  const inside = (hit: { first: number; last: number }) => hit.first >= first && hit.last <= last
  const isSpoken =
    (hasPredicate(request, first, last) || request.hits('gives').some(inside)) &&
    !request.hits('named').some(inside) &&
    !request.hits('namedAfter').some(inside)
  // 'WORKS WITH: Excel, Sheets'
  const isBeside = request.hitBefore('having', last) !== undefined && first < last
  if (free && isSpoken && !isBeside) return 'offered'
  return free && isKey(request, index) ? 'note' : null
}

/** 'A LABEL made from recycled nylon:', 'Lumo IS AN APP for …: it …' */
function tellsWhat(request: RequestText, first: number, last: number): boolean {
  const copula = request.hits('copula').find((hit) => hit.first > first && hit.last < last)
  const isSaid = copula !== undefined && request.isCapital(first) && request.hitAt('articles', copula.last + 1)
  return Boolean(isSaid || (request.hitAt('articles', first) && !hasPredicate(request, first + 1, first + 1)))
}

/** The first piece of a list is the name of a part. */
function isPartAt(request: RequestText, index: number): boolean {
  const clause = request.clauses[index]
  return (
    clause !== undefined &&
    request
      .hits('section')
      .some((hit) => hit.first >= clause.first && hit.last <= clause.last && hit.first - clause.first < 2)
  )
}

/** 'seasonal menu: £32 per hour' is a thing and its price, whatever the thing is called. */
function isAmount(request: RequestText, index: number): boolean {
  const value = request.clauses[index]
  if (value === undefined || request.tokens[value.first]?.kind !== 'price') return false
  return (
    request.run(
      value.first + 1,
      value.last,
      (at) => request.isSmall(at) || request.within('unit', at) !== undefined,
    ) === value.last
  )
}

const LONGEST_KEY = 3

/** A key that nobody knows, in a text of keys and values: no name at the head of it, and no thing with its price. */
function isKey(request: RequestText, index: number): boolean {
  const [clause, value] = [request.clauses[index], request.clauses[index + 1]]
  const keys = request.clauses.filter(({ after }) => after === ':').length
  // 'Prize: a barbecue' opens its sentence
  const opens = index > 0 && (clause?.before === '.' || clause?.before === 'break')
  if (!clause || !value || (keys < 2 && !opens) || clause.last - clause.first >= LONGEST_KEY) return false
  // 'not much: WHAT WE DO (repairs), …'
  if (request.taken(value.last) === 'shell') return false
  return request.tokens.slice(value.first, value.last + 1).every(({ kind }) => kind !== 'price' && kind !== 'quote')
}

/** The clauses that a 'key:' types, by their place: to the end of the line or sentence, or the next key. */
export function readRows(request: RequestText): Map<number, string> {
  const rows = new Map<number, string>()
  typedByBracket(request, rows)
  request.clauses.forEach((clause, index) => typedByColon(request, clause, index, rows))
  request.clauses.forEach((clause, index) => typedByCue(request, clause, index, rows))
  for (const hit of request.hits('closing')) typedByClosing(request, hit, rows)
  for (const hit of request.hits('copula')) typedByCopula(request, hit, rows)
  offeredInProse(request, rows)
  return rows
}

/** ', enseigne KOQUI CHOUETTE,', ', cliente FLANE ESCADA,': in a brief of pieces, capitals behind the word for a name. */
const isFirm = (request: RequestText, { id, last }: ConceptHit, { before, last: end }: TextClause) =>
  id === 'name' &&
  before === ',' &&
  !request.lexicon.grammar.nounCapitals &&
  request.run(last + 1, end, (at) => request.isCapital(at) || request.tokens[at]?.text === '&') === end

/** 'repairs, rentals THAT’S WHAT WE DO': what closes a list says what stands in it. */
function typedByClosing(request: RequestText, { first, last }: ConceptHit, rows: Map<number, string>): void {
  const index = request.clauses.findIndex((clause) => clause.last === last)
  const own = request.clauses[index]
  if (!own) return
  for (let at = index; at >= 0; at--) {
    const clause = request.clauses[at]
    const end = at === index ? first - 1 : clause?.last
    if (!clause || end === undefined || clause.sentence !== own.sentence || clause.line !== own.line) break
    if (rows.has(at) || isTold(request, clause.first, end)) break
    rows.set(at, 'service')
  }
  request.shell(first, last)
}

/** It asks for something, or somebody does something in it; 'made to order' is on offer. */
const isTold = (request: RequestText, first: number, last: number) =>
  (['asks', 'pages', 'pronouns', 'self'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )

/** 'Services: a, b', 'what you get here: …': a key and its colon say what follows. */
function typedByColon(request: RequestText, clause: TextClause, index: number, rows: Map<number, string>): void {
  if (clause.after !== ':' || saysWhat(request, clause)) return
  const cue = cueOf(request, clause.first, clause.last) ?? (isWishOfParts(request, clause, index) ? 'section' : null)
  const said = cue ?? (asksNameOfBusiness(request, clause) ? 'name' : leadOf(request, index))
  const kind = said === 'product' ? kindOfProduct(request, request.clauses[index + 1]) : said
  if (kind === null || (kind !== 'price' && isAmount(request, index + 1))) return
  shellKey(request, clause, { cue, kind })
  if (kind === 'aside') return
  typeBehind(request, index, kind, rows)
}

/** What stands behind a key is of its kind, where nothing has typed it before. */
function typeBehind(request: RequestText, index: number, kind: string, rows: Map<number, string>): void {
  const third = request.clauses[index + 2]
  const isList = third?.before === ',' && third.line === request.clauses[index]?.line
  // 'the sign says: Lumo, open daily'
  const row = endOfRow(request, index)
  const bullets = row === index && overLines.has(kind) ? endOfBullets(request, index) : row
  const end = kind === 'name' ? Math.min(index + 1, row) : bullets
  for (let at = index + 1; at <= end; at++)
    if (!rows.has(at)) rows.set(at, kind === 'note' && isList ? 'offered' : kind)
  if (kind === 'section') typeBrackets(request, [index + 1, end], rows)
}

/** 'a page for Reed, A PLUMBING COMPANY: …' says what they are, and heads no name. */
const saysWhat = (request: RequestText, { first, last, before }: TextClause) =>
  before === ',' &&
  request.hitAt('articles', first) !== undefined &&
  last - first > 1 &&
  cueOf(request, first, last) === 'name'

/** 'Product: EMBERLINE, logs kiln firings' is its name, 'product: handmade soap' what it is. */
function kindOfProduct(request: RequestText, value: TextClause | undefined): 'name' | 'what' {
  if (!value || value.last - value.first >= LONGEST_PRODUCT) return 'what'
  // 'Steady On Driving School': where nouns have none, several capitals are a name, whatever they say
  const isTitle = !request.lexicon.grammar.nounCapitals && value.last > value.first
  const isName = (at: number) =>
    // 'Strand & Sons', 'Compass 49'
    /^(?:[&+]|\d{1,4})$/.test(request.tokens[at]?.text ?? '') ||
    (request.isCapital(at) && (isTitle || !request.lexicon.knows(request.word(at))))
  // 'Betrieb: Anton Brandl'
  const isPerson = value.last > value.first && request.isGiven(value.first) && request.isCapital(value.last)
  return isPerson || request.run(value.first, value.last, isName) === value.last ? 'name' : 'what'
}
const LONGEST_PRODUCT = 3

/**
 * 'Sections: where to stay (THREE GUEST HOUSES, FROM 65 €), contact': what stands in a part is no part, and its amounts and
 * hours are said of it alone.
 */
function typeBrackets(request: RequestText, [from, to]: Stretch, rows: Map<number, string>): void {
  let isInside = false
  for (let at = from; at <= to; at++) {
    const clause = request.clauses[at]
    isInside ||= clause?.before === '('
    if (clause && isInside) {
      rows.set(at, 'service')
      if (request.isFree(clause.first, clause.last)) request.claim('service', clause.first, clause.last, { sure: 0.9 })
    }
    isInside &&= clause?.after !== ')'
  }
}

/**
 * 'I NEED: opening times, a map': a wish and nothing else, where a page was asked for before, leads up to its parts. 'PLEASE: no
 * dogs' asks visitors for something.
 */
function isWishOfParts(request: RequestText, { first, last }: TextClause, index: number): boolean {
  const isOf = (at: number, kinds: readonly ('asks' | 'wishes' | 'courtesies')[]) =>
    kinds.some((kind) => request.within(kind, at) !== undefined)
  const isAsked = request.hits('pages').some((hit) => hit.last < first)
  const isPlea = request.run(first, last, (at) => isOf(at, ['courtesies'])) === last
  const next = request.clauses[index + 1]?.first ?? last
  const isRefusal = (['refuses', 'nots', 'excluding', 'nones'] as const).some((kind) => request.hitAt(kind, next))
  return isAsked && !isPlea && !isRefusal && request.run(first, last, (at) => isOf(at, ['asks', 'wishes'])) === last
}

/** The key asks for nothing and says which kind follows; 'we rent cargo bikes: 1 day €25 …' says what they do. */
function shellKey(request: RequestText, clause: TextClause, { cue, kind }: { cue: string | null; kind: string }): void {
  if (cue === null && kind === 'offered' && saysThing(request, clause)) return
  const lead = request
    .hits('cue')
    .filter((hit) => hit.last === clause.last)
    .toSorted((one, other) => one.first - other.first)[0]
  // 'a form, a gallery AND PRICES: adults £6': the part before it is one of its own
  const isJoined = clause.before === ',' && lead !== undefined && request.hitBefore('and', lead.first - 1) !== undefined
  const isApart = cue !== null && lead !== undefined && (isJoined || lead.first - clause.first > 3)
  request.shell(isApart ? lead.first : clause.first, clause.last)
}

/** Somebody does something with a thing, and it is no question: 'we rent CARGO BIKES', and no 'what you get here'. */
function saysThing(request: RequestText, clause: TextClause): boolean {
  const verb = ownPredicate(request, clause)
  const has = (kind: 'asksWhat' | 'people') =>
    request.hits(kind).some((hit) => hit.first >= clause.first && hit.last <= clause.last)
  const isOurs = request.within('pronouns', clause.first) !== undefined && verb === clause.first + 1
  if (verb === null || !isOurs || has('asksWhat') || has('people')) return false
  const isThing = (at: number) =>
    request.isWord(at) &&
    !request.isSmall(at) &&
    (['asides', 'time'] as const).every((kind) => !request.within(kind, at)) &&
    (request.lexicon.grammar.nounCapitals || !request.isCapital(at))
  return request.run(verb + 1, clause.last, (at) => !isThing(at)) < clause.last
}

/** What is listed below its key, a line each. */
const overLines = new Set(['service', 'section', 'person', 'audience'])

/** 'Services:', and below it a bullet for each: the last clause of these lines. */
function endOfBullets(request: RequestText, key: number): number {
  const lines = request.clauses.map(({ line }) => line)
  const isBulleted = (at: number) => {
    const opening = request.clauses[lines.indexOf(lines[at] ?? -1)]
    return /[-*•·–]/.test(request.tokens[(opening?.first ?? 0) - 1]?.text ?? '') && request.clauses[at]?.after !== ':'
  }
  return request.run(key + 1, request.clauses.length - 1, isBulleted)
}

/** The place of the last clause that a key types: up to the end of its line or sentence, or the next key. */
function endOfRow(request: RequestText, key: number): number {
  const { sentence, line } = request.clauses[key] as TextClause
  const goesOn = (at: number) => {
    const [before, next] = [request.clauses[at - 1], request.clauses[at]]
    if (!next || next.sentence !== sentence || next.line !== line || next.after === ':') return false
    return at === key + 1 || (next.before !== ';' && next.before !== 'dash' && before?.after !== '.')
  }
  return request.run(key + 1, request.clauses.length - 1, goesOn)
}

/** 'Zielgruppe Modellbauer', 'target audience beginners': the key stands before what it is of, without a colon. */
function typedByCue(request: RequestText, clause: TextClause, index: number, rows: Map<number, string>): void {
  const cue = request
    .hits('cue')
    .filter(
      (hit) =>
        (hit.id === 'audience' || isTown(request, hit, clause) || isFirm(request, hit, clause)) &&
        hit.first === clause.first &&
        hit.last < clause.last,
    )
    .toSorted((one, other) => other.last - one.last)[0]
  const from = cue && (cue.id === 'name' ? cue.last + 1 : clause.first)
  if (!cue || from === undefined || rows.has(index) || request.isSmall(cue.first)) return
  if (hasPredicate(request, from, clause.last)) return
  request.shell(cue.first, cue.last)
  rows.set(index, cue.id)
}

/** 'ort lietzow', 'Sted Voss': a town or a name behind the word for where it is, in small letters where there are no others. */
function isTown(request: RequestText, { id, last }: ConceptHit, clause: TextClause): boolean {
  if (id !== 'place' || clause.last - last > 2) return false
  const { nounCapitals } = request.lexicon.grammar
  const isLow = nounCapitals
    ? !request.isCapital(clause.first)
    : request.lexicon.language !== 'en' && request.text === request.text.toLowerCase()
  const isName = (at: number) => request.isPlace(at) || (request.isCapital(at) && !nounCapitals) || isLow
  return (
    request.run(last + 1, clause.last, (at) => request.isWord(at) && !request.isSmall(at) && isName(at)) === clause.last
  )
}

/** 'Teachers are Ana, Bo and Cem', 'our opening hours are …': what is told of a key that is known. */
function typedByCopula(request: RequestText, { first, last }: ConceptHit, rows: Map<number, string>): void {
  const index = request.clauses.findIndex((clause) => clause.first < first && last < clause.last)
  const clause = request.clauses[index]
  const cue = request
    .hits('cue')
    .find(
      (hit) =>
        hit.first >= (clause?.first ?? 0) && (hit.last === first - 1 || isOfBusiness(request, hit.last + 1, first - 1)),
    )
  if (!clause || !cue || !typed.has(cue.id) || rows.has(index)) return
  // 'my neighbour Ann, WHO IS about to open a shop'
  if (clause.before === ',' && request.hitAt('relativePronouns', cue.first)) return
  const lead = request.run(clause.first, cue.first - 1, (at) => request.isSmall(at))
  if (lead < cue.first - 1) return
  request.shell(clause.first, last)
  for (let next = index; next < request.clauses.length; next++) {
    const one = request.clauses[next]
    if (
      !one ||
      one.sentence !== clause.sentence ||
      rows.has(next) ||
      (next > index && hasPredicate(request, one.first, one.last))
    )
      break
    rows.set(next, cue.id)
  }
}
/** 'Schwerpunkte DER KANZLEI sind …', 'the services OF OUR FIRM are …': whose they are stands between. */
function isOfBusiness(request: RequestText, first: number, last: number): boolean {
  const isLead = (['of', 'articles', 'own'] as const).some((kind) => request.hitAt(kind, first) !== undefined)
  const isWhose = (at: number) =>
    request.isSmall(at) ||
    request.within('businesses', at) !== undefined ||
    request.lexicon.heads.has(request.word(at)) ||
    request.isCapital(at)
  return isLead && last > first && last - first < LONGEST_WHOSE && request.run(first, last, isWhose) === last
}
const LONGEST_WHOSE = 4

const typed = new Set(['person', 'service', 'colour', 'style'])
