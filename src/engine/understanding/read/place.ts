import { type ConceptHit, knownNames } from '../lexicon.ts'
import { capitalRun, isTitleOfPage, joinedCapitals } from './capitals.ts'
import { isPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'

/** The last token of a place that is known by its name: 'Baton Rouge', 'Portland'. `first - 1` for none. */
export function knownPlace(request: RequestText, first: number): number {
  for (let length = 4; length > 0; length--) {
    const words = [...Array(length).keys()].map((offset) => request.word(first + offset))
    if (
      words.every((word) => word !== '') &&
      knownNames().places.has(words.join(' ')) &&
      request.isFree(first, first + length - 1)
    )
      return first + length - 1
  }
  return first - 1
}

/** 'Somo (CANTABRIA)': the closing bracket of one or two capitals behind a place, null where there is none. */
function regionInBrackets(request: RequestText, last: number): number | null {
  if (request.word(last + 1) !== '(') return null
  const region = capitalRun(request, last + 2, last + 3)
  const isRegion = region > last + 1 && !request.isGiven(last + 2) && request.word(region + 1) === ')'
  return isRegion ? region + 1 : null
}

/** 'Quill Sweeps in Ludlow, SHROPSHIRE.': a piece by itself behind a town, where who it is was said; null for anything else. */
function regionApart(request: RequestText, town: number, at: number): number | null {
  const clause = request.clauseOf(at)
  const isApart = at === town + 2 && clause?.first === at && capitalRun(request, at, clause.last) === clause.last
  const isKnownName = request.facts.some(({ kind }) => kind === 'name')
  const isLast = isApart && clause.last - at < 2 && clause.after !== ','
  return isLast && isKnownName && !request.lexicon.grammar.nounCapitals ? clause.last : null
}

/** ', OR' and ', Oregon' behind a town, 'tx' and '8' in short notes. */
function withRegion(request: RequestText, last: number): number {
  const inBrackets = regionInBrackets(request, last)
  if (inBrackets !== null) return inBrackets
  const at = request.tokens[last + 1]?.text === ',' ? last + 2 : last + 1
  const token = request.tokens[at]
  if (!token || request.taken(at) !== null) return last
  if (
    /^[A-Z]{2}$/.test(token.text) ||
    // 'Guadalajara, JAL.'
    (request.isCapital(at) && isShortRegion(token.text)) ||
    (at === last + 1 &&
      request.lexicon.language === 'en' &&
      /^(?:[a-z]{2}|\d{1,2})$/.test(token.text) &&
      knownNames().regions.has(token.text))
  )
    return at
  const apart = regionApart(request, last, at)
  if (apart !== null) return apart
  const region = knownPlace(request, at)
  return region >= at && (request.isCapital(at) || at === last + 1) ? region : last
}

/** 'Jal', 'Ont', and no 'Vermont', which is a place by itself */
const isShortRegion = (text: string) => text.length < 5 && knownNames().regions.has(text.toLowerCase())

/** Where it is: a name in capitals behind 'in' or 'near', or a place that is known by its name. */
export function readPlaces(request: RequestText): void {
  for (const hit of request.hits('at')) placeBehind(request, hit)
  behindTown(request)
  behindHours(request)
  behindAddress(request)
  namedLand(request)
  readKnownPlaces(request)
  behindTitle(request)
  for (const hit of request.hits('of')) townBehind(request, hit)
  joinPlaces(request)
}

/** 'POWYS + SHROPSHIRE', 'DRÔME ET ARDÈCHE': where somebody works is said by both. */
function joinPlaces({ facts, lexicon, text }: RequestText): void {
  const places = facts.filter(({ kind }) => kind === 'place').toSorted((one, other) => one.start - other.start)
  for (const [index, place] of places.entries()) {
    const next = places[index + 1]
    const between = next && text.slice(place.end, next.start).trim()
    if (!next || !between || !(between === '+' || between === '&' || lexicon.has('and', between.toLowerCase())))
      continue
    Object.assign(next, { start: place.start, text: text.slice(place.start, next.end) })
    facts.splice(facts.indexOf(place), 1)
  }
}

/** 'saffron from my village, MONREAL DE LA HOZ' */
function behindTown(request: RequestText): void {
  request.clauses.forEach(({ first, last, before }, index) => {
    const town = request.clauses[index - 1]
    const isTown = before === ',' && town !== undefined && request.within('towns', town.last) !== undefined
    const run = isTown ? joinedCapitals(request, first, last) : first - 1
    if (run >= first && request.isFree(first, run)) request.claim('place', first, run, { sure: 0.9 })
  })
}

/** 'Borettslaget Sjøkanten 3, MOSS' on a line by itself above others: where it is, behind who it is. */
function behindTitle(request: RequestText): void {
  const [title, town, next] = request.clauses
  if (!title || !town || !next || request.lexicon.grammar.nounCapitals) return
  const isLine =
    town.line === title.line && next.line !== town.line && town.before === ',' && town.last - town.first < 2
  const isTown = capitalRun(request, town.first, town.last) === town.last && !request.isGiven(town.first)
  const isTitle = request.isCapital(title.first) && title.last > title.first && !isAsk(request, title)
  const isSaid = request.facts.some(({ kind }) => kind === 'place')
  const isThing = request.lexicon.heads.has(request.word(town.last))
  if (isLine && isTown && isTitle && !isSaid && !isThing && request.isFree(town.first, town.last))
    request.claim('place', town.first, town.last, { sure: 0.75 })
}

/** Where the place begins: behind an article, 'in LA ROCHELLE' with it, 'in 61348 BAD HOMBURG' behind the code. */
function firstBehind(request: RequestText, { first, last }: ConceptHit): number {
  const whole = [last, last + 1].find((at) => at > first && request.isCapital(at) && knownPlace(request, at) > at)
  const isArticle = (at: number) => request.lexicon.has('articles', request.word(at))
  const code = /^\d{4,5}$/.test(request.word(last + 1)) ? last + 1 : last
  return whole ?? request.run(code + 1, code + 1, isArticle) + 1
}

/** Before other things than places too; 'en' before a capital is where it is in Spanish alone. */
const looseLeads = /^(?:on|from|at|de|en|von|auf|på|fra|around|bei|mit|vers|ved)$/

const isLoose = ({ lexicon }: RequestText, { phrase }: ConceptHit) =>
  !(lexicon.language === 'es' && phrase === 'en') && looseLeads.test(phrase)

/** 'appartient à ANNA KERN', 'escribo EN NOMBRE DE la Agrupación'. */
const leadsToSomebody = (request: RequestText, hit: ConceptHit, first: number) =>
  request.within('offices', hit.first) !== undefined ||
  (isPredicate(request, hit.first - 1) && request.isGiven(first) && request.isCapital(first + 1))

/** 'in PORTLAND', 'near the OLD HARBOUR'. */
function placeBehind(request: RequestText, hit: ConceptHit): void {
  const first = firstBehind(request, hit)
  const clause = request.clauseOf(first)
  if (
    !clause ||
    leadsToSomebody(request, hit, first) ||
    request.taken(first) !== null ||
    isOtherThanPlace(request, first)
  )
    return
  const known = isCommonNoun(request, first) ? first - 1 : knownPlace(request, first)
  if (known < first && isInName(request, hit, clause.first)) return
  const isTold = isToldInHaste(request, hit, first)
  const run = request.isCapital(first) ? placeRun(request, first, clause.last) : isTold ? first : first - 1
  const last = Math.max(known, run)
  const loose = isLoose(request, hit)
  const mayBeOther = known < first && !isTold && (loose || isGermanNoun(request, hit, first))
  if (last < first || (mayBeOther && !tellsRegion(request, hit, last))) return
  const the = request.word(first - 1) === 'the' && first > hit.last + 1 ? first - 1 : first
  request.claim('place', the, withRegion(request, last), { sure: 0.9 })
  if (!loose || known >= first) request.shell(hit.first, first - 1)
}

/** 'holder til på JESSHEIM', 'im based in SKIPTON' in small letters: behind words that tell nothing but where. */
const isToldInHaste = (request: RequestText, { first: at, phrase }: ConceptHit, first: number): boolean =>
  request.text === request.text.toLowerCase() &&
  (request.hitBefore('cue', at - 1)?.id === 'place' || phrase.includes(' ')) &&
  request.isWord(first) &&
  !request.isSmall(first) &&
  !request.lexicon.knows(request.word(first))

/**
 * "le club d'échecs de BREST", 'la parroquia de NÁJERA': behind a noun a town says where it is, though it be a word as well; where
 * that was said already, and where the text has begun to tell what there is, it tells where goods are from.
 */
function townBehind(request: RequestText, { first, last }: ConceptHit): void {
  const isOpening = request.clauseOf(first)?.sentence === request.clauses[0]?.sentence
  if (!isOpening || request.facts.some(({ kind }) => kind === 'place')) return
  const at = last + 1
  const isBehindNoun = request.isWord(first - 1) && !request.isSmall(first - 1) && !request.isCapital(first - 1)
  if (!request.lexicon.grammar.headFirst || !isBehindNoun || !request.isCapital(at) || request.isGiven(at)) return
  const end = knownPlace(request, at)
  const isOver = !request.isCapital(end + 1) || request.clauseOf(at) !== request.clauseOf(end + 1)
  if (end < at || !isOver || isOtherThanPlace(request, at) || !request.isFree(first, end)) return
  request.claim('place', at, withRegion(request, end), { sure: 0.85 })
  request.shell(first, last)
}

/** 'dentro DEL PUEBLO': in small letters behind an article, in a text that has capitals, it is no name. */
const isCommonNoun = (request: RequestText, at: number) =>
  !request.isCapital(at) &&
  request.text !== request.text.toLowerCase() &&
  (request.lexicon.has('articles', request.word(at - 1)) || /^(?:del|al)$/.test(request.word(at - 1)))

const tellsRegion = (request: RequestText, hit: ConceptHit, last: number) =>
  regionInBrackets(request, last) !== null || isRegion(request, hit, last)

/** 'Gîte à la ferme EN ARDÈCHE': the opening clause ends with it, behind a noun. */
function isRegion(request: RequestText, { first, phrase }: ConceptHit, last: number): boolean {
  const clause = request.clauseOf(first)
  const isBehindNoun = request.isWord(first - 1) && !request.isSmall(first - 1) && !isPredicate(request, first - 1)
  return phrase === 'en' && clause === request.clauses[0] && clause?.last === last && isBehindNoun
}

/** ', Zampe IN Libertà, Modena': a piece of capitals by itself is a name, and what it says is no place that anybody knows. */
const isInName = (request: RequestText, hit: ConceptHit, first: number) =>
  request.lexicon.language !== 'de' &&
  hit.first > first &&
  request.clauseOf(first)?.before === ',' &&
  request.run(first, hit.first - 1, (at) => request.isCapital(at)) === hit.first - 1 &&
  !request.lexicon.heads.has(request.word(hit.first - 1))

/** 'in MARCH', 'on FRIDAY', and words that are no place behind 'in'. */
const isOtherThanPlace = (request: RequestText, at: number) =>
  knownNames().noPlaces.has(request.word(at)) ||
  (['month', 'day'] as const).some((kind) => request.within(kind, at) !== undefined)

/** In German every noun has a capital: 'im LADEN' and 'in die NACHT' are no places. */
const isGermanNoun = (request: RequestText, { phrase, last }: ConceptHit, at: number) =>
  request.lexicon.language === 'de' && (phrase !== 'in' || at > last + 1 || request.lexicon.heads.has(request.word(at)))

/** As sure as a place behind 'in' is. */
const SAID = 0.9

/** 'Lumo Portland': a place that is known by its name, wherever it stands. */
function readKnownPlaces(request: RequestText): void {
  // 'seat ibiza … en zaragoza': beside a place that was said to be one, a word in small letters is none
  const isSaid = request.facts.some(({ kind, sure }) => kind === 'place' && sure >= SAID)
  for (let at = 0; at < request.tokens.length; at++) {
    const asks = request.within('asks', at) ?? request.within('wishes', at)
    if (request.taken(at) !== null || !request.isWord(at) || asks || isOther(request, at) || isCommonNoun(request, at))
      continue
    if (isTitleOfPage(request, at) || isSurname(request, at)) continue
    // 'azafrán de mi PUEBLO'
    if (!request.isCapital(at) && request.hitBefore('own', at - 1)) continue
    const last = knownPlace(request, at)
    // 'auch' is a town in France
    const isOnlySmall = last === at && request.isSmall(at) && !request.isCapital(at)
    if (last < at || isOnlySmall || (isSaid && !request.isCapital(at))) continue
    if (!isOfThing(request, at, last))
      request.claim('place', at, withRegion(request, last), { sure: request.isCapital(at) ? 0.8 : 0.7 })
    at = last
  }
}

/** 'SHETLAND pony rides in Kent', 'EMMENTAL cheese shop in Bern': where that is said in the same clause, a place before a noun is part of it. */
function isOfThing(request: RequestText, first: number, last: number): boolean {
  const isBeforeNoun = request.isWord(last + 1) && request.isFree(last + 1) && !request.isSmall(last + 1)
  const clause = request.clauseOf(first)
  if (!isBeforeNoun || request.isCapital(last + 1) || clause !== request.clauseOf(last + 1)) return false
  // 'CORSE notturne' in a text whose names have their capitals
  if (!request.isCapital(first) && writesCapitals(request)) return true
  return request.facts.some(({ kind, sure, start }) => {
    const at = request.tokens.findIndex((token) => token.start === start)
    return kind === 'place' && sure >= SAID && at >= 0 && request.clauseOf(at) === clause
  })
}

const writesCapitals = (request: RequestText) =>
  request.tokens.some(({ kind, text }) => kind === 'quote' && /^.\p{Lu}/u.test(text)) ||
  request.clauses.some(
    ({ first, last }) => request.run(first + 1, last, (at) => !(request.isWord(at) && request.isCapital(at))) < last,
  )

/** 'Anke VOSS', 'Dr. Anke VOSS': behind a given name, or a title and a name, that is no place itself. */
function isSurname(request: RequestText, at: number): boolean {
  const before = at - 1
  const isFirst = request.isCapital(before) && !request.isPlace(before) && request.taken(before) === null
  const isCalled =
    request.isGiven(before) || request.hitBefore('titles', request.word(at - 2) === '.' ? at - 3 : at - 2)
  return request.isCapital(at) && isFirst && Boolean(isCalled)
}

const LONGEST_WHERE = 4

/** 'Thu-Sat from 6pm AT BALBOA PARK', '14-17 Uhr IM BÜRGERHAUS': where it is when it is open, to the end of the clause. */
function behindHours(request: RequestText): void {
  for (const hit of request.hits('at')) {
    const clause = request.clauseOf(hit.first)
    const first = request.run(hit.last + 1, hit.last + 1, (at) => request.within('articles', at) !== undefined) + 1
    if (!clause || request.taken(hit.first - 1) !== 'hours' || !request.isCapital(first)) continue
    const isShort = clause.last - first < LONGEST_WHERE && request.isFree(first, clause.last)
    if (!isShort || isOtherThanPlace(request, first)) continue
    request.shell(hit.first, first - 1)
    request.claim('place', first, clause.last, { sure: 0.8 })
  }
}

/** '4 Mill Road, Colmar': a name in capitals behind a street is the town. */
function behindAddress(request: RequestText): void {
  request.clauses.forEach(({ first, last, before }, index) => {
    const street = request.clauses[index - 1]
    if (
      before !== ',' ||
      !street ||
      request.taken(street.last) !== 'contact' ||
      request.tokens[street.last]?.kind === 'mail'
    )
      return
    const run = capitalRun(request, first, last)
    const isStreet = request.facts.some(({ id, end }) => id === 'address' && end === request.tokens[street.last]?.end)
    if (isStreet && run === last && last - first < 3 && request.isFree(first, last))
      request.claim('place', first, last, { sure: 0.85 })
  })
}

/** '…, Lake Como, …': a piece by itself, in capitals, with a word for land in it. */
function namedLand(request: RequestText): void {
  request.clauses.forEach(({ first, last, before }) => {
    const isName = last > first && last - first < 4 && capitalRun(request, first, last) === last
    const isLand = request.run(first, last, (at) => !request.lexicon.has('landNouns', request.word(at))) < last
    if (before === ',' && isName && isLand && request.isFree(first, last))
      request.claim('place', first, last, { sure: 0.75 })
  })
}

/** A place ends before the next capital that a comma or a small word parts from it. */
function placeRun(request: RequestText, first: number, last: number): number {
  // where every noun has a capital, 'in Ansbrunn Puppen und Bären' goes on with what is done there
  const { placeOpeners, places } = knownNames()
  const mayGoOn = [placeOpeners, places].some((known) => known.has(request.word(first)))
  if (request.lexicon.grammar.nounCapitals && !mayGoOn) return first
  const run = capitalRun(request, first, last)
  const stop = request.run(first, run, (at) => !/^(?:for|and|in|und|et|y|og|en|for)$/.test(request.word(at)))
  return stop
}

/** 'CA', 'TX' */
const isRegionCode = (text: string) => /^[A-Z]{2}$/.test(text) && knownNames().regions.has(text.toLowerCase())

/** 'Nice', 'Reading', 'Bath' and what else is a word, and words in the middle of a name. */
function isOther(request: RequestText, at: number): boolean {
  const [before, after] = [request.tokens[at - 1], request.tokens[at + 1]]
  const inName =
    (request.isCapital(at - 1) && request.taken(at - 1) === null && before?.kind === 'word') ||
    (request.isCapital(at + 1) && request.isCapital(at) && after?.kind === 'word' && !isRegionCode(after.text))
  if (
    knownNames().alsoWords.has(request.word(at)) &&
    !(knownNames().places.has(request.word(at + 1)) && request.taken(at + 1) === null)
  ) {
    const clause = request.clauseOf(at)
    return !(clause?.first === at && clause.last === at && request.isCapital(at))
  }
  return inName && knownPlace(request, at) === at && request.clauseOf(at)?.last !== at
}
