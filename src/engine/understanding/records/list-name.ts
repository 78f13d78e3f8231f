import { type AppScene, endsSentence, isSmall, type WordRange } from '../app-scene.ts'
import { LONGEST_SUBJECT } from '../app-subject.ts'
import type { AppHit } from '../app-words.ts'

const MOST_BEFORE = 2
const MOST_BEHIND = 6

/**
 * What a register is called by the noun for it nearest before its fields: 'a client TABLE I can sort', 'un TABLEAU des partitions
 * avec le titre'; empty where that noun stands alone ('I need a list'). `heads`: such nouns; `start`: where the fields begin.
 */
export function nameOfList(scene: AppScene, heads: readonly AppHit[], start: number): string {
  // an app is called by what it is for
  const isFrame = ({ first, last }: AppHit) => scene.known.frames.find(scene.words, first, last + 1).length > 0
  const head = heads.findLast((hit) => (scene.tokens[hit.last]?.end ?? 0) <= start && !isFrame(hit))
  if (!head) return ''
  const from = modifiersBefore(scene, head.first)
  const to = thingBehind(scene, head.last)
  const isCompound = (scene.words[head.first] ?? '').length >= LONGEST_HEAD
  return from < head.first || to > head.last || isCompound ? textOf(scene, { from, to: to + 1 }) : ''
}

/** 'Radioamatør-logg', 'Schallplattenliste' name their things themselves. */
const LONGEST_HEAD = 11

const textOf = ({ text, tokens }: AppScene, { from, to }: WordRange): string => {
  const said = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  return said.length <= LONGEST_SUBJECT ? said : ''
}

/** 'ROPE INSPECTION log': nouns before it, where they stand there. */
function modifiersBefore({ words, lexicon: known, ...scene }: AppScene, head: number): number {
  if (known.grammar.headFirst || known.grammar.nounCapitals) return head
  const whole = { words, lexicon: known, ...scene }
  const isNoun = (at: number) => {
    const word = words[at] ?? ''
    const isOther = (['qualities', 'asks', 'style', 'colour', 'own', 'pronouns'] as const).some((kind) =>
      known.has(kind, word),
    )
    return /^\p{L}/u.test(word) && !isSmall(whole, word) && !isOther
  }
  let first = head
  while (first > 0 && head - first < MOST_BEFORE && isNoun(first - 1) && !endsSentence(whole, first)) first--
  return first
}

/** 'register OF MY HIVES': up to a comma, 'with', or a clause of its own. */
function thingBehind(scene: AppScene, head: number): number {
  const { words, lexicon: known } = scene
  const isOver = (at: number) => {
    const word = words[at] ?? ''
    const ends = (['having', 'interrogatives', 'pronouns', 'ifs', 'reasons', 'devices'] as const).some((kind) =>
      known.has(kind, word),
    )
    const isRelative = known.has('relative', word) && !known.has('articles', word)
    return word === ',' || ends || isRelative || /\d/.test(word) || endsSentence(scene, at)
  }
  const opens = head + 1
  const leads = (['of', 'about', 'topic', 'thresholds'] as const).some((kind) => known.has(kind, words[opens] ?? ''))
  if (isOver(opens) || !leads) return head
  let to = opens
  while (to + 1 < words.length && to - head < MOST_BEHIND && !isOver(to + 1)) to++
  while (to > opens && isSmall(scene, words[to] ?? '')) to--
  return to > opens ? to : head
}
