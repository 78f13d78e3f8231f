import { z } from 'zod'
import { Phrases } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const kinds = [
  /** lists in which people write themselves: 'SIGN-UP SHEET' */
  'sheets',
  /** what such a list says without a name: 'WHO BRINGS WHAT' */
  'brings',
  /** nouns for a list or a table of any kind */
  'lists',
  /** nouns for what has a place for each day */
  'plans',
  /** who writes on it, what they do and what they write: 'EACH parent WRITES a NAME' */
  'each',
  'puts',
  'names',
  /** what leads up to one thing more */
  'also',
  'only',
  /** what hangs on a wall, and what those do in turn who live together */
  'boards',
  'duties',
  /** what is shared, and what is done with it: 'SPLIT the RENT' */
  'verbs',
  'shared',
  /** around what is to be bought: 'HOW MANY tiles DO I NEED' */
  'howMuch',
  'needs',
  /** whoever packs for it takes their papers along */
  'trips',
  /** what is done with the cards of a board */
  'moves',
  /** what nobody wants who only writes a name */
  'logins',
] as const
export type ToolKind = (typeof kinds)[number]

const phrases = z.array(z.string().min(1)).min(1)

/** words/<lang>/tools.json: what small tools are asked for by, where nobody says a name for them. */
const schema = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, phrases])) as Record<ToolKind, typeof phrases>,
)

/** Each kind of phrases, and what such a list is called that nobody gave a name. */
export type ToolWords = Record<ToolKind, Phrases<ToolKind>> & { usual: string }

const loaded = new Map<ReadingLanguage, ToolWords>()

/** The words by which a language asks for small tools: 'WHO BRINGS WHAT', 'SPLIT the RENT'. Throws when its file is wrong. */
export function toolWords(language: ReadingLanguage): ToolWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'tools.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  const tables = kinds.map((kind) => [kind, new Phrases<ToolKind>([[kind, file[kind]]], forms)] as const)
  const words: ToolWords = {
    ...(Object.fromEntries(tables) as Record<ToolKind, Phrases<ToolKind>>),
    usual: file.brings[0] ?? '',
  }
  loaded.set(language, words)
  return words
}
