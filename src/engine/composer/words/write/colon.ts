import { forLanguages } from '#rules/languages.ts'
import { voiceWords } from '../phrases/voice-words.ts'

/** Between a name and what is said of it: in French a colon has a space before it. */
export const colon = forLanguages((language) => `${voiceWords[language].beforeColon}: `)
