import { type AppScene, endsSentence, type WordRange } from '../app-scene.ts'
import { isSmall } from './clauses.ts'
import type { SpecWords } from './spec-words.ts'

/** The pieces of a list: between commas, 'and' and new lines. */
export function piecesOf(scene: AppScene, { from, to }: WordRange): (WordRange & { isLine: boolean })[] {
  const isJoint = (at: number) => scene.words[at] === ',' || scene.lexicon.has('and', scene.words[at] ?? '')
  const pieces: (WordRange & { isLine: boolean })[] = []
  let start = from
  let isLine = true
  for (let at = from; at <= to; at++) {
    const isBreak = at === to || isJoint(at)
    const ends = !isBreak && at > from && endsSentence(scene, at)
    if (!isBreak && !ends) continue
    if (at > start) pieces.push({ from: start, to: at, isLine })
    isLine = ends
    start = isBreak ? at + 1 : at
  }
  return pieces
}

/** A piece without what stands small around it. */
export function trimmed(scene: AppScene, { from, to }: WordRange): WordRange {
  let [first, last] = [from, to]
  while (first < last && isSmall(scene, scene.words[first] ?? '')) first++
  while (last > first && isSmall(scene, scene.words[last - 1] ?? '')) last--
  return { from: first, to: last }
}

export const textIn = ({ text, tokens }: AppScene, { from, to }: WordRange) =>
  to > from ? text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).replace(/\s+/g, ' ') : ''

/** A word that names no thing by itself. */
export const isGeneric = (scene: AppScene, words: SpecWords, word: string): boolean =>
  word === "'s" ||
  isSmall(scene, word) ||
  [words.general, words.frames, words.functions].some((list) => list.find([word]).length > 0)
