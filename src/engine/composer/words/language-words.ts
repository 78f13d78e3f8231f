import type { z } from 'zod'
import { forLanguages } from '#rules/languages.ts'
import { readWords } from '../../understanding/word-files.ts'

/**
 * What is said in each language: say/<name>.json of its folder, read and checked when it is first asked for. Throws with
 * the path of a file that has another shape.
 */
export const languageWords = <Shape>(name: string, schema: z.ZodType<Shape>) =>
  forLanguages((language) => readWords(language, `say/${name}.json`, schema))
