import { pageLanguages } from '#rules/languages.ts'
import type { SectionKind } from '../../types.ts'
import { grammar } from './grammar.ts'

/** `plain`: the usual name of the kind, so that the page may use a heading of its own for it. */
export type NamedSection = { kind: SectionKind; plain: boolean }

/** Phrases that ask for a kind of section, in all languages together. The first language that knows one decides. */
export const sectionNames: ReadonlyMap<string, NamedSection> = namedSections()

function namedSections() {
  const known = new Map<string, NamedSection>()
  for (const { sections, headings } of pageLanguages.map((language) => grammar[language]))
    for (const [named, plain] of [
      [sections, true],
      [headings, false],
    ] as const)
      for (const [kind, phrases] of Object.entries(named))
        for (const phrase of phrases) if (!known.has(phrase)) known.set(phrase, { kind: kind as SectionKind, plain })
  return known
}

/** Contents that every page has anyway, or that only say how it should be. */
export const givens: ReadonlySet<string> = new Set(pageLanguages.flatMap((language) => grammar[language].givens))
