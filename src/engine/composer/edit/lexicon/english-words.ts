import { z } from 'zod'
import { type PageLanguage, pageLanguages } from '#rules/languages.ts'
import { readWords } from '../../../understanding/word-files.ts'

const text = z.string().min(1)
const wordFor = z.record(z.string(), text)
const pattern = z.string().transform((source) => new RegExp(source, 'iu'))

/**
 * words/<lang>/english.json. What edits are about is called by its English name between the reader and the answer: this
 * file has the English of a language's words, and its words for the English names. English needs none.
 */
const schema = z.strictObject({
  /** parts of a page in an answer, with their article */
  parts: wordFor,
  /** looks in an answer */
  looks: wordFor,
  /** names of sections that English requests use for pages in this language */
  sections: wordFor,
  /** words and phrases, lower case, with their English; '' for what English leaves out */
  words: z.record(z.string(), z.string()),
  /** endings that a word may have beyond those it is listed with, longest first */
  endings: z.array(text),
  /** a regular expression of words that an instruction means the same without */
  fillers: z.string().transform((source) => new RegExp(source, 'giu')),
  /**
   * How instructions are said. In an order's English `{1}` is the first group in English words, `{1=}` the group as it
   * stands, `{1?}` in English when all its words are known, else as it stands.
   */
  orders: z.array(z.tuple([pattern, text])),
})
export type EnglishWords = z.output<typeof schema>

/** Every language but English, which is what the others are put into. */
export const otherLanguages = pageLanguages.filter((language) => language !== 'en')

const loaded = new Map<PageLanguage, EnglishWords>()

/** A language's words and their English; undefined for English itself. */
export function englishWords(language: PageLanguage): EnglishWords | undefined {
  if (language === 'en') return undefined
  const known = loaded.get(language) ?? readWords(language, 'english.json', schema)
  loaded.set(language, known)
  return known
}
