import { z } from 'zod'
import { forLanguages } from '#rules/languages.ts'
import { sectionKinds } from '../../types.ts'
import { languageWords } from '../language-words.ts'

const words = z.record(z.string(), z.string().min(1))

/** What waits for the person. Shown marked on the page, so it says what to do. */
const slotNames = [
  'price',
  'name',
  'role',
  'hours',
  'address',
  'phone',
  'email',
  'date',
  'quote',
  'logo',
  'included',
  'value',
  'item',
  'holiday',
  'parking',
  'transport',
  'access',
  'review',
  'item-text',
] as const
export type SlotName = (typeof slotNames)[number]

/** words/<lang>/say/interface.json: labels of what every page has. */
const schema = z.strictObject({
  /** fixed words of the interface (data-t) */
  words,
  /** those of the screens of apps and of what pages do */
  apps: words,
  /** what kinds of sections are called */
  sections: z.record(z.enum(sectionKinds), z.string().min(1)),
  /** names of a page's landmarks, for those who hear them */
  frame: z.strictObject({ main: z.string(), mobile: z.string(), footer: z.string() }),
  /** fields of forms that every language has a word for */
  fields: words,
  slots: z.record(z.enum(slotNames), z.string().min(1)),
  /** what stands where a fact waits after an edit */
  edited: z.strictObject({
    name: z.string(),
    price: z.string(),
    words: z.string(),
    closed: z.string(),
    address: z.string(),
  }),
  /** Monday first */
  days: z.array(z.string()).length(7),
})

export const interfaceWords = languageWords('interface', schema)

/** Fixed words of the interface (data-t), one dictionary a language; every language has every word. */
export const ui = forLanguages((language) => interfaceWords[language].words)
