import { capital } from '../../words/read/source.ts'
import type { Language } from '../../words/types.ts'
import { partWords } from '../../../understanding/part-words.ts'
import type { Candidate } from './candidates.ts'

/** What a person would say for a candidate: 'the testimonial "Warm bread"', or by its number where others are called so too. */
export function phraseFor(one: Candidate, all: readonly Candidate[], language: Language): string {
  const words = partWords(language)
  // German nouns have a capital
  const noun = language === 'de' ? capital(nounFor(one, language)) : nounFor(one, language)
  const alone = one.label !== '' && all.filter(({ label }) => label === one.label).length === 1
  const article = language === 'en' ? 'the ' : ''
  if (one.of === 'section' && one.kind !== null && sectionName(one.kind, language)) {
    const same = all.filter(({ of, kind }) => of === 'section' && kind === one.kind)
    if (same.length === 1) return `${article}${noun}`
  }
  if (alone) return `${article}${noun} "${one.label}"`
  const ordinal = words.ordinals[one.at]?.[0]
  return ordinal ? `${article}${ordinal} ${noun}` : `${article}${noun} ${one.at + 1}`
}

function nounFor({ of, kind }: Candidate, language: Language): string {
  const words = partWords(language)
  if (of === 'element') return words.elements[kind ?? '']?.one[0] ?? words.entry.one[0] ?? ''
  if (of === 'section') return (kind && sectionName(kind, language)) ?? words.section.one[0] ?? ''
  return (kind && words.kinds[kind]?.one?.[0]) ?? words.entry.one[0] ?? ''
}

const sectionName = (kind: string, language: Language) => {
  const words = partWords(language).kinds[kind]
  return words?.section?.[0] ?? words?.many?.[0]
}
