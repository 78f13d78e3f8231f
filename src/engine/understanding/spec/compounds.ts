import type { AppScene } from '../app-scene.ts'
import type { SpecWords } from './spec-words.ts'

/** Shorter words begin others by chance. */
const SHORTEST_FIRST = 3

/** A letter that joins two parts is of neither: 'BuchungSübersicht', 'Produkt-Verwaltung'. */
const joint = /(?:-|(?<=ung|heit|keit|schaft|tät|ion|ing|het|sjon)s)$/u

/** A text whose compounds are taken apart where their last part names a view or what is done: 'Produkt' 'verwaltung'. */
export function apart(scene: AppScene, words: SpecWords): AppScene {
  if (!scene.lexicon.grammar.compounds) return scene
  const split = scene.words.map((word, at) => {
    const token = scene.tokens[at] ?? { start: 0, end: 0, text: '', quoted: false }
    const last = token.quoted ? '' : lastPart(scene, words, at)
    if (last === '') return { tokens: [token], words: [word] }
    const bare = word.slice(0, -last.length).replace(joint, '')
    return {
      tokens: [
        { ...token, text: bare, end: token.start + bare.length },
        { ...token, text: last, start: token.end - last.length },
      ],
      words: [bare, last],
    }
  })
  return { ...scene, tokens: split.flatMap((one) => one.tokens), words: split.flatMap((one) => one.words) }
}

/** The longest last part of a compound that says something by itself; empty where the word is none, or known as a whole. */
function lastPart({ text, tokens, words: said, lexicon }: AppScene, words: SpecWords, at: number): string {
  const word = said[at] ?? ''
  const token = tokens[at]
  if (!token || token.end - token.start !== word.length) return ''
  // where nouns have capitals, verbs are no compounds of nouns
  const letter = text.charAt(token.start)
  if (lexicon.grammar.nounCapitals && letter === letter.toLowerCase()) return ''
  const isKnown = [words.actions, words.nouns, words.whole, words.general, words.frames, words.functions].some(
    (list) => list.find([word]).length > 0,
  )
  if (isKnown) return ''
  for (let from = SHORTEST_FIRST; from < word.length; from++) {
    const part = word.slice(from)
    if (words.lastParts.find([part]).length > 0) return part
  }
  return ''
}

/** Whether a word is the last part of a compound that was taken apart. */
export const isLastPart = ({ text, tokens, words, lexicon }: AppScene, at: number): boolean =>
  lexicon.grammar.compounds &&
  at > 0 &&
  /^[\p{L}-]{0,1}$/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0)) &&
  /\p{L}/u.test(words[at - 1] ?? '')
