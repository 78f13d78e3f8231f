import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ReadingLanguage } from './types.ts'

const home = new URL('./words/', import.meta.url).pathname

/** A table of a language's folder. Throws with its path when it has another shape. */
export function readWords<Shape>(language: ReadingLanguage, name: string, schema: z.ZodType<Shape>): Shape {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(home, language, name), 'utf8')))
  if (!parsed.success) throw new Error(`words/${language}/${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
