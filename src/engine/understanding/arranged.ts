import { lexicon } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'

const LONGEST = 4

/**
 * How many words at the beginning say where or when something comes: 2 of 'BELOW THAT a table'; 0 where they are all, and
 * where a single one may be a part of the name: 'sotto soglia'.
 */
export function arrangingWords(words: readonly string[], language: ReadingLanguage): number {
  const known = lexicon(language)
  for (let count = Math.min(LONGEST, words.length - 1); count > 0; count--) {
    const phrase = words.slice(0, count).join(' ')
    const isName = known.has('positions', phrase) && count === 1 && !known.has('articles', words[1] ?? '')
    if (known.has('arranges', phrase) && !isName) return count
  }
  return 0
}
