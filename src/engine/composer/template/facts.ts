import { z } from 'zod'
import { tradeOrAny } from '../../trades/trade-folders.ts'
import { behaviourNames } from '../../understanding/app-words.ts'
import { drawings, layouts, pageKinds, sectionKinds } from '../types.ts'
import { type Facts, surfaces } from './nodes.ts'

const factsSchema = z.strictObject({
  layout: z.enum(layouts).default('media'),
  domains: z.array(tradeOrAny).default(['*']),
  moods: z.array(z.string()).optional(),
  words: z.array(z.string()).optional(),
  items: z.tuple([z.number().int().min(0), z.number().int().min(1)]).optional(),
  title: z.string().optional(),
  modes: z.array(z.enum(['light', 'dark'])).optional(),
  families: z.array(z.string()).optional(),
  needs: z.array(z.string()).optional(),
  surface: z.enum(surfaces).optional(),
  behaves: z.enum(behaviourNames).optional(),
  covers: z.array(z.enum(sectionKinds)).optional(),
  draws: z.enum(drawings).optional(),
  kinds: z.array(z.enum(pageKinds)).optional(),
})

/** The facts in the comment that opens a file; what is wrong with them goes to `problems` and the rest stands. */
export function readFacts(source: string, problems: string[]): Facts {
  const plain: Facts = { layout: 'media', domains: ['*'] }
  const text = /^\s*<!--\s*(\{[\s\S]*?\})\s*-->/.exec(source)?.[1]
  if (!text) return plain
  try {
    return factsSchema.parse(JSON.parse(text))
  } catch (error) {
    problems.push(
      `facts: ${error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error)}`,
    )
    return plain
  }
}
