import { type AppScene, endsSentence, sentenceEnd, spanOf } from './app-scene.ts'
import type { AppReading } from './apps.ts'

const NEAR_THING = 4

/** 'AI that scans your face and tells you …': the clause is what the page does. */
export function pictureReader(scene: AppScene): AppReading | null {
  const { known, words, tokens, lexicon } = scene
  const hits = known.reads.find(words)
  const verb = hits.find(
    (hit) =>
      hit.id === 'verbs' &&
      hits.some(({ id, first }) => id === 'things' && first > hit.last && first - hit.last <= NEAR_THING),
  )
  const makesOne = words.slice(0, verb?.first ?? 0)
  const isMachine =
    known.frames.find(makesOne).length > 0 || makesOne.some((word) => word === 'ai' || word === 'ki' || word === 'ia')
  if (!verb || !isMachine || verb.first > FAR) return null
  let first = verb.first
  while (
    first > 0 &&
    !lexicon.has('relative', words[first - 1] ?? '') &&
    words[first - 1] !== ',' &&
    !endsSentence(scene, first)
  )
    first--
  const end = sentenceEnd(scene, verb.last)
  return {
    screen: 'scan',
    subject: scene.text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0),
    context: '',
    hasSums: false,
    lists: [],
    span: spanOf(tokens, 0, end - 1),
  }
}

/** So far on a request says what it asks for. */
const FAR = 30
