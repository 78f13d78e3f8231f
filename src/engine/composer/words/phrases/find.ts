import type { Language, SectionWordings } from '../types.ts'
import { archetypesDe } from './archetypes-de.ts'
import { archetypesEn } from './archetypes-en.ts'
import { otherArchetype } from './archetypes-other.ts'
import { generalDe } from './general-de.ts'
import { generalEn } from './general-en.ts'
import { generalEs } from './general-es.ts'
import { generalFr } from './general-fr.ts'
import { generalNo } from './general-no.ts'
import type { Archetype } from '../types.ts'

const general: Record<Language, SectionWordings> = {
  en: generalEn,
  de: generalDe,
  fr: generalFr,
  es: generalEs,
  no: generalNo,
}

/** What is good for anything, in a language. */
export const generalParts = (language: Language): SectionWordings => general[language]

/** What holds for an archetype, under what is good for anything. */
export function archetypeParts(archetype: Archetype, language: Language): SectionWordings {
  if (language === 'en') return archetypesEn[archetype] ?? {}
  return language === 'de' ? (archetypesDe[archetype] ?? {}) : otherArchetype(archetype, language)
}
