import type { AppHit } from '../app-words.ts'
import type { AppScene } from '../app-scene.ts'
import { beforeWho, behindSubject, framesApp, isSmall, type WordRange, relativeClause } from './clauses.ts'
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
    ({ first, last }): ListOpening => ({ first, at: last + 1, isDone: true, isKept: isKept(last + 1), isTold: true }),
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
const doingIn = (scene: AppScene, words: SpecWords, { from, to }: WordRange): AppHit[] =>
  words.doers.find(scene.words, from, to).filter(({ last }) => {
    const next = scene.words[last + 1] ?? ''
    return (
      last + 1 < to && words.actions.find(scene.words, last + 1, to)[0]?.first === last + 1 && !isSmall(scene, next)
    )
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
export const closedAt = ({ words: said }: AppScene, words: SpecWords, from: number, to: number): number =>
  words.closes.find(said, from + 1, to)[0]?.first ?? to
