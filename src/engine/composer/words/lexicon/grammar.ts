import { z } from 'zod'
import { forLanguages, pageLanguages } from '#rules/languages.ts'
import { sectionKinds, tones } from '../../types.ts'
import { readWords } from '../../../understanding/word-files.ts'

/** Alternatives of a regular expression, longest first where it matters. */
const alternatives = z.array(z.string().min(1)).transform((list) => list.join('|'))

/** What people call the fields of a form, and what each becomes; see write/fields.ts for the notation. */
const asked = z.strictObject({ asks: z.string(), field: z.string().min(1) })
export const askedFieldNames = [
  'first-name',
  'last-name',
  'name',
  'email',
  'phone',
  'company',
  'subject',
  'password',
  'address',
  'town',
  'postcode',
  'country',
  'date',
  'time',
  'people',
  'budget',
  'card',
  'message',
  'terms',
] as const

/** words/<lang>/requests.json: what the reader of requests must know beside grammar.json. */
const schema = z.strictObject({
  articles: alternatives,
  /** between the page and its subject: 'a page FOR …' */
  forWords: alternatives,
  /** 'a bakery CALLED …' */
  called: alternatives,
  /** before a place */
  placeWords: alternatives,
  /** what ends the subject and begins a list of contents */
  withWords: alternatives,
  /** what ends the name of a component: 'a card FOR a recipe' */
  purposes: alternatives,
  /** cues of a list inside longer prose: 'features such as' */
  listCues: alternatives,
  and: alternatives,
  /** nouns for the page itself */
  pages: alternatives,
  /** openings of a request */
  verbs: alternatives,
  /** openings of a clause about the subject: 'THAT draws graphs' */
  relative: alternatives,
  numbers: z.array(z.string()),
  /** words that point at the person's own business: 'MY dog walking business' */
  own: alternatives,
  /** the language's own name in a request: 'in German', 'auf Deutsch' */
  asks: alternatives,
  /** before whom a page is for */
  forWhom: alternatives,
  /** what kinds of pages are called, in the order of kind.ts (`page`: any) */
  kinds: z.record(z.string(), alternatives),
  /** what single components are called, by the name the composer knows them by */
  components: z.record(z.string(), z.array(z.string())),
  /** what asks for a way in, beside what else a page shows */
  signIn: alternatives,
  /** which of the doors a page is: to enter, to join, or to get a new password */
  doors: z.strictObject({ enter: alternatives, join: alternatives, reset: alternatives }),
  /** what stands before the topic of a post */
  topicWords: alternatives,
  /** usual names of sections: the page may use a heading of its own */
  sections: z.partialRecord(z.enum(sectionKinds), z.array(z.string())),
  /** names of sections that say something of their own and become the heading */
  headings: z.partialRecord(z.enum(sectionKinds), z.array(z.string())),
  /** contents that every page has anyway, or that only say how it should be: nothing to plan, nothing left over */
  givens: z.array(z.string()),
  /** words for tones; '*' stands for any ending */
  tones: z.partialRecord(z.enum(tones), alternatives),
  /** ways to ask for a dark or a light page */
  modes: z.strictObject({ dark: alternatives, light: alternatives }),
  /** the noun before a colour */
  colour: z.string(),
  fields: z.record(z.enum(askedFieldNames), asked),
})
export type Grammar = z.output<typeof schema>

export const grammar = forLanguages((language) => readWords(language, 'requests.json', schema))

/** The alternatives of a row in all languages together. */
export const inAnyLanguage = (row: (words: Grammar) => string | undefined) =>
  pageLanguages.flatMap((language) => row(grammar[language]) || []).join('|')
