import { z } from 'zod'
import { forLanguages } from '#rules/languages.ts'
import { languageWords } from '../language-words.ts'

const text = z.string().min(1)
const lines = z.array(text)
const piece = z.strictObject({
  head: text,
  lead: text.optional(),
  kicker: text.optional(),
  note: text.optional(),
  primary: text.optional(),
  secondary: text.optional(),
  submit: text.optional(),
  links: text.optional(),
  items: lines.optional(),
  fields: lines.optional(),
  body: lines.optional(),
})

/** words/<lang>/say/pieces.json */
const words = languageWords('pieces', z.strictObject({ places: lines, pieces: z.record(z.string(), piece) }))

/** What components and screens say, by language. */
export const pieces = forLanguages((language) => words[language].pieces)

/** Where the navigation of an app leads, beside the screen that is shown. */
export const appPlaces = forLanguages((language) => words[language].places)
