import { z } from 'zod'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const phrases = z.array(z.string().min(1))

/** words/<lang>/matters.json: the words by which pages of people who are no business are known. */
const schema = z.strictObject({
  /** what people come together for: 'wedding', 'flea market', 'turns #' with a number */
  occasion: phrases,
  /** those who do something together and sell nothing: 'choir', 'book club' */
  association: phrases,
  /** what somebody shows of themselves: 'CV', 'thesis' */
  person: phrases,
  /** who lives together or shares rooms: 'flat share' */
  household: phrases,
  /** by which one thing is sold */
  sells: phrases,
  /** things of which people sell one */
  soldThings: phrases,
  /** beside a price that is no last word: 'or nearest offer' */
  negotiable: phrases,
  /** what is said of who is lost or found, */
  lost: phrases,
  /** and who that may be */
  strays: phrases,
  /** by which guests are asked to answer */
  answers: phrases,
})
export type MatterWords = z.infer<typeof schema>
export type MatterKind = keyof MatterWords

const kinds = Object.keys(schema.shape) as MatterKind[]
const empty = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<MatterKind, readonly string[][]>

const known = new Map<ReadingLanguage, Record<MatterKind, readonly string[][]>>()

/** The phrases of a language, each word by word. Throws when its file is wrong. */
export function matterWords(language: ReadingLanguage): Record<MatterKind, readonly string[][]> {
  const before = known.get(language)
  if (before) return before
  const read = readWords(language, 'matters.json', schema)
  const split = { ...empty }
  for (const kind of kinds) split[kind] = read[kind].map((phrase) => phrase.replace(/['’]/g, '$& ').split(/ +/))
  known.set(language, split)
  return split
}
