import { forLanguages } from '#rules/languages.ts'
import { interfaceWords } from './words/phrases/ui.ts'

/** What the kinds of sections are called, in the languages of pages. */
export const sectionLabels = forLanguages((language) => interfaceWords[language].sections)
