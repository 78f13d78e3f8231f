import { knownNames } from '../lexicon.ts'
import { announcedNames, isOfAnother, type NameCandidate } from './announced-names.ts'
import { capitalRun, joinedCapitals } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { coupleAt } from './couples.ts'
import { behindJoint, isShortTitle } from './person-names.ts'
import { knownPlace } from './place.ts'
import { doerOf } from './doers.ts'
import { letterheadName } from './letterheads.ts'
import { isOfLand, isOneOfSeveral } from './names-of-others.ts'
import { namesOfAddresses } from './names-of-addresses.ts'
import { namesBeforeArticle } from './names-before-article.ts'
import { namesBehindNoun, namesBehindTrade, tradeIn } from './names-behind-trade.ts'
import { namesOfMembers, namesOfOffices } from './names-of-members.ts'
import { namesAtOnce } from './names-first.ts'
import { namesOnSigns } from './names-on-signs.ts'
import { namesThatAct } from './names-that-act.ts'
import { isOwnName } from './name-keys.ts'
import { readNote } from './notes.ts'
import { familyFirms, namesInClauses, namesWithTown } from './names-in-clauses.ts'
import { namesWithHead } from './same-heads.ts'
import { besideHead } from './names-beside-head.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { quotedNames } from './quoted-names.ts'
import { takenOver, takenOverAtOnce } from './taken-over.ts'
import type { Stretch } from './stretches.ts'
import { titlesAsNames } from './titles-as-names.ts'

/** 'a page for Brennan & Sons', 'website für Kanzlei Hoffmann', 'our app Kitebase'. */
function behindPage(request: RequestText, subjectEnd: number): NameCandidate[] {
  const found: NameCandidate[] = []
  for (const hit of request.hits('about')) {
    // 'everything about …', 'what I have in mind for …'
    const all = request.hitBefore('asides', hit.first - 1) ?? request.hitBefore('asks', hit.first - 1)
    // where any noun has a capital, 'Fotografin für Neugeborene' says for whom
    const isOfSubject = subjectEnd >= 0 && hit.first === subjectEnd + 1 && !request.lexicon.grammar.nounCapitals
    if (!request.hitBefore('pages', hit.first - 1) && !all && !isOfSubject && !isBehindList(request, hit.first))
      continue
    const first =
      request.run(
        hit.last + 1,
        hit.last + 1,
        (at) => !request.isCapital(at) && request.lexicon.has('articles', request.word(at)),
      ) + 1
    const run = capitalRun(request, first, request.clauseOf(first)?.last ?? first)
    if (run >= first && request.isFree(first, run) && !request.isPlace(first) && request.lexicon.language !== 'de')
      found.push({ first, last: run, sure: 0.85 })
    if (run >= first && first === hit.last + 1 && request.isFree(first, run) && request.lexicon.language === 'de')
      found.push({ first, last: run, sure: run > first ? 0.75 : 0.72 })
  }
  return found
}

/** 'PRICE LIST for Kniv & Stein, …' opens the text. */
function isBehindList(request: RequestText, at: number): boolean {
  const isOfList = (one: number) =>
    (['section', 'and', 'articles'] as const).some((kind) => request.within(kind, one) !== undefined)
  return request.within('section', 0) !== undefined && request.run(0, at - 1, isOfList) === at - 1
}

/** 'The THORNBURY CHOIR invites you …': who opens the text and does something. */
function beforeVerb(request: RequestText): NameCandidate[] {
  const [clause] = request.clauses
  const pair = clause ? pairOfDoers(request, clause) : null
  if (pair) return [{ first: pair[0], last: pair[1], sure: 0.85 }]
  const run = clause ? doerOf(request, clause) : null
  // 'So I run a café'
  const isName = (at: number) => !request.isGiven(at) && !request.lexicon.has('pronouns', request.word(at))
  return run && request.run(...run, isName) === run[1] ? [{ first: run[0], last: run[1], sure: 0.8 }] : []
}

/** 'BRAMBLE & PIP make …': two words with their sign, and what they do. */
function pairOfDoers(request: RequestText, { first, last }: TextClause): [number, number] | null {
  const end = first + 2
  const isPair = request.tokens[first + 1]?.text === '&' && request.isCapital(first) && request.isCapital(end)
  const word = request.word(end + 1)
  return isPair && end < last && (request.lexicon.deeds.has(word) || request.lexicon.has('predicates', word))
    ? [first, end]
    : null
}

/** 'we are a brass band, THE SERRAVALLE PHILHARMONIC': behind what it is, a clause that is nothing but a name. */
function besideWhat(request: RequestText): NameCandidate[] {
  if (request.lexicon.language === 'de') return []
  return request.clauses.flatMap((clause, index) => {
    const before = request.clauses[index - 1]
    if (clause.before !== ',' || !before || before.sentence !== clause.sentence) return []
    const what = request.run(before.first, before.last, (at) => request.taken(at) !== 'what') + 1
    const end = request.run(what, before.last, (at) => request.taken(at) === 'what')
    // 'Scuola di vela MAESTRALE, Malcesine sul Garda'
    const isBehind = what <= before.last && capitalRun(request, end + 1, before.last) <= end
    const isArticle = request.lexicon.has('articles', request.word(clause.first)) && !request.isCapital(clause.first)
    const first = isArticle ? clause.first + 1 : clause.first
    const run = joinedCapitals(request, first, clause.last)
    return isBehind && run === clause.last && run > first && request.isFree(first, run)
      ? [{ first, last: run, sure: 0.8 }]
      : []
  })
}

/** Another that is nearly as sure makes both a guess. */
const NEAR = 0.1
const GUESS = 0.7

/** A script that the request is not written in: 'tienda Ο Φάρος'. */
function ofOtherScript(request: RequestText): NameCandidate[] {
  const isOther = (at: number) =>
    request.isWord(at) && request.taken(at) === null && !/\p{Script=Latin}/u.test(request.word(at))
  return request.tokens.flatMap((_, first) => {
    if (!isOther(first) || isOther(first - 1)) return []
    return [{ first, last: request.run(first, first + 5, isOther), sure: 0.8 }]
  })
}

/** What a row says, and what is announced as the name: before colours and places are looked for, which names are made of. */
export function readGivenName(request: RequestText, rows: Map<number, string>): void {
  const clause = namedInRows(request, rows)
  // 'enseigne KOQUI CHOUETTE': the key stands in its clause
  const first = clause ? request.run(clause.first, clause.last, (at) => request.taken(at) === 'shell') + 1 : 0
  if (clause && request.isFree(first, clause.last) && clause.last - first < MOST_WORDS)
    return claimName(request, { first, last: clause.last, sure: 0.9 })
  // 'my name is Anna' introduces a person
  const [best] = announcedNames(request).filter(
    ({ first, last, sure }) =>
      sure >= 0.95 &&
      request.isFree(first, last) &&
      !isPage(request, first, last) &&
      !isOneOfSeveral(request, first, last) &&
      !isOfAnother(request, first) &&
      !request.within('person', first - 1),
  )
  const [own] = namesOfAddresses(request)
  // 'si chiama ROSANNA' is whom one calls
  const [sure] = [best && !(own && isPerson(request, best)) ? best : null, letterheadName(request), own].filter(Boolean)
  if (sure) return claimName(request, withHead(request, sure))
  const [whole] = [...whereTheyCome(request), ...namesAtOnce(request), ...takenOverAtOnce(request)].filter(
    ({ first, last }) => !isPage(request, first, last),
  )
  if (whole) return claimName(request, whole)
  const [pair] = [...namesBehindTrade(request), ...pairBehindTrade(request)]
  if (pair) return claimName(request, pair)
  takeNote(request, rows)
}

/** A name that was found out before, whatever its words: quotation marks are none of it. */
export function claimWhole(request: RequestText, [first, last]: Stretch, sure = 0.9): void {
  const text = request.slice(first, last)
  const isQuote = first === last && request.tokens[first]?.kind === 'quote'
  request.claim('name', first, last, { sure, text: isQuote ? text.slice(1, -1).trim() : text })
}

/** The value of the key for the name; where there are two, 'my name' is that of who writes. */
function namedInRows(request: RequestText, rows: Map<number, string>): TextClause | undefined {
  const named = [...rows].flatMap(([row, kind]) => (kind === 'name' ? (request.clauses[row] ?? []) : []))
  const isOwn = (clause: TextClause) => isOwnName(request, request.clauses[request.clauses.indexOf(clause) - 1], clause)
  const other = named.find((clause) => !isOwn(clause))
  if (!other) return named[0]
  for (const { first, last } of named.filter(isOwn))
    if (request.isFree(first, last)) request.claim('person', first, last, { sure: 0.9, id: 'self', role: '' })
  return other
}

const isPerson = (request: RequestText, { first }: NameCandidate) => request.isGiven(first)

const isOfCalendar = (request: RequestText, at: number) =>
  (['day', 'month'] as const).some((kind) => request.within(kind, at) !== undefined)

/** 'driving school ulm LINDEN 4 brake check, test rides': what stands behind the name of a note is on offer. */
function takeNote(request: RequestText, rows: Map<number, string>): void {
  const note = readNote(request)
  if (note.lists)
    for (const [index, { sentence, line }] of request.clauses.entries())
      if (sentence === 0 && line === 0 && !rows.has(index)) rows.set(index, 'offered')
  if (note.what) request.claim('what', ...note.what, { sure: 0.85 })
  if (note.name) claimName(request, note.name)
}
const MOST_WORDS = 8

/** 'cattery KRULL & VOGELSANG': two words joined behind the trade, in small letters too; 'bed & breakfast' is a trade. */
function pairBehindTrade(request: RequestText): NameCandidate[] {
  const trade = (first: number, last: number) => tradeIn(request, first, last)
  const plain = (at: number) => request.isWord(at) && request.isFree(at) && !request.isSmall(at)
  return request.tokens.flatMap(({ text }, at) => {
    const [first, last] = [at - 1, at + 1]
    const clause = request.clauseOf(at)
    if (text !== '&' || !clause || !plain(first) || !plain(last) || first <= clause.first || last < clause.last)
      return []
    const lead = [...request.hits('pages'), ...request.hits('asks')].filter(
      (hit) => hit.first >= clause.first && hit.last < first,
    )
    const from = Math.max(clause.first, ...lead.map((hit) => hit.last + 1))
    // 'atelier LE GOFF & FILS'
    const isOpened = request.lexicon.has('articles', request.word(first - 1)) || isOfSurname(request, first - 1)
    const opening = first - 1 > from && isOpened ? first - 1 : first
    const isBehind = trade(from, opening - 1)?.trade && !trade(first, first) && !trade(last, last)
    return isBehind ? [{ first: opening, last, sure: 0.8 }] : []
  })
}

/** 'orchestra DE Luca & figli': with a capital a small word is of a surname. */
const isOfSurname = (request: RequestText, at: number) => request.isCapital(at) && request.isSmall(at)

/** 'Website' and 'Eine Website' are what is asked for. */
const isPage = (request: RequestText, first: number, last: number) => {
  const from = first < last && request.lexicon.has('articles', request.word(first)) ? first + 1 : first
  return request.hits('pages').some((hit) => hit.first <= from && last <= hit.last)
}

/** 'seniors come to LUMO for …': whom they come to. */
const whereTheyCome = (request: RequestText): NameCandidate[] =>
  request.hits('comes').flatMap((comes) => {
    const first = comes.last + 2
    const purpose = request.hits('purposes').find((hit) => hit.first > first)
    const end = (purpose?.first ?? 0) - 1
    // 'zu Anker 14 wegen …': nothing is counted by it
    const last = request.tokens[end]?.kind === 'number' ? end - 1 : end
    const isName = capitalRun(request, first, last) === last && request.isFree(first, end)
    const isOther = knownPlace(request, first) === end || request.lexicon.heads.has(request.word(end))
    return isName && request.isSmall(first - 1) && !isOther ? [{ first, last: end, sure: 0.85 }] : []
  })

/** What it is called: the surest of all that could be its name. */
export function readName(
  request: RequestText,
  head: { first: number; last: number } | null,
  rows: ReadonlyMap<number, string>,
): void {
  if (request.facts.some(({ kind }) => kind === 'name')) return
  const all = [
    ...announcedNames(request),
    ...ofOtherScript(request),
    ...namesBeforeArticle(request),
    ...besideHead(request, head),
    ...namesWithHead(request, head),
    ...behindPage(request, head?.last ?? -1),
    ...namesOfMembers(request),
    ...namesOfOffices(request),
    ...beforeVerb(request),
    ...takenOver(request),
    ...namesBehindNoun(request),
    ...besideWhat(request),
    ...quotedNames(request),
    ...titlesAsNames(request, rows),
    ...namesInClauses(request),
    ...familyFirms(request),
    ...namesWithTown(request),
    ...namesThatAct(request),
    ...namesOnSigns(request),
  ]
  const free = all.filter(
    ({ first, last, sure }) =>
      request.isFree(first, last) &&
      !isPage(request, first, last) &&
      // 'my husband and I', 'Until 2019 I'
      !request.within('pronouns', last) &&
      sure > 0 &&
      !isKeyed(request, first, rows) &&
      !isOccasion(request, first, last) &&
      // 'GRAND REOPENING!!!' says what there is to celebrate
      request.hitBefore('openings', last) === undefined &&
      !(sure < ANNOUNCED_AT && isWish(request, first)) &&
      !isOfOthers(request, { first, last, sure }) &&
      !isOneOfSeveral(request, first, last) &&
      !isOfAnother(request, first) &&
      !(first === last && (knownNames().abbreviations.has(request.word(first)) || isShortTitle(request, first))),
  )
  const [best, ...others] = free.toSorted((one, other) => other.sure - one.sure)
  if (!best) return
  const isRivalled = others.some(
    ({ first, last, sure }) => (last < best.first || first > best.last) && sure > best.sure - NEAR,
  )
  const whole = withHeadBefore(request, withHead(request, best))
  claimName(request, isRivalled ? { ...whole, sure: Math.min(best.sure, GUESS) } : whole)
}

/** 'Nordre Skarstein GÅRD på Toten': where no noun has a capital, the one behind a name that says what it is belongs to it. */
function withHead(request: RequestText, name: NameCandidate): NameCandidate {
  const at = name.last + 1
  const isHead = request.isFree(at) && !request.isCapital(at) && request.lexicon.heads.has(request.word(at))
  const isOver = request.clauseOf(at)?.last === at || request.hitAt('at', at + 1) !== undefined
  const isSame = request.clauseOf(at) === request.clauseOf(name.last)
  const { compounds, nounCapitals } = request.lexicon.grammar
  return isHead && isSame && isOver && compounds && !nounCapitals ? { ...name, last: at } : name
}

/** 'per il MUSEO DELLA Bicicletta Contadina': a noun with a capital that a small word joins to the name, within a clause. */
function withHeadBefore(request: RequestText, name: NameCandidate): NameCandidate {
  const of = request.lexicon.grammar.headFirst ? request.hitBefore('of', name.first - 1) : undefined
  const head = (of?.first ?? 0) - 1
  const isHead =
    of !== undefined && request.isCapital(head) && request.isFree(head, name.first) && !request.isCapital(of.first)
  const isInside = request.clauseOf(head) === request.clauseOf(name.first) && request.clauseOf(head)?.first !== head
  return isHead && isInside && request.lexicon.heads.has(request.word(head)) ? { ...name, first: head } : name
}

/** 'BITTE Kontaktformular, Galerie': what asks for a part of the page begins no name; 'Hello Sunshine' is one. */
const isWish = (request: RequestText, at: number) =>
  (['courtesies', 'wishes', 'asks'] as const).some((kind) => request.hitAt(kind, at)?.first === at) &&
  (['section', 'component'] as const).some((kind) => request.within(kind, at + 1) !== undefined)
const ANNOUNCED_AT = 0.95

/** 'Place: PORT SOLENT' says where, and not who. */
const isKeyed = (request: RequestText, at: number, rows: ReadonlyMap<number, string>) =>
  elsewhere.has(rows.get(request.clauses.findIndex(({ first, last }) => first <= at && at <= last)) ?? '')
const elsewhere = new Set(['place', 'audience', 'hours', 'contact', 'date'])

/** 'cake is by DOT', 'a course with GUNNHILD RØNVIK', 'sold at GALLERI FJÆRE': who does it, or where, is somebody else. */
function isOfOthers(request: RequestText, { first, last, sure }: NameCandidate): boolean {
  const isWord = (at: number) =>
    !request.lexicon.has('articles', request.word(at)) && !/^i['’]m$/i.test(request.word(at))
  if (request.run(first, last, (at) => !isWord(at)) === last) return true
  const before = (['agent', 'having', 'at'] as const).some(
    (kind) => request.hitBefore(kind, first - 1) !== undefined && !request.isCapital(first - 1),
  )
  if (isOfLand(request, first)) return true
  const clause = request.clauseOf(first)
  // 'we sew bunads on VOLDSUND'
  const article = request.hitBefore('articles', first - 1)
  const isWhere =
    request.hitBefore('at', (article?.first ?? first) - 1) !== undefined &&
    hasPredicate(request, clause?.first ?? first, first - 1)
  const opens = (clause?.sentence ?? 0) === 0 && !isWhere
  return before && !opens && sure < ANNOUNCED && request.tokens[first]?.kind !== 'quote'
}
const ANNOUNCED = 0.85

/** 'un site pour NOËL': a feast by itself; 'Noël Fischer' is a person. */
const isOccasion = (request: RequestText, first: number, last: number) =>
  request.hits('occasions').some((hit) => hit.first === first && hit.last === last)

/** 'Tom and Ines': a page for both has both their names. */
const ofCouple = (request: RequestText, { first, last }: NameCandidate): number => {
  const pair = request.isFree(first) ? coupleAt(request, first, request.clauseOf(first)?.last ?? last) : null
  return pair && pair[1] > last && isCouplesPage(request, first) ? pair[1] : last
}

/** 'wedding page for Tom and Ines Reed'; elsewhere one given name by itself needs another: 'café Tom and Ines'. */
const isCouplesPage = (request: RequestText, first: number) => {
  const next = behindJoint(request, first + 1)
  return request.facts.some(({ kind }) => kind === 'what') || (next !== null && request.isGiven(next))
}

/** 'Gartenverein Aue e.V.': the stop behind belongs to it. */
const withStop = (request: RequestText, last: number, text: string) =>
  request.tokens[last + 1]?.text === '.' && /\p{L}\.\p{L}+$/u.test(text) && namesForm(request, last) ? `${text}.` : text

const namesForm = (request: RequestText, at: number) => knownNames().legalForms.has(request.tokens[at]?.text ?? '')

/** 'A Santos Pacheco & Filha é uma oficina': where firms have an article, it is none of their name. */
const withoutArticle = (request: RequestText, { first, last }: NameCandidate): number => {
  const isFirm = request.run(first, last, (at) => request.tokens[at]?.text !== '&') < last
  const isArticle = request.lexicon.language === 'pt' && /^[AO]s?$/.test(request.tokens[first]?.text ?? '')
  return isFirm && isArticle && last > first ? first + 1 : first
}

function claimName(request: RequestText, name: NameCandidate): void {
  const { sure } = name
  const first = withoutArticle(request, name)
  // 'FRIDAY, 3 July' opens a programme
  if (request.run(first, name.last, (at) => isOfCalendar(request, at)) === name.last) return
  // 'dott.ssa ELISA FERRI'
  const title = request.hitBefore('titles', first - 1)
  if (title) request.shell(title.first, title.last)
  const last = ofCouple(request, { ...name, first })
  const quote = request.tokens[first]?.kind === 'quote'
  // 'Banda Musicale “SANTA CECILIA”'
  const isQuoted = !quote && last > first && request.tokens[last + 1]?.kind === 'quote' && request.isFree(last + 1)
  if (isQuoted) return void request.claim('name', first, last + 1, { sure })
  const said = request.slice(first, name.hasTown ? last + 1 : last)
  const text =
    name.isNoun || knownNames().openers.has(request.word(first)) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  request.claim('name', first, last, { sure, text: quote ? text.slice(1, -1).trim() : withStop(request, last, text) })
}
