import { z } from 'zod'
import { partWords } from './part-words.ts'
import { plainWord } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const loaded = new Map<ReadingLanguage, string[]>()

/** 'two' is the second. */
function namesOf(language: ReadingLanguage): string[] {
  const known = loaded.get(language)
  if (known) return known
  const { numbers } = readWords(language, 'requests.json', z.looseObject({ numbers: z.array(z.string()) }))
  const words = numbers.map(plainWord)
  loaded.set(language, words)
  return words
}

/** The number that a word is or names, as the lexicon has it: '12', 'two'; null for any other. */
export function numberOf(word: string, language: ReadingLanguage): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const named = namesOf(language).indexOf(word) + 1
  if (named > 1) return named
  // 'duas colunas' is counted as well as 'dois quadros'
  const form = partWords(language).numbers.findIndex((forms) => forms.includes(word))
  return form < 0 ? null : form + 2
}
