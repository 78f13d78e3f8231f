import { matterWords } from '../matter-words.ts'
import { plainWord } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'

/** Whether a text asks its readers for an answer: 'RSVP by 1 May', 'bitte bis Juli ZUSAGEN'. */
export function asksAnswer(text: string, language: ReadingLanguage): boolean {
  const words = text.split(/[^\p{L}\p{N}.'’-]+/u).map((word) => plainWord(word).replace(/\.$/, ''))
  return matterWords(language).answers.some((phrase) =>
    words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word.replace(/\.$/, ''))),
  )
}
