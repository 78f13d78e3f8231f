import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection } from '../../types.ts'
import { englishWords } from '../../edit/lexicon/english-words.ts'
import type { Language } from '../types.ts'

/** The names of asked sections in the page's language, when the request is written in another. */
export function translateSections(sections: AskedSection[], from: Language, to: Language): AskedSection[] {
  if (from === to) return sections
  return sections.map((section) => {
    const name = englishWords(to)?.sections[section.words.toLowerCase()]
    return { ...section, words: name ?? sectionLabels[to][section.kind] }
  })
}
