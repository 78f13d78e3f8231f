import { z } from 'zod'
import { Phrases } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

/** The games that are played on a page, by the names under which they are drawn. */
export const gameNames = [
  'tictactoe',
  'snake',
  'pairs',
  'aliens',
  'bricks',
  'pong',
  'blocks',
  'tiles',
  'mines',
  'four',
  'hangman',
  'hands',
  'moles',
] as const
export type GameName = (typeof gameNames)[number]

/** Who plays: one against the page, or two at the same screen. */
const modes = ['page', 'two'] as const
export type GameMode = (typeof modes)[number]

/** What a request may say a number of. */
const counted = ['pairs', 'cards', 'mines'] as const
export type GameCount = (typeof counted)[number]

const phrases = z.array(z.string().min(1)).min(1)

/** words/<lang>/games.json: what games are asked for by. */
const schema = z.strictObject({
  /** nouns for a game of any kind, and for the copy of one */
  nouns: phrases,
  /** what leads up to its name behind another noun: 'a page WHERE YOU CAN PLAY snake', 'a game LIKE pong' */
  plays: phrases,
  /** verbs by which it is asked for, and how it is to be, beside what every page is asked for by */
  around: phrases,
  modes: z.record(z.enum(modes), phrases),
  /** nouns behind a number */
  counted: z.record(z.enum(counted), phrases),
  names: z.record(z.enum(gameNames), phrases),
  /** names that mean other things too: they need a noun for a game beside them */
  weak: phrases,
  /** what all of them have anyway, and what each has besides */
  parts: z.record(z.enum(['all', ...gameNames]), phrases),
})

export type GameWords = {
  nouns: Phrases<'nouns'>
  /** single nouns, with which compounds may end */
  nounParts: readonly string[]
  plays: Phrases<'plays'>
  around: Phrases<'around'>
  modes: Phrases<GameMode>
  counted: Phrases<GameCount>
  names: Phrases<GameName>
  weak: Phrases<'weak'>
  parts: ReadonlyMap<string, Phrases<'parts'>>
}

const loaded = new Map<ReadingLanguage, GameWords>()
const SHORT_PART = 4

/** The words by which a language asks for games. Throws when its file is wrong. */
export function gameWords(language: ReadingLanguage): GameWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'games.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  const table = <Id extends string>(rows: Record<Id, string[]>) =>
    new Phrases(Object.entries(rows) as [Id, string[]][], forms)
  const words: GameWords = {
    nouns: table({ nouns: file.nouns }),
    nounParts: file.nouns.filter((noun) => noun.length >= SHORT_PART && /^\p{L}+$/u.test(noun)),
    plays: table({ plays: file.plays }),
    around: table({ around: file.around }),
    modes: table(file.modes),
    counted: table(file.counted),
    names: table(file.names),
    weak: table({ weak: file.weak }),
    parts: new Map(Object.entries(file.parts).map(([name, list]) => [name, table({ parts: list })])),
  }
  loaded.set(language, words)
  return words
}
