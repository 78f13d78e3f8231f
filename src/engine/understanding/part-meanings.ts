import { type Measure, type PartWords, partWords } from './part-words.ts'
import type { ReadingLanguage } from './types.ts'

/** What a noun points at: a section or an entry of one of a kind (null: of any), or single elements. */
export type Head = {
  of: 'section' | 'entry' | 'element'
  kind: string | null
  many: boolean
  word: string
}

/** What a word or phrase can mean in a description of parts. */
export type PartMeaning =
  | {
      is:
        | 'skip'
        | 'all'
        | 'everything'
        | 'both'
        | 'last'
        | 'middle'
        | 'except'
        | 'and'
        | 'within'
        | 'about'
        | 'page'
        | 'property'
    }
  | { is: 'ordinal' | 'number'; value: number }
  | { is: 'rank'; by: Measure; most: boolean }
  | { is: 'noun'; head: Head }

/** The longest phrase of the tables, in words. */
export const longestPhrase = 4

type Table = ReadonlyMap<string, readonly PartMeaning[]>
const tables = new Map<ReadingLanguage, Table>()

/** Everything that the words of a language can mean; made when it is first asked for. */
export function meaningsIn(language: ReadingLanguage): Table {
  const known = tables.get(language)
  if (known) return known
  const table = tableOf(partWords(language))
  tables.set(language, table)
  return table
}

function tableOf(words: PartWords): Table {
  const table = new Map<string, PartMeaning[]>()
  const put = (phrases: readonly string[], meaning: PartMeaning) => {
    for (const phrase of phrases) table.set(phrase, [...(table.get(phrase) ?? []), meaning])
  }
  for (const is of [
    'skip',
    'all',
    'everything',
    'both',
    'last',
    'middle',
    'except',
    'and',
    'within',
    'about',
    'page',
    'property',
  ] as const)
    put(words[is], { is })
  for (const [value, forms] of words.ordinals.entries()) put(forms, { is: 'ordinal', value })
  for (const [at, forms] of words.numbers.entries()) put(forms, { is: 'number', value: at + 2 })
  for (const { words: forms, by, most } of words.ranks) put(forms, { is: 'rank', by, most })
  const noun = (forms: readonly string[], of: Head['of'], kind: string | null, many: boolean) => {
    for (const word of forms) put([word], { is: 'noun', head: { of, kind, many, word } })
  }
  noun(words.section.one, 'section', null, false)
  noun(words.section.many, 'section', null, true)
  noun(words.entry.one, 'entry', null, false)
  noun(words.entry.many, 'entry', null, true)
  for (const [kind, { section, one, many }] of Object.entries(words.kinds)) {
    noun(section, 'section', kind, false)
    noun(one, 'entry', kind, false)
    noun(many, 'entry', kind, true)
  }
  for (const [element, { one, many }] of Object.entries(words.elements)) {
    noun(one, 'element', element, false)
    noun(many, 'element', element, true)
  }
  return table
}
