import { type AppScene, endsSentence, isSmall, sceneOf, sentenceEnd, spanOf } from './app-scene.ts'
import { LONGEST_SUBJECT, subjectOf } from './app-subject.ts'
import { knownNames } from './lexicon.ts'
import { readTokens } from './tokens.ts'
import type { Span } from './types.ts'

/** So many places where a request may begin to ask are looked at. */
const MOST = 3
/** 'AND SO I need' */
const LEAD = 3
const LONG_WORD = 4

/**
 * 'We are four shepherds, WE NEED A TOOL to …': the request from where it begins to ask, for each such place behind an
 * introduction. Places in the text stay as they are.
 */
export function asksBehindIntroduction(scene: AppScene): AppScene[] {
  const { text, tokens, words, lexicon } = scene
  const isBorder = (at: number) => endsSentence(scene, at) || words[at - 1] === ','
  const isLead = (at: number) => isSmall(scene, words[at] ?? '') || lexicon.has('and', words[at] ?? '')
  const starts = lexicon
    .find(readTokens(text), ['asks'])
    .filter(({ phrase, start }) => {
      const at = tokens.findIndex((token) => token.start >= start)
      let from = at
      while (from > 0 && !isBorder(from) && isLead(from - 1)) from--
      // 'a mum of twins AND I need', 'CHE necesito'
      const isOpen = isBorder(from) || from === 1 || lexicon.has('and', words[from] ?? '')
      return phrase.length >= LONG_WORD && from > 0 && at - from <= LEAD && isOpen
    })
    .slice(0, MOST)
    .map(({ start }) => start)
  return [...behindTechniques(scene), ...starts].map((start) =>
    sceneOf(' '.repeat(start) + text.slice(start), lexicon.language),
  )
}

/** Who asks, as they say it first: 'We are a TOOL LIBRARY. We need …'; null where they do not, or where they ask in that sentence. */
export function introducedIn(scene: AppScene): { said: string; span: Span } | null {
  const { words, tokens, text, lexicon } = scene
  const [self] = selvesAtFirst(scene)
  // 'I am the caretaker' says who writes, and not whose it is
  const areMany = lexicon.has('together', words[0] ?? '')
  const sentence = sentenceEnd(scene, 0)
  const whole = tokens[sentence - 1]?.end ?? 0
  const isAsked = lexicon.find(readTokens(text), ['asks']).some(({ start }) => start < whole)
  if (!self || !areMany || isAsked) return null
  const first = tokens.findIndex(({ start }) => start >= self.end)
  const last = endOfSubject(scene, first, sentence) - 1
  const said = last < first ? '' : subjectOf(scene, { id: '', first, last })
  return said !== '' && said.length < LONGEST_SUBJECT ? { said, span: spanOf(tokens, 0, last) } : null
}

const LONG_INTRODUCTION = 6

/** Before a comma, and of a long sentence before 'and': 'a dog kennel AND RIGHT NOW everything is in a notebook'. */
function endOfSubject({ words, lexicon }: AppScene, first: number, end: number): number {
  const isBorder = (word: string) => word === ',' || (end - first > LONG_INTRODUCTION && lexicon.has('and', word))
  const border = words.findIndex((word, at) => at > first && at < end && isBorder(word))
  return border < 0 ? end : border
}

const selvesAtFirst = ({ text, lexicon }: AppScene) =>
  lexicon.find(readTokens(text), ['self']).filter(({ start }) => text.slice(0, start).trim() === '')

/** 'WE ARE a tool library', 'I HAVE twelve hens': whoever asks says first who they are, and no site is asked for by that. */
export const introducesItself = (scene: AppScene): boolean =>
  selvesAtFirst(scene).length > 0 || scene.lexicon.find(readTokens(scene.text), ['possesses'])[0]?.start === 0

/** So many words say how it is to be made. */
const MOST_TECHNIQUES = 8

/** 'React component, single file, Tailwind. A KANBAN FOR …': the first sentence says how it is to be made, and not what. */
function behindTechniques(scene: AppScene): number[] {
  const { techniques } = knownNames()
  const end = sentenceEnd(scene, 0)
  const isHow = end <= MOST_TECHNIQUES && scene.words.slice(0, end).some((word) => techniques.has(word))
  return isHow ? scene.tokens.slice(end, end + 1).map(({ start }) => start) : []
}
