import { forLanguages } from '#rules/languages.ts'
import { voiceWords } from './voice-words.ts'

/** What the general voice needs besides a person's own words: labels, questions that facts answer, who speaks. */
export const plainWords = forLanguages((language) => voiceWords[language].plain)
