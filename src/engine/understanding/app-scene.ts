import { type AppWords, appWords } from './app-words.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

const LONGEST = 2000

/** A request for an app while it is read: its words, and what is known of them. */
export type AppScene = { text: string; tokens: PhraseToken[]; words: string[]; known: AppWords; lexicon: Lexicon }

export function sceneOf(text: string, language: ReadingLanguage): AppScene {
  const [known, words] = [lexicon(language), appWords(language)]
  const tokens = phraseTokens(text.slice(0, LONGEST))
  // 'partage' is a word of its own here
  const spelled = (word: string) => (words.vocabulary.has(word) ? word : known.marked(word))
  return { text, tokens, words: tokens.map((token) => spelled(wordOf(token))), known: words, lexicon: known }
}

/** A quotation is no word, whatever it says. */
export const wordOf = ({ quoted, text }: PhraseToken) => (quoted ? '"' : text)

export const spanOf = (tokens: readonly PhraseToken[], first: number, last: number): Span => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[last]?.end ?? 0,
})

/** What lies between two words: a mark, a line break, or nothing. */
export const between = ({ text, tokens }: AppScene, at: number) =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)

export const endsSentence = (scene: AppScene, at: number) => at > 0 && /[.!?…:;(\n]|\s[-–—]\s/.test(between(scene, at))

/** A small word that begins something else about the noun: 'for', 'with', 'that'. */
export function connects(scene: AppScene, at: number): boolean {
  const { lexicon, words, known } = scene
  const word = words[at] ?? ''
  if (word === ',' || lexicon.has('having', word) || known.for.find([word]).length > 0) return true
  // 'a quiz app THAT asks': behind a noun it points at nothing; 'die' stands there in German for whose something is
  if (lexicon.has('articles', word))
    return (
      lexicon.has('relative', word) && !lexicon.grammar.nounCapitals && at > 0 && !isSmall(scene, words[at - 1] ?? '')
    )
  if (lexicon.has('relative', word)) return true
  return lexicon.has('about', word) && !(lexicon.grammar.headFirst && lexicon.has('of', word))
}

export const isSmall = ({ lexicon }: AppScene, word: string) =>
  lexicon.has('articles', word) || lexicon.has('asks', word) || lexicon.has('small', word) || lexicon.has('own', word)

/** Where the sentence is over in which a word stands. */
export function sentenceEnd(scene: AppScene, from: number): number {
  for (let at = from + 1; at < scene.words.length; at++) if (endsSentence(scene, at)) return at
  return scene.words.length
}

/** The words from `from` up to `to`, which is counted out. */
export type WordRange = { from: number; to: number }

/** Whether a word was written with a capital. */
export const isCapital = ({ text, tokens }: AppScene, at: number): boolean => {
  const letter = text.charAt(tokens[at]?.start ?? 0)
  return letter !== letter.toLowerCase()
}
