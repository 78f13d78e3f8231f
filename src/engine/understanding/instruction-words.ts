import { z } from 'zod'
import type { ReadingLanguage } from './types.ts'
import { readWords } from './word-files.ts'

const phrases = z.array(z.string().min(1))

export const instructionActions = [
  'remove',
  'hide',
  'show',
  'duplicate',
  'move',
  'make',
  'rename',
  'change',
  'bigger',
  'smaller',
  'darker',
  'lighter',
] as const
/** Looks that have a word of their own; colours are read where they are known. */
export const instructionLooks = [
  'bigger',
  'smaller',
  'darker',
  'lighter',
  'dark',
  'light',
  'rounder',
  'square',
] as const
export const moveSides = ['before', 'after', 'up', 'down', 'start', 'end'] as const

/** How an action is said: verbs that begin or end the instruction, two halves around the rest, and what a part 'should' do. */
const verbs = z.strictObject({
  start: phrases,
  end: phrases,
  around: z.array(z.tuple([z.string(), z.string()])),
  wanted: phrases,
})

/** words/<lang>/instructions.json: the words that say what should be done. Phrases of up to five words count as one. */
const instructionsSchema = z.strictObject({
  /** what may stand around an instruction and asks for nothing */
  polite: phrases,
  modals: phrases,
  /** what may stand beside a look */
  degrees: phrases,
  /** before the part whose colour is spoken of */
  colourOf: phrases,
  /** before what something should become */
  to: phrases,
  /** before what should stand in its place */
  by: phrases,
  actions: z.record(z.enum(instructionActions), verbs),
  looks: z.record(z.enum(instructionLooks), phrases),
  sides: z.record(z.enum(moveSides), phrases),
})
export type InstructionWords = z.infer<typeof instructionsSchema>

const loaded = new Map<ReadingLanguage, InstructionWords>()

/** The words of instructions in a language, read from its folder when they are first asked for. */
export function instructionWords(language: ReadingLanguage): InstructionWords {
  const known = loaded.get(language) ?? readWords(language, 'instructions.json', instructionsSchema)
  loaded.set(language, known)
  return known
}
