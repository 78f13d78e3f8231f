import { type AppScene, isSmall, spanOf } from '../app-scene.ts'
import { contextOf, subjectOf } from '../app-subject.ts'
import { asksBehindIntroduction, introducesItself } from '../app-asked.ts'
import type { AppHit } from '../app-words.ts'
import type { AppReading } from '../apps.ts'
import { readTokens, wordsOfPhrase } from '../tokens.ts'
import { toolWords } from '../tool-words.ts'
import type { Span } from '../types.ts'
import type { RecordField } from './record-field.ts'
import { FEWEST } from './record-openings.ts'
import { recordWords } from './record-words.ts'
import { shownIn } from './shown-rows.ts'
import { type AskedSums, sumsIn } from './asked-sums.ts'
import { type NameOfList, recordsBehindName } from './behind-name.ts'
import { nameOfList } from './list-name.ts'
import { recordsIn, type Records } from './read-records.ts'

/** Where the head of a request ends, and whether that asks for a page of something. */
type Asked = { zone: number; isPage: boolean }

/**
 * A register with what is written down of each thing; where no app is known by its name, that makes one of whatever is called an
 * app, a screen or a list, and of what somebody writes down themselves: 'what I RECORD each visit: …'.
 */
export function withRecords(app: AppReading | null, scene: AppScene, asked: Asked): AppReading | null {
  const records = mayHold(app) ? recordsOf(app?.screen === 'tasks' ? null : app, scene, asked) : null
  if (!records) return app
  const { thing, things, fields, isKept, given, start, end } = records
  const shown = shownIn(records, scene.lexicon)
  const sums = sumsIn(scene, records, shown)
  if (isRead(app, records, sums)) return app
  // a diary with fields is a table of days
  const own: AppReading = app ? { ...app, screen: 'register' } : registerOf(scene, records, asked)
  const counted = countedThings(scene, thing)
  return {
    ...own,
    subject: calledBy(scene, own, start),
    records: {
      thing,
      things: isGoneBy(scene, fields[0]?.label) ? '' : things,
      ...shown,
      ...(sums.columns.length > 0 ? { sums: sums.columns } : {}),
      isLog: isKept,
      ...(counted ? { count: counted.count } : {}),
      ...(isAskedFor(scene, records) ? { isAsked: true as const } : {}),
    },
    served: [
      ...(own.served ?? []),
      { start, end },
      ...(counted ? [counted.span] : []),
      ...(given?.spans ?? []),
      ...sums.spans,
    ],
  }
}

const mayHold = (app: AppReading | null) => !app || ['register', 'notes', 'tasks'].includes(app.screen)

/** Whether the app has all of it already: tasks that are no columns, and columns that were read as they were said. */
function isRead(app: AppReading | null, { fields, given, isTold, isPut }: Records, sums: AskedSums): boolean {
  if (app?.screen === 'tasks' && !given && !areColumns(fields)) return true
  // choices, answers and scales are none: 'colour (red, white)', 'paid or NOT', 'rating 1 TO 5'
  const hasAnswers = fields.some(
    ({ choices, kind, scale }) => choices.length > 1 || kind === 'check' || scale !== undefined,
  )
  const isSaid = isTold || isPut || hasAnswers || given !== null || sums.columns.length > 0
  return !isSaid && app?.lists.some(({ cue }) => cue === 'fields') === true
}

/** 'Geräteliste: Gerät, Fach, ZURÜCK BIS, BEZAHLT JA/NEIN': two of them are none of what is to be done; groups may be. */
const areColumns = (fields: readonly RecordField[]) =>
  fields.filter(({ kind }) => kind === 'date' || kind === 'number' || kind === 'check').length >= FEWEST.opened

/** 'NAME', 'TITLE': a field by which a thing goes. */
const isGoneBy = ({ lexicon }: AppScene, label = ''): boolean =>
  recordWords(lexicon.language).names.find(wordsOfPhrase(label)).length > 0

/** What is written down, where that is asked for: behind what leads up to it, or behind the name, whichever has more. */
function recordsOf(app: AppReading | null, scene: AppScene, asked: Asked): Records | null {
  const told = recordsIn(scene)
  const name = kindOfList(app, scene, asked)
  const named = name && !told?.isTold ? recordsBehindName(scene, asked.zone, name) : null
  // 'an app to track my plants, WHEN I WATERED THEM': an app that is known by its name has its things
  const isLess = told === null || told.isOpen || told.fields.length < (named?.fields.length ?? 0)
  if (named && isLess) return named
  return told && (app || asksForOne(scene, told, asked)) ? told : null
}

/** What it is called, where that is a register or a list. */
function kindOfList(app: AppReading | null, scene: AppScene, { zone, isPage }: Asked): NameOfList | null {
  if (app) return app.screen === 'register' ? 'register' : null
  if (isPage) return null
  // a catalogue that is shown is another screen
  const lists = listsIn(scene, zone).filter(({ id }) => id !== 'catalog')
  if (lists.length + compoundsIn(scene, zone).length > 0) return 'list'
  return headsIn(scene, zone).length > 0 ? 'holder' : null
}

/** 'rental cars [plate number' is called by what stands before its list; a letter is no name. */
function upToBracket(subject: string): string {
  const at = subject.search(/[[(]/)
  const said = (at < 0 ? subject : subject.slice(0, at)).trim()
  return said.length > 1 ? said : ''
}

/** 'an app TO NOTE DOWN our expenses' is called by the expenses. */
function behindVerb(scene: AppScene, said: string): string {
  const { puts } = recordWords(scene.lexicon.language)
  const [verb] = puts.find(wordsOfPhrase(said))
  if (verb?.first !== 0) return said
  const rest = said.split(' ').slice(verb.last + 1)
  return behindSmall(scene, rest.join(' '))
}

/** Its own name, or that of the list which it is asked for as: 'un TABLEAU DES PARTITIONS avec le titre'. */
function calledBy(scene: AppScene, { subject }: AppReading, start: number): string {
  const own = asName(scene, behindVerb(scene, upToBracket(subject)))
  return own !== '' && !isClause(scene, own) ? own : nameOfList(scene, allHeads(scene, scene.words.length), start)
}

/** 'schallplatten WEIL ich dauernd', 'list on my PHONE', 'them': no name of anything. */
function isClause({ lexicon }: AppScene, said: string): boolean {
  const words = wordsOfPhrase(said)
  const tells = words.some((word) =>
    (['pronouns', 'reasons', 'devices'] as const).some((kind) => lexicon.has(kind, word)),
  )
  const asks = lexicon.find(readTokens(said), ['asks']).some(({ start }) => start === 0)
  return tells || (asks && words.length > 1) || (words.length === 1 && lexicon.has('links', words[0] ?? ''))
}

/** 'J’ai besoin d’un tableau' and ', kan du lage en liste' ask for it and name nothing. */
function asName({ lexicon }: AppScene, said: string): string {
  const [first = ''] = wordsOfPhrase(said)
  // 'j’ai' is two words in one
  const [who = ''] = first.split(/['’]/)
  const isAsk = [who, `${who}'`].some((word) => lexicon.has('pronouns', word))
  return said.length > 1 && /^[\p{L}\p{N}]/u.test(said) && !isAsk ? said : ''
}

/** A table shows so many rows at most. */
const MOST_ROWS = 24

/** '11 TRUCKS': how many of the things there are, where a table has room for all of them. */
function countedThings({ words, tokens, lexicon }: AppScene, thing: string): { count: number; span: Span } | null {
  const forms = new Set(lexicon.forms(thing.toLowerCase()))
  const at = words.findIndex(
    (word, index) => /^\d{1,2}$/.test(word) && lexicon.forms(words[index + 1] ?? '').some((form) => forms.has(form)),
  )
  const count = Number(words[at])
  return thing !== '' && at >= 0 && count >= FEWEST_ROWS && count <= MOST_ROWS
    ? { count, span: spanOf(tokens, at, at + 1) }
    : null
}

const FEWEST_ROWS = 3

// 'Weinkeller-LISTE'
const lastParts = (scene: AppScene, zone: number) =>
  scene.words.slice(0, zone).map((word) => word.slice(word.lastIndexOf('-') + 1))

/** Nouns for an app or a list in the head of a request. */
function listsIn(scene: AppScene, zone: number): AppHit[] {
  const { known, words, lexicon } = scene
  const { lists } = toolWords(lexicon.language)
  const heads = lastParts(scene, zone)
  return [
    ...known.frames.find(words, 0, zone),
    ...known.screens.find(words, 0, zone),
    ...known.screens.find(heads),
    ...lists.find(heads),
  ]
}

/** The same, and nouns that may hold anything: 'a CARD INDEX', 'an ARCHIVE'. */
const headsIn = (scene: AppScene, zone: number): AppHit[] => [
  ...listsIn(scene, zone),
  ...recordWords(scene.lexicon.language).heads.find(lastParts(scene, zone)),
]

/** Last parts of compounds: 'UtlånsLISTE', 'GeräteREGISTER'. */
function compoundsIn({ words, lexicon }: AppScene, zone: number): AppHit[] {
  const { headParts } = recordWords(lexicon.language)
  const isOne = (word: string) =>
    headParts.some((part) => word === part || (word.length >= part.length + SHORTEST_PART && word.endsWith(part)))
  return words
    .slice(0, zone)
    .flatMap((word, at): AppHit[] => (isOne(word) ? [{ id: 'heads', first: at, last: at }] : []))
}

const allHeads = (scene: AppScene, zone: number): AppHit[] => [...headsIn(scene, zone), ...compoundsIn(scene, zone)]

const SHORTEST_PART = 3

/** A list or a table of anything may be a part of a page: 'PRICE LIST of our kennels, each dog gets food and walks'. */
function asksForOne(scene: AppScene, records: Records, { zone, isPage }: Asked): boolean {
  const { isKept, isSure, isTold, isPut, isEntry, thing, given } = records
  // rows stand in a register, and in a page of a business a table of its prices does
  if (given && (isTold || isPut || (!isPage && (given.isPasted || isNamedSo(scene, thing))))) return true
  // whoever keeps it IN A NOTEBOOK wants something better, whatever club they are of
  if (isSure && (isTold || isPut) && isByHand(scene, thing)) return true
  if (!isPage && (isEntry || isFull(records))) return true
  const isFramed = scene.known.frames.find(scene.words, 0, zone).length > 0
  return !isPage && (isKept || isFramed || (isSure && allHeads(scene, zone).length > 0))
}

/** Whoever asks keeps it: rows of it are given, or it is on paper so far; what a business pastes may be its prices. */
const isAskedFor = (scene: AppScene, records: Records): boolean => {
  const { given, isTold, isPut, isSure, isEntry, thing } = records
  const isGiven = given !== null && (isTold || isPut || isFull(records) || isNamedSo(scene, thing))
  return isGiven || isEntry || (isSure && isByHand(scene, thing))
}

/** Several rows fill most of many columns, of which two are no text: 'the horse, its owner, the next visit, the price. So far …' */
const isFull = ({ given, fields }: Records): boolean =>
  given !== null &&
  given.rows.length > 1 &&
  given.filled >= WELL_FILLED &&
  fields.length >= FEWEST.bare &&
  fields.filter(({ kind }) => kind !== 'text').length > 1
const WELL_FILLED = 0.75

/** It is called a list, an app or a screen, or kept by hand. */
const isNamedSo = (scene: AppScene, thing: string): boolean =>
  isByHand(scene, thing) || allHeads(scene, scene.words.length).length > 0

/** Kept on paper; 'each NOTEBOOK has a cover' tells of notebooks. */
function isByHand({ words, known, lexicon }: AppScene, thing: string): boolean {
  const forms = lexicon.forms(thing.toLowerCase())
  const hits = recordWords(lexicon.language).byHand.find(words)
  const isMedium = ({ last }: AppHit) => lexicon.forms(words[last] ?? '').some((form) => forms.includes(form))
  return hits.some((hit) => !isMedium(hit)) && known.sites.find(words).length === 0
}

function registerOf(scene: AppScene, { thing }: Records, { zone }: Asked): AppReading {
  const { words, tokens } = scene
  const head = allHeads(scene, zone)
  // 'Utlånsliste' says of what it is one
  const bare = headsIn(scene, zone)
  const isOfHead = (at: number) => bare.some(({ first, last }) => at >= first && at <= last)
  const names = words
    .slice(0, zone)
    .some((word, at) => word !== ',' && !isOfHead(at) && !isSmall(scene, word) && !scene.lexicon.has('qualities', word))
  const opening = words.findIndex((word) => word !== ',')
  const context = head.length > 0 ? contextOf(scene, zone) : ''
  // 'an app FOR OUR BOAT YARD' is called so, 'control screen' by itself
  // 'I have a shop and write it IN A NOTEBOOK' names no list
  const asksLater = asksBehindIntroduction(scene).some(
    (one) => (one.tokens[0]?.start ?? 0) < (tokens[zone]?.start ?? 0),
  )
  const isIntroduced = introducesItself(scene) || asksLater
  const own =
    head.length > 0 && names && !isIntroduced ? subjectOf(scene, { id: 'frames', first: opening, last: zone - 1 }) : ''
  return {
    screen: 'register',
    subject: own || behindSmall(scene, context) || thing,
    context: own === '' ? '' : context,
    hasSums: false,
    lists: [],
    span:
      head.length > 0 ? upToSaid(scene, own === '' ? context : '', spanOf(tokens, 0, zone - 1)) : { start: 0, end: 0 },
  }
}

/** The head, with what it is for where that names it. */
function upToSaid({ text }: AppScene, said: string, head: Span): Span {
  const at = said === '' ? -1 : text.indexOf(said, head.end)
  return at < 0 ? head : { start: head.start, end: at + said.length }
}

/** 'for our boat yard' without what leads up to it. */
function behindSmall(scene: AppScene, said: string): string {
  const pieces = said.split(' ')
  const first = pieces.findIndex((piece) => !isLead(scene, piece.toLowerCase()))
  return first < 0 ? '' : pieces.slice(first).join(' ')
}

const isLead = (scene: AppScene, word: string) => isSmall(scene, word) || scene.lexicon.has('about', word)
