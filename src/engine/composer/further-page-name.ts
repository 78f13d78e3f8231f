import { pageNameMaxLength } from '#rules/pages.ts'
import { readFurtherPage } from '../understanding/further-page.ts'
import { sectionLabels } from './section-labels.ts'
import type { SectionKind } from './types.ts'
import { capital } from './words/read/source.ts'
import type { Language } from './words/types.ts'

/** What another page says, in the word of this language for it; null when a message asks for none. */
export function furtherPageSubject(prompt: string, language: Language): string | null {
  const asked = readFurtherPage(prompt, language)
  return asked && (sectionLabels[language][asked.kind as SectionKind] ?? asked.about)
}

/** What another page is called that a message asks for, '' where it names nothing; null when it asks for none. */
export function furtherPageName(prompt: string, language: Language): string | null {
  const asked = readFurtherPage(prompt, language)
  if (!asked) return null
  const { about, kind, exact } = asked
  const label = kind !== null && !exact ? sectionLabels[language][kind as SectionKind] : undefined
  return capital(label ?? about)
    .slice(0, pageNameMaxLength)
    .trim()
}
