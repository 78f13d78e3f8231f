import { type AppScene, endsSentence, isSmall } from './app-scene.ts'
import type { AppHit } from './app-words.ts'

export const LONGEST_SUBJECT = 44

/** The words of the person, as long as a heading may be. */
export function subjectOf(scene: AppScene, { first, last }: AppHit, isCalled = false): string {
  const { tokens, text, words } = scene
  let from = first
  // 'TO do' is called so
  const end = isCalled ? first : last
  while (from < end && isSmall(scene, words[from] ?? '')) from++
  const said = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)
  if (said.length <= LONGEST_SUBJECT) return said
  const cut = said.slice(0, LONGEST_SUBJECT).split(' ').slice(0, -1)
  while (cut.length > 1 && isSmall(scene, (cut.at(-1) ?? '').toLowerCase())) cut.pop()
  return cut.join(' ')
}

export const LONGEST_CONTEXT = 60

/** 'a quiz WITH 15 QUESTIONS for hunters': past how much it has. */
function pastAmount({ lexicon, words }: AppScene, at: number): number {
  const isAmount = lexicon.has('having', words[at] ?? '') && /^\d+$/.test(words[at + 1] ?? '')
  return isAmount ? at + AMOUNT : at
}
const AMOUNT = 3

/** What follows the head with 'for', up to the next comma, 'with' or 'that'. */
export function contextOf(scene: AppScene, at: number): string {
  const { lexicon, words, tokens, text } = scene
  const from = pastAmount(scene, at)
  if (!lexicon.has('about', words[from] ?? '') || endsSentence(scene, from)) return ''
  const parted = scene.known.cues.find(words).filter((cue) => cue.id === 'groups' && cue.last > cue.first)
  let last = from
  for (let at = from + 1; at < words.length && !endsSentence(scene, at); at++) {
    const word = words[at] ?? ''
    if (word === ',' || lexicon.has('having', word)) break
    if (lexicon.has('relative', word) && !lexicon.has('articles', word)) break
    // 'for scout camp, SEPARATED BY child and leader'
    if (parted.some(({ first }) => first === at)) break
    last = at
  }
  const said = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)
  return last > from && said.length <= LONGEST_CONTEXT ? said : ''
}
