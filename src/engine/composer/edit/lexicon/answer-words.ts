import { z } from 'zod'
import { languageWords } from '../../words/language-words.ts'

const text = z.string().min(1)
const lines = z.array(text)
const pair = z.tuple([text, text])

/**
 * What the answer to an edit is made of. `{what}` is a part of the page, `{to}` what it became.
 * Things done are clauses that stand in a list; the others are sentences.
 */
export const sentenceNames = [
  'removed',
  'removedLinked',
  'hidden',
  'shown',
  'repeated',
  'moved',
  'swapped',
  'added',
  'changed',
  'named',
  'keptName',
  'styled',
  'typeset',
  'linked',
  'newTab',
  'shortened',
  'arranged',
  'inOneColumn',
  'pictured',
  'noted',
  'priced',
  'rest',
  'already',
  'unfound',
  'unread',
  'which',
  'meant',
  'insteadColor',
  'insteadPart',
  'abilities',
  'onlyOne',
  'unmade',
  'noPlace',
  'farthest',
  'unreadable',
  'noLink',
  'noName',
  'noItems',
  'shortest',
  'needWords',
  'needAddress',
  'needFact',
  'undo',
  'undoing',
  'warmed',
  'cooled',
  'enlivened',
  'waitsFor',
  'complete',
  'furtherPage',
  'pageIsThere',
  'whichPage',
  'translation',
  'motion',
  'service',
  'question',
  'welcome',
  'pageSays',
  'unsafe',
  'noSuchLook',
] as const
export type SentenceName = (typeof sentenceNames)[number]

/** words/<lang>/say/answers.json: what is said in the chat. */
const schema = z.strictObject({
  /** of a page that was made; `{…}` are filled in */
  page: z.strictObject({
    made: text,
    piece: text,
    samples: text,
    again: text,
    named: text,
    pages: text,
    shades: text,
    waits: text,
    left: text,
    more: text,
    unspoken: text,
    page: text,
  }),
  /** what can be said next, as prompts that the composer understands */
  next: lines,
  /** around a text of the person */
  quotes: pair,
  /** the verb of a slot, which says nothing in a list: before it with its article, or after it */
  slotVerbs: z.strictObject({ before: lines, articles: lines, after: lines }),
  /** of an edit */
  edit: z.record(z.enum(sentenceNames), text),
  /** changes that any page takes, as prompts; of a price '{name}' and '{price}' */
  examples: z.strictObject({ dark: text, light: text, green: text, pricing: text, price: text, hues: lines }),
  /** short requests that are read like a person's: a page about '{name}', and the way in */
  orders: z.strictObject({ pageWith: text, signIn: text }),
  /** around a part that is called by a text of the page */
  marks: pair,
})

export const answerWords = languageWords('answers', schema)
