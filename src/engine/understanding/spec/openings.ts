import type { AppHit } from '../app-words.ts'
import { type AppScene, isCapital, type WordRange } from '../app-scene.ts'
import { beforeWho, behindSubject, framesApp, isSmall, opensWith, relativeClause } from './clauses.ts'
import { piecesOf, isGeneric } from './pieces.ts'
import type { SpecWords } from './spec-words.ts'

/** Where a list begins, what it is a list of, and by whom it is done. */
export type ListOpening = {
  first: number
  at: number
  isDone: boolean
  isKept: boolean
  isTold: boolean
  isOfFunctions?: boolean
  /** who does it stands right before: 'les professeurs PUBLIENT' */
  isFinite?: boolean
  /** and that they do it is asked for: 'deve PERMITIR QUE os alunos vejam' */
  isAllowed?: boolean
}

/** So far from 'should have' its noun for functions may stand: 'should have the following basic FUNCTIONS'. */
const NEAR = 6

/** Where the lists of a sentence begin. */
export function openingsIn(scene: AppScene, words: SpecWords, { from, to }: WordRange): ListOpening[] {
  const isKept = (first: number) => words.admin.find(scene.words, Math.max(from, first - 2), first).length > 0
  const able = words.able.find(scene.words, from, to).flatMap(({ first, last }, index): ListOpening[] => {
    const clause =
      index === 0 ? relativeClause(scene, words, { from, to: first }, endsClause(scene, last + 1, to)) : null
    const behind = opened(scene, words, beforeWho(scene, first, from), { from: last + 1, to })
    const own = { ...behind, isKept: behind.isKept || isKept(first) }
    return clause === null ? [own] : [opened(scene, words, clause, { from: clause, to: first }), own]
  })
  const had = ({ first, last }: Pick<AppHit, 'first' | 'last'>): ListOpening => ({
    first,
    at: listAt(scene, words, last + 1, to),
    isDone: false,
    isKept: false,
    isTold: true,
    isOfFunctions:
      listAt(scene, words, last + 1, to) > last + 1 || words.functions.find(scene.words, first, last + 1).length > 0,
  })
  const has = words.has.find(scene.words, from, to).map(had)
  const done = doingIn(scene, words, { from, to }).map(
    ({ first, last }): ListOpening => ({
      first,
      at: last + 1,
      isDone: true,
      isKept: isKept(last + 1),
      isTold: true,
      isFinite: true,
      isAllowed: words.able.find(scene.words, from, first).length > 0,
    }),
  )
  const sure = [...able, ...withoutThose([...has, ...done], able)]
  const beside = words.had
    .find(scene.words, from, to)
    .filter(({ last }) => from === 0 || isOfFunctions(scene, words, last + 1, to))
    .map((hit): ListOpening => ({ ...had(hit), isTold: false }))
    .concat(behindColon(scene, { from, to }))
    // 'browse products INCLUDING their prices': what stands inside of a list opens none
    .filter(({ first }) => !sure.some((one) => one.first <= first))
    .slice(0, 1)
  const all = [...sure, ...withoutThose(beside, able)].sort((one, other) => one.first - other.first)
  // 'should have functionalities that ALLOW USERS TO': the later one opens the list
  return all.filter(({ at }, index) => at < to && !all.slice(index + 1).some((later) => later.first < at))
}

/** Those that begin inside of none of the others. */
const withoutThose = (openings: readonly ListOpening[], others: readonly ListOpening[]): ListOpening[] =>
  openings.filter(({ first, at }) => !others.some((one) => first < one.at && one.first < at))

/** 'TEACHERS post assignments': who does something there, with a verb right behind. */
function doingIn(scene: AppScene, words: SpecWords, { from, to }: WordRange): AppHit[] {
  const { headFirst, inverts } = scene.lexicon.grammar
  return doersIn(scene, words, { from, to }).filter(({ last }) => {
    const isDone = last + 1 < to && isVerbBehind(scene, last) && opensWith(words.finite, scene, last + 1)
    // 'voient', 'se inscriben' are small elsewhere
    return headFirst || inverts
      ? isDone && !isToOwners(scene, last + 2)
      : isDone && !isSmall(scene, scene.words[last + 1] ?? '')
  })
}

/** 'Kunden schreiben UNS', 'i clienti scrivono a INFO@…': what is done is done to those who ask. */
const isToOwners = ({ words, lexicon }: AppScene, at: number): boolean =>
  lexicon.has('together', words[at] ?? '') || words.slice(at, at + 2).some((word) => word.includes('@'))

/** 'für ein Unternehmen: Galerie' has no verb there, and no noun is one where nouns have capitals. */
function isVerbBehind(scene: AppScene, at: number): boolean {
  const between = scene.text.slice(scene.tokens[at]?.end ?? 0, scene.tokens[at + 1]?.start ?? 0)
  // 'Patients: choose a dentist'; the parts of 'Mitgliederliste' stand together
  const isApart = between !== '' && ['', ':'].includes(between.trim())
  return isApart && !(scene.lexicon.grammar.nounCapitals && isCapital(scene, at + 1))
}

/** Shorter ones end other words by chance. */
const SHORTEST_DOER = 6

/** Who does something, in compounds the last part: 'NachhilfeLEHRER'. */
function doersIn(scene: AppScene, words: SpecWords, { from, to }: WordRange): AppHit[] {
  const known = words.doers.find(scene.words, from, to)
  const { compounds, nounCapitals } = scene.lexicon.grammar
  if (!compounds) return [...known, ...byEnding(scene, words, { from, to })]
  const compound = scene.words.slice(from, to).flatMap((word, index): AppHit[] => {
    const at = from + index
    if ((nounCapitals && !isCapital(scene, at)) || known.some(({ first, last }) => at >= first && at <= last)) return []
    const isDoer = Array.from({ length: Math.max(0, word.length - SHORTEST_DOER) }, (_, cut) =>
      word.slice(cut + 1),
    ).some((part) => words.doers.find([part]).length > 0)
    return isDoer ? [{ id: 'doers', first: at, last: at }] : []
  })
  return [...known, ...compound]
}

/** 'FIREFIGHTERS confirm': many who are called by what they do. */
const byEnding = (scene: AppScene, { doerEndings }: SpecWords, { from, to }: WordRange): AppHit[] =>
  scene.words.slice(from, to).flatMap((word, index): AppHit[] => {
    const isDoer = word.length >= SHORTEST_DOER && doerEndings.some((ending) => word.endsWith(ending))
    return isDoer ? [{ id: 'doers', first: from + index, last: from + index }] : []
  })

/** A list of what is done, behind who does it. */
function opened(scene: AppScene, words: SpecWords, first: number, range: WordRange): ListOpening {
  const at = behindSubject(scene, words, range)
  const isKept = words.admin.find(scene.words, range.from, at).length > 0
  return { first, at, isDone: true, isKept, isTold: true }
}

const endsClause = (scene: AppScene, at: number, to: number) =>
  at >= to || scene.words[at] === ',' || scene.lexicon.has('and', scene.words[at] ?? '')

/** 'An app for our flat: A, B and C' has what stands behind its colon. */
function behindColon(scene: AppScene, { from, to }: WordRange): ListOpening[] {
  if (from > 0 || !framesApp(scene, from, to)) return []
  const { text, tokens, words } = scene
  const at = words.findIndex(
    (_, index) =>
      index > from && index < to && /:\s/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? 0)),
  )
  if (at < 0) return []
  const pieces = piecesOf(scene, { from: at, to })
  return pieces.every((piece) => piece.to - piece.from <= SHORT)
    ? [{ first: at, at, isDone: false, isKept: false, isTold: false }]
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
  const isNamed = noun !== undefined && nouns(scene, words, from, noun.first) === 0
  if (!noun || !isNamed) return from
  const [lead] = words.leads.find(scene.words, noun.last + 1, Math.min(to, noun.last + 3))
  return lead?.first === noun.last + 1 ? lead.last + 1 : noun.last + 1
}

const nouns = (scene: AppScene, words: SpecWords, from: number, to: number) =>
  scene.words.slice(from, to).filter((word) => !isGeneric(scene, words, word) && !scene.lexicon.has('qualities', word))
    .length

/** Where the list is over: 'log in TO IMPROVE their skills'. */
export function closedAt(scene: AppScene, words: SpecWords, { at, isFinite }: ListOpening, to: number): number {
  const end = words.closes.find(scene.words, at + 1, to)[0]?.first ?? to
  return isFinite ? behindWhich(scene, words, { from: at, to: end }) : end
}

/** 'le bureau organise des concerts, LE PUBLIC est bienvenu': somebody else begins a clause of their own. */
function behindWhich(scene: AppScene, words: SpecWords, { from, to }: WordRange): number {
  const { headFirst, inverts } = scene.lexicon.grammar
  if (!headFirst && !inverts) return to
  const who = doersIn(scene, words, { from, to })
  const next = piecesOf(scene, { from, to }).find((piece) => {
    let at = piece.from
    while (at < piece.to && isSmall(scene, scene.words[at] ?? '')) at++
    const hit = piece.from > from ? who.find(({ first }) => first === at) : undefined
    // 'fører', 'leser' are verbs as well
    if (!hit || hit.last + 1 >= piece.to || opensWith(words.finite, scene, at)) return false
    const behind = scene.words[hit.last + 1] ?? ''
    return !scene.lexicon.has('of', behind) && words.beside.find([behind]).length === 0
  })
  return next?.from ?? to
}
