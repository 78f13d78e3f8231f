import { z } from 'zod'
import { Phrases } from '../app-words.ts'
import { lexicon } from '../lexicon.ts'
import type { ReadingLanguage } from '../types.ts'
import { readWords } from '../word-files.ts'

/** What users of an application do there, by what they need for it. */
const actionNames = [
  'show',
  'search',
  'read',
  'keep',
  'book',
  'buy',
  'talk',
  'react',
  'reckon',
  'measure',
  'approve',
  'enter',
  'play',
  'watch',
  'load',
  'notify',
] as const
export type SpecAction = (typeof actionNames)[number]

/** The views that an application can have. */
export const viewNames = [
  'home',
  'catalog',
  'news',
  'shop',
  'booking',
  'calendar',
  'map',
  'player',
  'quiz',
  'forum',
  'feed',
  'chat',
  'calculator',
  'checkin',
  'luckydraw',
  'board',
  'tasks',
  'register',
  'approvals',
  'files',
  'figures',
  'inbox',
  'profile',
  'contact',
  'auth',
] as const
export type ViewName = (typeof viewNames)[number]

/** Nouns that name a view by themselves; `search` is part of the view that is searched. */
const nounNames = [...viewNames, 'search'] as const
export type SpecNoun = (typeof nounNames)[number]

const listNames = [
  /** nouns for what an application has: 'FUNCTIONALITIES for a, b and c' */
  'functions',
  /** what leads up to them */
  'has',
  /** the same where a noun for functions follows, or the first sentence has it: 'an app WITH a and b' */
  'had',
  /** between such a noun and the list */
  'leads',
  /** what leads up to the parts of a thing: 'product information, INCLUDING name and price' */
  'details',
  /** the same, up to the next thing: 'publish concerts WITH line-up and poster, a calendar' */
  'beside',
  /** what leads up to what users do: 'users SHOULD BE ABLE TO' */
  'able',
  /** who does things there: 'TEACHERS post assignments' */
  'doers',
  /** where what users do is over, and what it is good for begins */
  'closes',
  /** where it begins to say when or by what something is done: 'WHEN an order is paid', 'BASED ON their history' */
  'conditions',
  /** who keeps things for others: 'ADMINS can manage orders' */
  'admin',
  /** before what something is for */
  'aims',
  /** nouns for the application itself */
  'frames',
  /** nouns for kinds of applications that have no such word in them: 'a MARKETPLACE for used boats' */
  'applications',
  /** words that name no thing by themselves */
  'general',
  /** before a single thing: 'EINEN Kalender'; for languages whose endings do not tell one from many */
  'single',
  /** compounds that are one thing, whatever their last part says by itself: 'Speisekarte' */
  'whole',
  /** what compounds end in that are taken apart: 'ProduktVERWALTUNG' */
  'lastParts',
] as const
type ListName = (typeof listNames)[number]

const phrases = z.array(z.string().min(1))

/** words/<lang>/spec.json */
const schema = z.strictObject({
  ...(Object.fromEntries(listNames.map((name) => [name, phrases])) as Record<ListName, typeof phrases>),
  /** what nouns for many who do something end in: 'firefightERS' */
  doerEndings: z.array(z.string().min(2)),
  /** the verb stands behind its object: 'Bestellungen verwalten' */
  verbLast: z.boolean(),
  actions: z.record(z.enum(actionNames), phrases),
  /** the same as they stand behind who does them, where that is not how they stand elsewhere: 'les professeurs PUBLIENT' */
  finite: z.partialRecord(z.enum(actionNames), phrases),
  nouns: z.partialRecord(z.enum(nounNames), phrases),
  /** what views are called that the request has no short name for */
  labels: z.partialRecord(z.enum(viewNames), z.string().min(1)),
  say: z.strictObject({
    /** a view in which the things of another one are kept: 'Manage orders' */
    manage: z.string().includes('{things}'),
    /** below the name of the application, with what it has */
    lead: z.string().includes('{things}'),
  }),
})

/** What a specification of an application is written with in a language. */
export type SpecWords = Record<ListName, Phrases<ListName>> & {
  verbLast: boolean
  doerEndings: readonly string[]
  actions: Phrases<SpecAction>
  /** what is done as it stands behind who does it, the actions too */
  finite: Phrases<SpecAction>
  nouns: Phrases<SpecNoun>
  labels: Partial<Record<ViewName, string>>
  say: { manage: string; lead: string }
}

const loaded = new Map<ReadingLanguage, SpecWords>()

/** The words of specifications in a language. Throws when its file is wrong. */
export function specWords(language: ReadingLanguage): SpecWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'spec.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  const lists = listNames.map((name) => [name, new Phrases<ListName>([[name, file[name]]], forms)] as const)
  const words: SpecWords = {
    ...(Object.fromEntries(lists) as Record<ListName, Phrases<ListName>>),
    verbLast: file.verbLast,
    doerEndings: file.doerEndings,
    // 'orders' are things, and nothing that is done
    actions: new Phrases(rows(file.actions), (word) => [word]),
    finite: new Phrases([...rows(file.actions), ...rows(file.finite)], (word) => [word]),
    nouns: new Phrases(rows(file.nouns), forms),
    labels: file.labels,
    say: file.say,
  }
  loaded.set(language, words)
  return words
}

const rows = <Id extends string>(table: Partial<Record<Id, string[]>>) => Object.entries(table) as [Id, string[]][]
