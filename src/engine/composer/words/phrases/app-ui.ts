import { forLanguages } from '#rules/languages.ts'
import { interfaceWords } from './ui.ts'

/** Words of the screens of apps and of what pages do; every language has every word. */
export const appUi = forLanguages((language) => interfaceWords[language].apps)
