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
  /** what kinds of pages are called (`page`: any), and components, beside the words of kind.ts and component-words.ts */
  kinds: z.record(z.string(), alternatives),
  components: z.record(z.string(), alternatives),
  /** what asks for a way in, and what stands before the topic of a post */
  signIn: z.array(z.string()),
  topicWords: z.array(z.string()),
  /** usual names of sections that are not in section-words.ts */
  sections: z.partialRecord(z.enum(sectionKinds), z.array(z.string())),
  /** words for tones that are not in look-words.ts; '*' stands for any ending */
  tones: z.partialRecord(z.enum(tones), alternatives),
  modes: z.strictObject({ dark: alternatives, light: alternatives }),
  /** the noun before a colour */
  colour: z.string(),
  fields: z.record(z.enum(askedFieldNames), asked),
})
export type Grammar = z.output<typeof schema>

/** A table of patterns with what the folders of languages add to one of its rows. */
export const withOwn = (common: string, own: (words: Grammar) => string | undefined) =>
  [common, ...pageLanguages.map((language) => own(grammar[language]) ?? '')].filter((list) => list !== '').join('|')

export const grammar = forLanguages((language) => readWords(language, 'requests.json', schema))
