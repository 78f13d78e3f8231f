import { z } from 'zod'
import { formulaNames } from '../../../understanding/app-words.ts'
import { forLanguages } from '#rules/languages.ts'
import { languageWords } from '../language-words.ts'

const labels = z.array(z.string().min(1)).min(1)

/** words/<lang>/say/formulas.json: what is put into a formula and what comes of it, in the order of its table. */
const words = languageWords(
  'formulas',
  z.record(z.enum(formulaNames), z.strictObject({ fields: labels, results: labels })),
)

export const formulaWords = forLanguages((language) => words[language])
