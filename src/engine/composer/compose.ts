import type { GenerationRequest } from '../types.ts'
import { asPage, withDescription } from './again.ts'
import { type ComposeOptions, composeWith } from './compose-page.ts'
import { onSites } from './grammar.ts'
import { library } from './library.ts'
import type { Wordsmith } from './section-content.ts'
import type { ComposedPage } from './types.ts'
import { readBrief } from './words/brief.ts'
import { headText, uiWords, writeCopy } from './words/copy.ts'
import { appPlaces, pieces } from './words/phrases/pieces.ts'
import { habitsFor } from './words/write/habits.ts'

const words: Wordsmith = {
  readBrief,
  writeCopy,
  headText,
  uiWords,
  habits: habitsFor,
  appPlaces: ({ language, component }) =>
    onSites.has(component ?? '') ? (pieces[language].navbar?.links?.split('|') ?? []) : appPlaces[language],
}

/**
 * A whole page for a request, without a model: the person's words, sections and colours in a family of the library.
 * The same request gives the same page; `request.variant` asks for another one. Throws only when no family can be read.
 */
export function compose(request: GenerationRequest, options: Partial<ComposeOptions> = {}): ComposedPage {
  return composeWith(words, library(), asPage(withDescription(request)), { year: new Date().getFullYear(), ...options })
}
