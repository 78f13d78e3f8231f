import type { Brief, SectionKind } from '../../types.ts'
import { domainWords } from '../read/domain.ts'
import { anyOf, words } from '../read/source.ts'
import type { DomainWords, Wording } from '../types.ts'

/** The wording of the domain in the page's language; German and English have one. */
export function wordingOf({ domain, language }: Brief): Wording | undefined {
  const entry = domainWords(domain)
  return language === 'en' ? entry.en : language === 'de' ? entry.de : undefined
}

/** The special trade within the domain that the request speaks of. */
export function variantOf(brief: Brief) {
  const about = `${brief.kind} ${brief.trade} ${brief.brand ?? ''} ${brief.facts.join(' ')}`
  return wordingOf(brief)?.variants?.find(({ when }) => words(anyOf(when), 'iu').test(about))
}

const selling: readonly SectionKind[] = ['products', 'menu', 'services']

/** What such a page usually shows, most important first, the kind of its offers, and its hue in degrees. */
export function habitsFor(brief: Brief): Pick<DomainWords, 'sections' | 'offers' | 'hue'> {
  const { sections, offers, hue } = domainWords(brief.domain)
  const variant = variantOf(brief)
  const usual = variant?.sections ?? sections
  // Who lists what is sold wants no other goods beside it.
  const listed = brief.sections.find(({ kind, items }) => selling.includes(kind) && items.length > 0)
  if (!listed) return { sections: usual, offers: variant?.offers ?? offers, hue }
  return { sections: usual.filter((kind) => !selling.includes(kind)), offers: listed.kind, hue }
}
