import { sectionLabels } from '../../section-labels.ts'
import { inAnyLanguage } from '../lexicon/grammar.ts'
import type { AskedSection } from '../../types.ts'
import type { Language } from '../types.ts'
import { type Source, words } from './source.ts'

const signingIn = words(
  inAnyLanguage(({ signIn }) => signIn),
  'iu',
)

/** 'Users should be able to log in': the page has a way in, whatever else it shows. */
export function readEntry(source: Source, language: Language): AskedSection[] {
  const match = signingIn.exec(source.bare)
  if (!match) return []
  const span = { start: match.index, end: match.index + match[0].length }
  return [{ kind: 'auth', words: sectionLabels[language].auth, items: [], span }]
}
