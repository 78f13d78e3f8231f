import { type InstructionWords, instructionWords } from '../instruction-words.ts'
import { phraseTokens } from '../phrase-tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { type WishAct, type WishSign, type WishStyle, wishActs, wishSigns, wishWords } from './wish-words.ts'

export type WishLook = keyof InstructionWords['looks'] | WishStyle
export type WishSide = keyof InstructionWords['sides']

/** What a phrase can mean in a wish. */
export type PhraseMeaning =
  | { is: 'act'; act: WishAct }
  | { is: 'sign'; sign: WishSign }
  | { is: 'look'; look: WishLook }
  | { is: 'mend'; look: WishLook }
  | { is: 'side'; side: WishSide }
  | { is: 'plain' }

export const longestWishPhrase = 6

type Table = ReadonlyMap<string, readonly PhraseMeaning[]>
const tables = new Map<ReadingLanguage, Table>()

/** Everything that phrases of a language mean in wishes; made when it is first asked for. */
export function phrasesIn(language: ReadingLanguage): Table {
  const known = tables.get(language)
  if (known) return known
  const table = new Map<string, PhraseMeaning[]>()
  const put = (phrases: readonly string[] | undefined, meaning: PhraseMeaning) => {
    for (const phrase of phrases ?? []) {
      const key = phraseTokens(phrase)
        .map(({ text }) => text)
        .join(' ')
      table.set(key, [...(table.get(key) ?? []), meaning])
    }
  }
  const { verbs, signs, mends, looks, styles, sides, plain } = wishWords(language)
  const own = instructionWords(language)
  for (const act of wishActs)
    put(
      verbs[act].filter((verb): verb is string => typeof verb === 'string' && verb.includes(' ')),
      { is: 'act', act },
    )
  for (const sign of wishSigns) put(signs[sign], { is: 'sign', sign })
  for (const [look, phrases] of Object.entries(mends)) put(phrases, { is: 'mend', look: look as WishLook })
  for (const rows of [own.looks, looks, styles])
    for (const [look, phrases] of Object.entries(rows)) put(phrases, { is: 'look', look: look as WishLook })
  for (const rows of [own.sides, sides])
    for (const [side, phrases] of Object.entries(rows)) put(phrases, { is: 'side', side: side as WishSide })
  for (const phrases of [plain, own.polite, own.degrees]) put(phrases, { is: 'plain' })
  tables.set(language, table)
  return table
}
