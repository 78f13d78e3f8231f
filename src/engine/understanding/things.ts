import { z } from 'zod'
import { type AppHit, Phrases } from './app-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import { plainWord } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'
import { readTable, readWords } from './word-files.ts'

/** What is done with a thing of a catalogue: it is bought, booked, asked for, read, or kept in mind. */
export const thingModes = ['sold', 'booked', 'asked', 'read', 'kept'] as const
export type ThingMode = (typeof thingModes)[number]

const lines = z.array(z.string().min(1))
const TITLES = 8

/** words/things.json: what is the same in all languages. */
const kindsSchema = z.record(
  z.string(),
  z.strictObject({
    mode: z.enum(thingModes),
    /** what is known of each of them, by the name of its label, and its values */
    fact: z.string(),
    values: lines.length(TITLES),
    /** between which amounts one costs, where it costs something */
    prices: z.tuple([z.number(), z.number()]).optional(),
    per: z.enum(['night', 'day']).optional(),
  }),
)

/** words/<lang>/things.json */
const thingsSchema = z.strictObject({
  facts: z.record(z.string(), z.string()),
  /** words that say what is done with the things of a catalogue, whatever they are */
  modes: z.record(z.enum(['sold', 'booked', 'read']), lines),
  /** what columns are called that every card has anyway */
  heads: z.record(z.enum(['names', 'prices', 'kinds']), lines),
  /** nouns by which a kind of things is named, and samples of it: 'Group | title | title' */
  things: z.record(z.string(), z.strictObject({ nouns: lines, groups: lines.min(3) })),
})

export type ThingHead = 'names' | 'prices' | 'kinds'

type ThingWords = {
  file: z.infer<typeof thingsSchema>
  kinds: z.infer<typeof kindsSchema>
  nouns: Phrases<string>
  modes: Phrases<'sold' | 'booked' | 'read'>
  heads: Phrases<ThingHead>
  /** nouns of one word that may be a part of a compound, the longest first */
  parts: readonly (readonly [noun: string, kind: string])[]
}

/** Samples of a kind of things: eight titles with the group of each, what is known of each, and what it costs. */
export type ThingSamples = {
  kind: string
  mode: ThingMode
  groups: string[]
  titles: { title: string; group: string }[]
  fact: { label: string; values: string[] }
  prices?: [least: number, most: number]
  per?: 'night' | 'day'
}

const loaded = new Map<ReadingLanguage, ThingWords>()

/** The things that a language has samples of. Throws when its file or the table of kinds is wrong. */
function thingWords(language: ReadingLanguage): ThingWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'things.json', thingsSchema)
  const { grammar } = lexicon(language)
  const forms = (word: string) => lexicon(language).forms(word)
  const rows = Object.entries(file.things)
  const words: ThingWords = {
    file,
    kinds: readTable('things.json', kindsSchema),
    nouns: new Phrases(
      rows.map(([kind, { nouns }]) => [kind, nouns]),
      forms,
    ),
    modes: new Phrases(Object.entries(file.modes) as ['sold', string[]][], forms),
    heads: new Phrases(Object.entries(file.heads) as [ThingHead, string[]][], forms),
    parts: grammar.compounds
      ? rows
          .flatMap(([kind, { nouns }]) => nouns.map((noun) => [plainWord(noun), kind] as const))
          .filter(([noun]) => noun.length >= SHORT_PART && !noun.includes(' '))
          .sort(([one], [other]) => other.length - one.length)
      : [],
  }
  loaded.set(language, words)
  return words
}

/** Shorter nouns begin and end others by chance. */
const SHORT_PART = 4
const LONG_PART = 5

/** Nouns for anything that is offered: another one beside them says more. */
const general = new Set(['product', 'service', 'template', 'member'])

const wordsOf = (text: string) => phraseTokens(text).map((token) => plainWord(token.text))

/** 'Rezeptsammlung', 'Brettspiele': the kind that a compound ends or begins with. */
function compoundKind({ parts }: ThingWords, words: readonly string[]): string | undefined {
  for (const word of words.toReversed()) {
    const part =
      parts.find(([noun]) => noun.length >= LONG_PART && word.length > noun.length && word.endsWith(noun)) ??
      parts.find(([noun]) => word.length > noun.length + 2 && word.startsWith(noun))
    if (part) return part[1]
  }
  return undefined
}

/** The kind of things that a text names, by its head noun. */
function kindIn(text: string, language: ReadingLanguage): string | null {
  const known = thingWords(language)
  const words = wordsOf(text)
  const hits = known.nouns.find(words)
  const own = hits.filter(({ id }) => !general.has(id))
  const list: AppHit[] = own.length > 0 ? own : hits
  const hit = lexicon(language).grammar.headFirst ? list[0] : list.at(-1)
  // 'Freiwillige' are no songs
  const others = words.filter((_, at) => !hits.some(({ first, last }) => at >= first && at <= last))
  const part = own.length > 0 ? undefined : compoundKind(known, others)
  return part ?? hit?.id ?? null
}

/** '1.2 kg' as the language writes it. */
const written = (value: string, language: ReadingLanguage) =>
  value.replace(/(\d)\.(\d)/, `$1${(0.5).toLocaleString(language).charAt(1)}$2`)

/** Samples of what a noun names; null where nobody has any of it. */
export function samplesFor(noun: string, language: ReadingLanguage): ThingSamples | null {
  const { kinds, file } = thingWords(language)
  const kind = kindIn(noun, language)
  const row = kind === null ? undefined : kinds[kind]
  const said = kind === null ? undefined : file.things[kind]
  if (kind === null || !row || !said) return null
  const groups = said.groups.map((line) => line.split(' | '))
  const titles = [1, 2].flatMap((at) =>
    groups.map(([group = '', ...own]) => ({ title: own[at - 1] ?? '', group })).filter(({ title }) => title !== ''),
  )
  return {
    kind,
    mode: row.mode,
    groups: groups.map(([group = '']) => group),
    titles,
    fact: { label: file.facts[row.fact] ?? '', values: row.values.map((value) => written(value, language)) },
    ...(row.prices ? { prices: row.prices } : {}),
    ...(row.per ? { per: row.per } : {}),
  }
}

/** What a catalogue is called, what it is for, and all that was said of it. */
export type Catalogued = { subject: string; context?: string; request: string; language: ReadingLanguage }

/** Samples of what a catalogue is of: by its name, else by what it is for, else by the first thing that is spoken of. */
export function stockOf({ subject, context = '', request, language }: Catalogued): ThingSamples | null {
  const { nouns } = thingWords(language)
  const words = wordsOf(request)
  const first = nouns.find(words).find(({ id }) => !general.has(id))
  const spoken = first ? words.slice(first.first, first.last + 1).join(' ') : ''
  const named = [subject, context, spoken].map((said) => samplesFor(said, language))
  // a 'product catalogue for FURNITURE' has furniture
  return named.find((one) => one !== null && !general.has(one.kind)) ?? named.find((one) => one !== null) ?? null
}

/** What is done with the things of a catalogue: what the request says, else what is usual with them. */
export function modeOf(catalogued: Catalogued): ThingMode {
  const [said] = thingWords(catalogued.language).modes.find(wordsOf(catalogued.request))
  return said?.id ?? stockOf(catalogued)?.mode ?? 'kept'
}

/** Whether a column is of what every card has anyway: its name, its price or its group. */
export const headOf = (label: string, language: ReadingLanguage): ThingHead | null => {
  const words = wordsOf(label)
  const hit = thingWords(language)
    .heads.find(words)
    .find(({ first, last }) => first === 0 && last === words.length - 1)
  return hit?.id ?? null
}
