import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { wordsOfPhrase } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'

const home = new URL('./words/', import.meta.url).pathname

/** A table of a language's folder. Throws with its path when it has another shape. */
export const readWords = <Shape>(language: ReadingLanguage, name: string, schema: z.ZodType<Shape>): Shape =>
  readTable(join(language, name), schema)

/** A table that is the same in all languages. Throws with its path when it has another shape. */
export function readTable<Shape>(path: string, schema: z.ZodType<Shape>): Shape {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(home, path), 'utf8')))
  if (!parsed.success) throw new Error(`words/${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** As phrases are read for their trade: 'salle des fêtes' has no article within. */
export const withoutArticles = (noun: string, { articles }: { articles: readonly string[] }) => {
  const words = wordsOfPhrase(noun)
  return words.filter((word) => words.length === 1 || !articles.includes(word)).join(' ')
}
