import { lexicon } from '../lexicon.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, aloneWords, type OrderName, type PartName, type PlaceName } from './alone-words.ts'
import { type Clause, closing } from './clauses.ts'
import { type ClauseReading, readClause } from './read-clause.ts'
import { allowedIn, isForm, menuLike } from './allowed.ts'
import { quotedParts } from './quoted-parts.ts'
import type { AlonePart } from './types.ts'
import type { Word } from './words-of.ts'

export type Contents = {
  parts: AlonePart[]
  refused: PartName[]
  raised: OrderName | null
  raisedBy: string | null
  count: number | null
  unread: string[]
  /** how many pieces of the request were understood */
  known: number
}

type State = Contents & { list: AlonePart | null; place: PlaceName | null }

const LONGEST_ENTRY = 4

/** What a request says about one part, piece by piece; null where it names another part of a page beside it. */
export function readContents(
  request: string,
  clauses: readonly Clause[],
  piece: AlonePiece,
  language: ReadingLanguage,
): Contents | null {
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
  }
  const read = clauses.map((clause) => readClause(request, clause, piece, language))
  if (read.some(({ other }) => other)) return null
  for (const [at, one] of read.entries()) take(state, one, groupOf(read, at), { piece, language })
  const { list: _list, place: _place, ...contents } = state
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
  if (closing.has(one.clause.before.charAt(0)) || one.clause.before.startsWith(')')) [state.list, state.place] = [null, null]
  if (one.count !== null && setting.piece === 'plans') state.count ??= one.count
  const place = one.place ?? group.find((other) => other.place !== null)?.place ?? state.place
  if (!turns.some((does) => does(state, { ...setting, one, group, isSlashed, place }))) state.unread.push(one.text)
}

function takeRefusal(state: State, { one }: Turn): boolean {
  if (one.isRefusal) refuse(state, one)
  return one.isRefusal
}

/** 'the middle one stands out' */
function takeRaised(state: State, { one, piece }: Turn): boolean {
  if (!one.isRaising || piece !== 'plans') return false
  state.raised = one.raised ?? state.raised
  state.raisedBy = one.raised ? null : one.label || state.raisedBy
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
  const isSaid = one.said !== '' && one.parts.length === 0 && spoken.has(piece)
  if (isSaid) addSaid(state, one.said)
  return isSaid
}

function takeLooks(state: State, { one }: Turn): boolean {
  if (one.isIdle && (one.isEnd || one.hasLook)) state.known++
  return one.isIdle
}

function takeEntry(state: State, turn: Turn): boolean {
  if (!isEntry(state, turn)) return false
  // each is a column of its own
  if (turn.piece === 'footer') state.list = null
  addEntry(state, turn, turn.one.label)
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
  if (one.whole === '') return false
  const isListed = list !== null && menuLike.has(list.what) && one.quotes.length === 0
  if (isListed && one.place === null && !one.parts.some((part) => closesMenu.has(part))) return true
  if (piece !== 'header' || !isSlashed) return false
  const plain = group.filter(({ parts }) => parts.every((part) => part === 'menu' || !allowedIn[piece].has(part)))
  return plain.length * 2 >= group.length && one.quotes.length === 0
}

/** With one of these a menu is over. */
const closesMenu = new Set<PartName>(['cart', 'search', 'phone', 'button', 'language', 'logo', 'alert'])

function addEntry(state: State, { one, place, piece }: Turn, said: string): void {
  const label = said || one.text
  state.known++
  const list = state.list ?? state.parts.find(({ what, words }) => what === 'entry' && words === '') ?? null
  if (list && (list.what === 'entry' ? piece !== 'footer' : menuLike.has(list.what))) {
    list.labels.push(label)
    list.place ??= place
    return
  }
  state.parts.push({ what: 'entry', words: '', labels: [label], place, count: null })
}

/** 'button SAYING send it' */
function labelsOf({ quotes, said, parts, label, rest }: ClauseReading): string[] {
  if (quotes.length > 0) return quotes
  if (said !== '') return [said]
  // 'TIMETABLE link'
  const isNamed = parts.length === 1 && parts[0] === 'button' && rest.length > 0 && rest.length <= MOST_NAMING
  return isNamed && /^\p{L}/u.test(label) ? [label.charAt(0).toUpperCase() + label.slice(1)] : []
}

const MOST_NAMING = 2

function takeParts(state: State, { one, place }: Turn): boolean {
  if (one.parts.length === 0) return false
  state.known++
  // '"Hire me" button', 'button says "Send it"'
  const made = one.parts.map(
    (what, at): AlonePart => ({
      what,
      words: one.named[at] ?? '',
      labels: at === one.parts.length - 1 ? labelsOf(one) : [],
      place,
      count: one.count,
    }),
  )
  state.parts.push(...made)
  if (/^[:(]/.test(one.clause.after)) state.list = made.at(-1) ?? null
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
  if (one.hasLook || rest.length > LONGEST_ENTRY || rest.length === 0 || isTalk(rest, language)) return false
  if (piece === 'footer' || isForm(piece)) return true
  const isProper = /^\p{Lu}/u.test(rest[0]?.own ?? '')
  const isListed = state.list !== null || isSlashed || /^[:&]/.test(clause.before)
  if (piece === 'plans') return isProper || isListed || state.parts.some(({ what }) => what === 'entry')
  return piece === 'header' && (isProper || isListed)
}

/** 'keep it airy', 'theyre mostly over 70': what is said to whoever builds it. */
function isTalk(rest: readonly Word[], language: ReadingLanguage): boolean {
  const known = lexicon(language)
  const kinds = ['asks', 'small', 'pronouns', 'wishes', 'nots', 'copula'] as const
  const [first] = rest
  const small = (word: Word | undefined) => kinds.some((kind) => word !== undefined && known.has(kind, word.text))
  return (
    small(first) ||
    rest.some(({ text }) => kinds.slice(2).some((kind) => known.has(kind, text))) ||
    hasLooks(rest, language)
  )
}

const hasLooks = (rest: readonly Word[], language: ReadingLanguage) =>
  aloneWords(language).looks.find(rest.map(({ text }) => text)).length > 0
