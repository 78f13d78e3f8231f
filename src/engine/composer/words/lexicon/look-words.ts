import type { Tone } from '../../types.ts'
import type { Language } from '../types.ts'
import { type Grammar, grammar } from './grammar.ts'

const together = (languages: readonly Language[], of: (words: Grammar) => string | undefined) =>
  languages.flatMap((language) => of(grammar[language]) || []).join('|')

/** The words of a tone in some languages, as alternatives; '*' stands for any ending. */
export const toneWords = (tone: Tone, languages: readonly Language[]) => together(languages, ({ tones }) => tones[tone])

/** Ways to ask for a dark or a light page in some languages, as alternatives. */
export const modeWords = (mode: 'dark' | 'light', languages: readonly Language[]) =>
  together(languages, ({ modes }) => modes[mode])
