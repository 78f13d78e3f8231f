import { z } from 'zod'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const phrases = z.array(z.string().min(1))

/** What entries of a list can be ranked by. */
const measure = z.enum(['price', 'length', 'size'])
export type Measure = z.infer<typeof measure>

/** Forms of a noun: for one, and for several. */
const forms = z.strictObject({ one: phrases, many: phrases })

/** words/<lang>/parts.json: the words by which people point at parts of a page. Phrases of up to four words count as one. */
const partsSchema = z.strictObject({
  /** articles and the like, which say nothing about which part is meant */
  skip: phrases,
  /** words that mean all of what follows */
  all: phrases,
  /** words that mean the whole page by themselves */
  everything: phrases,
  both: phrases,
  /** first, second … up to tenth, with their forms */
  ordinals: z.array(phrases),
  last: phrases,
  middle: phrases,
  /** two, three, four, five, six */
  numbers: z.array(phrases),
  /** `most`: the greatest of them */
  ranks: z.array(z.strictObject({ words: phrases, by: measure, most: z.boolean() })),
  except: phrases,
  and: phrases,
  /** what stands inside what follows */
  within: phrases,
  /** what follows are words of the part itself */
  about: phrases,
  /** words for the whole page, as a place */
  page: phrases,
  /** what a part has rather than is: its size, its background */
  property: phrases,
  /** nouns that only say that a part is one */
  section: forms,
  entry: forms,
  /** kinds of sections: what the section is called, and one and several of its entries */
  kinds: z.record(z.string(), z.strictObject({ section: phrases, one: phrases, many: phrases })),
  /** single elements, by the English noun that finds them */
  elements: z.record(z.string(), forms),
  /**
   * How a chip speaks of a noun: with its article, with the one that stands before an ordinal, and which form of the
   * ordinal agrees with it. A noun that is not here stands without an article.
   */
  nouns: z.record(z.string(), z.strictObject({ the: z.string(), counted: z.string(), ordinal: z.number() })),
})
export type PartWords = z.infer<typeof partsSchema>

const loaded = new Map<ReadingLanguage, PartWords>()

/** The words for parts of a page in a language, read from its folder when they are first asked for. */
export function partWords(language: ReadingLanguage): PartWords {
  const known = loaded.get(language) ?? readWords(language, 'parts.json', partsSchema)
  loaded.set(language, known)
  return known
}
