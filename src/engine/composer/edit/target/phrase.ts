import { capital } from '../../words/read/source.ts'
import type { Language } from '../../words/types.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { partWords } from '../../../understanding/part-words.ts'
import type { Candidate } from './candidates.ts'

/** What a person would say for a candidate: 'the testimonial "Warm bread"', or by its number where others are called so too. */
export function phraseFor(one: Candidate, all: readonly Candidate[], language: Language): string {
  const words = partWords(language)
  const name = nounFor(one, language)
  const noun = lexicon(language).grammar.nounCapitals ? capital(name) : name
  const alone = one.label !== '' && all.filter(({ label }) => label === one.label).length === 1
  const grammar = words.nouns[name]
  const before = (article: string) => (/['’]$/.test(article) ? article : `${article} `)
  const article = grammar ? before(grammar.the) : language === 'en' ? 'the ' : ''
  if (one.of === 'section' && one.kind !== null && sectionName(one.kind, language)) {
    const same = all.filter(({ of, kind }) => of === 'section' && kind === one.kind)
    if (same.length === 1) return `${article}${noun}`
  }
  if (alone) return `${article}${noun} "${one.label}"`
  const ordinal = words.ordinals[one.at]?.[grammar?.ordinal ?? 0]
  return ordinal
    ? `${grammar ? before(grammar.counted) : article}${ordinal} ${noun}`
    : `${article}${noun} ${one.at + 1}`
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
