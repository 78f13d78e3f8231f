import { type AppScene, endsSentence, isCapital, isSmall as isSmallWord, type WordRange } from '../app-scene.ts'
import type { AppHit, Phrases } from '../app-words.ts'
import type { SpecAction, SpecNoun, SpecWords } from './spec-words.ts'

/** An elided article has no apostrophe among words: 'l'utilisateur'. */
export const isSmall = (scene: AppScene, word: string) => isSmallWord(scene, word) || isSmallWord(scene, `${word}'`)

/** A piece without what stands small around it, and what is done in it: 'sehen', 'créer' are small elsewhere, and actions here. */
export function withoutSmall(
  scene: AppScene,
  words: SpecWords,
  range: WordRange,
): { whole: WordRange; actions: AppHit<SpecAction>[] } {
  const found = words.actions.find(scene.words, range.from, range.to)
  const { headFirst, inverts } = scene.lexicon.grammar
  // in English what asks for a page stays what asks, and 'log in' is one word for what is done
  const isAction = (at: number) => (headFirst || inverts) && found.some(({ first, last }) => at >= first && at <= last)
  const isLoose = (at: number) => isSmall(scene, scene.words[at] ?? '') && !isAction(at)
  let { from, to } = range
  while (from < to && isLoose(from)) from++
  while (to > from && isLoose(to - 1)) to--
  return { whole: { from, to }, actions: found.filter(({ first }) => first >= from) }
}

/** What names a thing by itself, and by which of several: the last noun, or the first one of those that others hang on. */
export function headOf(scene: AppScene, hits: readonly AppHit<SpecNoun>[]): AppHit<SpecNoun> | undefined {
  const { headFirst, inverts } = scene.lexicon.grammar
  if (headFirst) return hits[0]
  // 'Statistik ÜBER die Buchungen' is one of figures
  const last = hits.findIndex(
    ({ last: at }, index) => index + 1 < hits.length && inverts && isSmall(scene, scene.words[at + 1] ?? ''),
  )
  return hits.at(last)
}

/**
 * Where verbs stand last, a clause that ends in 'können' begins behind its relative: 'mit DER man Termine buchen kann';
 * of one without such a word, only where nothing stands behind it. Null where it has nothing before it that is done.
 */
export function relativeClause(
  scene: AppScene,
  words: SpecWords,
  { from, to }: WordRange,
  isLast: boolean,
): number | null {
  if (!words.verbLast || words.actions.find(scene.words, from, to).length === 0) return null
  const { words: said, lexicon } = scene
  for (let at = to - 1; at > from; at--) {
    const isArticle = lexicon.has('articles', said[at] ?? '')
    const isBehindComma = said[at - 1] === ',' || said[at - 2] === ','
    if (lexicon.has('relativePronouns', said[at] ?? '') && (!isArticle || isBehindComma))
      return words.actions.find(said, at + 1, to).length > 0 ? at + 1 : null
  }
  if (!isLast) return null
  const [modal] = words.had.find(said, from, to)
  return modal && words.actions.find(said, modal.last + 1, to).length > 0 ? modal.last + 1 : from
}

/** Where who does it stands behind the verb or the relative, what is done begins behind them: 'können MITGLIEDER Kurse buchen'. */
export function behindSubject(scene: AppScene, words: SpecWords, { from, to }: WordRange): number {
  const { words: said, lexicon } = scene
  if (lexicon.grammar.headFirst) return behindDoer(scene, words, { from, to })
  if (!lexicon.grammar.inverts) return from
  let at = from
  while (at < to && isSmall(scene, said[at] ?? '') && words.actions.find(said, at, at + 2)[0]?.first !== at) at++
  const next = said[at + 1] ?? ''
  const isThing = next !== ',' && !lexicon.has('and', next) && !lexicon.has('of', next)
  const isAction = words.actions.find(said, at + 1, Math.min(to, at + 3))[0]?.first === at + 1
  if (at + 1 >= to || !isThing || (isAction && words.verbLast)) return from
  return isWho(scene, words, at) ? at + 1 : from
}

/** So many small words stand between who may do it and what is done: 'permettre aux élèves DE chercher'. */
const MOST_BETWEEN = 2

/** 'permita A LOS SOCIOS reservar': what is done begins behind who may do it. */
function behindDoer(scene: AppScene, words: SpecWords, { from, to }: WordRange): number {
  let at = from
  while (at < to && at - from <= MOST_BETWEEN && isSmall(scene, scene.words[at] ?? '')) at++
  const [who] = words.doers.find(scene.words, at, to)
  if (who?.first !== at) return from
  let next = who.last + 1
  while (
    next < to &&
    next - who.last <= MOST_BETWEEN &&
    isSmall(scene, scene.words[next] ?? '') &&
    !opensWith(words.actions, scene, next)
  )
    next++
  return next < to && opensWith(words.actions, scene, next) ? next : from
}

/** No phrase for what is done has more words. */
const LONGEST_ACTION = 6

/** Whether a phrase for what is done begins at a word. */
export const opensWith = (actions: Phrases<SpecAction>, { words }: AppScene, at: number): boolean =>
  actions.find(words.slice(at, at + LONGEST_ACTION))[0]?.first === 0

/** Somebody; where nouns have capitals, of two that follow each other the first one. */
const isWho = (scene: AppScene, words: SpecWords, at: number): boolean =>
  scene.lexicon.has('people', scene.words[at] ?? '') ||
  words.admin.find([scene.words[at] ?? '']).length > 0 ||
  (scene.lexicon.grammar.nounCapitals && isCapital(scene, at) && isCapital(scene, at + 1))

/** What stands before the last part of a compound is a word, too: 'en lapp' is a note. */
const SHORTEST_PART = 3

/** 'app', 'Lernplattform': a word for an application, in compounds the last part. */
export const framesApp = ({ words, known }: AppScene, from: number, to: number): boolean =>
  known.frames.find(words, from, to).length > 0 ||
  words
    .slice(from, to)
    .some(
      (word) =>
        (word.includes('-') && known.frames.find([word.slice(word.lastIndexOf('-') + 1)]).length > 0) ||
        known.appParts.some((part) => word.endsWith(part) && word.length >= part.length + SHORTEST_PART),
    )

/** So many words say who does it. */
const LONGEST_WHO = 3

/** Where it begins to say who does what follows: '- MITARBEITER können', 'et LES CLIENTS peuvent'. */
export function beforeWho(scene: AppScene, first: number, from: number): number {
  const { words: said, lexicon } = scene
  if (!lexicon.grammar.headFirst && !lexicon.grammar.inverts) return first
  for (let at = first; at > from && first - at <= LONGEST_WHO; at--)
    if (endsSentence(scene, at) || said[at - 1] === ',' || lexicon.has('and', said[at - 1] ?? '')) return at
  return first
}
