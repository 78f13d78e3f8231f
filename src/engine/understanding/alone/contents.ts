import { type ConceptKind, lexicon } from '../lexicon.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, aloneWords, type OrderName, type AlonePartName, type PlaceName } from './alone-words.ts'
import { type AloneClause, closing } from './clauses.ts'
import { type ClauseReading, readClause } from './read-clause.ts'
import { allowedIn, isForm, menuLike } from './allowed.ts'
import { quotedParts } from './quoted-parts.ts'
import type { AlonePart } from './types.ts'
import type { Word } from './words-of.ts'

export type AloneContents = {
  parts: AlonePart[]
  refused: AlonePartName[]
  raised: OrderName | null
  raisedBy: string | null
  count: number | null
  unread: string[]
  /** how many pieces of the request were understood */
  known: number
}

type State = AloneContents & { list: AlonePart | null; place: PlaceName | null; isInBracket: boolean }

const LONGEST_ENTRY = 4

/** What a request says about one part, piece by piece; null where it names another part of a page beside it. */
export function readContents(
  request: string,
  clauses: readonly AloneClause[],
  piece: AlonePiece,
  language: ReadingLanguage,
): AloneContents | null {
  const state: State = {
    parts: [],
    refused: [],
    raised: null,
    raisedBy: null,
    count: null,
    unread: [],
    known: 0,
    list: null,
    place: null,
    isInBracket: false,
  }
  const read = clauses.map((clause) => readClause(request, clause, piece, language))
  if (read.some(({ other }) => other)) return null
  for (const [at, one] of read.entries()) take(state, one, groupOf(read, at), { piece, language })
  const { list: _list, place: _place, isInBracket: _isInBracket, ...contents } = state
  return { ...contents, parts: contents.parts.flatMap((part) => quotedParts(part, piece, language)) }
}

const groupOf = (read: readonly ClauseReading[], at: number) => {
  const { group } = (read[at] as ClauseReading).clause
  return read.filter(({ clause }) => clause.group === group)
}

type Setting = { piece: AlonePiece; language: ReadingLanguage }

/** One piece with those beside it, and where all of it stands. */
type Turn = Setting & {
  one: ClauseReading
  group: readonly ClauseReading[]
  isSlashed: boolean
  place: PlaceName | null
}

/** What is done with a piece: the first that knows it decides. */
const turns: readonly ((state: State, turn: Turn) => boolean)[] = [
  takeOption,
  takeRefusal,
  takeRaised,
  takePlace,
  takeMenu,
  takeSaid,
  takeParts,
  takeQuote,
  takeLooks,
  takeEntry,
  takeBannerText,
]

function take(state: State, one: ClauseReading, group: readonly ClauseReading[], setting: Setting): void {
  const isSlashed = group.some(({ clause }) => clause.before === '/' || clause.after === '/')
  if (closing.has(one.clause.before.charAt(0)) || one.clause.before.startsWith(')'))
    [state.list, state.place] = [null, null]
  if (one.clause.before.startsWith('(')) state.isInBracket = true
  const isCounted = setting.piece === 'plans' || (setting.piece === 'footer' && one.isIdle)
  if (one.count !== null && isCounted && one.parts.length === 0) state.count ??= one.count
  const place = one.place ?? group.find((other) => other.place !== null)?.place ?? state.place
  if (!turns.some((does) => does(state, { ...setting, one, group, isSlashed, place }))) state.unread.push(one.text)
  if (one.clause.after.includes(')')) [state.isInBracket, state.list] = [false, null]
}

/** 'level (BEGINNER, SKILLED)' */
function takeOption(state: State, { one, piece }: Turn): boolean {
  const field = state.parts.at(-1)
  if (!state.isInBracket || !isForm(piece) || !field || state.list || one.quotes.length > 0) return false
  field.options = [...(field.options ?? []), one.text]
  return true
}

function takeRefusal(state: State, { one }: Turn): boolean {
  if (one.isRefusal) refuse(state, one)
  return one.isRefusal
}

const atPlace: Partial<Record<PlaceName, OrderName>> = { left: 'first', middle: 'middle', right: 'last' }

/** 'the middle one stands out' */
function takeRaised(state: State, { one, piece }: Turn): boolean {
  if (!one.isRaising || piece !== 'plans') return false
  // 'the one on the right stands out'
  const raised = one.raised ?? (one.place ? (atPlace[one.place] ?? null) : null)
  state.raised = raised ?? state.raised
  state.raisedBy = raised ? null : one.label || state.raisedBy
  state.known++
  return true
}

/** 'LEFT: address, phone' */
function takePlace(state: State, { one }: Turn): boolean {
  if (!one.place || one.parts.length + one.rest.length + one.quotes.length > 0) return false
  if (one.clause.after.startsWith(':')) state.place = one.place
  return true
}

function takeMenu(state: State, turn: Turn): boolean {
  if (!isMenu(state, turn)) return false
  addEntry(state, turn, turn.one.whole)
  return true
}

/** Parts that say one thing. */
const spoken = new Set<AlonePiece>(['banner', 'hero', 'newsletter'])

function takeSaid(state: State, { one, piece }: Turn): boolean {
  const isSaid = one.said !== '' && one.parts.length === 0 && !one.isIdle && spoken.has(piece)
  if (isSaid) addSaid(state, one.said)
  return isSaid
}

function takeLooks(state: State, { one, piece }: Turn): boolean {
  if (one.isIdle && (one.isEnd || one.hasLook)) state.known++
  // '4 of them'
  return one.isIdle || (piece === 'plans' && one.count !== null && one.rest.length <= MOST_NAMING)
}

function takeEntry(state: State, turn: Turn): boolean {
  if (!isEntry(state, turn)) return false
  // each is a column of its own
  if (turn.piece === 'footer') state.list = null
  const { one, piece } = turn
  addEntry(state, turn, piece === 'header' ? (one.parts.length > 0 ? (one.named[0] ?? '') : one.whole) : one.label)
  return true
}

/** 'banner: closed until 6 January' */
function takeBannerText(state: State, { one, piece }: Turn): boolean {
  const isText = piece === 'banner' && one.clause.before.endsWith(':') && one.rest.length > 1
  if (isText) addSaid(state, one.text)
  return isText
}

function refuse(state: State, one: ClauseReading): void {
  state.refused.push(...one.parts)
  if (one.parts.length > 0 || one.isIdle || one.hasLook) state.known++
  else state.unread.push(one.text)
}

/** An entry of a menu: 'Work / About / Journal', 'menu: Honey, Courses'. */
function isMenu({ list }: State, { one, group, isSlashed, piece }: Turn): boolean {
  if (one.whole === '' || (one.rest.length === 0 && one.parts.some((part) => closesMenu.has(part)))) return false
  const isListed = list !== null && menuLike.has(list.what) && one.quotes.length === 0
  if (isListed && one.place === null && !one.parts.some((part) => closesMenu.has(part))) return true
  if (piece !== 'header' || !isSlashed) return false
  const plain = group.filter(({ parts }) => parts.every((part) => part === 'menu' || !allowedIn[piece].has(part)))
  return plain.length * 2 >= group.length && one.quotes.length === 0
}

/** With one of these a menu is over. */
const closesMenu = new Set<AlonePartName>(['cart', 'search', 'phone', 'button', 'language', 'logo', 'alert'])

function addEntry(state: State, { one, place, piece }: Turn, said: string): void {
  const label = said || one.text
  state.known++
  const list = state.list ?? state.parts.findLast(({ what, words }) => what === 'entry' && words === '') ?? null
  const isElsewhere = place !== null && list !== null && list.place !== null && list.place !== place
  if (
    list &&
    !isElsewhere &&
    (list.what === 'entry' ? piece !== 'footer' && !isForm(piece) : menuLike.has(list.what))
  ) {
    list.labels.push(label)
    list.place ??= place
    return
  }
  state.parts.push({ what: 'entry', words: '', labels: [label], place, count: null })
}

/** 'USEFUL links' heads a column as it was said. */
function wordsFor({ parts, named, rest, quotes, whole }: ClauseReading, at: number, piece: AlonePiece): string {
  const isQualified = piece === 'footer' && parts.length === 1 && quotes.length === 0 && rest.length === 1
  return (isQualified ? whole : named[at]) ?? ''
}

/** 'then MENU, Reservations, Gift cards': what a page is called, among others. */
function isCapitalMenu(one: ClauseReading, { piece, language }: Setting): boolean {
  const isAlone = piece === 'header' && one.parts.length === 1 && one.parts[0] === 'menu' && one.clause.after === ','
  const isOwn = /^\p{Lu}/u.test(one.named[0] ?? '') && !lexicon(language).grammar.nounCapitals
  return isAlone && isOwn && one.clause.before === ','
}

/** 'button SAYING send it' */
function labelsOf({ quotes, said, parts, label, rest }: ClauseReading): string[] {
  if (quotes.length > 0) return quotes
  if (said !== '') return [said]
  // 'TIMETABLE link'
  const isNamed =
    parts.length === 1 &&
    (parts[0] === 'button' || parts[0] === 'checkbox') &&
    rest.length > 0 &&
    rest.length <= MOST_NAMING
  return isNamed && /^\p{L}/u.test(label) ? [label.charAt(0).toUpperCase() + label.slice(1)] : []
}

const MOST_NAMING = 3

function takeParts(state: State, { one, place, piece, language }: Turn): boolean {
  if (one.parts.length === 0 || isCapitalMenu(one, { piece, language })) return false
  state.known++
  // '"Hire me" button', 'button says "Send it"'
  const made = one.parts.map(
    (what, at): AlonePart => ({
      what,
      words: wordsFor(one, at, piece),
      labels: at === one.parts.length - 1 ? labelsOf(one) : [],
      place,
      count: one.count,
    }),
  )
  state.parts.push(...made)
  const isListed = one.clause.after.startsWith(':') || (one.clause.after.startsWith('(') && !isForm(piece))
  if (isListed) state.list = made.at(-1) ?? null
  return true
}

function addSaid(state: State, said: string): void {
  state.known++
  state.parts.push({
    what: 'entry',
    words: '"',
    labels: [said.replace(/^["“„«»']|["”“»«']$/gu, '')],
    place: null,
    count: null,
  })
}

/** A quotation is what the thing before its colon says, or stands for itself. */
function takeQuote(state: State, { one, place }: Turn): boolean {
  if (one.quotes.length === 0) return false
  state.known++
  const isPlain = one.isSaid || one.rest.length === 0
  if (state.list && state.list.what !== 'entry') state.list.labels.push(...one.quotes)
  else state.parts.push({ what: 'entry', words: isPlain ? '"' : one.label, labels: one.quotes, place, count: null })
  return true
}

/** Whether words that name nothing known are one of the things that are listed. */
function isEntry(state: State, { one, piece, language, isSlashed }: Turn): boolean {
  const { rest, clause } = one
  if (isCapitalMenu(one, { piece, language })) return true
  if (one.hasLook || rest.length > LONGEST_ENTRY || rest.length === 0) return false
  const isProper = /^\p{Lu}/u.test(rest[0]?.own ?? '')
  if (!(piece === 'header' && isProper) && isTalk(rest, piece, language)) return false
  if (piece === 'footer' || isForm(piece)) return true
  const isListed = state.list !== null || isSlashed || /^[:&]/.test(clause.before)
  if (piece === 'plans') return isProper || isListed || state.parts.some(({ what }) => what === 'entry')
  return piece === 'header' && (isProper || isListed)
}

/** 'keep it airy', 'theyre mostly over 70': what is said to whoever builds it; a field may be called 'what you bring'. */
function isTalk(rest: readonly Word[], piece: AlonePiece, language: ReadingLanguage): boolean {
  const known = lexicon(language)
  const isOf = (word: Word | undefined, kinds: readonly ConceptKind[]) =>
    kinds.some((kind) => word !== undefined && known.has(kind, word.text))
  const opens = isForm(piece) ? talking : [...talking, ...small]
  const texts = rest.map(({ text }) => text)
  return (
    isOf(rest[0], opens) ||
    rest.some((word) => isOf(word, telling)) ||
    aloneWords(language).looks.find(texts).length > 0
  )
}

const talking: readonly ConceptKind[] = ['asks', 'wishes', 'nots', 'copula']
const small: readonly ConceptKind[] = ['small', 'pronouns']
const telling: readonly ConceptKind[] = ['wishes', 'nots', 'copula']
