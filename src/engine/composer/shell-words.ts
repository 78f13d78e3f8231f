import { forLanguages } from '#rules/languages.ts'
import { interfaceWords } from './words/phrases/ui.ts'

/** Names of a page's landmarks, for those who hear them. */
export const shellWords = forLanguages((language) => interfaceWords[language].frame)
