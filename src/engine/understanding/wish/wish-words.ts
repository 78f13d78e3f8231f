import { z } from 'zod'
import type { ReadingLanguage } from '../types.ts'
import { readWords } from '../word-files.ts'

const phrases = z.array(z.string().min(1))

/** What a verb does to a part, in whatever form it stands. */
export const wishActs = [
  'remove',
  'hide',
  'show',
  'see',
  'need',
  'duplicate',
  'keep',
  'move',
  'change',
  'name',
  'cost',
  'bigger',
  'smaller',
  'darker',
  'lighter',
  'say',
  /** what no frame does yet: others read it */
  'other',
] as const
export type WishAct = (typeof wishActs)[number]

/** Small words by what they do in a wish. */
export const wishSigns = ['not', 'without', 'only', 'others', 'too', 'instead', 'but', 'asking', 'it', 'then'] as const
export type WishSign = (typeof wishSigns)[number]

/** Looks beside colour and size: letters, where they stand, the room around them. */
export const wishStyles = [
  'bold',
  'thin',
  'italic',
  'uppercase',
  'underlined',
  'left',
  'center',
  'right',
  'airy',
  'tight',
  'sticky',
] as const
export type WishStyle = (typeof wishStyles)[number]

/** words/<lang>/wishes.json: what makes a wish of a sentence, wherever in it the word stands. */
const wishesSchema = z.strictObject({
  /** what follows the stem of a verb */
  endings: phrases,
  /** pronouns that are written as one with a verb: 'quítalo' */
  clitics: phrases,
  /** what stands before the stem of a participle, or between it and its particle: 'ge', 'zu' */
  infixes: phrases,
  /** stems, whole phrases, and stems with the word that stands apart from them: 'nimm … raus' */
  verbs: z.record(z.enum(wishActs), z.array(z.union([z.string().min(1), z.tuple([z.string(), z.string()])]))),
  signs: z.record(z.enum(wishSigns), phrases),
  /** what something is too much of, by the look that mends it */
  mends: z.record(z.enum(['bigger', 'smaller', 'darker', 'lighter', 'rounder', 'square']), phrases),
  /** other ways to ask for a look */
  looks: z.partialRecord(z.enum(['bigger', 'smaller', 'darker', 'lighter', 'rounder', 'square']), phrases),
  styles: z.record(z.enum(wishStyles), phrases),
  /** other words for a place */
  sides: z.partialRecord(z.enum(['before', 'after', 'up', 'down', 'start', 'end']), phrases),
  /** words that ask for nothing by themselves */
  plain: phrases,
})
export type WishWords = z.infer<typeof wishesSchema>

const loaded = new Map<ReadingLanguage, WishWords>()

/** The words of wishes in a language, read from its folder when they are first asked for. */
export function wishWords(language: ReadingLanguage): WishWords {
  const known = loaded.get(language) ?? readWords(language, 'wishes.json', wishesSchema)
  loaded.set(language, known)
  return known
}
