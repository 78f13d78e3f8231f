import type { AppHit } from '../app-words.ts'
import { type AppScene, endsSentence, spanOf } from '../app-scene.ts'
import type { Span } from '../types.ts'
import {
  beforeWho,
  behindSubject,
  framesApp,
  headOf,
  isCapital,
  isSmall,
  type Range,
  relativeClause,
  withoutSmall,
} from './clauses.ts'
import { isLastPart } from './compounds.ts'
import type { SpecAction, SpecNoun, SpecWords } from './spec-words.ts'

/** One thing that an application is to do or to have, as a specification lists it. */
export type SpecFunction = {
  /** as it was said: 'view booking history' */
  text: string
  /** what is done; the last one that was said where it says none itself */
  action: SpecAction | null
  /** it says itself what is done, and opens with it: 'MANAGE orders', but 'order MANAGEMENT' */
  isDone: boolean
  isVerb: boolean
  /** those beside it that say none are done, too: those behind it, or those before it where it is a verb that stands last */
  leads: 'behind' | 'before' | null
  /** the noun that names a view by itself */
  noun: SpecNoun | null
  /** the thing without what is done with it: 'booking history'; empty where it names none */
  object: string
  /** the same with the words that say nothing by themselves: 'historical RECORDS' */
  phrase: string
  /** the thing with nothing but the noun that names a view */
  isPlain: boolean
  /** it is one of many: 'courses' */
  isMany: boolean
  /** nothing is said but what is done: 'browse AND manage orders' */
  isAlone: boolean
  /** what belongs to it: 'product information, including NAME AND PRICE' */
  details: string[]
  /** done by those who keep things for others */
  isKept: boolean
  span: Span
}

/** Where a list begins, what it is a list of, and by whom it is done. */
type Opening = { first: number; at: number; isDone: boolean; isKept: boolean }

/** So far from 'should have' its noun for functions may stand: 'should have the following basic FUNCTIONS'. */
const NEAR = 6

/** Everything that the text says its application is to do, in order, with what was told of each. */
export function readFunctions(scene: AppScene, words: SpecWords): SpecFunction[] {
  return sentencesOf(scene).flatMap((sentence) => {
    const openings = openingsIn(scene, words, sentence)
    return openings.flatMap((opening, index) => {
      const to = openings[index + 1]?.first ?? sentence.to
      return inList(scene, words, opening, { from: opening.at, to: closedAt(scene, words, opening.at, to) })
    })
  })
}

/** The sentences of a text; what stands behind a colon or in brackets is one by itself. */
function sentencesOf(scene: AppScene): Range[] {
  const starts = scene.words.flatMap((_, at) =>
    at === 0 || (endsSentence(scene, at) && !isListed(scene, at)) ? [at] : [],
  )
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? scene.words.length }))
}

/** 'features: A, b' and '- a' in lines of their own belong to what was said before them. */
function isListed({ text, tokens }: AppScene, at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)
  return /:/.test(between) || /\n\s*(?:[-*•–]|\d{1,2}[.)])\s*$/.test(between)
}

function openingsIn(scene: AppScene, words: SpecWords, { from, to }: Range): Opening[] {
  const able = words.able.find(scene.words, from, to).flatMap(({ first, last }, index): Opening[] => {
    const clause =
      index === 0 ? relativeClause(scene, words, { from, to: first }, endsClause(scene, last + 1, to)) : null
    const behind = opened(scene, words, beforeWho(scene, first, from), { from: last + 1, to })
    const isKept = behind.isKept || words.admin.find(scene.words, Math.max(from, first - 2), first).length > 0
    const own = { ...behind, isKept }
    return clause === null ? [own] : [opened(scene, words, clause, { from: clause, to: first }), own]
  })
  const open = ({ first, last }: { first: number; last: number }): Opening => ({
    first,
    at: listAt(scene, words, last + 1, to),
    isDone: false,
    isKept: false,
  })
  const has = words.has.find(scene.words, from, to).map(open)
  const had = words.had
    .find(scene.words, from, to)
    .filter(({ last }) => from === 0 || isOfFunctions(scene, words, last + 1, to))
    .map(open)
    .concat(listed(scene, { from, to }))
    // 'browse products INCLUDING their prices': what stands inside of a list opens none
    .filter(({ first }) => ![...able, ...has].some((one) => one.first <= first))
    .slice(0, 1)
  const all = [
    ...able,
    ...[...has, ...had].filter(({ first }) => !able.some((one) => first >= one.first && first < one.at)),
  ].sort((one, other) => one.first - other.first)
  // 'should have functionalities that ALLOW USERS TO': the later one opens the list
  return all.filter(({ at }, index) => at < to && !all.slice(index + 1).some((later) => later.first < at))
}

/** A list of what is done, behind who does it. */
function opened(scene: AppScene, words: SpecWords, first: number, range: Range): Opening {
  const at = behindSubject(scene, words, range)
  return { first, at, isDone: true, isKept: words.admin.find(scene.words, range.from, at).length > 0 }
}

const endsClause = (scene: AppScene, at: number, to: number) =>
  at >= to || scene.words[at] === ',' || scene.lexicon.has('and', scene.words[at] ?? '')

/** 'An app for our flat: A, B and C' has what stands behind its colon. */
function listed(scene: AppScene, { from, to }: Range): Opening[] {
  if (from > 0 || !framesApp(scene, from, to)) return []
  const { text, tokens, words } = scene
  const at = words.findIndex(
    (_, index) =>
      index > from && index < to && /:\s/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? 0)),
  )
  if (at < 0) return []
  const pieces = piecesOf(scene, { from: at, to })
  return pieces.every((piece) => piece.to - piece.from <= SHORT)
    ? [{ first: at, at, isDone: false, isKept: false }]
    : []
}

/** Longer ones tell of a picture: 'a chat app: sidebar listing a few channels'. */
const SHORT = 4

/** Whether a noun for functions stands near: 'with FUNCTIONS such as'. */
const isOfFunctions = (scene: AppScene, words: SpecWords, from: number, to: number) =>
  words.functions.find(scene.words, from, Math.min(to, from + NEAR)).length > 0

/** Behind 'the following functions such as': where the list itself begins. */
function listAt(scene: AppScene, words: SpecWords, from: number, to: number): number {
  const noun = words.functions.find(scene.words, from, Math.min(to, from + NEAR))[0]
  // 'a search FUNCTION', 'a login MODULE' are functions themselves
  const isNamed = noun !== undefined && nouns(scene, from, noun.first) === 0
  if (!noun || !isNamed) return from
  const [lead] = words.leads.find(scene.words, noun.last + 1, Math.min(to, noun.last + 3))
  return lead?.first === noun.last + 1 ? lead.last + 1 : noun.last + 1
}

const nouns = (scene: AppScene, from: number, to: number) =>
  scene.words.slice(from, to).filter((word) => !isSmall(scene, word) && !scene.lexicon.has('qualities', word)).length

/** Where the list is over: 'log in TO IMPROVE their skills'. */
const closedAt = ({ words: said }: AppScene, words: SpecWords, from: number, to: number): number =>
  words.closes.find(said, from + 1, to)[0]?.first ?? to

/** What is listed, each with what it says itself; who says no verb has that of the one before, or behind where verbs stand last. */
function inList(scene: AppScene, words: SpecWords, opening: Opening, range: Range): SpecFunction[] {
  const pieces = piecesOf(scene, range)
  const found: SpecFunction[] = []
  let isDetail = false
  for (const piece of pieces) {
    const [detail] = words.details.find(scene.words, piece.from, piece.to)
    const end = detail && detail.first > piece.from ? detail.first : piece.to
    const own = readPiece(scene, words, { ...piece, to: end }, opening.isDone)
    if (isDetail && own.isDone && opening.isDone) isDetail = false
    const last = found.at(-1)
    if ((isDetail || detail?.first === piece.from) && last) {
      isDetail = true
      addDetail(scene, last, { from: detail ? detail.last + 1 : piece.from, to: piece.to })
      continue
    }
    if (own.text !== '') found.push({ ...own, isKept: opening.isKept })
    if (!detail) continue
    isDetail = true
    const whole = found.at(-1)
    if (whole) addDetail(scene, whole, { from: detail.last + 1, to: piece.to })
  }
  const done = withActions(scene, found, words.verbLast)
  // 'sollen übersichtlich sein': where anything is done, all is that stands before a verb
  const isDone = words.verbLast && opening.isDone && done.some(({ leads }) => leads === 'before')
  return isDone ? done.filter(({ action, noun }) => action !== null || noun !== null) : done
}

function addDetail(scene: AppScene, to: SpecFunction, range: Range): void {
  const said = saidIn(scene, trimmed(scene, range))
  if (said !== '') to.details.push(said)
}

/** The pieces of a list: between commas, 'and' and new lines. */
function piecesOf(scene: AppScene, { from, to }: Range): Range[] {
  const isJoint = (at: number) => scene.words[at] === ',' || scene.lexicon.has('and', scene.words[at] ?? '')
  const pieces: Range[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    const isBreak = at === to || isJoint(at)
    if (!isBreak && !(at > from && endsSentence(scene, at))) continue
    if (at > start) pieces.push({ from: start, to: at })
    start = isBreak ? at + 1 : at
  }
  return pieces
}

/** A piece without what stands small around it. */
export function trimmed(scene: AppScene, { from, to }: Range): Range {
  let [first, last] = [from, to]
  while (first < last && isSmall(scene, scene.words[first] ?? '')) first++
  while (last > first && isSmall(scene, scene.words[last - 1] ?? '')) last--
  return { from: first, to: last }
}

export const saidIn = ({ text, tokens }: AppScene, { from, to }: Range) =>
  to > from ? text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).replace(/\s+/g, ' ') : ''

/** More words than these are a sentence and no thing. */
const LONGEST_OBJECT = 6

export function readPiece(scene: AppScene, words: SpecWords, range: Range, isVerbFirst = false): SpecFunction {
  const { whole, actions } = withoutSmall(scene, words, range)
  const chosen = isVerbFirst && !words.verbLast ? actions[0] : actionOf(scene, actions, words.verbLast ? whole : range)
  const found = words.nouns.find(scene.words, whole.from, range.to)
  const named = headOf(scene, found)
  const isIn = (hit: AppHit | undefined, at: number) => hit !== undefined && at >= hit.first && at <= hit.last
  const isEmpty = (at: number) => isIn(chosen, at) || saysNothing(scene, words, scene.words[at] ?? '')
  const isOfNoun = (at: number) => isIn(named, at)
  const isFrame = (at: number) => words.frames.find([scene.words[at] ?? '']).length > 0
  const object = objectOf(scene, whole, isEmpty, (at) => isIn(chosen, at), isFrame)
  return {
    text: saidIn(scene, { from: whole.from, to: Math.max(whole.to, (chosen?.last ?? 0) + 1) }),
    action: chosen?.id ?? null,
    isDone: chosen !== undefined,
    isVerb:
      chosen !== undefined && (chosen.first <= whole.from + 1 || (words.verbLast && chosen.last === whole.to - 1)),
    leads: chosen === undefined ? null : leadsOf(scene, words, chosen, whole),
    noun: named?.id ?? null,
    object,
    phrase: object === '' ? '' : phraseOf(scene, whole, (at) => isIn(chosen, at) && !isLastPart(scene, at)),
    isPlain: scene.words
      .slice(whole.from, whole.to)
      .every((_, at) => isOfNoun(whole.from + at) || isEmpty(whole.from + at)),
    isMany: isMany(scene, object) && words.single.find(scene.words, range.from, whole.from).length === 0,
    isAlone: chosen !== undefined && chosen.first === range.from && chosen.last === whole.to - 1,
    details: [],
    isKept: false,
    span: whole.to > whole.from ? spanOf(scene.tokens, whole.from, whole.to - 1) : { start: 0, end: 0 },
  }
}

/** On which side of what is done its things stand: 'MANAGE bookings and orders', 'Kurse und Termine VERWALTEN', 'KURSverwaltung'. */
function leadsOf(
  scene: AppScene,
  words: SpecWords,
  { first, last }: AppHit,
  { from, to }: Range,
): SpecFunction['leads'] {
  if (isLastPart(scene, first)) return null
  if (!words.verbLast) return first <= from + 1 ? 'behind' : null
  const isNoun = scene.lexicon.grammar.nounCapitals && isCapital(scene, last)
  if (last === to - 1 && (last > first || !isNoun)) return 'before'
  return first === from && last < to - 1 ? 'behind' : null
}

/** 'MANAGE bookings' is what opens the piece, 'order MANAGEMENT' what closes it. */
function actionOf(
  { lexicon }: AppScene,
  hits: readonly AppHit<SpecAction>[],
  { to }: Range,
): AppHit<SpecAction> | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (lexicon.grammar.headFirst || first?.id === 'keep' || !last) return first
  return last.last === to - 1 ? last : first
}

/** A word that names no thing by itself. */
const saysNothing = (scene: AppScene, words: SpecWords, word: string): boolean =>
  word === "'s" ||
  isSmall(scene, word) ||
  [words.general, words.frames, words.functions].some((list) => list.find([word]).length > 0)

/** The words between what is done and what says nothing by itself, of one noun phrase. */
function objectOf(
  scene: AppScene,
  { from, to }: Range,
  isEmpty: (at: number) => boolean,
  isTaken: (at: number) => boolean,
  isFrame: (at: number) => boolean,
): string {
  let first = from
  while (first < to && isEmpty(first)) {
    // 'access THE WEBSITE on different devices' is about nothing else
    if (isFrame(first) && first > from && isSmall(scene, scene.words[first + 1] ?? '')) return ''
    first++
  }
  let last = to
  while (last > first && isEmpty(last - 1)) last--
  // 'products for their home': what it is of or for says less
  const cut = scene.words.findIndex(
    (word, at) => at > first && at < last && (isTaken(at) || (isSmall(scene, word) && !scene.lexicon.has('of', word))),
  )
  const end = cut < 0 ? last : cut
  return end - first > LONGEST_OBJECT ? '' : saidIn(scene, { from: first, to: end })
}

/** The noun phrase as it was said, without the verb before it and up to what it is for. */
function phraseOf(scene: AppScene, { from, to }: Range, isTaken: (at: number) => boolean): string {
  let first = from
  while (first < to && (isTaken(first) || isSmall(scene, scene.words[first] ?? ''))) first++
  const end = scene.words.findIndex(
    (word, at) => at > first && at < to && isSmall(scene, word) && !scene.lexicon.has('of', word),
  )
  return saidIn(scene, trimmed(scene, { from: first, to: end < 0 ? to : end }))
}

/** Whether its head has an ending of many: 'courses', 'Kurse' are not told from 'Kurs' in every language, and count then. */
function isMany({ lexicon }: AppScene, object: string): boolean {
  const said = object.toLowerCase().split(' ')
  const head = (lexicon.grammar.headFirst ? said[0] : said.at(-1)) ?? ''
  return head !== '' && lexicon.forms(head).length > 1
}

/** 'browse products and articles': what has no verb is done as the one beside it. */
function withActions(scene: AppScene, found: SpecFunction[], verbLast: boolean): SpecFunction[] {
  const isAlone = scene.lexicon.grammar.headFirst || scene.lexicon.grammar.inverts
  if (verbLast) spread(found.toReversed(), 'before')
  spread(found, 'behind')
  return found.flatMap((one, index) => {
    const next = found[verbLast ? index - 1 : index + 1]
    const isBare = one.isDone && one.object === '' && one.noun === null && (!isAlone || one.isAlone)
    if (!isBare || !next?.isDone || next.object === '') return [one]
    // 'browse and MANAGE ORDERS': who keeps things sees them
    return next.action === 'keep' && one.action === 'show' ? [] : [{ ...one, object: next.object }]
  })
}

function spread(found: readonly SpecFunction[], side: SpecFunction['leads']): void {
  let last: SpecAction | null = null
  for (const one of found) {
    if (one.isDone) last = one.leads === side ? one.action : null
    else one.action ??= last
  }
}
