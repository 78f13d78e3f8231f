import { z } from 'zod'
import { type AppHit, Phrases } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const phrases = z.array(z.string().min(1))

const lists = {
  /** what the parts of a screen of settings are called */
  groups: phrases,
  /** before the choices that all of them have: 'EACH by email or push' */
  each: phrases,
  on: phrases,
  off: phrases,
  /** what is switched on and off */
  switches: phrases,
  /** what is moved along a line, and what can be nothing else */
  sliders: phrases,
  ranges: phrases,
  /** what is chosen from several */
  choices: phrases,
  /** what is written */
  texts: phrases,
  /** what is done by pressing, and what of it cannot be undone */
  acts: phrases,
  risks: phrases,
  /** a bar or button that saves */
  bars: phrases,
  /** before what a list holds at first: 'START IT OFF WITH' */
  opens: phrases,
  /** before what entries are parted by: 'FILTER BY bed' */
  sorts: phrases,
  /** before those whom entries belong to: 'WE ARE five' */
  who: phrases,
  adds: phrases,
  ticks: phrases,
  /** what is still there the next time */
  lasts: phrases,
  late: phrases,
  due: phrases,
  amount: phrases,
  /** small words of clauses about what a list does */
  around: phrases,
  /** what people sign in with besides an address and a password */
  code: phrases,
  username: phrases,
  /** a password that can be read */
  peek: phrases,
  /** a button beside the one that sends */
  second: phrases,
  /** what is said of a thing with a number: 'volunteer NUMBER', 'MitgliedsNUMMER' */
  numbers: phrases,
  /** codes that are kept secret as a password is */
  pins: phrases,
  /** how it is said that such a code can be read: 'SHOW PIN' */
  shows: phrases,
  links: phrases,
  /** between what is chosen from: 'metric OR imperial' */
  or: phrases,
  /** which leads up to what is set: 'USERS CAN CHOOSE units' */
  leads: phrases,
  /** and closes it where the verb stands last: 'man kann Einheiten EINSTELLEN' */
  leadEnds: phrases,
  /** of a switch that nobody turns: 'ALWAYS ON' */
  locked: phrases,
  /** what is to stand below as it was said: 'that AS A HINT' */
  hints: phrases,
}

/** words/<lang>/controls.json: what screens of settings, lists and ways in are made of. */
const schema = z.strictObject({
  ...lists,
  themes: z.strictObject({ light: phrases, dark: phrases, system: phrases }),
})

export type ControlKind = keyof typeof lists
const themeNames = ['light', 'dark', 'system'] as const
export type ThemeName = (typeof themeNames)[number]

/** The phrases of one language, as its texts are parted into words. */
export type ControlWords = Record<ControlKind, Phrases<ControlKind>> & {
  themes: Phrases<ThemeName>
  /** the phrases of a kind as they stand in the file */
  list: (kind: ControlKind) => readonly string[]
}

const loaded = new Map<ReadingLanguage, ControlWords>()

/** The words by which a language tells controls and wishes about lists. Throws when its file is wrong. */
export function controlWords(language: ReadingLanguage): ControlWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'controls.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  const asRead = (list: readonly string[]) => list.map((phrase) => wordsIn(phrase).join(' '))
  const kinds = Object.keys(lists) as ControlKind[]
  const tables = kinds.map((kind) => [kind, new Phrases<ControlKind>([[kind, asRead(file[kind])]], forms)] as const)
  const words = {
    ...(Object.fromEntries(tables) as Record<ControlKind, Phrases<ControlKind>>),
    themes: new Phrases<ThemeName>(
      themeNames.map((name) => [name, asRead(file.themes[name])]),
      forms,
    ),
    list: (kind: ControlKind) => file[kind],
  }
  loaded.set(language, words)
  return words
}

/** The words of a text as phrases are found among them; those of a quotation are none. */
export const wordsIn = (text: string): string[] =>
  phraseTokens(text).map(({ quoted, text: word }) => (quoted ? '"' : word))

/** Whether a text has a phrase of a kind. */
export const names = (text: string, kind: ControlKind, language: ReadingLanguage): boolean =>
  controlWords(language)[kind].find(wordsIn(text)).length > 0

/** A text without the phrases that were found in it, and without the marks and space that they leave. */
export function withoutHits(text: string, hits: readonly AppHit[]): string {
  const tokens = phraseTokens(text)
  let left = text
  for (const { first, last } of hits.toReversed())
    left = left.slice(0, tokens[first]?.start ?? 0) + left.slice(tokens[last]?.end ?? 0)
  return left
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:/–—-]+|[\s,:/–—-]+$/g, '')
    .trim()
}
