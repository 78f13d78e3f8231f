import { z } from 'zod'
import { sectionKinds } from '../../types.ts'
import { languageWords } from '../language-words.ts'
import { type Archetype, archetypes, type Language, type SectionWordings } from '../types.ts'

const lines = z.array(z.string())
const wording = z.strictObject({
  head: lines.optional(),
  lead: lines.optional(),
  items: z.union([lines, z.array(lines)]).optional(),
  body: z.array(lines).optional(),
  note: lines.optional(),
  fields: lines.optional(),
  submit: lines.optional(),
})
/** The wordings of sections, in the shape of `SectionWordings`. */
export const wordingsSchema = z.partialRecord(z.enum(sectionKinds), wording)

const general = languageWords('general', wordingsSchema)
const middle = languageWords('archetypes', z.partialRecord(z.enum(archetypes), wordingsSchema))

/** What is good for anything, in a language. */
export const generalParts = (language: Language): SectionWordings => general[language]

/** What holds for an archetype, under what is good for anything. */
export const archetypeParts = (archetype: Archetype, language: Language): SectionWordings =>
  middle[language][archetype] ?? {}
