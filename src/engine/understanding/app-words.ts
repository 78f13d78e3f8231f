import { z } from 'zod'
import { lexicon } from './lexicon.ts'
import { plainWord, wordsOfPhrase } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'
import { readTable, readWords } from './word-files.ts'

/** Tools for one thing that hold nothing which somebody keeps. */
export const smallTools = [
  'beats',
  'palette',
  'days',
  'draw',
  'toss',
  'passwords',
  'converter',
  'sketch',
  'markdown',
  'wordcount',
  'typing',
  'metronome',
] as const

/** The screens of apps, by the names under which they are drawn. */
export const appScreens = [
  'board',
  'issues',
  'tasks',
  'week',
  'agenda',
  'chat',
  'inbox',
  'register',
  'notes',
  'files',
  'player',
  'quiz',
  'scan',
  'timer',
  'meter',
  'results',
  'settings',
  'checkout',
  'split',
  'calculator',
  'tally',
  'league',
  'seating',
  'rota',
  'home',
  'catalog',
  'feed',
  'forum',
  'figures',
  'map',
  'checkin',
  'approvals',
  'luckydraw',
  ...smallTools,
  'game',
] as const
export type AppScreen = (typeof appScreens)[number]

/** What a page can be asked to do, by the names of the scripts and styles that do it. */
export const behaviourNames = [
  'theme',
  'tabs',
  'filter',
  'sort',
  'drag',
  'carousel',
  'countdown',
  'reveal',
  'transitions',
  'accordion',
  'upload',
  'timer',
] as const
export type BehaviourName = (typeof behaviourNames)[number]

/** Lists of tasks that have examples of their own. */
export const taskLists = ['habits', 'shopping', 'packing', 'reading', 'chores'] as const
export type TaskList = (typeof taskLists)[number]

/** What a calculator reckons by a rule that everybody knows. */
export const formulaNames = [
  'tip',
  'discount',
  'vat',
  'loan',
  'savings',
  'bmi',
  'fuel',
  'volume',
  'paint',
  'cover',
] as const
export type FormulaName = (typeof formulaNames)[number]

const cueNames = [
  'columns',
  'fields',
  'groups',
  'cards',
  'entries',
  'inputs',
  'people',
  'duties',
  'topics',
  'places',
  'choices',
  'prizes',
] as const
export type AppCue = (typeof cueNames)[number]

/** What a request may say a number of, where a screen is made for so many. */
export const amountKinds = ['teams', 'people', 'tables', 'seats', 'weeks', 'days'] as const
export type AmountKind = (typeof amountKinds)[number]

/** How such a screen is to be: two rounds, with what only a league reckons, long or round tables, a row for each day. */
const traitNames = ['twice', 'standing', 'long', 'round', 'daily'] as const
export type Trait = (typeof traitNames)[number]

const phrases = z.array(z.string().min(1))

/** words/<lang>/apps.json */
const appsSchema = z.strictObject({
  /** nouns that say an app and nothing of what it does */
  frames: phrases,
  /** nouns of a page about something: who asks for one wants no screen */
  about: phrases,
  /** nouns for a site, which is an app when it manages something */
  sites: phrases,
  /** before whom or what an app is for */
  for: phrases,
  /** what leads up to the technique: 'using Tailwind' */
  by: phrases,
  /** what leads up to the entries of a list: 'such as' */
  such: phrases,
  /** what is done with the things that an app keeps */
  managing: phrases,
  /** names of screens that mean other things too: they need a noun for an app beside them */
  weak: phrases,
  /** what screens are called */
  screens: z.partialRecord(z.enum(appScreens), phrases),
  /** what is kept, by the screen that shows it best */
  things: z.partialRecord(z.enum(appScreens), phrases),
  /** screens that are told by a noun and by what it is of: 'TABLE for our LEAGUE', 'CLEANING SCHEDULE' */
  pairs: z.partialRecord(z.enum(appScreens), z.strictObject({ heads: phrases, of: phrases })),
  /** nouns behind the number of those who take part, sit or serve */
  counted: z.record(z.enum(amountKinds), phrases),
  /** around the number of seats that each table has: 'tables OF 8', '8 guests PER TABLE' */
  each: z.strictObject({ before: phrases, after: phrases }),
  /** how a league, a seating plan or a rota is to be */
  traits: z.record(z.enum(traitNames), phrases),
  /** what leads up to what an app is to do: 'a tool TO split bills' */
  aims: phrases,
  /** what is done by a screen that nobody has a name for: 'a tool TO SPLIT BILLS' */
  does: z.partialRecord(z.enum(appScreens), phrases),
  /** what a list that follows is a list of */
  cues: z.record(z.enum(cueNames), phrases),
  /** what a screen or a single component has anyway, by its name, so that it was asked for and is there */
  has: z.record(z.string(), phrases),
  /** how far a card of a board is: what its columns are called */
  states: phrases,
  /** things that have an amount of money */
  sums: phrases,
  /** what is known of a thing that is kept: columns of a table */
  attributes: phrases,
  /** what is reckoned, by the rule for it: 'TIP calculator' */
  formulas: z.record(z.enum(formulaNames), phrases),
  /** units of the length of a time */
  lengths: z.record(z.enum(['s', 'min', 'h']), phrases),
  /** what a list of tasks is a list of: 'SHOPPING LIST', 'HABIT tracker' */
  taskLists: z.record(z.enum(taskLists), phrases),
  /** drawings of figures: 'a CHART of sales per week' */
  charts: phrases,
  /** screens of figures */
  dashboards: phrases,
  /** what is measured, by its unit */
  units: z.record(z.string(), phrases),
  /** what a picture is of, and what is done with it, where a page reads one */
  reads: z.strictObject({ verbs: phrases, things: phrases }),
  /** before and behind the name of a product that is to be copied: 'RECREATE Trello', 'a Trello CLONE', 'BAUE Trello NACH' */
  copies: z.strictObject({ before: phrases, after: phrases, around: z.array(z.tuple([z.string(), z.string()])) }),
  behaviours: z.partialRecord(z.enum(behaviourNames), phrases),
})

/** words/products.json: what is known by its name, by the screen that shows it. */
const productsSchema = z.partialRecord(z.enum(appScreens), phrases)

type Kind =
  | 'frames'
  | 'about'
  | 'sites'
  | 'for'
  | 'by'
  | 'such'
  | 'managing'
  | 'weak'
  | 'states'
  | 'sums'
  | 'aims'
  | 'attributes'
  | 'charts'
  | 'dashboards'
/** A phrase that was found: the words from `first` to `last`, both counted in. */
export type AppHit<Id extends string = string> = { id: Id; first: number; last: number }

/** 'd'inscription' has a first word without its apostrophe, as texts have it. */
const unelided = (word: string) => (word.endsWith("'") && word.length > 1 ? word.slice(0, -1) : word)

/** Phrases by their first word, the longest first. */
export class Phrases<Id extends string> {
  readonly #byFirst = new Map<string, { id: Id; words: string[] }[]>()
  readonly #forms: (word: string) => string[]

  constructor(rows: [Id, readonly string[]][], forms: (word: string) => string[]) {
    this.#forms = forms
    for (const [id, list] of rows)
      for (const phrase of list) {
        const words = wordsOfPhrase(phrase).map(unelided)
        const first = words[0] ?? ''
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { id, words }])
      }
    for (const list of this.#byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
  }

  /** The longest phrase at each place, none inside of another one. */
  find(said: readonly string[], from = 0, to = said.length): AppHit<Id>[] {
    const words = said.slice(Math.max(0, from), Math.max(0, to)).map(unelided)
    const hits: AppHit<Id>[] = []
    for (let at = 0; at < words.length; at++) {
      const found = this.#forms(words[at] ?? '')
        .flatMap((form) => this.#byFirst.get(form) ?? [])
        .sort((one, other) => other.words.length - one.words.length)
        .find((row) => at + row.words.length <= words.length && this.#fits(row.words, words, at))
      if (!found) continue
      hits.push({ id: found.id, first: Math.max(0, from) + at, last: Math.max(0, from) + at + found.words.length - 1 })
      at += found.words.length - 1
    }
    return hits
  }

  #fits(row: readonly string[], words: readonly string[], at: number): boolean {
    return row.every((word, offset) => {
      const said = words[at + offset] ?? ''
      return said === word || (offset === row.length - 1 && this.#forms(said).includes(word))
    })
  }
}

/** The words of a noun and of what it is of, with the latter as parts of compounds. */
export type ScreenPair = { screen: AppScreen; heads: Phrases<'heads'>; of: Phrases<'of'>; parts: readonly string[] }

export type AppWords = Record<Kind, Phrases<Kind>> & {
  pairs: readonly ScreenPair[]
  counted: Phrases<AmountKind>
  each: Phrases<'before' | 'after'>
  traits: Phrases<Trait>
  screens: Phrases<AppScreen>
  things: Phrases<AppScreen>
  does: Phrases<AppScreen>
  formulas: Phrases<FormulaName>
  cues: Phrases<AppCue>
  has: Phrases<string>
  /** the same by the name of each screen or component: several have 'printable' */
  hasEach: ReadonlyMap<string, Phrases<string>>
  units: Phrases<string>
  taskLists: Phrases<TaskList>
  reads: Phrases<'verbs' | 'things'>
  copies: {
    before: Phrases<'before'>
    after: Phrases<'after'>
    /** verbs, each with the particle that closes its clause */
    around: { verb: Phrases<'before'>; particle: string }[]
  }
  products: Phrases<AppScreen>
  /** every word that stands in the file */
  vocabulary: ReadonlySet<string>
  behaviours: Phrases<BehaviourName>
  /** the minutes of each word for a unit of time */
  lengths: ReadonlyMap<string, number>
  /** last parts of compounds that name a screen, in languages that have compounds */
  compounds: ReadonlyMap<string, AppScreen>
  /** last parts of compounds that name an app */
  appParts: readonly string[]
}

const loaded = new Map<ReadingLanguage, AppWords>()

/** The words by which a language asks for apps and for what pages do. Throws when its file is wrong. */
export function appWords(language: ReadingLanguage): AppWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'apps.json', appsSchema)
  const { grammar } = lexicon(language)
  const forms = (word: string) => lexicon(language).forms(word)
  const table = (kind: Kind) => new Phrases<Kind>([[kind, file[kind]]], forms)
  const words: AppWords = {
    frames: table('frames'),
    about: table('about'),
    sites: table('sites'),
    for: table('for'),
    by: table('by'),
    such: table('such'),
    managing: table('managing'),
    weak: table('weak'),
    states: table('states'),
    sums: table('sums'),
    aims: table('aims'),
    attributes: table('attributes'),
    charts: table('charts'),
    dashboards: table('dashboards'),
    units: new Phrases(Object.entries(file.units), forms),
    taskLists: new Phrases(entries(file.taskLists), forms),
    screens: new Phrases(entries(file.screens), forms),
    things: new Phrases(entries(file.things), forms),
    does: new Phrases(entries(file.does), forms),
    formulas: new Phrases(entries(file.formulas), forms),
    cues: new Phrases(entries(file.cues), forms),
    pairs: entries(file.pairs).map(([screen, { heads, of }]) => ({
      screen,
      heads: new Phrases([['heads', heads]], forms),
      of: new Phrases([['of', of]], forms),
      parts: of.map(plainWord),
    })),
    counted: new Phrases(entries(file.counted), forms),
    each: new Phrases(entries(file.each), (word) => [word]),
    traits: new Phrases(entries(file.traits), forms),
    has: new Phrases(entries(file.has), forms),
    hasEach: new Map(entries(file.has).map(([name, list]) => [name, new Phrases([[name, list]], forms)])),
    reads: new Phrases(entries(file.reads), forms),
    copies: {
      before: new Phrases([['before', file.copies.before]], forms),
      after: new Phrases([['after', file.copies.after]], forms),
      around: file.copies.around.map(([verb, particle]) => ({
        verb: new Phrases<'before'>([['before', [verb]]], (word) => [word]),
        particle,
      })),
    },
    vocabulary: new Set(stringsIn(file).flatMap(wordsOfPhrase)),
    products: new Phrases(entries(readTable('products.json', productsSchema)), (word) => [word]),
    behaviours: new Phrases(entries(file.behaviours), forms),
    lengths: new Map(
      entries(file.lengths).flatMap(([unit, list]) => list.map((word) => [plainWord(word), MINUTES[unit]] as const)),
    ),
    compounds: new Map(
      grammar.compounds
        ? entries(file.screens).flatMap(([screen, list]) =>
            list.filter((word) => word.length > LONG_PART).map((word) => [plainWord(word), screen] as const),
          )
        : [],
    ),
    appParts: grammar.compounds ? file.frames.filter((word) => word.length >= SHORT_PART && !word.includes(' ')) : [],
  }
  loaded.set(language, words)
  return words
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

const MINUTES = { s: 1 / 60, min: 1, h: 60 }

/** Shorter words end others by chance. */
const LONG_PART = 5
const SHORT_PART = 3

const entries = <Id extends string, Row = string[]>(rows: Partial<Record<Id, Row>>) =>
  Object.entries(rows) as [Id, Row][]
