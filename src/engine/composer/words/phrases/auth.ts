import { forLanguages } from '#rules/languages.ts'
import { voiceWords } from './voice-words.ts'

/** Opening an account, and getting in again without the password. */
export const doors = forLanguages((language) => voiceWords[language].doors)
