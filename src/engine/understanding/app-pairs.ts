import { type AppScene, connects, endsSentence, isSmall } from './app-scene.ts'
import type { AppHit, AppScreen } from './app-words.ts'

/** So many words may stand between a noun and what it is of: 'table for OUR DARTS PUB league'. */
const NEAR = 5

/** Screens that are told by a noun and by what it is of: 'Tabelle für unsere LIGA', 'CLEANING schedule', 'escala de LIMPEZA'. */
export function pairedScreens(scene: AppScene, zone: number): AppHit<AppScreen>[] {
  return scene.known.pairs.flatMap(({ screen, heads, of, parts }) =>
    heads.find(scene.words, 0, zone).flatMap((head): AppHit<AppScreen>[] => {
      const others = [...of.find(scene.words), ...ofCompounds(scene, parts)]
      const before = others.find(({ last }) => last === head.first - 1)
      if (before) return [{ id: screen, first: before.first, last: head.last }]
      const behind = others.find((other) => isBehind(scene, head, other))
      return behind ? [{ id: screen, first: head.first, last: behind.last < zone ? behind.last : head.last }] : []
    }),
  )
}

/** 'Tischtennisliga' is one. */
const ofCompounds = ({ words, lexicon }: AppScene, parts: readonly string[]): AppHit[] =>
  lexicon.grammar.compounds
    ? words.flatMap((word, at) =>
        parts.some((part) => part.length > 3 && word.length > part.length + 2 && word.endsWith(part))
          ? [{ id: '', first: at, last: at }]
          : [],
      )
    : []

/** Whether a noun hangs on another: with a small word between them, and what stands before it where the head comes last. */
function isBehind(scene: AppScene, head: AppHit, other: AppHit): boolean {
  const { words, lexicon } = scene
  const isLink = (word: string) =>
    isSmall(scene, word) || (['of', 'about', 'qualities'] as const).some((kind) => lexicon.has(kind, word))
  const gap = words.slice(head.last + 1, other.first)
  // 'Tabelle Kreisliga' is a title
  if (lexicon.grammar.compounds && head.first === 0 && other.first === head.last + 1) return true
  const bare = words.slice(0, head.first).every((word) => isSmall(scene, word) || lexicon.has('qualities', word))
  const isNear = other.first > head.last && gap.length > 0 && gap.length <= NEAR
  const isOneSentence = words
    .slice(head.last + 1, other.last + 1)
    .every((_, at) => !endsSentence(scene, head.last + 1 + at))
  if (!bare || !isNear || !isOneSentence || gap.includes(',') || !isLink(gap[0] ?? '')) return false
  if (gap.some((word) => lexicon.has('having', word))) return false
  const next = other.last + 1
  const isTail = next >= words.length || connects(scene, next) || endsSentence(scene, next) || isLink(words[next] ?? '')
  return lexicon.grammar.headFirst ? gap.every(isLink) : isTail
}
