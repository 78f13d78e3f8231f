import { forLanguages } from '#rules/languages.ts'
import { interfaceWords } from './ui.ts'

/** What waits for the person. Shown marked on the page, so it says what to do. */
export const slotWords = forLanguages((language) => interfaceWords[language].slots)

/** Monday first. */
export const days = forLanguages((language) => interfaceWords[language].days)
