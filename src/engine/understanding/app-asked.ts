import { type AppScene, endsSentence, isSmall, sceneOf, sentenceEnd } from './app-scene.ts'
import { knownNames } from './lexicon.ts'
import { readTokens } from './tokens.ts'

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

/** So many words say how it is to be made. */
const MOST_TECHNIQUES = 8

/** 'React component, single file, Tailwind. A KANBAN FOR …': the first sentence says how it is to be made, and not what. */
function behindTechniques(scene: AppScene): number[] {
  const { techniques } = knownNames()
  const end = sentenceEnd(scene, 0)
  const isHow = end <= MOST_TECHNIQUES && scene.words.slice(0, end).some((word) => techniques.has(word))
  return isHow ? scene.tokens.slice(end, end + 1).map(({ start }) => start) : []
}
