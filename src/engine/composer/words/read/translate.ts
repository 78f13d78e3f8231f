import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection } from '../../types.ts'
import { sectionNames } from '../lexicon/translations.ts'
import type { Language } from '../types.ts'

const columns: Record<Exclude<Language, 'en'>, number> = { de: 0, fr: 1, es: 2, no: 3 }

/** The names of asked sections in the page's language, when the request is written in another. */
export function translateSections(sections: AskedSection[], from: Language, to: Language): AskedSection[] {
  if (from === to) return sections
  return sections.map((section) => {
    const name = to === 'en' ? undefined : sectionNames[section.words.toLowerCase()]?.split('|')[columns[to]]
    return { ...section, words: name ?? sectionLabels[to][section.kind] }
  })
}
